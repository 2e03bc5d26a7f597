#include "ui/hex/HexView.h"

#include "ui/widgets/ViewKeys.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>

#include <cmath>

namespace vitrine::ui {
namespace {

constexpr std::uint64_t kMostTicks = 1'000'000'000;
/// More would fill the clipboard with megabytes of text.
constexpr std::uint64_t kMostCopied = 4ull << 20;
constexpr int kLeastAddressDigits = 8;

/// Whole pixels, rounded up: a fraction lost per character would push the last ones out of their cells.
int characterWidth(const QFont& font) {
  return static_cast<int>(std::ceil(QFontMetricsF(font).horizontalAdvance(QLatin1Char('0'))));
}

int addressDigitsFor(std::uint64_t size) {
  int digits = kLeastAddressDigits;
  while (digits < 16 && (size >> (4 * digits)) != 0) {
    ++digits;
  }
  return digits;
}

QChar shown(std::byte byte) {
  const auto code = std::to_integer<unsigned char>(byte);
  return code >= 0x20 && code < 0x7f ? QChar(code) : QChar(u'·');
}

} // namespace

HexView::HexView(QWidget* parent) : QAbstractScrollArea(parent) {
  setObjectName(QStringLiteral("hexView"));
  setAccessibleName(tr("Bytes"));
  setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  setFocusPolicy(Qt::StrongFocus);
  viewport()->setCursor(Qt::IBeamCursor);
  keepViewKeys(this);
  arrange();
}

void HexView::setSource(ByteSourcePtr source) {
  m_source = std::move(source);
  m_cursor = m_anchor = 0;
  m_hasSelection = false;
  m_record.reset();
  m_marks.clear();
  verticalScrollBar()->setValue(0);
  arrange();
}

void HexView::arrange() {
  const QFontMetrics metrics(font());
  const int digits = addressDigitsFor(size());
  const int width = characterWidth(font());
  const std::uint64_t first = firstVisible();
  m_layout =
      HexLayout(width, metrics.height() + 2, digits, HexLayout::bytesPerRowFor(viewport()->width(), width, digits));
  horizontalScrollBar()->setRange(0, std::max(0, m_layout.width() - viewport()->width()));
  const std::uint64_t hiddenRows = rowCount() > static_cast<std::uint64_t>(visibleRows())
                                       ? rowCount() - static_cast<std::uint64_t>(visibleRows())
                                       : 0;
  m_rowsPerTick = hiddenRows / kMostTicks + 1;
  verticalScrollBar()->setRange(0, static_cast<int>((hiddenRows + m_rowsPerTick - 1) / m_rowsPerTick));
  verticalScrollBar()->setPageStep(
      std::max(1, static_cast<int>(static_cast<std::uint64_t>(visibleRows()) / m_rowsPerTick)));
  scrollToRow(first / static_cast<std::uint64_t>(m_layout.bytesPerRow()));
  viewport()->update();
}

QSize HexView::sizeHint() const {
  constexpr int kBytes = 16;
  constexpr int kRows = 12;
  const HexLayout layout(characterWidth(font()), QFontMetrics(font()).height() + 2, kLeastAddressDigits, kBytes);
  return {layout.width() + verticalScrollBar()->sizeHint().width() + 2 * frameWidth(), layout.rowHeight() * kRows};
}

std::uint64_t HexView::rowCount() const {
  const auto perRow = static_cast<std::uint64_t>(m_layout.bytesPerRow());
  return (size() + perRow - 1) / perRow;
}

int HexView::visibleRows() const {
  return std::max(1, viewport()->height() / m_layout.rowHeight());
}

std::uint64_t HexView::firstVisible() const {
  return static_cast<std::uint64_t>(verticalScrollBar()->value()) * m_rowsPerTick *
         static_cast<std::uint64_t>(m_layout.bytesPerRow());
}

void HexView::scrollToRow(std::uint64_t row) {
  verticalScrollBar()->setValue(static_cast<int>(std::min(row / m_rowsPerTick, kMostTicks)));
}

HexRange HexView::selection() const {
  if (!m_hasSelection) {
    return {m_cursor, 0};
  }
  const std::uint64_t from = std::min(m_cursor, m_anchor);
  return {from, std::max(m_cursor, m_anchor) - from + 1};
}

void HexView::select(HexRange range) {
  if (size() == 0) {
    return;
  }
  m_anchor = std::min(range.offset, size() - 1);
  const std::uint64_t length = std::clamp<std::uint64_t>(range.size, 1, size() - m_anchor);
  m_cursor = m_anchor + length - 1;
  m_hasSelection = true;
  ensureVisible({m_anchor, length});
  viewport()->update();
}

void HexView::setFrames(std::optional<HexRange> record, std::vector<HexRange> marks) {
  m_record = record;
  m_marks = std::move(marks);
  std::ranges::sort(m_marks, {}, &HexRange::offset);
  viewport()->update();
}

void HexView::ensureVisible(HexRange range) {
  const auto perRow = static_cast<std::uint64_t>(m_layout.bytesPerRow());
  const std::uint64_t top = firstVisible() / perRow;
  const auto rows = static_cast<std::uint64_t>(visibleRows());
  const std::uint64_t from = range.offset / perRow;
  const std::uint64_t to = (range.size == 0 ? range.offset : range.end() - 1) / perRow;
  if (from < top || from >= top + rows) {
    // With some of what is before it, so that one sees where one is.
    const std::uint64_t lead = rows / 4;
    scrollToRow(from > lead ? from - lead : 0);
  } else if (to >= top + rows) {
    scrollToRow(std::min(from, to - rows + 1));
  }
}

void HexView::resizeEvent(QResizeEvent* event) {
  QAbstractScrollArea::resizeEvent(event);
  arrange();
}

void HexView::changeEvent(QEvent* event) {
  QAbstractScrollArea::changeEvent(event);
  if (event->type() == QEvent::FontChange) {
    arrange();
  }
}

std::uint64_t HexView::offsetAt(QPoint position) const {
  const HexLayout::Cell cell = m_layout.cellAt(position + QPoint(horizontalScrollBar()->value(), 0));
  const std::uint64_t row = static_cast<std::uint64_t>(std::max(cell.row, 0));
  const std::uint64_t offset = firstVisible() + row * static_cast<std::uint64_t>(m_layout.bytesPerRow()) +
                               static_cast<std::uint64_t>(cell.column);
  return std::min(offset, size() - 1);
}

void HexView::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && size() != 0) {
    moveCursor(offsetAt(event->position().toPoint()), event->modifiers().testFlag(Qt::ShiftModifier));
  }
}

