#pragma once

#include "core/animation/Pose.h"
#include "core/scene/Mesh.h"

namespace vitrine::animation {

/// A vertex of a mesh that faces the eye, in world space. Its node moves the pivot and scales what hangs on it; how the
/// node is turned means nothing to what turns by itself. Also what render and its shaders make of such meshes.
struct BillboardVertex {
  QVector3D pivot;
  QVector3D offset; ///< from there, as it stands to an eye far away along +Z

  BillboardVertex(const scene::Mesh& mesh, std::uint32_t vertex, const QMatrix4x4& world);

  /// Position of the vertex for this eye, in world space.
  QVector3D seenFrom(const QVector3D& eye, scene::Billboard facing) const;
};

/// Vertices of an item in world space, in a pose and for an eye.
class BillboardCorners {
public:
  BillboardCorners(const Pose& pose, DrawItemIndex item, const QVector3D& eye);

  QVector3D at(std::uint32_t vertex) const;

private:
  const scene::Mesh& m_mesh;
  const std::vector<QVector3D>& m_positions;
  const QMatrix4x4& m_world;
  QVector3D m_eye;
};

} // namespace vitrine::animation
