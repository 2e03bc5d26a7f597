#include "core/measuring/Snap.h"

#include "core/animation/Billboard.h"

#include <QLineF>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <set>

namespace vitrine::measuring {
namespace {

using Triangle = std::array<QVector3D, 3>;
using Edge = std::array<QVector3D, 2>;

/// Points around a pixel that are looked at, on each of the two rings.
constexpr int kRingPoints = 8;
/// Of larger surfaces it is not looked up which edges lie within a plane: it would take too long for every move.
constexpr std::uint32_t kMostTrianglesToCompare = 4096;
/// Cosine of the angle between two triangles that count as one plane.
constexpr float kOnePlane = 0.9999F;
/// Part of the depth by which something in front of a point hides it.
constexpr float kHidingSlack = 0.002F;

float depthOf(const viewing::CameraView& camera, const QVector3D& point) {
  return QVector3D::dotProduct(point - camera.pose().position, camera.forward());
}

double pixelsBetween(QPointF a, QPointF b) {
  return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// Triangles of an item as they stand to the camera.
class ItemTriangles {
public:
  ItemTriangles(const SnapView& view, DrawItemIndex item)
      : m_mesh(view.pose.scene().meshOf(item)), m_surface(view.pose.scene().surfaceOf(item)),
        m_corners(view.pose, item, view.camera.pose().position) {}

  std::uint32_t count() const { return m_surface.triangleCount(); }
  Triangle at(std::uint32_t triangle) const {
    Triangle corners;
    for (std::uint32_t k = 0; k < 3; ++k) {
      corners[k] = m_corners.at(m_mesh.indices[m_surface.firstIndex + 3 * triangle + k]);
    }
    return corners;
  }

private:
  const scene::Mesh& m_mesh;
  const scene::Surface& m_surface;
  animation::BillboardCorners m_corners;
};

bool hasCorner(const Triangle& triangle, const QVector3D& corner) {
  return std::ranges::find(triangle, corner) != triangle.end();
}

QVector3D normalOf(const Triangle& triangle) {
  return QVector3D::normal(triangle[0], triangle[1], triangle[2]);
}

/// True if another triangle of the surface goes on beyond the edge in the same plane.
bool isWithinPlane(const ItemTriangles& triangles, std::uint32_t own, const Edge& edge) {
  if (triangles.count() > kMostTrianglesToCompare) {
    return false;
  }
  const QVector3D normal = normalOf(triangles.at(own));
  for (std::uint32_t i = 0; i < triangles.count(); ++i) {
    const Triangle other = triangles.at(i);
    if (i != own && hasCorner(other, edge[0]) && hasCorner(other, edge[1]) &&
        std::abs(QVector3D::dotProduct(normal, normalOf(other))) > kOnePlane) {
      return true;
    }
  }
  return false;
}

/// A corner or a point of an edge near the pixel.
struct Candidate {
  SnapPoint point;
  double pixels = 0;
  float depth = 0;
};

class SnapSearch {
public:
  SnapSearch(const SnapView& view, QPointF pixel, double reach) : m_view(view), m_pixel(pixel), m_reach(reach) {}

  std::optional<SnapPoint> run();

private:
  std::optional<picking::Hit> hitAt(QPointF pixel) const;
  void addHit(const picking::Hit& hit);
  void addCorners(const Triangle& triangle);
  void addEdges(const ItemTriangles& triangles, std::uint32_t triangle);
  void add(std::vector<Candidate>& to, const SnapPoint& point, double pixels) const;
  /// The nearest of the candidates that nothing hides.
  std::optional<SnapPoint> nearestSeen(std::vector<Candidate>& candidates) const;
  bool isHidden(const QVector3D& point) const;

  const SnapView& m_view;
  QPointF m_pixel;
  double m_reach;
  std::set<std::pair<DrawItemIndex, std::uint32_t>> m_known;
  std::vector<Candidate> m_corners;
  std::vector<Candidate> m_edges;
};

std::optional<picking::Hit> SnapSearch::hitAt(QPointF pixel) const {
  const auto hit = m_view.hitAt(pixel);
  return hit && !hit->backdrop ? hit : std::nullopt;
}

void SnapSearch::add(std::vector<Candidate>& to, const SnapPoint& point, double pixels) const {
  if (pixels <= m_reach) {
    to.push_back({point, pixels, depthOf(m_view.camera, point.position)});
  }
}

void SnapSearch::addCorners(const Triangle& triangle) {
  for (const QVector3D& corner : triangle) {
    if (const auto pixel = m_view.camera.project(corner)) {
      add(m_corners, {corner, SnapKind::Vertex, {}}, pixelsBetween(*pixel, m_pixel));
    }
  }
}

void SnapSearch::addEdges(const ItemTriangles& triangles, std::uint32_t triangle) {
  const Triangle corners = triangles.at(triangle);
  for (std::size_t i = 0; i < 3; ++i) {
    const Edge edge{corners[i], corners[(i + 1) % 3]};
    const auto nearest = nearestOnLine(m_view.camera, edge, m_pixel);
    if (nearest && nearest->pixels <= m_reach && !isWithinPlane(triangles, triangle, edge)) {
      add(m_edges, {nearest->position, SnapKind::Edge, edge}, nearest->pixels);
    }
  }
}

void SnapSearch::addHit(const picking::Hit& hit) {
  if (m_known.insert({hit.item, hit.triangle}).second) {
    const ItemTriangles triangles(m_view, hit.item);
    addCorners(triangles.at(hit.triangle));
    addEdges(triangles, hit.triangle);
  }
}

bool SnapSearch::isHidden(const QVector3D& point) const {
  const auto pixel = m_view.camera.project(point);
  const auto hit = pixel ? hitAt(*pixel) : std::nullopt;
  if (!hit) {
    return false;
  }
  const float depth = depthOf(m_view.camera, point);
  return depthOf(m_view.camera, hit->position) < depth - std::abs(depth) * kHidingSlack;
}

std::optional<SnapPoint> SnapSearch::nearestSeen(std::vector<Candidate>& candidates) const {
  // Of those at one pixel the one in front: what is behind it is hidden, or nearly so.
  std::ranges::sort(candidates, {}, [](const Candidate& each) { return std::pair(each.pixels, each.depth); });
  const auto seen =
      std::ranges::find_if(candidates, [this](const Candidate& each) { return !isHidden(each.point.position); });
  return seen == candidates.end() ? std::nullopt : std::optional(seen->point);
}

std::optional<SnapPoint> SnapSearch::run() {
  const auto face = hitAt(m_pixel);
  if (face) {
    addHit(*face);
  }
  for (const double radius : {m_reach / 2, m_reach}) {
    for (int i = 0; i < kRingPoints && m_reach > 0; ++i) {
      const double angle = 2 * M_PI * i / kRingPoints;
      if (const auto hit = hitAt(m_pixel + QPointF(std::cos(angle), std::sin(angle)) * radius)) {
        addHit(*hit);
      }
    }
  }
  if (const auto corner = nearestSeen(m_corners)) {
    return corner;
  }
  if (const auto edge = nearestSeen(m_edges)) {
    return edge;
  }
  return face ? std::optional(SnapPoint{face->position, SnapKind::Face, {}}) : std::nullopt;
}

std::optional<SnapPoint> faceAt(const SnapView& view, QPointF pixel) {
  const auto hit = view.hitAt(pixel);
  return hit && !hit->backdrop ? std::optional(SnapPoint{hit->position, SnapKind::Face, {}}) : std::nullopt;
}

} // namespace

std::optional<NearestOnLine> nearestOnLine(const viewing::CameraView& camera, const std::array<QVector3D, 2>& line,
                                           QPointF pixel) {
  std::array<QVector3D, 2> ends = line;
  std::array<float, 2> depths{depthOf(camera, ends[0]), depthOf(camera, ends[1])};
  if (!camera.pose().orthographic) {
    const float near = camera.nearPlane();
    if (std::max(depths[0], depths[1]) < near) {
      return std::nullopt;
    }
    for (const std::size_t i : {0U, 1U}) {
      if (depths[i] < near) {
        ends[i] += (ends[1 - i] - ends[i]) * ((near - depths[i]) / (depths[1 - i] - depths[i]));
        depths[i] = near;
      }
    }
  }
  const auto from = camera.project(ends[0]);
  const auto to = camera.project(ends[1]);
  if (!from || !to) {
    return std::nullopt;
  }
  const QPointF along = *to - *from;
  const double square = QPointF::dotProduct(along, along);
  const double share = square > 0 ? std::clamp(QPointF::dotProduct(pixel - *from, along) / square, 0.0, 1.0) : 0;
  // Equal steps of the picture are no equal steps of a line that leads away from the eye.
  const double start = camera.pose().orthographic ? 1 : depths[0];
  const double end = camera.pose().orthographic ? 1 : depths[1];
  const double there = share * start / ((1 - share) * end + share * start);
  return NearestOnLine{ends[0] + (ends[1] - ends[0]) * static_cast<float>(there),
                       pixelsBetween(*from + along * share, pixel)};
}

std::optional<SnapPoint> snapAt(const SnapView& view, QPointF pixel, double reach) {
  return reach > 0 ? SnapSearch(view, pixel, reach).run() : faceAt(view, pixel);
}

} // namespace vitrine::measuring
