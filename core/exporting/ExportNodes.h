#pragma once

#include "core/base/ItemSet.h"
#include "core/scene/Scene.h"
#include "core/state/EvaluatedState.h"

namespace vitrine::exporting {

/// Items that a state shows at its time; at any time of the animations of models it shows, too.
ItemSet itemsEver(const Scene& scene, const state::EvaluatedState& state);

/// The items to write of each node, ascending.
scene::ByNode<std::vector<DrawItemIndex>> itemsByNode(const Scene& scene, const scene::SceneAssets& assets,
                                                      const ItemSet& shown);

/// Nodes that show something, or have something else of use to say, and those that lead to them.
scene::ByNode<bool> wantedNodes(const Scene& scene, const scene::ByNode<std::vector<DrawItemIndex>>& items,
                                bool withRest);

/// Nodes that some animation of the scene may move.
scene::ByNode<bool> movedNodes(const Scene& scene);

} // namespace vitrine::exporting
