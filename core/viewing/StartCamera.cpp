#include "core/viewing/StartCamera.h"

#include <algorithm>

namespace vitrine::viewing {

const scene::Camera* startCamera(const Scene& scene) {
  const bool anyPlace = std::ranges::any_of(scene.drawItems(), [&](const scene::DrawItem& item) {
    return scene.nodes[item.node].kind != scene::NodeKind::Marker;
  });
  return anyPlace && scene.view.startsAtCamera && !scene.view.cameras.empty() ? &scene.view.cameras.front() : nullptr;
}

} // namespace vitrine::viewing
