#include "ui/hex/HexPainter.h"

#include "core/bytes/ByteText.h"
#include "ui/style/Appearance.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace vitrine::ui {
namespace {

constexpr int kMarkAlpha = 70;

} // namespace

QColor matchColor() {
  return isDark() ? QColor(150, 105, 0) : QColor(255, 214, 102);
}

QColor bookmarkColor() {
  return isDark() ? QColor(90, 220, 170) : QColor(0, 125, 90);
}

void HexPainter::setFont(const QFont& font) {
  m_font = font;
  for (std::size_t code = 0; code < m_pairs.size(); ++code) {
    m_pairs[code] = QStaticText(QStringLiteral("%1").arg(code, 2, 16, QLatin1Char('0')));
    m_letters[code] = QStaticText(QString(bytes::letterOf(static_cast<std::byte>(code))));
    for (QStaticText* text : {&m_pairs[code], &m_letters[code]}) {
      text->setTextFormat(Qt::PlainText);
      text->setPerformanceHint(QStaticText::AggressiveCaching);
      text->prepare({}, font);
    }
  }
}

void HexPainter::paint(QPainter& painter, const HexPicture& picture, const QPalette& palette) const {
  for (const HexTint& tint : picture.tints) {
    fill(painter, picture, tint.range, tint.ground);
  }
  for (const HexRange& match : picture.matches) {
    fill(painter, picture, match, matchColor());
  }
  QColor mark = palette.color(QPalette::Highlight);
  mark.setAlpha(kMarkAlpha);
  for (const HexRange& range : picture.marks) {
    fill(painter, picture, range, mark);
  }
  paintTexts(painter, picture, palette);
  for (const HexRange& range : picture.bookmarks) {
    paintBookmark(painter, picture, range);
  }
  painter.setPen(QPen(palette.color(QPalette::Link), 1));
  painter.setBrush(Qt::NoBrush);
  paintFrame(painter, picture, HexLayout::Area::Hex);
  paintFrame(painter, picture, HexLayout::Area::Text);
}

/// The visible part of a run: a rectangle for each row of each area.
std::vector<QRect> HexPainter::rectsOf(const HexPicture& picture, const HexRange& range) {
  const HexLayout& layout = picture.layout;
  const auto perRow = static_cast<std::uint64_t>(layout.bytesPerRow());
  const int shift = layout.cell(0, 0, HexLayout::Area::Text).width() / 2;
  std::vector<QRect> rects;
  std::uint64_t at = std::max(range.offset, picture.first);
  const std::uint64_t end = std::min(range.end(), picture.first + picture.bytes.size());
  while (at < end) {
    const auto row = static_cast<int>((at - picture.first) / perRow);
    const auto column = static_cast<int>((at - picture.first) % perRow);
    const auto count = static_cast<int>(std::min<std::uint64_t>(end - at, perRow - static_cast<std::uint64_t>(column)));
    for (const auto area : {HexLayout::Area::Hex, HexLayout::Area::Text}) {
      const QRect cells = layout.cell(row, column, area).united(layout.cell(row, column + count - 1, area));
      rects.push_back(area == HexLayout::Area::Hex ? cells.translated(-shift, 0) : cells);
    }
    at += static_cast<std::uint64_t>(count);
  }
  return rects;
}

void HexPainter::fill(QPainter& painter, const HexPicture& picture, const HexRange& range, const QBrush& ground) {
  for (const QRect& rect : rectsOf(picture, range)) {
    painter.fillRect(rect, ground);
  }
}

void HexPainter::paintBookmark(QPainter& painter, const HexPicture& picture, const HexRange& range) {
  constexpr int kLine = 2;
  constexpr int kFlag = 6;
  const QColor color = bookmarkColor();
  const std::vector<QRect> rects = rectsOf(picture, range);
  for (const QRect& rect : rects) {
    painter.fillRect(rect.x(), rect.y() + rect.height() - kLine, rect.width(), kLine, color);
  }
  if (!rects.empty() && range.offset >= picture.first) {
    const QPoint corner = rects.front().topLeft();
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygon{corner, corner + QPoint(kFlag, 0), corner + QPoint(0, kFlag)});
  }
}

