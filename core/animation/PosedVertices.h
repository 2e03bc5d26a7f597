#pragma once

#include "core/scene/Bounds.h"

#include <QVector3D>
#include <QVector4D>

#include <vector>

namespace vitrine::animation {

/// Vertices of a mesh at one time, in the mesh's space; in world space if joints carry the mesh.
struct PosedVertices {
  std::vector<QVector3D> positions;
  /// Unit length; of frames area-weighted, null vector where triangles cancel out (both sides).
  std::vector<QVector3D> normals;
  std::vector<QVector4D> colors; ///< of the mesh's first colour stream; empty: as the mesh has them
  scene::Bounds bounds;
};

} // namespace vitrine::animation
