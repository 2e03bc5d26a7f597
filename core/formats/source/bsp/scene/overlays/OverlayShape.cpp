#include "core/formats/source/bsp/scene/overlays/OverlayShape.h"

#include <cmath>

namespace vitrine::formats::source {
namespace {

// Triangles seen on edge, and what is too thin to be seen (square units).
constexpr double kOverlayShapeSmallestArea = 1e-3;
// Distance of four corners from a parallelogram, in parts of its size, up to which they still count as one.
constexpr float kEvenness = 1e-3F;

QVector3D interpolated(const std::array<QVector3D, 3>& values, const std::array<float, 3>& shares) {
  return values[0] * shares[0] + values[1] * shares[1] + values[2] * shares[2];
}

} // namespace

OverlayShape::OverlayShape(const Overlay& overlay, const QVector3D& origin)
    : m_origin(origin), m_right(overlay.right), m_up(overlay.up) {
  const auto& c = overlay.corners;
  const auto [left, right] = std::minmax({c[0].x(), c[1].x(), c[2].x(), c[3].x()});
  const auto [bottom, top] = std::minmax({c[0].y(), c[1].y(), c[2].y(), c[3].y()});
  m_min = {left, bottom};
  m_max = {right, top};
  const QVector2D lean = c[0] + c[2] - c[1] - c[3];
  if (lean.length() <= kEvenness * (1.0F + static_cast<float>(right - left) + static_cast<float>(top - bottom))) {
    addPiece({0, 1, 2, 3}, overlay);
  } else {
    addPiece({0, 1, 2}, overlay);
    addPiece({0, 2, 3}, overlay);
  }
}

void OverlayShape::addPiece(std::initializer_list<int> corners, const Overlay& overlay) {
  Piece piece;
  std::vector<QVector2D> uvs;
  for (const int corner : corners) {
    const auto k = static_cast<std::size_t>(corner);
    piece.outline.push_back({overlay.corners[k].x(), overlay.corners[k].y()});
    uvs.push_back(overlay.uvs[k]);
  }
  const Point& a = piece.outline[0];
  const Point& b = piece.outline[1];
  const Point& c = piece.outline[2];
  const double twice = cross(a, b, c);
  piece.area = areaOf(piece.outline);
  if (std::abs(twice) < kOverlayShapeSmallestArea || std::abs(piece.area) < kOverlayShapeSmallestArea) {
    return;
  }
  piece.first = a;
  piece.uvAtFirst = uvs[0];
  const QVector2D toSecond = uvs[1] - uvs[0];
  const QVector2D toThird = uvs[2] - uvs[0];
  const auto slopes = [&](double second, double third, std::size_t at) {
    piece.alongX[at] = (second * (c.y - a.y) - third * (b.y - a.y)) / twice;
    piece.alongX[at + 1] = (third * (b.x - a.x) - second * (c.x - a.x)) / twice;
  };
  slopes(toSecond.x(), toThird.x(), 0);
  slopes(toSecond.y(), toThird.y(), 2);
  m_pieces.push_back(std::move(piece));
}

/// Twice the area of a triangle; positive when it runs counter-clockwise.
double OverlayShape::cross(const Point& a, const Point& b, const Point& c) {
  return (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
}

double OverlayShape::areaOf(const Polygon& polygon) {
  double twice = 0;
  for (std::size_t i = 1; i + 1 < polygon.size(); ++i) {
    twice += cross(polygon[0], polygon[i], polygon[i + 1]);
  }
  return twice / 2;
}

/// The part of a polygon on one side of a line: left of it where `sense` is positive.
OverlayShape::Polygon OverlayShape::clipped(const Polygon& polygon, const Point& from, const Point& to, double sense) {
  Polygon kept;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Point& here = polygon[i];
    const Point& next = polygon[(i + 1) % polygon.size()];
    const double inside = cross(from, to, here) * sense;
    const double nextInside = cross(from, to, next) * sense;
    if (inside >= 0) {
      kept.push_back(here);
    }
    if ((inside > 0 && nextInside < 0) || (inside < 0 && nextInside > 0)) {
      const double share = inside / (inside - nextInside);
      kept.push_back({here.x + (next.x - here.x) * share, here.y + (next.y - here.y) * share});
    }
  }
  return kept;
}

OverlayShape::Point OverlayShape::onPlane(const QVector3D& position) const {
  const QVector3D from = position - m_origin;
  return {static_cast<double>(QVector3D::dotProduct(from, m_right)),
          static_cast<double>(QVector3D::dotProduct(from, m_up))};
}

bool OverlayShape::mayTouch(const scene::Bounds& box) const {
  const Point centre = onPlane(box.centre());
  const QVector3D half = box.size() / 2;
  const auto reach = [&half](const QVector3D& axis) {
    return static_cast<double>(std::abs(axis.x()) * half.x() + std::abs(axis.y()) * half.y() +
                               std::abs(axis.z()) * half.z());
  };
  const double acrossX = reach(m_right);
  const double acrossY = reach(m_up);
  return !m_pieces.empty() && centre.x - acrossX <= m_max.x && centre.x + acrossX >= m_min.x &&
         centre.y - acrossY <= m_max.y && centre.y + acrossY >= m_min.y;
}

void OverlayShape::layOn(const std::array<OverlayCorner, 3>& triangle,
                         std::vector<std::vector<OverlayCorner>>& polygons) const {
  const std::array<Point, 3> corners{onPlane(triangle[0].position), onPlane(triangle[1].position),
                                     onPlane(triangle[2].position)};
  const double twice = cross(corners[0], corners[1], corners[2]);
  if (std::abs(twice) < kOverlayShapeSmallestArea) {
    return;
  }
  const double sense = twice > 0 ? 1 : -1;
  for (const Piece& piece : m_pieces) {
    Polygon covered = piece.outline;
    for (std::size_t i = 0; i < 3 && covered.size() >= 3; ++i) {
      covered = clipped(covered, corners[i], corners[(i + 1) % 3], sense);
    }
    if (covered.size() < 3 || std::abs(areaOf(covered)) < kOverlayShapeSmallestArea) {
      continue;
    }
    if ((piece.area > 0) != (twice > 0)) {
      std::ranges::reverse(covered);
    }
    std::vector<OverlayCorner>& polygon = polygons.emplace_back();
    for (const Point& point : covered) {
      const double second = cross(corners[0], point, corners[2]) / twice;
      const double third = cross(corners[0], corners[1], point) / twice;
      const std::array<float, 3> shares{static_cast<float>(1 - second - third), static_cast<float>(second),
                                        static_cast<float>(third)};
      OverlayCorner corner;
      corner.position = interpolated({triangle[0].position, triangle[1].position, triangle[2].position}, shares);
      corner.normal = interpolated({triangle[0].normal, triangle[1].normal, triangle[2].normal}, shares).normalized();
      corner.luxel = triangle[0].luxel * shares[0] + triangle[1].luxel * shares[1] + triangle[2].luxel * shares[2];
      const double dx = point.x - piece.first.x;
      const double dy = point.y - piece.first.y;
      corner.uv = piece.uvAtFirst + QVector2D(static_cast<float>(piece.alongX[0] * dx + piece.alongX[1] * dy),
                                              static_cast<float>(piece.alongX[2] * dx + piece.alongX[3] * dy));
      polygon.push_back(corner);
    }
  }
}

} // namespace vitrine::formats::source