void HexView::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons().testFlag(Qt::LeftButton) && size() != 0) {
    moveCursor(offsetAt(event->position().toPoint()), true);
  }
}

void HexView::moveCursor(std::uint64_t to, bool extend) {
  m_cursor = to;
  if (!extend) {
    m_anchor = to;
  }
  m_hasSelection = true;
  ensureVisible({to, 1});
  viewport()->update();
  const HexRange range = selection();
  Q_EMIT selectionChanged(range.offset, range.size);
}

std::optional<std::uint64_t> HexView::target(const QKeyEvent& event) const {
  const auto perRow = static_cast<std::uint64_t>(m_layout.bytesPerRow());
  const std::uint64_t page = perRow * static_cast<std::uint64_t>(visibleRows());
  const std::uint64_t last = size() - 1;
  const bool whole = event.modifiers().testFlag(Qt::ControlModifier);
  const auto on = [this, last](std::uint64_t by) { return last - m_cursor >= by ? m_cursor + by : last; };
  switch (event.key()) {
  case Qt::Key_Left:
    return m_cursor > 0 ? m_cursor - 1 : 0;
  case Qt::Key_Right:
    return on(1);
  case Qt::Key_Up:
    return m_cursor >= perRow ? m_cursor - perRow : m_cursor;
  case Qt::Key_Down:
    return last - m_cursor >= perRow ? m_cursor + perRow : m_cursor;
  case Qt::Key_PageUp:
    return m_cursor >= page ? m_cursor - page : m_cursor % perRow;
  case Qt::Key_PageDown:
    return on(page);
  case Qt::Key_Home:
    return whole ? 0 : m_cursor - m_cursor % perRow;
  case Qt::Key_End:
    return whole ? last : std::min(last, m_cursor - m_cursor % perRow + perRow - 1);
  default:
    return std::nullopt;
  }
}

