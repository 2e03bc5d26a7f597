#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace vitrine::ui {

/// Lets rows through whose first two columns hold every typed word, in any order and without regard to case.
class WordFilter : public QSortFilterProxyModel {
  Q_OBJECT

public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  void setWords(const QString& text);

protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
  QStringList m_words;
};

} // namespace vitrine::ui
