#include "core/links/Luxel.h"

#include <algorithm>
#include <cmath>

namespace vitrine::links {
namespace {

/// Barycentric coordinates of the point of a triangle that is nearest to `point` (Ericson, Real-Time Collision
/// Detection, 5.1.5).
QVector3D nearestIn(const std::array<QVector3D, 3>& corners, const QVector3D& point) {
  const auto dot = [](const QVector3D& u, const QVector3D& v) { return QVector3D::dotProduct(u, v); };
  const QVector3D ab = corners[1] - corners[0];
  const QVector3D ac = corners[2] - corners[0];
  const QVector3D ap = point - corners[0];
  const QVector3D bp = point - corners[1];
  const QVector3D cp = point - corners[2];
  const float d1 = dot(ab, ap);
  const float d2 = dot(ac, ap);
  const float d3 = dot(ab, bp);
  const float d4 = dot(ac, bp);
  const float d5 = dot(ab, cp);
  const float d6 = dot(ac, cp);
  if (d1 <= 0 && d2 <= 0) {
    return {1, 0, 0};
  }
  if (d3 >= 0 && d4 <= d3) {
    return {0, 1, 0};
  }
  if (d6 >= 0 && d5 <= d6) {
    return {0, 0, 1};
  }
  const float vc = d1 * d4 - d3 * d2;
  const float vb = d5 * d2 - d1 * d6;
  const float va = d3 * d6 - d5 * d4;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) {
    const float v = d1 / (d1 - d3);
    return {1 - v, v, 0};
  }
  if (vb <= 0 && d2 >= 0 && d6 <= 0) {
    const float w = d2 / (d2 - d6);
    return {1 - w, 0, w};
  }
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    const float w = (d4 - d3) / ((d4 - d3) + (d5 - d6));
    return {0, 1 - w, w};
  }
  const float sum = va + vb + vc;
  return {va / sum, vb / sum, vc / sum};
}

std::array<std::uint32_t, 3> verticesOf(const Scene& scene, DrawItemIndex item, std::uint32_t triangle) {
  const std::vector<std::uint32_t>& indices = scene.meshOf(item).indices;
  const std::size_t first = scene.surfaceOf(item).firstIndex + std::size_t{3} * triangle;
  return {indices[first], indices[first + 1], indices[first + 2]};
}

Luxel luxelBetween(const Scene& scene, DrawItemIndex item, std::uint32_t triangle, const QVector3D& weights) {
  const std::vector<QVector2D>& uvs = scene.meshOf(item).vertices.lightmapUvs;
  QVector2D place;
  const std::array<std::uint32_t, 3> vertices = verticesOf(scene, item, triangle);
  for (int i = 0; i < 3; ++i) {
    place += uvs[vertices[static_cast<std::size_t>(i)]] * weights[i];
  }
  const scene::LightmapIndex index = scene.surfaceOf(item).lightmap;
  const scene::Lightmap& lightmap = scene.bake.lightmaps[index];
  const auto within = [](float at, int size) {
    return std::isfinite(at) ? static_cast<int>(std::clamp(std::floor(at), 0.0F, static_cast<float>(size - 1))) : 0;
  };
  return {item, index, {within(place.x(), lightmap.width), within(place.y(), lightmap.height)}};
}

} // namespace

scene::LightmapIndex lightmapOf(const Scene& scene, DrawItemIndex item) {
  if (!scene.drawItems().contains(item)) {
    return scene::kNone;
  }
  const scene::LightmapIndex index = scene.surfaceOf(item).lightmap;
  if (!scene.bake.lightmaps.contains(index) || scene.meshOf(item).vertices.lightmapUvs.empty()) {
    return scene::kNone;
  }
  const scene::Lightmap& lightmap = scene.bake.lightmaps[index];
  return lightmap.width > 0 && lightmap.height > 0 && scene::isComplete(lightmap) ? index : scene::kNone;
}

std::optional<Luxel> luxelOf(const Scene& scene, const picking::Hit& hit) {
  return lightmapOf(scene, hit.item) && hit.triangle < scene.surfaceOf(hit.item).triangleCount()
             ? std::optional(luxelBetween(scene, hit.item, hit.triangle, hit.barycentric))
             : std::nullopt;
}

std::optional<Luxel> luxelNear(const Scene& scene, DrawItemIndex item, const QMatrix4x4& world,
                               const QVector3D& point) {
  if (!lightmapOf(scene, item)) {
    return std::nullopt;
  }
  const std::vector<QVector3D>& positions = scene.meshOf(item).vertices.positions;
  std::optional<Luxel> nearest;
  float least = std::numeric_limits<float>::infinity();
  for (std::uint32_t triangle = 0; triangle < scene.surfaceOf(item).triangleCount(); ++triangle) {
    std::array<QVector3D, 3> corners;
    std::ranges::transform(verticesOf(scene, item, triangle), corners.begin(),
                           [&](std::uint32_t vertex) { return world.map(positions[vertex]); });
    const QVector3D weights = nearestIn(corners, point);
    const QVector3D at = corners[0] * weights.x() + corners[1] * weights.y() + corners[2] * weights.z();
    if (const float away = (at - point).lengthSquared(); away < least) {
      least = away;
      nearest = luxelBetween(scene, item, triangle, weights);
    }
  }
  return nearest;
}

} // namespace vitrine::links
