#pragma once

#include "core/scene/Indices.h"
#include "core/structure/Structure.h"

#include <QMatrix4x4>
#include <QString>
#include <QVector3D>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine::scene {

/// The joints that take a vertex along, and how much each. Weights add up to 1, or are all 0: the vertex stays.
struct VertexJoints {
  std::array<std::uint16_t, 4> joints{}; ///< into Skin::joints
  std::array<float, 4> weights{};
};

/// Blend shape: a smile, a closed eye. Some of a mesh's vertices, and how far they move at full weight.
struct BlendShape {
  QString name;
  std::vector<std::uint32_t> vertices; ///< ascending; may be empty
  std::vector<QVector3D> positions;    ///< as many: to be added, in the mesh's space
  std::vector<QVector3D> normals;      ///< as many, or empty: the shape leaves normals alone
  std::optional<RecordRef> record;
};

/// Mesh before joints and blend shapes deform it, in its own space. Shared by all meshes that look alike.
struct SkinAndMorphs {
  std::vector<QVector3D> positions; ///< by vertex of the mesh
  std::vector<QVector3D> normals;   ///< by vertex; unit length
  std::vector<VertexJoints> joints; ///< by vertex; empty: no joint takes it along
  std::vector<BlendShape> shapes;
};
using SkinAndMorphsPtr = std::shared_ptr<const SkinAndMorphs>;

/// Joints that carry the meshes of nodes (Node::skin). A vertex v of such a mesh is at
/// sum of weight * world(joint) * inverseBind(joint) * v: the node's own place means nothing, it has no children, and
/// its world transform is the identity.
struct Skin {
  QString name;
  std::vector<NodeIndex> joints;
  std::vector<QMatrix4x4> inverseBinds; ///< by joint: from the mesh's space to the joint's, as the mesh was bound
  std::optional<RecordRef> record;
};

} // namespace vitrine::scene
