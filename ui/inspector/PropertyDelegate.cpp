#include "ui/inspector/PropertyDelegate.h"

#include "ui/inspector/PropertyModel.h"

#include <QTextLayout>
#include <QTreeView>

#include <algorithm>

namespace vitrine::ui {
namespace {

/// Height of a text's first line above its base line: of all fonts that its letters come from. Whole pixels, as base
/// lines are drawn on them.
int ascentOf(const QString& text, const QFont& font) {
  QTextLayout layout(text, font);
  layout.beginLayout();
  const QTextLine line = layout.createLine();
  layout.endLayout();
  return line.isValid() ? qRound(line.ascent()) : 0;
}

/// Letters that one font has all of; most texts are of them, and laying out thousands takes long.
bool isLatin(const QString& text) {
  constexpr char16_t kFirstOther = 0x250; // IPA extensions
  return std::ranges::all_of(text, [](QChar c) { return c.unicode() < kFirstOther; });
}

} // namespace

PropertyDelegate::PropertyDelegate(QTreeView* view) : QStyledItemDelegate(view), m_view(*view) {}

void PropertyDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  if (index.column() == 0) {
    // Keys are short; a wrapped one would make its row taller than what it says.
    option->features.setFlag(QStyleOptionViewItem::WrapText, false);
  }
  if (index.data(PropertyModel::kPathRole).toBool()) {
    option->features.setFlag(QStyleOptionViewItem::WrapText, false);
    option->textElideMode = Qt::ElideMiddle;
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

int PropertyDelegate::dropOf(const QFont& font, const QModelIndex& index) {
  const QString own = index.data().toString();
  const QString beside = index.siblingAtColumn(1 - index.column()).data().toString();
  return isLatin(own) && isLatin(beside) ? 0 : std::max(ascentOf(beside, font) - ascentOf(own, font), 0);
}

void PropertyDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem cell = option;
  initStyleOption(&cell, index);
  const bool hasPicture = cell.features.testFlag(QStyleOptionViewItem::HasDecoration);
  const int drop = hasPicture || cell.text.isEmpty() ? 0 : dropOf(cell.font, index);
  if (drop == 0) {
    QStyledItemDelegate::paint(painter, option, index);
    return;
  }
  const QStyle& style = *m_view.style();
  const QString text = std::exchange(cell.text, QString());
  style.drawControl(QStyle::CE_ItemViewItem, &cell, painter, &m_view);
  cell.text = text;
  cell.rect.adjust(0, drop, 0, 0);
  cell.backgroundBrush = Qt::NoBrush;
  if (cell.state.testFlag(QStyle::State_Selected)) {
    cell.palette.setBrush(QPalette::Text, cell.palette.brush(QPalette::HighlightedText));
  }
  cell.state &= ~(QStyle::State_Selected | QStyle::State_HasFocus | QStyle::State_MouseOver);
  style.drawControl(QStyle::CE_ItemViewItem, &cell, painter, &m_view);
}

QSize PropertyDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  // Views ask without a size; without one nothing would wrap.
  QStyleOptionViewItem sized = option;
  sized.rect = QRect(0, 0, m_view.columnWidth(index.column()), m_view.fontMetrics().height());
  return QStyledItemDelegate::sizeHint(sized, index) + QSize(0, dropOf(option.font, index));
}

} // namespace vitrine::ui
