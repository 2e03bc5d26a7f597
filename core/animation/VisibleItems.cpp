#include "core/animation/VisibleItems.h"

#include "core/animation/KeyframeSampling.h"

namespace vitrine::animation {

ItemSet visibleItems(const Scene& scene, const state::EvaluatedState& evaluated) {
  const SceneState& state = evaluated.state;
  const auto layerOn = [&](LayerIndex layer) { return !layer || evaluated.layers[layer]; };
  scene::ByNode<bool> nodeOn = posedNodes(scene, evaluated);
  for (const NodeIndex index : scene.nodes.indices()) {
    const scene::Node& node = scene.nodes[index];
    nodeOn[index] = nodeOn[index] && layerOn(node.layer) && (!node.parent || nodeOn[node.parent]);
  }
  const auto& items = scene.drawItems();
  ItemSet visible;
  for (const DrawItemIndex item : items.indices()) {
    if (nodeOn[items[item].node] && layerOn(scene.surfaceOf(item).layer)) {
      visible.insert(item);
    }
  }
  if (!state.isolated.empty()) {
    visible &= state.isolated;
  }
  return visible - state.hidden;
}

ItemSet visibleItems(const Scene& scene, const SceneState& state) {
  return visibleItems(scene, state::evaluate(scene, state));
}

} // namespace vitrine::animation
