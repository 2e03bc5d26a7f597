#include "core/animation/VisibleItems.h"

#include "core/animation/KeyframeSampling.h"

namespace vitrine::animation {

ItemSet visibleItems(const Scene& scene, const state::EvaluatedState& evaluated) {
  const SceneState& state = evaluated.state;
  const auto layerOn = [&](int layer) {
    return layer == scene::kNone || evaluated.layers[static_cast<std::size_t>(layer)];
  };
  std::vector<bool> nodeOn = posedNodes(scene, evaluated);
  for (std::size_t i = 0; i < scene.nodes.size(); ++i) {
    const scene::Node& node = scene.nodes[i];
    nodeOn[i] = nodeOn[i] && layerOn(node.layer) &&
                (node.parent == scene::kNone || nodeOn[static_cast<std::size_t>(node.parent)]);
  }
  const auto& items = scene.drawItems();
  ItemSet visible;
  for (DrawItemId item = 0; item < items.size(); ++item) {
    if (nodeOn[static_cast<std::size_t>(items[item].node)] && layerOn(scene.surfaceOf(item).layer)) {
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
