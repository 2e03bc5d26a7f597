#pragma once

#include "core/scene/Bounds.h"

#include <QVector3D>
#include <QVector4D>

#include <vector>

namespace vitrine::animation {

/// A mesh's vertices at one moment, in the mesh's space; of a mesh that joints carry that is the world.
struct PosedVertices {
  std::vector<QVector3D> positions;
  /// Unit length; of frames area-weighted, null vector where triangles cancel out (both sides).
  std::vector<QVector3D> normals;
  std::vector<QVector4D> colors; ///< of the mesh's first colour stream; empty: as the mesh has them
  scene::Bounds bounds;
};

} // namespace vitrine::animation
