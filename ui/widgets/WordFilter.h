#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

#include <optional>
#include <vector>

namespace vitrine::ui {

/// Rank of a row among those that hold all of `words`, in any order and without regard to case; lower is better. Whole
/// words come first, then beginnings of words, then other places; places in `name` come before those in `others`. Of
/// equal names those that begin with the first word come first, then the short ones. nullopt: a word is missing.
/// `words` must not be empty.
std::optional<int> wordRank(const QString& name, const QString& others, const QStringList& words);

/// Shows the rows whose first two columns hold every typed word, ordered by wordRank(). The name of a row is the
/// kSortRole of its first column, or its text if it has none. Rows keep their order while no word is typed.
class WordFilter : public QSortFilterProxyModel {
  Q_OBJECT

public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  void setWords(const QString& text);
  void setSourceModel(QAbstractItemModel* model) override;

protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
  bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
  int rankOf(int row) const;

  QStringList m_words;
  mutable std::vector<int> m_ranks; ///< cache of the ranks of the source's rows
};

} // namespace vitrine::ui
