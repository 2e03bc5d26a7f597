#include "core/formats/source/bsp/scene/fog/MapFog.h"

#include "core/image/Image.h"

#include <QtGlobal>

#include <cmath>

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
    const float flags = entity.number("spawnflags").value_or(0);
    if (flags > 0 && flags < 4e9F && (static_cast<std::uint32_t>(flags) & kMasterFog) != 0) {
      return &entity;
    }
    first = first ? first : &entity;
  }
  return first;
}

QVector3D fogColor(const Entity& entity) {
  constexpr float kFullChannel = 255;
  const QVector3D color =
      entity.vector("fogcolor").value_or(QVector3D(kFullChannel, kFullChannel, kFullChannel)) / kFullChannel;
  return image::srgbToLinear(QVector3D(std::clamp(color.x(), 0.0F, 1.0F), std::clamp(color.y(), 0.0F, 1.0F),
                                       std::clamp(color.z(), 0.0F, 1.0F)));
}

} // namespace

bool isFogOn(const Entity& entity) {
  return entity.number("fogenable").value_or(0) != 0;
}

std::optional<scene::Fog> fogOf(const Entity& entity, float scale) {
  const float start = entity.number("fogstart").value_or(0);
  const float end = entity.number("fogend").value_or(0);
  const float density = entity.number("fogmaxdensity").value_or(1);
  if (!std::isfinite(start) || !std::isfinite(end) || !std::isfinite(density) || end <= start || end <= 0) {
    return std::nullopt;
  }
  return scene::Fog{fogColor(entity), start * scale, end * scale, std::clamp(density, 0.0F, 1.0F)};
}

void addMapFog(SceneParts& parts) {
  const Entity* controller = fogController(parts.map.entities);
  if (!controller) {
    return;
  }
  scene::ViewPreset view;
  view.fog = fogOf(*controller);
  const float farthest = controller->number("farz").value_or(0);
  view.farPlane = std::isfinite(farthest) && farthest > 0 ? farthest : 0;
  if (view == scene::ViewPreset()) {
    return;
  }
  scene::Control control;
  control.id = QStringLiteral("fog");
  control.label = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Fog"));
  control.group = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "View"));
  control.kind = scene::ControlKind::Toggle;
  control.defaultValue = isFogOn(*controller) ? 1 : 0;
  control.target = scene::ViewPresetTarget{{scene::kNone, static_cast<int>(parts.scene.view.viewPresets.size())}};
  parts.scene.view.viewPresets.push_back(view);
  parts.scene.controls.push_back(std::move(control));
}

} // namespace vitrine::formats::source
