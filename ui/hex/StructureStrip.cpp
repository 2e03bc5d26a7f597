#include "ui/hex/StructureStrip.h"

#include "ui/hex/MapText.h"
#include "ui/style/Appearance.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace vitrine::ui {
namespace {

constexpr double kOverlapHeight = 4;
constexpr double kCodedHeight = 5;
constexpr double kStripGap = 2;

} // namespace

StructureStrip::StructureStrip(QWidget* parent) : MapSurface(parent) {
  setObjectName(QStringLiteral("structureStrip"));
  setAccessibleName(tr("All bytes by section"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

QSize StructureStrip::sizeHint() const {
  constexpr int kLines = 5;
  constexpr int kWide = 400;
  return {kWide, fontMetrics().height() * kLines};
}

QSize StructureStrip::minimumSizeHint() const {
  constexpr int kLines = 3;
  constexpr int kNarrow = 80;
  return {kNarrow, fontMetrics().height() * kLines};
}

StructureStrip::Bands StructureStrip::bands() const {
  const double rest = std::max(0.0, height() - kOverlapHeight - kCodedHeight - 3 * kStripGap);
  const double runs = rest / 2;
  const auto band = [this](double top, double height) { return QRectF(0, top, width(), height); };
  const double coded = kOverlapHeight + kStripGap + runs + kStripGap;
  return {band(0, kOverlapHeight), band(kOverlapHeight + kStripGap, runs), band(coded, kCodedHeight),
          band(coded + kCodedHeight + kStripGap, rest - runs)};
}

double StructureStrip::xOf(std::uint64_t offset) const {
  return static_cast<double>(offset) / static_cast<double>(map()->coverage.size) * width();
}

void StructureStrip::arrange() {
  m_columns.clear();
  if (cellCount() > 0) {
    for (int column = 0; column < width(); ++column) {
      m_columns.push_back(runInColumn(column));
    }
  }
}

std::size_t StructureStrip::runInColumn(int column) const {
  const structure::Coverage& coverage = map()->coverage;
  const auto offsetAt = [&](int x) {
    const double share = static_cast<double>(x) / width();
    return std::min(coverage.size - 1, static_cast<std::uint64_t>(share * static_cast<double>(coverage.size)));
  };
  const std::uint64_t from = offsetAt(column);
  const std::uint64_t to = std::max(from + 1, offsetAt(column + 1));
  // Of many runs in one column some are looked at: which one it is then does not matter.
  constexpr std::uint64_t kLooks = 32;
  const std::uint64_t step = std::max<std::uint64_t>(1, (to - from) / kLooks);
  std::size_t best = coverage.runAt(from);
  std::uint64_t most = 0;
  for (std::uint64_t at = from; at < to; at += step) {
    const std::size_t run = coverage.runAt(at);
    const std::uint64_t end = std::min(coverage.runs[run].end(), to);
    const std::uint64_t bytes = end - std::max(coverage.runs[run].offset, from);
    if (bytes > most) {
      most = bytes;
      best = run;
    }
    at = std::max(at, end > step ? end - step : at);
  }
  return best;
}

QRectF StructureStrip::cellRect(std::size_t cell) const {
  const structure::CoverageRun& run = map()->coverage.runs[cell];
  const QRectF band = bands().runs;
  const double left = xOf(run.offset);
  return {left, band.top(), xOf(run.end()) - left, band.height()};
}

MapPlace StructureStrip::placeOf(std::size_t cell) const {
  const structure::CoverageRun& run = map()->coverage.runs[cell];
  const ByteRange bytes{map()->coverage.space, run.offset, run.size};
  const structure::Section& section = map()->document->structure[run.section];
  // Of records that lie apart the run says more than the section.
  const bool whole =
      !run.isUnclaimed() && section.range.space == bytes.space && !(section.table && section.table->isScattered());
  return {whole ? std::optional(run.section) : std::nullopt, bytes};
}

QStringList StructureStrip::linesOf(std::size_t cell) const {
  return runLines(*map(), entropy(), map()->coverage.runs[cell]);
}

std::optional<std::size_t> StructureStrip::cellAt(QPointF position) const {
  const int column = static_cast<int>(std::floor(position.x()));
  const bool inside = column >= 0 && column < static_cast<int>(m_columns.size()) && rect().contains(position.toPoint());
  return inside ? std::optional(m_columns[static_cast<std::size_t>(column)]) : std::nullopt;
}

std::optional<std::size_t> StructureStrip::neighbour(std::size_t cell, Qt::Key key) const {
  const std::size_t last = cellCount() - 1;
  switch (key) {
  case Qt::Key_Left:
  case Qt::Key_Up:
    return cell > 0 ? cell - 1 : 0;
  case Qt::Key_Right:
  case Qt::Key_Down:
    return std::min(cell + 1, last);
  case Qt::Key_Home:
    return 0;
  default:
    return last;
  }
}

void StructureStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().base());
  if (m_columns.empty()) {
    return;
  }
  const Bands parts = bands();
  paintRuns(painter, parts);
  paintCoded(painter, parts.coded);
  paintEntropy(painter, parts.entropy);
  paintMarks(painter);
}

void StructureStrip::paintRuns(QPainter& painter, const Bands& bands) const {
  const int columns = static_cast<int>(m_columns.size());
  for (int from = 0; from < columns;) {
    int to = from + 1;
    const std::size_t run = m_columns[static_cast<std::size_t>(from)];
    while (to < columns && m_columns[static_cast<std::size_t>(to)] == run) {
      ++to;
    }
    paintRun(painter, bands, run, from, to);
    from = to;
  }
}

void StructureStrip::paintRun(QPainter& painter, const Bands& bands, std::size_t run, int from, int to) const {
  const structure::CoverageRun& shown = map()->coverage.runs[run];
  const QRectF ground(from, bands.runs.top(), to - from, bands.runs.height());
  painter.fillRect(ground, mapGround(shown.kind, shown.section));
  if (!shown.overlapping.empty()) {
    painter.fillRect(QRectF(from, bands.overlaps.top(), to - from, bands.overlaps.height()), errorColor());
  }
  constexpr int kLeastNamedWidth = 4;
  if (to - from < kLeastNamedWidth) {
    return;
  }
  painter.setPen(palette().color(QPalette::Base));
  painter.drawLine(QPointF(to - 1, ground.top()), QPointF(to - 1, ground.bottom()));
  if (!shown.isUnclaimed() && to - from > fontMetrics().averageCharWidth() * kLeastNamedWidth) {
    const QRectF room = ground.adjusted(kStripGap, 0, -kStripGap, 0);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     fontMetrics().elidedText(shortName(map()->document->structure[shown.section]), Qt::ElideRight,
                                              static_cast<int>(room.width())));
  }
}

