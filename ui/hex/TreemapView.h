#pragma once

#include "ui/hex/MapSurface.h"

namespace vitrine::ui {

/// The sections of a space, and the bytes that nothing points at, as tiles of areas that are in proportion to their
/// bytes; the largest is the first.
class TreemapView : public MapSurface {
  Q_OBJECT

public:
  explicit TreemapView(QWidget* parent = nullptr);

  std::size_t cellCount() const override { return map() ? map()->tiles.size() : 0; }
  QRectF cellRect(std::size_t cell) const override { return m_rectangles[cell]; }
  MapPlace placeOf(std::size_t cell) const override;
  QStringList linesOf(std::size_t cell) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

protected:
  std::optional<std::size_t> cellAt(QPointF position) const override;
  /// The nearest tile in the direction of an arrow.
  std::optional<std::size_t> neighbour(std::size_t cell, Qt::Key key) const override;
  void arrange() override;
  void paintEvent(QPaintEvent* event) override;

private:
  void paintTile(QPainter& painter, std::size_t tile) const;

  std::vector<QRectF> m_rectangles; ///< by tile
};

} // namespace vitrine::ui
