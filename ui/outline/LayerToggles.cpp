#include "ui/outline/LayerToggles.h"

namespace vitrine::ui {

std::map<NodeIndex, QString> layerToggles(const Scene& scene) {
  scene::ByLayer<QString> ids(scene.layers.size());
  for (const scene::Control& control : scene.controls) {
    if (const auto* target = std::get_if<scene::LayerTarget>(&control.target);
        target && control.kind == scene::ControlKind::Toggle) {
      ids[target->layer] = control.id;
    }
  }
  scene::ByLayer<int> users(scene.layers.size());
  for (const scene::Node& node : scene.nodes) {
    if (node.layer) {
      ++users[node.layer];
    }
  }
  std::map<NodeIndex, QString> toggles;
  for (const NodeIndex node : scene.nodes.indices()) {
    const LayerIndex layer = scene.nodes[node].layer;
    if (layer && users[layer] == 1 && !ids[layer].isEmpty()) {
      toggles.emplace(node, ids[layer]);
    }
  }
  return toggles;
}

} // namespace vitrine::ui
