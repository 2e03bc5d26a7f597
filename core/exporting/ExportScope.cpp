#include "core/exporting/ExportScope.h"

#include <algorithm>

namespace vitrine::exporting {

SceneState stateOf(const Scene& scene, SceneState state, ExportScope scope, const ItemSet& selection) {
  state.adaptation = 1;
  switch (scope) {
  case ExportScope::Visible:
    break;
  case ExportScope::Whole:
    state.hidden.clear();
    state.isolated.clear();
    for (const scene::Control& control : scene.controls) {
      if (control.kind == scene::ControlKind::Toggle && switchesLayer(control)) {
        state.controls[control.id] = 1;
      }
    }
    break;
  case ExportScope::Selection:
    state.isolated = selection;
    state.hidden = state.hidden - selection;
    break;
  }
  return state;
}

bool hasLight(const Scene& scene, LightAs light) {
  if (light == LightAs::Usual || light == LightAs::Nothing || !scene.bake.lightmaps.empty() ||
      !scene.bake.instanceLightings.empty()) {
    return true;
  }
  const auto isLight = [](const scene::VertexStreams::Colors& colors) { return colors.use == scene::ColorUse::Light; };
  return light == LightAs::Atlas && std::ranges::any_of(scene.meshes, [&](const scene::Mesh& mesh) {
           return std::ranges::any_of(mesh.vertices.colors, isLight);
         });
}

LightAs usualLight(const Scene& scene, ExportFormat format) {
  if (hasLight(scene, LightAs::VertexColors)) {
    for (const LightAs light : {LightAs::Atlas, LightAs::VertexColors}) {
      if (carries(format, light)) {
        return light;
      }
    }
  }
  return LightAs::Nothing;
}

ItemSet itemsOfNodes(const Scene& scene, const QStringList& names) {
  scene::ByNode<bool> below(scene.nodes.size());
  for (const NodeIndex node : scene.nodes.indices()) {
    const scene::Node& of = scene.nodes[node];
    below[node] = names.contains(of.name) || (of.parent && below[of.parent]);
  }
  ItemSet items;
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    if (below[scene.drawItems()[item].node]) {
      items.insert(item);
    }
  }
  return items;
}

} // namespace vitrine::exporting
