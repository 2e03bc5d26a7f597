#include "core/exporting/ExportScope.h"

namespace vitrine::exporting {

SceneState stateOf(const Scene& scene, SceneState state, ExportScope scope, const ItemSet& selection) {
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
