#pragma once

#include "core/formats/vgo/scene/SceneBuild.h"

namespace vitrine::formats::vgo {

/// Node of the file and the parent that its node of the scene has.
struct PlannedNode {
  int node = 0;     ///< of the file
  NodeIndex parent; ///< of the scene, among those before
};

/// By node of the scene as they are made. Parents first, each node once: what leads back to itself or to nothing, and
/// what is too deep, is cut and told. Nodes that nothing leads to come last, on their own.
scene::ByNode<PlannedNode> planNodes(const layout::Layout& layout, Diagnostics& diagnostics);

/// Adds the nodes of the file, where its accessor of transforms says. An Error: there is not exactly one such, or there
/// are no nodes.
Result<void> addNodes(SceneBuild& build);

} // namespace vitrine::formats::vgo
