#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace vitrine::ui {

/// Draws properties as tall as they need to be: values of several lines wrapped to the width of their column, pictures
/// above their text. Keys stay on one line.
class PropertyDelegate : public QStyledItemDelegate {
  Q_OBJECT

public:
  /// Delegate for the columns of `view`, which owns it.
  explicit PropertyDelegate(QTreeView* view);

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
  const QTreeView& m_view;
};

} // namespace vitrine::ui
