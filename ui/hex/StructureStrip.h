#pragma once

#include "ui/hex/MapSurface.h"

namespace vitrine::ui {

/// All bytes of a space from left to right, coloured by section: bytes that nothing points at are hatched, a line above
/// marks where sections overlap, a bar below where bytes are compressed and how much, and at the bottom runs the curve
/// of the entropy. A cell is a run of the coverage.
class StructureStrip : public MapSurface {
  Q_OBJECT

public:
  explicit StructureStrip(QWidget* parent = nullptr);

  std::size_t cellCount() const override { return map() ? map()->coverage.runs.size() : 0; }
  QRectF cellRect(std::size_t cell) const override;
  MapPlace placeOf(std::size_t cell) const override;
  QStringList linesOf(std::size_t cell) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

protected:
  std::optional<std::size_t> cellAt(QPointF position) const override;
  std::optional<std::size_t> neighbour(std::size_t cell, Qt::Key key) const override;
  void arrange() override;
  void paintEvent(QPaintEvent* event) override;

private:
  /// Parts of the height, from the top.
  struct Bands {
    QRectF overlaps;
    QRectF runs;
    QRectF coded;
    QRectF entropy;
  };

  Bands bands() const;
  double xOf(std::uint64_t offset) const;
  /// The run with the most bytes in a column of pixels.
  std::size_t runInColumn(int column) const;
  void paintRuns(QPainter& painter, const Bands& bands) const;
  void paintRun(QPainter& painter, const Bands& bands, std::size_t run, int from, int to) const;
  void paintCoded(QPainter& painter, const QRectF& band) const;
  void paintEntropy(QPainter& painter, const QRectF& band) const;

  std::vector<std::size_t> m_columns; ///< the run of each column of pixels
};

} // namespace vitrine::ui
