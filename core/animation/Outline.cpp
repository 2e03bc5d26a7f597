#include "core/animation/Outline.h"

#include <QtMath>

#include <array>
#include <cmath>

namespace vitrine::animation {
namespace {

/// Each misses no more of the extent than 1 - cos of half the angle to the next one.
constexpr std::size_t kDirections = 128;
/// Above, the corners of bounds have to do: a world of so many corners is as good as full.
constexpr std::uint64_t kMostCorners = 600'000;

/// Directions spread evenly over the sphere, on a spiral.
std::array<QVector3D, kDirections> evenDirections() {
  std::array<QVector3D, kDirections> directions;
  const float turn = static_cast<float>(M_PI) * (3 - std::sqrt(5.0F));
  for (std::size_t i = 0; i < kDirections; ++i) {
    const float y = 1 - (2 * static_cast<float>(i) + 1) / kDirections;
    const float radius = std::sqrt(1 - y * y);
    const float angle = turn * static_cast<float>(i);
    directions[i] = {radius * std::cos(angle), y, radius * std::sin(angle)};
  }
  return directions;
}

/// The furthest points so far, in each direction.
class Outermost {
public:
  void add(const QVector3D& point) {
    if (!scene::isFinite(point)) {
      return;
    }
    for (std::size_t i = 0; i < kDirections; ++i) {
      const float reach = QVector3D::dotProduct(point, m_directions[i]);
      if (!m_any || reach > m_reach[i]) {
        m_reach[i] = reach;
        m_points[i] = point;
      }
    }
    m_any = true;
  }

  std::vector<QVector3D> points() const {
    std::vector<QVector3D> points;
    for (const QVector3D& point : m_points) {
      if (m_any && std::ranges::find(points, point) == points.end()) {
        points.push_back(point);
      }
    }
    return points;
  }

private:
  std::array<QVector3D, kDirections> m_directions = evenDirections();
  std::array<QVector3D, kDirections> m_points;
  std::array<float, kDirections> m_reach{};
  bool m_any = false;
};

} // namespace

std::vector<QVector3D> outlineOf(const Pose& pose, const ItemSet& visible) {
  const Scene& scene = pose.scene();
  std::uint64_t corners = 0;
  for (const DrawItemIndex item : visible) {
    corners += scene.surfaceOf(item).indexCount;
  }
  Outermost outermost;
  for (const DrawItemIndex item : visible) {
    if (scene.backdropOf(item)) {
      continue;
    }
    if (corners > kMostCorners) {
      const scene::Bounds bounds = pose.worldBounds(item);
      for (const QVector3D& corner : scene::cornersOf(bounds)) {
        if (!bounds.empty()) {
          outermost.add(corner);
        }
      }
      continue;
    }
    const scene::Surface& surface = scene.surfaceOf(item);
    const std::vector<std::uint32_t>& indices = scene.meshOf(item).indices;
    const std::vector<QVector3D>& positions = pose.positionsOf(item);
    const QMatrix4x4& world = pose.worldTransform(scene.drawItems()[item].node);
    for (std::uint32_t i = 0; i < surface.indexCount; ++i) {
      outermost.add(world.map(positions[indices[surface.firstIndex + i]]));
    }
  }
  return outermost.points();
}

} // namespace vitrine::animation
