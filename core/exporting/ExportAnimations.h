#pragma once

#include "core/base/Progress.h"
#include "core/exporting/ExportModel.h"
#include "core/scene/Scene.h"
#include "core/state/EvaluatedState.h"

namespace vitrine::exporting {

/// Frames that a mesh takes in animations, ascending, as the shapes it is exported with; the first is its shape without
/// any of them.
using FramesOfMeshes = scene::ByMesh<std::vector<int>>;

/// Frames that animations of shown models give each mesh, and the one it has now.
FramesOfMeshes framesShown(const Scene& scene, const state::EvaluatedState& state);

/// Weights of those shapes as a node's mesh is now.
std::vector<float> frameWeights(const Scene& scene, const state::EvaluatedState& state, NodeIndex node,
                                const std::vector<int>& frames);

/// Nodes of the exported model that animations may move.
struct ExportedNodes {
  const scene::ByNode<int>& nodes; ///< the model's, by scene's; -1: it is not there
  const FramesOfMeshes& frames;
};

/// All animations of models that layers show, as far as they move nodes that are exported. Key poses become keys at the
/// times of their frames; posed nodes that a pose leaves out are scaled to nothing.
std::vector<ExportAnimation> animationsOf(const Scene& scene, const state::EvaluatedState& state,
                                          const ExportedNodes& exported, Progress& progress);

} // namespace vitrine::exporting
