#include "core/visibility/VanishedItems.h"

#include "core/visibility/FogQuery.h"

namespace vitrine::visibility {

ItemSet vanishedItems(const Scene& scene, const state::EvaluatedState& state, const QVector3D& eye) {
  ItemSet vanished;
  if (!state.fadesByDistance) {
    return vanished;
  }
  const scene::ByItem<const scene::ItemFade*> fades = scene::fadesByItem(scene);
  for (const DrawItemIndex item : fades.indices()) {
    if (const scene::ItemFade* fade = fades[item]) {
      const scene::BackdropIndex backdrop = scene.backdropOf(item);
      const QVector3D from = backdrop ? eyeIn(scene.world.backdrops[backdrop], eye) : eye;
      if (fade->range.shareAt(from.distanceToPoint(fade->centre)) == 0) {
        vanished.insert(item);
      }
    }
  }
  return vanished;
}

} // namespace vitrine::visibility
