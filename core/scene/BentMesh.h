#pragma once

#include "core/scene/Deformation.h"
#include "core/scene/PosedVertices.h"
#include "core/scene/ShapeWeights.h"

#include <mutex>

namespace vitrine::scene {

/// A mesh as joints and blend shapes bend it; its vertices are evaluated when first asked for: not those of what is
/// hidden. Immutable and thread-safe.
class BentMesh {
public:
  /// `joints`: jointMatrices() of its skin; empty: none carry it.
  BentMesh(DeformationPtr mesh, ShapeWeights weights, std::vector<QMatrix4x4> joints);

  const ShapeWeights& weights() const { return m_weights; }
  /// Whether both have the same vertices.
  bool isSameAs(const BentMesh& other) const;
  const PosedVertices& vertices() const;

private:
  DeformationPtr m_mesh;
  ShapeWeights m_weights;
  std::vector<QMatrix4x4> m_joints;
  mutable std::once_flag m_once;
  mutable PosedVertices m_vertices;
};
using BentMeshPtr = std::shared_ptr<const BentMesh>;

} // namespace vitrine::scene
