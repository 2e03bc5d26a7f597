#pragma once

#include <QScrollBar>
#include <QTreeView>

namespace vitrine::ui {

/// Tree whose rows are selected as a whole: going to a row scrolls up and down only, never sideways.
class RowTree : public QTreeView {
  Q_OBJECT

public:
  using QTreeView::QTreeView;

  void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override {
    const int before = horizontalScrollBar()->value();
    QTreeView::scrollTo(index, hint);
    horizontalScrollBar()->setValue(before);
  }
};

} // namespace vitrine::ui
