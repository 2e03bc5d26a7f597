#include "ui/searching/MatchDelegate.h"

#include "ui/searching/MatchModel.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>

namespace vitrine::ui {
namespace {

constexpr int kMargin = 3;
/// Gap between the text and where it is, in widths of a letter.
constexpr int kGapLetters = 2;

/// Range of a line's text in a format.
QTextLayout::FormatRange formatted(int start, int length, const QTextCharFormat& format) {
  QTextLayout::FormatRange range;
  range.start = start;
  range.length = length;
  range.format = format;
  return range;
}

} // namespace

void MatchDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const int length = index.data(MatchModel::kSpanLength).toInt();
  if (length == 0) {
    QStyledItemDelegate::paint(painter, option, index);
    return;
  }
  QStyleOptionViewItem cell = option;
  initStyleOption(&cell, index);
  const QString text = std::exchange(cell.text, QString());
  const QWidget* widget = option.widget;
  const QStyle& style = widget ? *widget->style() : *QApplication::style();
  style.drawControl(QStyle::CE_ItemViewItem, &cell, painter, widget);

  const QString gap(kGapLetters, QLatin1Char(' '));
  const QString where = index.data(MatchModel::kWhere).toString();
  QTextLayout layout(where.isEmpty() ? text : text + gap + where, cell.font);
  QTextCharFormat bold;
  bold.setFontWeight(QFont::Bold);
  const bool selected = cell.state.testFlag(QStyle::State_Selected);
  const auto group = cell.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
  QTextCharFormat pale;
  pale.setForeground(cell.palette.color(group, selected ? QPalette::HighlightedText : QPalette::PlaceholderText));
  layout.setFormats({formatted(index.data(MatchModel::kSpanStart).toInt(), length, bold),
                     formatted(static_cast<int>(text.size()), static_cast<int>(gap.size() + where.size()), pale)});
  layout.beginLayout();
  QTextLine line = layout.createLine();
  line.setLineWidth(1e6); // one line, however long; the view scrolls or clips it
  layout.endLayout();
  const QRect room = cell.rect.adjusted(kMargin, 0, -kMargin, 0);
  painter->save();
  painter->setClipRect(room);
  painter->setPen(cell.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text));
  layout.draw(painter, QPointF(room.left(), room.top() + (room.height() - line.height()) / 2));
  painter->restore();
}

} // namespace vitrine::ui
