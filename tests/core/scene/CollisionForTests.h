#pragma once

#include "core/collision/CollisionWorld.h"

#include <memory>

namespace vitrine::tests {

/// Puts solids together: boxes, and whatever a few planes and corners make.
class SolidsForTests {
public:
  SolidsForTests& box(const QVector3D& min, const QVector3D& max);
  /// What rises from y = 0 at x = from to `height` at x = to, between two z.
  SolidsForTests& ramp(float from, float to, float height, float minZ, float maxZ);
  SolidsForTests& solid(const std::vector<collision::CollisionPlane>& planes, const scene::Bounds& bounds);

  std::shared_ptr<const collision::CollisionWorld> take() {
    return std::make_shared<const collision::CollisionWorld>(std::move(m_solids));
  }

private:
  collision::CollisionWorld m_solids;
};

} // namespace vitrine::tests
