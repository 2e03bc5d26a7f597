#pragma once

#include "core/animation/PosedVertices.h"
#include "core/scene/SkinAndMorphs.h"
#include "core/state/ShapeWeights.h"

#include <mutex>

namespace vitrine::animation {

/// A mesh as joints and blend shapes bend it; its vertices are evaluated when first asked for: not those of what is
/// hidden. Immutable and thread-safe.
class DeformedMesh {
public:
  /// `joints`: jointMatrices() of its skin; empty: none carry it.
  DeformedMesh(scene::SkinAndMorphsPtr mesh, state::ShapeWeights weights, std::vector<QMatrix4x4> joints);

  const state::ShapeWeights& weights() const { return m_weights; }
  /// True if both have the same vertices.
  bool isSameAs(const DeformedMesh& other) const;
  const PosedVertices& vertices() const;

private:
  scene::SkinAndMorphsPtr m_mesh;
  state::ShapeWeights m_weights;
  std::vector<QMatrix4x4> m_joints;
  mutable std::once_flag m_once;
  mutable PosedVertices m_vertices;
};
using DeformedMeshPtr = std::shared_ptr<const DeformedMesh>;

} // namespace vitrine::animation
