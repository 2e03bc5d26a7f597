#include "core/scene/StartCamera.h"

#include <algorithm>

namespace vitrine::scene {

const Camera* startCamera(const Scene& scene) {
  const bool anyPlace = std::ranges::any_of(scene.drawItems(), [&](const DrawItem& item) {
    return scene.nodes[static_cast<std::size_t>(item.node)].kind != NodeKind::Marker;
  });
  return anyPlace && scene.startsAtCamera && !scene.cameras.empty() ? &scene.cameras.front() : nullptr;
}

} // namespace vitrine::scene
