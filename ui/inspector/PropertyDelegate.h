#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace vitrine::ui {

/// Draws properties as tall as they need to be: values of several lines wrapped to the width of their column, pictures
/// above their text. Keys and paths stay on one line, paths without their middle. The first lines of key and value
/// stand on one base line, also where their letters come from different fonts.
class PropertyDelegate : public QStyledItemDelegate {
  Q_OBJECT

public:
  /// Delegate for the columns of `view`, which owns it.
  explicit PropertyDelegate(QTreeView* view);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
  /// Distance by which a cell's text is lowered to stand on the base line of its row.
  static int dropOf(const QFont& font, const QModelIndex& index);

  const QTreeView& m_view;
};

} // namespace vitrine::ui
