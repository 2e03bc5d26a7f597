#pragma once

#include "core/scene/Bounds.h"

#include <QVector3D>
#include <QVector4D>

#include <memory>
#include <vector>

namespace vitrine::scene {

/// Vertices of a mesh in one frame of a vertex animation. The arrays are shared: equal ones of different frames
/// and meshes are held once.
struct VertexFrame {
  std::shared_ptr<const std::vector<QVector3D>> positions; ///< one per vertex of the mesh, in its space
  /// Values of the mesh's first colour stream, one per vertex; null: as the mesh has them.
  std::shared_ptr<const std::vector<QVector4D>> colors;
  Bounds bounds;
};

/// Frames of a shape. Meshes that share them (they differ in material or texture coordinates) blend into one
/// another, as they have the same vertices and triangles.
using VertexFrames = std::vector<VertexFrame>;
using VertexFramesPtr = std::shared_ptr<const VertexFrames>;

} // namespace vitrine::scene
