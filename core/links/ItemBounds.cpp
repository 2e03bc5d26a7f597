#include "core/links/ItemBounds.h"

namespace vitrine::links {

scene::Bounds boundsOf(const animation::Pose& pose, const state::EvaluatedState& state,
                       const std::vector<DrawItemIndex>& items) {
  const Scene& scene = pose.scene();
  const scene::ByNode<bool> present = animation::posedNodes(scene, state);
  scene::Bounds bounds;
  scene::Bounds ofAll;
  for (const DrawItemIndex item : items) {
    ofAll.add(pose.worldBounds(item));
    if (present[scene.drawItems()[item].node]) {
      bounds.add(pose.worldBounds(item));
    }
  }
  return bounds.empty() ? ofAll : bounds;
}

} // namespace vitrine::links