void HexView::keyPressEvent(QKeyEvent* event) {
  if (size() == 0) {
    QAbstractScrollArea::keyPressEvent(event);
    return;
  }
  if (event->matches(QKeySequence::Copy)) {
    QGuiApplication::clipboard()->setText(selectionAsHex());
  } else if (event->matches(QKeySequence::SelectAll)) {
    m_anchor = 0;
    moveCursor(size() - 1, true);
  } else if (const auto to = target(*event)) {
    moveCursor(*to, event->modifiers().testFlag(Qt::ShiftModifier));
  } else {
    QAbstractScrollArea::keyPressEvent(event);
  }
}

void HexView::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(this);
  QAction* hex = menu.addAction(tr("Copy as &hexadecimal"));
  QAction* text = menu.addAction(tr("Copy as &text"));
  hex->setEnabled(m_hasSelection);
  text->setEnabled(m_hasSelection);
  if (!actions().isEmpty()) {
    menu.addSeparator();
    menu.addActions(actions());
  }
  const QAction* chosen = menu.exec(event->globalPos());
  if (chosen == hex) {
    QGuiApplication::clipboard()->setText(selectionAsHex());
  } else if (chosen == text) {
    QGuiApplication::clipboard()->setText(selectionAsText());
  }
}

Bytes HexView::selectedBytes() const {
  const HexRange range = selection();
  const Result<Bytes> bytes =
      m_source ? m_source->readClipped(range.offset, std::min(range.size, kMostCopied)) : Result<Bytes>();
  return bytes ? *bytes : Bytes();
}

QString HexView::selectionAsHex() const {
  return QString::fromLatin1(selectedBytes().toByteArray().toHex(' '));
}

QString HexView::selectionAsText() const {
  const Bytes bytes = selectedBytes();
  QString text;
  text.reserve(static_cast<qsizetype>(bytes.size()));
  for (const std::byte byte : bytes.span()) {
    text += shown(byte);
  }
  return text;
}

void HexView::paintEvent(QPaintEvent*) {
  QPainter painter(viewport());
  painter.setFont(font());
  painter.fillRect(viewport()->rect(), palette().base());
  if (size() == 0) {
    return;
  }
  painter.translate(-horizontalScrollBar()->value(), 0);
  const auto perRow = static_cast<std::uint64_t>(m_layout.bytesPerRow());
  const int rows = visibleRows() + 1;
  const std::uint64_t first = firstVisible();
  const auto bytes = m_source->readClipped(first, perRow * static_cast<std::uint64_t>(rows));
  if (!bytes) {
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(viewport()->rect(), Qt::AlignCenter, bytes.error().reason());
    return;
  }
  for (int row = 0; row < rows; ++row) {
    const std::uint64_t start = static_cast<std::uint64_t>(row) * perRow;
    if (start < bytes->size()) {
      paintRow(painter, row, bytes->clippedSlice(start, perRow), first + start);
    }
  }
  paintFrame(painter, HexLayout::Area::Hex);
  paintFrame(painter, HexLayout::Area::Text);
}

bool HexView::isMarked(std::uint64_t offset) const {
  return std::ranges::any_of(m_marks, [offset](const HexRange& mark) { return mark.contains(offset); });
}

