#pragma once

#include "core/scene/Indices.h"

#include <QVector3D>

#include <cstdint>

namespace vitrine::picking {

/// Point where a ray met the scene.
struct Hit {
  DrawItemIndex item;
  std::uint32_t triangle = 0; ///< within the item's surface
  float distance = 0;         ///< in lengths of the ray's direction
  QVector3D barycentric;      ///< of the three corners, in index order
  QVector3D position;         ///< world space
  std::uint32_t frame = 0;    ///< of the mesh, in the pose it was met in
  /// Of castSeen: distance and position are in this backdrop's space; kNone: in the world.
  scene::BackdropIndex backdrop;
};

} // namespace vitrine::picking
