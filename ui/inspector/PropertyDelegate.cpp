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
  }
}

QSize PropertyDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  // Views ask without a width; without one nothing would wrap.
  QStyleOptionViewItem sized = option;
  sized.rect.setWidth(m_view.columnWidth(index.column()));
  return QStyledItemDelegate::sizeHint(sized, index);
}

} // namespace vitrine::ui