void StructureStrip::paintCoded(QPainter& painter, const QRectF& band) const {
  QColor stored = palette().color(QPalette::Highlight);
  QColor whole = stored;
  constexpr int kPale = 70;
  whole.setAlpha(kPale);
  double painted = -1;
  for (const structure::CoverageCoded& coded : map()->coverage.coded) {
    const double left = xOf(coded.stored.offset);
    const double right = std::max(xOf(coded.stored.end()), left + 1);
    if (coded.decoder.isEmpty() || right <= painted) {
      continue; // stored as it is, or within a pixel that has its colour
    }
    painted = right;
    const double share =
        coded.decodedSize == 0
            ? 1
            : std::min(1.0, static_cast<double>(coded.stored.size) / static_cast<double>(coded.decodedSize));
    painter.fillRect(QRectF(left, band.top(), right - left, band.height()), whole);
    painter.fillRect(QRectF(left, band.top(), (right - left) * share, band.height()), stored);
  }
}

void StructureStrip::paintEntropy(QPainter& painter, const QRectF& band) const {
  const bytes::EntropyCurve* curve = entropy();
  QColor line = palette().color(QPalette::Text);
  QColor area = line;
  constexpr int kPale = 40;
  area.setAlpha(kPale);
  painter.setPen(area);
  painter.drawLine(band.topLeft(), band.topRight());
  painter.drawLine(band.bottomLeft(), band.bottomRight());
  if (curve && !curve->bits.empty()) {
    constexpr double kMostBits = 8;
    QPainterPath path(band.bottomLeft());
    for (std::size_t i = 0; i < curve->bits.size(); ++i) {
      const double y = band.bottom() - static_cast<double>(curve->bits[i]) / kMostBits * band.height();
      path.lineTo(xOf(i * curve->blockSize), y);
      path.lineTo(xOf(std::min((i + 1) * curve->blockSize, map()->coverage.size)), y);
    }
    path.lineTo(band.bottomRight());
    painter.fillPath(path, area);
    painter.setPen(line);
    painter.drawPath(path);
  }
  // A word on its own ground, as the curve may be anywhere.
  const QString text = tr("Entropy");
  const QRectF label(band.left(), band.bottom() - fontMetrics().height(),
                     fontMetrics().horizontalAdvance(text) + 2 * kStripGap, fontMetrics().height());
  QColor ground = palette().color(QPalette::Base);
  constexpr int kNearlyWhole = 200;
  ground.setAlpha(kNearlyWhole);
  painter.fillRect(label, ground);
  painter.setPen(palette().color(QPalette::Text));
  painter.drawText(label, Qt::AlignCenter, text);
}

} // namespace vitrine::ui
