#include "ui/hex/TreemapView.h"

#include "ui/hex/MapText.h"
#include "ui/hex/Treemap.h"
#include "ui/widgets/Texts.h"

#include <QPainter>

#include <limits>

namespace vitrine::ui {

TreemapView::TreemapView(QWidget* parent) : MapSurface(parent) {
  setObjectName(QStringLiteral("structureTreemap"));
  setAccessibleName(tr("Sections by size"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize TreemapView::sizeHint() const {
  constexpr int kLines = 10;
  constexpr int kWide = 400;
  return {kWide, fontMetrics().height() * kLines};
}

QSize TreemapView::minimumSizeHint() const {
  constexpr int kLines = 2;
  constexpr int kNarrow = 80;
  return {kNarrow, fontMetrics().height() * kLines};
}

void TreemapView::arrange() {
  std::vector<double> sizes;
  if (map()) {
    sizes.reserve(map()->tiles.size());
    for (const MapTile& tile : map()->tiles) {
      sizes.push_back(static_cast<double>(tile.bytes));
    }
  }
  m_rectangles = squarifiedTreemap(sizes, QRectF(rect()));
}

MapPlace TreemapView::placeOf(std::size_t cell) const {
  const MapTile& tile = map()->tiles[cell];
  const bool section = tile.merged == 0 && !tile.isUnclaimed() && tile.range.space == map()->coverage.space;
  return {section ? std::optional(tile.section) : std::nullopt, tile.range};
}

QStringList TreemapView::linesOf(std::size_t cell) const {
  return tileLines(*map(), entropy(), map()->tiles[cell]);
}

std::optional<std::size_t> TreemapView::cellAt(QPointF position) const {
  for (std::size_t i = 0; i < m_rectangles.size(); ++i) {
    if (m_rectangles[i].contains(position)) {
      return i;
    }
  }
  return std::nullopt;
}

std::optional<std::size_t> TreemapView::neighbour(std::size_t cell, Qt::Key key) const {
  if (key == Qt::Key_Home || key == Qt::Key_End) {
    return key == Qt::Key_Home ? 0 : cellCount() - 1;
  }
  const QPointF from = m_rectangles[cell].center();
  const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
  const double sign = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
  std::optional<std::size_t> best;
  double least = std::numeric_limits<double>::max();
  for (std::size_t i = 0; i < m_rectangles.size(); ++i) {
    const QRectF& other = m_rectangles[i];
    const QRectF& here = m_rectangles[cell];
    // Behind the edge in that direction, and rather straight ahead than near.
    const double ahead = sideways ? (sign > 0 ? other.left() - here.right() : here.left() - other.right())
                                  : (sign > 0 ? other.top() - here.bottom() : here.top() - other.bottom());
    constexpr double kTileRounding = 0.01;
    if (i == cell || ahead < -kTileRounding || other.isEmpty()) {
      continue;
    }
    const double aside = sideways ? std::max({0.0, other.top() - from.y(), from.y() - other.bottom()})
                                  : std::max({0.0, other.left() - from.x(), from.x() - other.right()});
    constexpr double kAsideWeight = 3;
    const double distance = std::max(ahead, 0.0) + kAsideWeight * aside;
    if (distance < least) {
      least = distance;
      best = i;
    }
  }
  return best;
}

void TreemapView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().base());
  for (std::size_t i = 0; i < m_rectangles.size(); ++i) {
    paintTile(painter, i);
  }
  if (!m_rectangles.empty()) {
    paintMarks(painter);
  }
}

void TreemapView::paintTile(QPainter& painter, std::size_t tile) const {
  const MapTile& shown = map()->tiles[tile];
  const QRectF& ground = m_rectangles[tile];
  painter.fillRect(ground, shown.merged > 0 ? palette().alternateBase() : mapGround(shown.kind, shown.section));
  painter.setPen(palette().color(QPalette::Mid));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(ground.adjusted(0, 0, -1, -1));
  constexpr double kTileMargin = 3;
  constexpr int kLeastCharacters = 4;
  const QRectF room = ground.adjusted(kTileMargin, kTileMargin, -kTileMargin, -kTileMargin);
  const int line = fontMetrics().height();
  if (shown.merged > 0 || shown.isUnclaimed() || room.height() < line ||
      room.width() < fontMetrics().averageCharWidth() * kLeastCharacters) {
    return;
  }
  const auto draw = [&](const QString& text, double top) {
    painter.drawText(QRectF(room.left(), top, room.width(), line), Qt::AlignLeft | Qt::TextSingleLine,
                     fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(room.width())));
  };
  painter.setPen(palette().color(QPalette::Text));
  draw(shortName(map()->document->structure[shown.section]), room.top());
  if (room.height() >= 2 * line) {
    draw(sizeText(shown.bytes), room.top() + line);
  }
}

} // namespace vitrine::ui
