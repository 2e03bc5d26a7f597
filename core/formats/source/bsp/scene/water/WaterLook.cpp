#include "core/formats/source/bsp/scene/SceneSteps.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

// Of a water_lod_control that does not say, in units.
constexpr float kUsualCheapStart = 1000;
constexpr float kUsualCheapEnd = 2000;

bool hasWater(const scene::SceneAssets& assets) {
  return std::ranges::any_of(assets.materials,
                             [](const scene::Material& one) { return one.model() == scene::MaterialModel::Water; });
}

} // namespace

void addWaterDistances(SceneParts& parts) {
  const auto index = parts.map.entityOf("water_lod_control");
  if (!index || !hasWater(parts.scene.assets)) {
    return;
  }
  const Entity& entity = parts.map.entities[*index];
  const float start = std::max(entity.number("cheapwaterstartdistance").value_or(kUsualCheapStart), 0.0F);
  const float end = entity.number("cheapwaterenddistance").value_or(kUsualCheapEnd);
  parts.scene.world.waterDistances = scene::WaterDistances{start, std::max(start, end)};
  parts.scene.controls.push_back(scene::toggle(
      {"water.distance", QT_TRANSLATE_NOOP("formats", "Water by distance"), QT_TRANSLATE_NOOP("formats", "View")},
      scene::WaterDistanceTarget{}, true));
}

} // namespace vitrine::formats::source
