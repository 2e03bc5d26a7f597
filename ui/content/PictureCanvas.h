#pragma once

#include <QImage>
#include <QLineF>
#include <QWidget>

#include <optional>
#include <vector>

namespace vitrine::ui {

/// A picture to be looked into: zoomed with the wheel to where the mouse is, moved by dragging, laid four times to see
/// its borders, with lines over it and one texel that is marked. Only the part that is seen is drawn, magnified as
/// squares, made small from halves of the picture. Arrow keys move a texel cursor (with Ctrl by 16), + and - zoom, 0
/// fits, 1 shows texels as pixels.
class PictureCanvas : public QWidget {
  Q_OBJECT

public:
  enum class Backdrop { Chequer, Black, White };

  static constexpr double kLeastZoom = 1.0 / 256;
  static constexpr double kMostZoom = 64;

  explicit PictureCanvas(QWidget* parent = nullptr);

  /// Shows a picture and its halves (image::withHalves); zoom and place stay where the size does.
  void setLevels(std::vector<QImage> levels);
  QSize pictureSize() const { return m_levels.empty() ? QSize() : m_levels.front().size(); }
  void setBackdrop(Backdrop backdrop);
  void setTiled(bool tiled);
  /// Lines over the picture, in its coordinates: (0, 0) is its top left, (1, 1) its bottom right.
  void setLines(std::vector<QLineF> lines);
  /// Frames a part of the picture, in texels.
  void setFrame(const QRect& frame);
  /// Marks one texel; nullopt: none. It is brought into sight.
  void setMarked(std::optional<QPoint> texel);
  std::optional<QPoint> marked() const { return m_marked; }

  /// Pixels of the screen to a texel.
  double zoom() const { return m_zoom; }
  /// Zooms around a point of the widget.
  void zoomTo(double zoom, QPointF around);
  void zoomTo(double zoom) { zoomTo(zoom, rect().toRectF().center()); }
  /// Shows all of the picture, however the widget's size changes, until somebody zooms.
  void fit();
  void showActualSize() { zoomTo(1); }
  bool isFitted() const { return m_isFitted; }
  /// Zoom that fitting does not go beyond: 1 unless set. Above 1 it magnifies by whole numbers.
  void setMostFitted(double zoom);

  /// Texel at a point of the widget; nullopt: beside the picture.
  std::optional<QPoint> texelAt(QPointF point) const;
  /// Place of a texel's middle in the widget, in the first copy of the picture.
  QPointF placeOf(QPoint texel) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

Q_SIGNALS:
  /// The texel under the mouse, or of the cursor; nullopt: none.
  void texelChanged(std::optional<QPoint> texel);
  /// A click without a drag, or Enter on the cursor.
  void texelChosen(QPoint texel);
  void zoomChanged(double zoom);

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

private:
  int copies() const { return m_isTiled ? 2 : 1; }
  /// Points of the widget to a texel.
  double scale() const { return m_zoom / devicePixelRatioF(); }
  QSizeF shownSize() const { return QSizeF(pictureSize()) * copies() * scale(); }
  void applyFit();
  void keepInSight();
  void setZoom(double zoom);
  bool moveCursor(const QKeyEvent& event);
  void setHovered(std::optional<QPoint> texel);
  void reveal(QPoint texel);
  void paintCopy(QPainter& painter, const QRectF& place, const QRectF& seen) const;
  void paintBackdrop(QPainter& painter, const QRectF& place) const;
  void paintLines(QPainter& painter, const QRectF& place, const QRectF& seen) const;
  void paintMarks(QPainter& painter) const;
  QRectF rectOf(const QRect& texels) const;

  std::vector<QImage> m_levels;
  std::vector<QLineF> m_lines;
  QRect m_frame;
  std::optional<QPoint> m_marked;
  std::optional<QPoint> m_hovered;
  Backdrop m_backdrop = Backdrop::Chequer;
  bool m_isTiled = false;
  bool m_isFitted = true;
  double m_mostFitted = 1;
  double m_zoom = 1;
  QPointF m_origin; ///< of the first copy, in the widget
  std::optional<QPointF> m_pressedAt;
  QPointF m_draggedFrom;
  bool m_isDragging = false;
};

} // namespace vitrine::ui