HexView::Emphasis HexView::emphasisOf(std::uint64_t offset) const {
  const HexRange selected = selection();
  const bool marked = isMarked(offset);
  if (!m_hasSelection || !selected.contains(offset)) {
    return marked ? Emphasis::Tinted : Emphasis::None;
  }
  const bool wholeRecord = m_record && selected == *m_record && !m_marks.empty();
  return wholeRecord && !marked ? Emphasis::Tinted : Emphasis::Selected;
}

void HexView::paintRow(QPainter& painter, int row, const Bytes& bytes, std::uint64_t first) const {
  const QColor text = palette().color(QPalette::Text);
  const QColor dim = palette().color(QPalette::PlaceholderText);
  const QColor highlight = palette().color(QPalette::Highlight);
  QColor tint = highlight;
  constexpr int kTintAlpha = 70;
  tint.setAlpha(kTintAlpha);
  painter.setPen(dim);
  painter.drawText(m_layout.addressCell(row), Qt::AlignLeft | Qt::AlignVCenter,
                   QStringLiteral("%1").arg(first, m_layout.addressDigits(), 16, QLatin1Char('0')));
  for (int column = 0; column < static_cast<int>(bytes.size()); ++column) {
    const std::uint64_t offset = first + static_cast<std::uint64_t>(column);
    const std::byte byte = bytes[static_cast<std::size_t>(column)];
    const QRect hex = m_layout.cell(row, column, HexLayout::Area::Hex);
    const QRect letter = m_layout.cell(row, column, HexLayout::Area::Text);
    const Emphasis emphasis = emphasisOf(offset);
    const bool isSelected = emphasis == Emphasis::Selected;
    if (emphasis != Emphasis::None) {
      painter.fillRect(hex.adjusted(-letter.width() / 2, 0, -letter.width() / 2, 0), isSelected ? highlight : tint);
      painter.fillRect(letter, isSelected ? highlight : tint);
    }
    painter.setPen(isSelected ? palette().color(QPalette::HighlightedText) : byte == std::byte{0} ? dim : text);
    painter.drawText(hex, Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral("%1").arg(std::to_integer<unsigned>(byte), 2, 16, QLatin1Char('0')));
    painter.drawText(letter, Qt::AlignCenter, QString(shown(byte)));
  }
}

void HexView::paintFrame(QPainter& painter, HexLayout::Area area) const {
  const auto perRow = static_cast<std::uint64_t>(m_layout.bytesPerRow());
  const std::uint64_t first = firstVisible();
  const std::uint64_t end = first + perRow * static_cast<std::uint64_t>(visibleRows() + 1);
  if (!m_record || m_record->size == 0 || m_record->end() <= first || m_record->offset >= end) {
    return;
  }
  painter.setPen(QPen(palette().color(QPalette::Link), 1));
  painter.setBrush(Qt::NoBrush);
  const int shift = area == HexLayout::Area::Hex ? m_layout.cell(0, 0, HexLayout::Area::Text).width() / 2 : 0;
  const std::uint64_t from = std::max(m_record->offset, first);
  const std::uint64_t to = std::min(m_record->end(), end) - 1;
  // Sides where a neighbour is outside the record: the frame follows its ragged first and last row.
  const auto inside = [&](std::uint64_t offset) { return m_record->contains(offset); };
  for (std::uint64_t offset = from; offset <= to; ++offset) {
    const auto row = static_cast<int>((offset - first) / perRow);
    const auto column = static_cast<int>((offset - first) % perRow);
    const QRect cell = m_layout.cell(row, column, area).adjusted(-shift, 0, -shift, -1);
    if (offset < perRow || !inside(offset - perRow)) {
      painter.drawLine(cell.topLeft(), cell.topRight());
    }
    if (!inside(offset + perRow)) {
      painter.drawLine(cell.bottomLeft(), cell.bottomRight());
    }
    if (column == 0 || !inside(offset - 1)) {
      painter.drawLine(cell.topLeft(), cell.bottomLeft());
    }
    if (column + 1 == m_layout.bytesPerRow() || !inside(offset + 1)) {
      painter.drawLine(cell.topRight(), cell.bottomRight());
    }
  }
}

} // namespace vitrine::ui
