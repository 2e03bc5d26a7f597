#include "ui/hex/HexView.h"

#include "core/bytes/ByteSearch.h"
#include "ui/widgets/Texts.h"
#include "ui/widgets/ViewKeys.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <cmath>

namespace vitrine::ui {
namespace {

constexpr std::uint64_t kMostTicks = 1'000'000'000;
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

} // namespace

HexView::HexView(QWidget* parent) : QAbstractScrollArea(parent) {
  setObjectName(QStringLiteral("hexView"));
  setAccessibleName(tr("Bytes"));
  setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  setFocusPolicy(Qt::StrongFocus);
  viewport()->setCursor(Qt::IBeamCursor);
  keepViewKeys(this);
  m_painter.setFont(font());
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
    m_painter.setFont(font());
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
    const bool extend = event->modifiers().testFlag(Qt::ShiftModifier);
    moveCursor(offsetAt(event->position().toPoint()), extend, !extend);
  }
}

void HexView::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons().testFlag(Qt::LeftButton) && size() != 0) {
    moveCursor(offsetAt(event->position().toPoint()), true);
  }
}

void HexView::moveCursor(std::uint64_t to, bool extend, bool jump) {
  m_cursor = to;
  if (!extend) {
    m_anchor = to;
  }
  m_hasSelection = true;
  ensureVisible({to, 1});
  viewport()->update();
  const HexRange range = selection();
  Q_EMIT selectionChanged(range.offset, range.size, jump);
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
    QGuiApplication::clipboard()->setText(selectionAs(bytes::ByteForm::Hex));
  } else if (event->matches(QKeySequence::SelectAll)) {
    m_anchor = 0;
    moveCursor(size() - 1, true, true);
  } else if (const auto to = target(*event)) {
    const bool toEnd = event->modifiers().testFlag(Qt::ControlModifier);
    moveCursor(*to, event->modifiers().testFlag(Qt::ShiftModifier), toEnd);
  } else {
    QAbstractScrollArea::keyPressEvent(event);
  }
}

void HexView::contextMenuEvent(QContextMenuEvent* event) {
  if (!actions().isEmpty()) {
    QMenu::exec(actions(), event->globalPos(), nullptr, this);
  }
}

QString HexView::selectionAs(bytes::ByteForm form) const {
  const HexRange range = selection();
  const Result<Bytes> bytes =
      m_source ? m_source->readClipped(range.offset, std::min(range.size, kMostCopied)) : Result<Bytes>();
  return bytes ? bytes::bytesAsText(bytes->span(), form) : QString();
}

void HexView::setTinter(Tinter tinter) {
  m_tinter = std::move(tinter);
  viewport()->update();
}

void HexView::setBookmarks(std::vector<HexRange> bookmarks) {
  m_bookmarks = std::move(bookmarks);
  viewport()->update();
}

void HexView::setPattern(std::optional<BytePattern> pattern) {
  if (m_pattern != pattern) {
    m_pattern = std::move(pattern);
    viewport()->update();
  }
}

std::optional<std::uint64_t> HexView::byteAt(QPoint position) const {
  const HexLayout::Cell cell = m_layout.cellAt(position + QPoint(horizontalScrollBar()->value(), 0));
  const QRect shown = m_layout.cell(cell.row, cell.column, cell.area);
  const std::uint64_t offset =
      firstVisible() +
      static_cast<std::uint64_t>(std::max(cell.row, 0)) * static_cast<std::uint64_t>(m_layout.bytesPerRow()) +
      static_cast<std::uint64_t>(cell.column);
  return offset < size() && shown.contains(position + QPoint(horizontalScrollBar()->value(), 0)) ? std::optional(offset)
                                                                                                 : std::nullopt;
}

bool HexView::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::ToolTip && m_describer) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto offset = byteAt(help->pos());
    const QString text = offset ? m_describer(*offset) : QString();
    const HexLayout::Cell cell = m_layout.cellAt(help->pos() + QPoint(horizontalScrollBar()->value(), 0));
    const QRect described =
        m_layout.cell(cell.row, cell.column, cell.area).translated(-horizontalScrollBar()->value(), 0);
    QToolTip::showText(help->globalPos(), plainToolTip(text), viewport(), offset ? described : QRect());
    return true;
  }
  return QAbstractScrollArea::viewportEvent(event);
}

/// Matches that reach into what is visible, also from before it.
std::vector<HexRange> HexView::visibleMatches(HexRange visible) const {
  constexpr std::uint64_t kLongestShown = 4096;
  if (!m_pattern || m_pattern->size() > kLongestShown) {
    return {};
  }
  const std::uint64_t from = visible.offset - std::min<std::uint64_t>(visible.offset, m_pattern->size() - 1);
  const auto bytes = m_source->readClipped(from, visible.end() - from + m_pattern->size() - 1);
  std::vector<HexRange> found;
  if (bytes) {
    for (const std::uint64_t at : bytes::matchesIn(bytes->span(), *m_pattern)) {
      found.push_back({from + at, m_pattern->size()});
    }
  }
  return found;
}

void HexView::paintEvent(QPaintEvent*) {
  QPainter painter(viewport());
  painter.setFont(font());
  painter.fillRect(viewport()->rect(), palette().base());
  if (size() == 0) {
    return;
  }
  const auto perRow = static_cast<std::uint64_t>(m_layout.bytesPerRow());
  const auto bytes = m_source->readClipped(firstVisible(), perRow * (static_cast<std::uint64_t>(visibleRows()) + 1));
  if (!bytes) {
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(viewport()->rect(), Qt::AlignCenter, bytes.error().reason());
    return;
  }
  const HexRange visible{firstVisible(), bytes->size()};
  painter.translate(-horizontalScrollBar()->value(), 0);
  m_painter.paint(painter,
                  {.layout = m_layout,
                   .first = visible.offset,
                   .bytes = *bytes,
                   .selection = m_hasSelection ? std::optional(selection()) : std::nullopt,
                   .record = m_record,
                   .marks = m_marks,
                   .matches = visibleMatches(visible),
                   .bookmarks = m_bookmarks,
                   .tints = m_tinter ? m_tinter(visible) : std::vector<HexTint>()},
                  palette());
}

} // namespace vitrine::ui