HexPainter::Emphasis HexPainter::emphasisOf(const HexPicture& picture, std::uint64_t offset) {
  if (!picture.selection || !picture.selection->contains(offset)) {
    return Emphasis::None;
  }
  const auto isMarked = [&] {
    return std::ranges::any_of(picture.marks, [offset](const HexRange& mark) { return mark.contains(offset); });
  };
  const bool wholeRecord = picture.record && *picture.selection == *picture.record && !picture.marks.empty();
  return wholeRecord && !isMarked() ? Emphasis::Tinted : Emphasis::Selected;
}

void HexPainter::paintTexts(QPainter& painter, const HexPicture& picture, const QPalette& palette) const {
  const HexLayout& layout = picture.layout;
  const QColor text = palette.color(QPalette::Text);
  const QColor dim = palette.color(QPalette::PlaceholderText);
  const QColor highlight = palette.color(QPalette::Highlight);
  QColor tint = highlight;
  tint.setAlpha(kMarkAlpha);
  const int top = (layout.rowHeight() - QFontMetrics(m_font).height()) / 2;
  const auto perRow = static_cast<std::size_t>(layout.bytesPerRow());
  for (std::size_t i = 0; i < picture.bytes.size(); ++i) {
    const auto row = static_cast<int>(i / perRow);
    const auto column = static_cast<int>(i % perRow);
    if (column == 0) {
      painter.setPen(dim);
      painter.drawText(layout.addressCell(row), Qt::AlignLeft | Qt::AlignVCenter,
                       QStringLiteral("%1").arg(picture.first + i, layout.addressDigits(), 16, QLatin1Char('0')));
    }
    const auto code = std::to_integer<std::size_t>(picture.bytes[i]);
    const Emphasis emphasis = emphasisOf(picture, picture.first + i);
    if (emphasis != Emphasis::None) {
      fill(painter, picture, {picture.first + i, 1}, emphasis == Emphasis::Selected ? highlight : tint);
    }
    painter.setPen(emphasis == Emphasis::Selected ? palette.color(QPalette::HighlightedText) : code == 0 ? dim : text);
    painter.drawStaticText(layout.cell(row, column, HexLayout::Area::Hex).topLeft() + QPoint(0, top), m_pairs[code]);
    painter.drawStaticText(layout.cell(row, column, HexLayout::Area::Text).topLeft() + QPoint(0, top), m_letters[code]);
  }
}

void HexPainter::paintFrame(QPainter& painter, const HexPicture& picture, HexLayout::Area area) {
  const HexLayout& layout = picture.layout;
  const auto perRow = static_cast<std::uint64_t>(layout.bytesPerRow());
  const std::uint64_t first = picture.first;
  const std::uint64_t end = first + picture.bytes.size();
  const auto& record = picture.record;
  if (!record || record->size == 0 || record->end() <= first || record->offset >= end) {
    return;
  }
  const int shift = area == HexLayout::Area::Hex ? layout.cell(0, 0, HexLayout::Area::Text).width() / 2 : 0;
  const std::uint64_t from = std::max(record->offset, first);
  const std::uint64_t to = std::min(record->end(), end) - 1;
  // Sides where a neighbour is outside the record: the frame follows its ragged first and last row.
  const auto inside = [&](std::uint64_t offset) { return record->contains(offset); };
  for (std::uint64_t offset = from; offset <= to; ++offset) {
    const auto row = static_cast<int>((offset - first) / perRow);
    const auto column = static_cast<int>((offset - first) % perRow);
    const QRect cell = layout.cell(row, column, area).adjusted(-shift, 0, -shift, -1);
    if (offset < perRow || !inside(offset - perRow)) {
      painter.drawLine(cell.topLeft(), cell.topRight());
    }
    if (!inside(offset + perRow)) {
      painter.drawLine(cell.bottomLeft(), cell.bottomRight());
    }
    if (column == 0 || !inside(offset - 1)) {
      painter.drawLine(cell.topLeft(), cell.bottomLeft());
    }
    if (column + 1 == layout.bytesPerRow() || !inside(offset + 1)) {
      painter.drawLine(cell.topRight(), cell.bottomRight());
    }
  }
}

} // namespace vitrine::ui
