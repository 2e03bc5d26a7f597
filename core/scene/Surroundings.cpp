#include "core/scene/Surroundings.h"

#include <algorithm>

namespace vitrine::scene {
namespace {

/// Whether someone has chosen to see the scene without the fog that one of its game views has.
bool isFogSwitchedOff(const Scene& scene, const SceneState& state) {
  const GameView* view = chosenGameView(scene, state);
  return (!view || !view->fog) && std::ranges::any_of(scene.controls, [&](const Control& control) {
    const auto* target = std::get_if<GameViewTarget>(&control.target);
    return target && state.controls.contains(control.id) && std::ranges::any_of(target->choices, [&](int choice) {
      return choice != kNone && scene.gameViews[static_cast<std::size_t>(choice)].fog;
    });
  });
}

/// The water an eye is in; null: none.
const FogVolume* fogVolumeAt(const Scene& scene, const QVector3D& eye) {
  const int leaf = scene.visibility ? scene.visibility->leafAt(eye) : -1;
  const int volume = leaf < 0 ? kNone : scene.visibility->leaves[static_cast<std::size_t>(leaf)].fogVolume;
  if (volume < 0 || static_cast<std::size_t>(volume) >= scene.fogVolumes.size()) {
    return nullptr;
  }
  const FogVolume& found = scene.fogVolumes[static_cast<std::size_t>(volume)];
  return eye.y() <= found.surfaceHeight ? &found : nullptr;
}

std::optional<Fog> fogOf(const FogVolume& volume, const SceneAssets& assets) {
  if (volume.material == kNone || static_cast<std::size_t>(volume.material) >= assets.materials.size()) {
    return std::nullopt;
  }
  const Material& material = assets.materials[static_cast<std::size_t>(volume.material)];
  const auto color = material.colors.find(QStringLiteral("fog"));
  const auto end = material.scalars.find(QStringLiteral("fogEnd"));
  if (color == material.colors.end() || end == material.scalars.end()) {
    return std::nullopt;
  }
  const auto start = material.scalars.find(QStringLiteral("fogStart"));
  return Fog{.color = color->second,
             .start = start == material.scalars.end() ? 0.0F : start->second,
             .end = end->second};
}

} // namespace

bool isOutside(const Scene& scene, const QVector3D& eye) {
  // Of a map whose leaves have no clusters at all it is not known.
  return scene.visibility && scene.visibility->clusterAt(eye) < 0 &&
         std::ranges::any_of(scene.visibility->leaves, [](const Visibility::Leaf& leaf) { return leaf.cluster >= 0; });
}

std::optional<Fog> fogAt(const Scene& scene, const SceneAssets& assets, const SceneState& state, const QVector3D& eye) {
  if (isOutside(scene, eye)) {
    return std::nullopt;
  }
  if (const FogVolume* volume = fogVolumeAt(scene, eye); volume && !isFogSwitchedOff(scene, state)) {
    if (const auto fog = fogOf(*volume, assets)) {
      return fog;
    }
  }
  const GameView* view = chosenGameView(scene, state);
  return view ? view->fog : std::nullopt;
}

std::optional<Fog> backdropFog(const Scene& scene, const SceneState& state, int backdrop, const QVector3D& eye) {
  const auto& fog = scene.backdrops[static_cast<std::size_t>(backdrop)].fog;
  return fog && !isOutside(scene, eye) && !isFogSwitchedOff(scene, state) ? fog : std::nullopt;
}

QVector3D eyeIn(const Backdrop& backdrop, const QVector3D& eye) {
  return backdrop.scale > 0.0F ? backdrop.origin + eye / backdrop.scale : backdrop.origin;
}

} // namespace vitrine::scene
