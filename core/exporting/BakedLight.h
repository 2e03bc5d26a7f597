#pragma once

#include "core/animation/Pose.h"
#include "core/state/EvaluatedState.h"

namespace vitrine::exporting {

/// Light that a scene has ready made, at the vertices of what a node shows: linear factors on what is there.
class BakedLight {
public:
  BakedLight(const animation::Pose& pose, const state::EvaluatedState& state, NodeIndex node);

  /// Of the surface's lightmap between luxels, else of the model that the node places; none: there is no such light.
  std::optional<QVector3D> at(std::uint32_t vertex, int surface) const;
  /// The same, else of the mesh's colour stream, times the exposure; white where it has none.
  QVector3D orOfStream(std::uint32_t vertex, int surface) const;

private:
  QVector3D ofLightmap(const scene::Lightmap& lightmap, QVector2D luxel) const;
  QVector3D ofInstance(const scene::InstanceLighting& light, std::uint32_t vertex) const;

  const animation::Pose& m_pose;
  const state::EvaluatedState& m_state;
  NodeIndex m_node;
};

/// Colour stream of a mesh that a state has chosen, if it is light: what is painted on in its place is a view of
/// Vitrine's. Null: there is none.
const scene::VertexStreams::Colors* lightStreamOf(const scene::Mesh& mesh, const state::EvaluatedState& state);

} // namespace vitrine::exporting
