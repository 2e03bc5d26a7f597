#pragma once

#include "core/collision/CollisionWorld.h"

#include <memory>

namespace vitrine::tests {

/// Puts brushes together: boxes, and whatever a few planes and corners make.
class CollisionForTests {
public:
  CollisionForTests& box(const QVector3D& min, const QVector3D& max);
  /// Ramp that rises from y = 0 at x = from to `height` at x = to, between two z.
  CollisionForTests& ramp(float from, float to, float height, float minZ, float maxZ);
  CollisionForTests& brush(const std::vector<collision::CollisionPlane>& planes, const scene::Bounds& bounds);

  std::shared_ptr<const collision::CollisionWorld> take() {
    return std::make_shared<const collision::CollisionWorld>(std::move(m_world));
  }

private:
  collision::CollisionWorld m_world;
};

} // namespace vitrine::tests
