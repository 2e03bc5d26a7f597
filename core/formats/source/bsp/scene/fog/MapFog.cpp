#include "core/formats/source/bsp/scene/fog/MapFog.h"

#include "core/formats/source/bsp/scene/Placement.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kMasterFog = 1; // spawn flag

/// The controller that rules where players start: the first that says so, or the first of all.
const Entity* fogController(const std::vector<Entity>& entities) {
  const Entity* first = nullptr;
  for (const Entity& entity : entities) {
    if (!equalsFolded(entity.className(), "env_fog_controller")) {
      continue;
    }
    if (entity.hasSpawnFlag(kMasterFog)) {
      return &entity;
    }
    first = first ? first : &entity;
  }
  return first;
}

/// Direction of the first colour. An entity with `use_angles` has it behind where it looks.
QVector3D fogDirection(const Entity& entity) {
  if (entity.number("use_angles").value_or(0) != 0) {
    const QVector3D angles = entity.vector("angles").value_or(QVector3D());
    return -placement({}, angles).mapVector(scene::kZUpRightHanded.toScene(QVector3D(1, 0, 0)));
  }
  return scene::kZUpRightHanded.toScene(entity.vector("fogdir").value_or(QVector3D())).normalized();
}

} // namespace

bool isFogOn(const Entity& entity) {
  return entity.number("fogenable").value_or(0) != 0;
}

std::optional<scene::Fog> fogOf(const Entity& entity, float scale) {
  const float start = entity.number("fogstart").value_or(0);
  const float end = entity.number("fogend").value_or(0);
  const float density = entity.number("fogmaxdensity").value_or(1);
  if (end <= start || end <= 0) {
    return std::nullopt;
  }
  scene::Fog fog{entity.colour("fogcolor"), start * scale, end * scale, std::clamp(density, 0.0F, 1.0F)};
  if (entity.number("fogblend").value_or(0) != 0 && entity.has("fogcolor2")) {
    fog.blend = scene::FogBlend{fogDirection(entity), entity.colour("fogcolor2")};
  }
  return fog;
}

void addMapFog(SceneParts& parts) {
  const Entity* controller = fogController(parts.map.entities);
  if (!controller) {
    return;
  }
  scene::ViewPreset view;
  view.fog = fogOf(*controller);
  view.farPlane = std::max(controller->number("farz").value_or(0), 0.0F);
  if (view == scene::ViewPreset()) {
    return;
  }
  const auto preset = static_cast<int>(parts.scene.view.viewPresets.size());
  parts.scene.controls.push_back(
      scene::toggle({"fog", QT_TRANSLATE_NOOP("formats", "Fog"), QT_TRANSLATE_NOOP("formats", "View")},
                    scene::ViewPresetTarget{{scene::kNone, preset}}, isFogOn(*controller)));
  parts.scene.view.viewPresets.push_back(view);
}

} // namespace vitrine::formats::source
