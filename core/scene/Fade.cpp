#include "core/scene/Fade.h"

#include "core/scene/Scene.h"

#include <algorithm>
#include <utility>

namespace vitrine::scene {

float FadeRange::shareAt(float distance) const {
  if (distance <= start) {
    return 1;
  }
  const float squares = end * end - start * start;
  return distance >= end || squares <= 0 ? 0 : (end * end - distance * distance) / squares;
}

ByItem<const ItemFade*> fadesByItem(const Scene& scene) {
  ByItem<const ItemFade*> found(scene.drawItems().size());
  const std::vector<ItemFade>& fades = scene.world.fades;
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    const DrawItem& drawn = scene.drawItems()[item];
    for (const int surface : {int(kNone), drawn.surface}) {
      const auto key = std::pair(drawn.node, surface);
      const auto keyOf = [](const ItemFade& fade) { return std::pair(fade.node, fade.surface); };
      const auto at = std::ranges::lower_bound(fades, key, {}, keyOf);
      if (at != fades.end() && keyOf(*at) == key) {
        found[item] = &*at;
      }
    }
  }
  return found;
}

} // namespace vitrine::scene
