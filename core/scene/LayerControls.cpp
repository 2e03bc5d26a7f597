#include "core/scene/LayerControls.h"

namespace vitrine::scene {

LayerIndex addLayer(SceneData& scene, const ControlText& text, bool visible) {
  const LayerIndex layer = scene.layers.add({text.id.toString(), text.label.toString(), visible});
  addLayerToggle(scene, layer, text.group);
  return layer;
}

void addLayerToggle(SceneData& scene, LayerIndex layer, QAnyStringView group) {
  const Layer& of = scene.layers[layer];
  scene.controls.push_back(toggle({of.id, of.label, group}, LayerTarget{layer}, of.visibleByDefault));
}

} // namespace vitrine::scene
