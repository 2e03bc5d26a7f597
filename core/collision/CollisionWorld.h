#pragma once

#include "core/scene/Bounds.h"
#include "core/structure/Structure.h"

#include <QVector3D>

#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::collision {

/// The half space behind a plane: where dot(normal, p) <= distance. `normal` is of unit length.
struct CollisionPlane {
  QVector3D normal;
  float distance = 0;
};

/// A convex body that stops a character: the space behind all of its planes.
struct CollisionBrush {
  std::uint32_t firstPlane = 0; ///< into CollisionWorld::planes
  std::uint32_t planeCount = 0;
  scene::Bounds bounds;
  std::optional<RecordRef> record; ///< a brush, a block, a displacement
};

/// The size and the ways of whoever walks through a scene, in its units and seconds.
struct CharacterSettings {
  float halfWidth = 16;
  float height = 72;
  float eyeHeight = 64; ///< above the feet
  float stepHeight = 18;
  float walkSpeed = 190;
  float runSpeed = 320;
  float jumpSpeed = 268;
  float gravity = 800;
  float steepestSlope = 0.7F; ///< smallest normal.y of ground that one can stand on
};

/// Brushes that stop a character. World space; immutable once the scene is built.
struct CollisionWorld {
  std::vector<CollisionPlane> planes;
  std::vector<CollisionBrush> brushes;
  CharacterSettings walker;
};

} // namespace vitrine::collision
