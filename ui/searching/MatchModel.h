#pragma once

#include "core/searching/Match.h"

#include <QAbstractItemModel>

#include <array>
#include <vector>

namespace vitrine::ui {

/// Matches of a search by kind: a row for each kind that has any, its matches below. Grows while the search goes on.
class MatchModel : public QAbstractItemModel {
  Q_OBJECT

public:
  enum Role {
    kSpanStart = Qt::UserRole, ///< of the match in the text
    kSpanLength,
    kWhere, ///< the path that leads to it
  };

  using QAbstractItemModel::QAbstractItemModel;

  void clear();
  void add(const std::vector<searching::Match>& matches);
  /// Numbers of all matches, of which those told may be the first.
  void setCounts(const searching::MatchCounts& counts);

  /// Null for a row that is a kind.
  const searching::Match* matchAt(const QModelIndex& index) const;
  std::uint64_t total() const;
  /// The match after this one in the order of the rows, or before it; around the ends. `from` may be any row, or none.
  QModelIndex next(const QModelIndex& from, bool forwards) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

private:
  struct Group {
    std::vector<searching::Match> matches;
    std::uint64_t count = 0;
  };

  Group& groupOf(searching::MatchKind kind) { return m_groups[searching::indexOf(kind)]; }
  /// Row of a kind that has matches.
  int rowOf(searching::MatchKind kind) const;
  void addTo(searching::MatchKind kind, std::vector<searching::Match> matches);
  QString groupText(searching::MatchKind kind) const;

  std::array<Group, searching::kMatchKinds> m_groups;
  std::vector<searching::MatchKind> m_shown; ///< kinds that have matches, in their order
};

/// Name of a kind, as a heading.
QString kindText(searching::MatchKind kind);

} // namespace vitrine::ui
