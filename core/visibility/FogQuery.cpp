#include "core/visibility/FogQuery.h"

#include "core/image/Image.h"
#include "core/visibility/Visibility.h"

#include <algorithm>

namespace vitrine::visibility {
namespace {

/// The water an eye is in; null: none.
const scene::FogVolume* fogVolumeAt(const Scene& scene, const QVector3D& eye) {
  const int leaf = scene.world.visibility ? scene.world.visibility->leafAt(eye) : -1;
  const int volume = leaf < 0 ? scene::kNone : scene.world.visibility->leaves[static_cast<std::size_t>(leaf)].fogVolume;
  if (volume < 0 || static_cast<std::size_t>(volume) >= scene.world.fogVolumes.size()) {
    return nullptr;
  }
  const scene::FogVolume& found = scene.world.fogVolumes[static_cast<std::size_t>(volume)];
  return eye.y() <= found.surfaceHeight ? &found : nullptr;
}

std::optional<scene::Fog> fogOf(const scene::FogVolume& volume, const scene::SceneAssets& assets) {
  if (!assets.materials.contains(volume.material)) {
    return std::nullopt;
  }
  const auto* water = std::get_if<scene::WaterParams>(&assets.materials[volume.material].params);
  if (!water || !water->fogColor || !water->fogEnd) {
    return std::nullopt;
  }
  return scene::Fog{.color = *water->fogColor, .start = water->fogStart, .end = *water->fogEnd};
}

/// The fog as an eye with this direction sees it. Colours are mixed as the engine does it, sRGB-encoded.
std::optional<scene::Fog> seenTowards(std::optional<scene::Fog> fog, const QVector3D& direction) {
  if (!fog || !fog->blend) {
    return fog;
  }
  const float own = std::clamp((1 + QVector3D::dotProduct(direction, fog->blend->direction)) / 2, 0.0F, 1.0F);
  for (int channel = 0; channel < 3; ++channel) {
    fog->color[channel] = image::srgbToLinear(own * image::linearToSrgb(fog->color[channel]) +
                                              (1 - own) * image::linearToSrgb(fog->blend->color[channel]));
  }
  fog->blend.reset();
  return fog;
}

} // namespace

bool isOutside(const Scene& scene, const QVector3D& eye) {
  // Of a map whose leaves have no clusters at all it is not known.
  return scene.world.visibility && scene.world.visibility->clusterAt(eye) < 0 &&
         std::ranges::any_of(
             scene.world.visibility->leaves, [](const Visibility::Leaf& leaf) { return leaf.cluster >= 0; });
}

std::optional<scene::Fog> fogAt(const Scene& scene, const scene::SceneAssets& assets,
                                const state::EvaluatedState& state, const Eye& eye) {
  if (isOutside(scene, eye.position)) {
    return std::nullopt;
  }
  if (const scene::FogVolume* volume = fogVolumeAt(scene, eye.position); volume && !state.fogSwitchedOff) {
    if (const auto fog = fogOf(*volume, assets)) {
      return fog;
    }
  }
  return state.viewPreset ? seenTowards(state.viewPreset->fog, eye.direction) : std::nullopt;
}

std::optional<scene::Fog> backdropFog(const Scene& scene, const state::EvaluatedState& state,
                                      scene::BackdropIndex backdrop, const Eye& eye) {
  const auto& fog = scene.world.backdrops[backdrop].fog;
  const bool seen = fog && !isOutside(scene, eye.position) && !state.fogSwitchedOff;
  return seen ? seenTowards(fog, eye.direction) : std::nullopt;
}

QVector3D eyeIn(const scene::Backdrop& backdrop, const QVector3D& eye) {
  return backdrop.scale > 0.0F ? backdrop.origin + eye / backdrop.scale : backdrop.origin;
}

} // namespace vitrine::visibility
