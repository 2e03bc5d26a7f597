#pragma once

#include "core/searching/Match.h"
#include "ui/widgets/GroupedModel.h"

namespace vitrine::ui {

/// Matches of a kind.
struct MatchGroup {
  searching::MatchKind kind = searching::MatchKind::Node;
  std::uint64_t listed = 0;
  std::uint64_t count = 0; ///< with those that are not listed
};

/// Matches of a search by kind: a row for each kind that has any, its matches below. Grows while the search goes on.
class MatchModel : public GroupedModel<MatchGroup, searching::Match> {
  Q_OBJECT

public:
  enum Role {
    kSpanStart = Qt::UserRole, ///< of the match in the text
    kSpanLength,
    kWhere, ///< the path that leads to it
  };

  explicit MatchModel(QObject* parent = nullptr);

  void clear() { replace({}); }
  void add(const std::vector<searching::Match>& matches);
  /// Numbers of all matches, of which those told may be the first.
  void setCounts(const searching::MatchCounts& counts);

  std::uint64_t total() const;
  /// The match after this one in the order of the rows, or before it; around the ends. `from` may be any row, or none.
  QModelIndex next(const QModelIndex& from, bool forwards) const;

  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
  void addTo(searching::MatchKind kind, std::vector<searching::Match> matches);
};

/// Name of a kind, as a heading.
QString kindText(searching::MatchKind kind);

} // namespace vitrine::ui
