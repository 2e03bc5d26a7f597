#pragma once

#include "core/scene/Scene.h"

#include <vector>

namespace vitrine::tests {

/// Items of the nodes that a layer has, itself or with a node above them.
inline std::vector<DrawItemIndex> itemsOfLayer(const Scene& scene, const char* id) {
  std::vector<DrawItemIndex> items;
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    scene::LayerIndex layer;
    for (NodeIndex node = scene.drawItems()[item].node; node && !layer; node = scene.nodes[node].parent) {
      layer = scene.nodes[node].layer;
    }
    if (layer && scene.layers[layer].id == QLatin1StringView(id)) {
      items.push_back(item);
    }
  }
  return items;
}

} // namespace vitrine::tests
