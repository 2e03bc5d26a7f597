#include "core/picking/SurfaceTriangles.h"

namespace vitrine::picking {

bool isDoubleSided(const Scene& scene, DrawItemIndex item) {
  const MaterialIndex material = scene.surfaceOf(item).material;
  return material && scene.assets.materials[material].cull == scene::Cull::None;
}

void addTriangles(const Scene& scene, DrawItemIndex item, const QMatrix4x4& matrix,
                  const std::vector<QVector3D>& positions, std::vector<RayTriangle>& triangles) {
  const std::vector<std::uint32_t>& indices = scene.meshOf(item).indices;
  const scene::Surface& surface = scene.surfaceOf(item);
  const bool doubleSided = isDoubleSided(scene, item);
  for (std::uint32_t t = 0; t < surface.triangleCount(); ++t) {
    const auto corner = [&](std::uint32_t k) { return matrix.map(positions[indices[surface.firstIndex + 3 * t + k]]); };
    const QVector3D a = corner(0);
    const QVector3D b = corner(1);
    const QVector3D c = corner(2);
    if (scene::isFinite(a) && scene::isFinite(b) && scene::isFinite(c)) {
      triangles.push_back({a, b, c, item, t, doubleSided});
    }
  }
}

} // namespace vitrine::picking
