#include "ui/inspector/PropertyDelegate.h"

#include <QTreeView>

namespace vitrine::ui {

PropertyDelegate::PropertyDelegate(QTreeView* view) : QStyledItemDelegate(view), m_view(*view) {}

void PropertyDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  if (index.column() == 0) {
    // Keys are short; a wrapped one would make its row taller than what it says.
    option->features.setFlag(QStyleOptionViewItem::WrapText, false);
  }
  if (option->features.testFlag(QStyleOptionViewItem::HasDecoration)) {
    option->decorationPosition = QStyleOptionViewItem::Top;
    option->decorationAlignment = Qt::AlignLeft | Qt::AlignTop;
    // A picture is to be looked at: selected or not, in its own colours.
    option->icon.addPixmap(index.data(Qt::DecorationRole).value<QPixmap>(), QIcon::Selected);
    // Text below a picture is wrapped to the picture's width: a small one takes the room of a line.
    option->decorationSize.setWidth(std::max(option->decorationSize.width(), m_view.columnWidth(index.column())));
  }
}

QSize PropertyDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  // Views ask without a size; without one nothing would wrap.
  QStyleOptionViewItem sized = option;
  sized.rect = QRect(0, 0, m_view.columnWidth(index.column()), m_view.fontMetrics().height());
  return QStyledItemDelegate::sizeHint(sized, index);
}

} // namespace vitrine::ui
