#include "tests/core/scene/CollisionForTests.h"

namespace vitrine::tests {

CollisionForTests& CollisionForTests::brush(const std::vector<collision::CollisionPlane>& planes,
                                            const scene::Bounds& bounds) {
  m_world.brushes.push_back({.firstPlane = static_cast<std::uint32_t>(m_world.planes.size()),
                             .planeCount = static_cast<std::uint32_t>(planes.size()),
                             .bounds = bounds,
                             .record = {}});
  m_world.planes.insert(m_world.planes.end(), planes.begin(), planes.end());
  return *this;
}

CollisionForTests& CollisionForTests::box(const QVector3D& min, const QVector3D& max) {
  return brush({{{1, 0, 0}, max.x()},
                {{-1, 0, 0}, -min.x()},
                {{0, 1, 0}, max.y()},
                {{0, -1, 0}, -min.y()},
                {{0, 0, 1}, max.z()},
                {{0, 0, -1}, -min.z()}},
               {min, max});
}

CollisionForTests& CollisionForTests::ramp(float from, float to, float height, float minZ, float maxZ) {
  const QVector3D up = QVector3D(-height, to - from, 0).normalized();
  return brush({{up, QVector3D::dotProduct(up, {from, 0, 0})},
                {{1, 0, 0}, to},
                {{0, -1, 0}, 0},
                {{0, 0, 1}, maxZ},
                {{0, 0, -1}, -minZ}},
               {{from, 0, minZ}, {to, height, maxZ}});
}

} // namespace vitrine::tests
