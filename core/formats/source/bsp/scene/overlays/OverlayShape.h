#pragma once

#include "core/formats/source/bsp/records/Overlays.h"
#include "core/scene/Bounds.h"

namespace vitrine::formats::source {

/// A corner of a face's triangle, or of what an overlay covers of it. Mesh space, scene axes.
struct OverlayCorner {
  QVector3D position;
  QVector3D normal;
  QVector2D luxel;
  QVector2D uv; ///< of the overlay's picture
};

/// An overlay's four-sided picture on its plane, ready to be laid on triangles.
class OverlayShape {
public:
  /// `origin` is the overlay's, in the space of the mesh it is laid on.
  OverlayShape(const Overlay& overlay, const QVector3D& origin);

  /// True if any of a box may be covered: a quick no.
  bool mayTouch(const scene::Bounds& box) const;

  /// Parts of the picture that fall on a triangle when moved along the overlay's normal: polygons, of which none is
  /// empty, each wound as the triangle is. There are two at most.
  void layOn(const std::array<OverlayCorner, 3>& triangle, std::vector<std::vector<OverlayCorner>>& polygons) const;

private:
  struct Point {
    double x = 0;
    double y = 0;
  };
  using Polygon = std::vector<Point>;
  /// A convex part of the picture over which texture coordinates grow evenly.
  struct Piece {
    Polygon outline;
    double area = 0; ///< negative where it runs clockwise
    Point first;
    QVector2D uvAtFirst;
    std::array<double, 4> alongX{}; ///< (du/dx, du/dy, dv/dx, dv/dy)
  };

  static double cross(const Point& a, const Point& b, const Point& c);
  static double areaOf(const Polygon& polygon);
  static Polygon clipped(const Polygon& polygon, const Point& from, const Point& to, double sense);
  void addPiece(std::initializer_list<int> corners, const Overlay& overlay);
  Point onPlane(const QVector3D& position) const;

  QVector3D m_origin;
  QVector3D m_right;
  QVector3D m_up;
  Point m_min;
  Point m_max;
  std::vector<Piece> m_pieces;
};

} // namespace vitrine::formats::source
