// Cameras of a map.
#include "core/formats/source/bsp/scene/Placement.h"
#include "core/formats/source/bsp/scene/SceneSteps.h"

namespace vitrine::formats::source {
namespace {

constexpr float kEyeHeight = 64;

// In the order in which they are preferred.
constexpr auto kSpawnClasses = std::to_array<std::string_view>({
    "info_player_start",
    "info_player_terrorist",
    "info_player_counterterrorist",
    "info_player_teamspawn",
    "info_survivor_position",
    "info_player_deathmatch",
});

/// Orientation of a camera that looks where an entity does: along its own +X. A camera looks along -Z.
QQuaternion cameraOrientation(const QVector3D& angles) {
  const QMatrix4x4 turned = placement({}, angles);
  return QQuaternion::fromRotationMatrix(turned.normalMatrix()) * QQuaternion::fromAxisAndAngle(0, 1, 0, -90);
}

scene::Camera cameraAt(const Entity& entity, const RecordRef& record) {
  scene::Camera camera;
  camera.name = entity.text("targetname");
  if (camera.name.isEmpty()) {
    camera.name = entity.text("classname");
  }
  const QVector3D origin = entity.vector("origin").value_or(QVector3D());
  const QVector3D angles = entity.vector("angles").value_or(QVector3D());
  const QVector3D eye(origin.x(), origin.y(), origin.z() + kEyeHeight);
  camera.position = scene::kZUpRightHanded.toScene(isSane(eye) ? eye : QVector3D());
  camera.orientation = cameraOrientation(angles);
  camera.record = record;
  camera.spawn = true;
  return camera;
}

} // namespace

void addCameras(SceneParts& parts) {
  const auto& entities = parts.map.entities;
  for (const std::string_view wanted : kSpawnClasses) {
    for (std::size_t i = 0; i < entities.size(); ++i) {
      if (equalsFolded(entities[i].className(), wanted)) {
        parts.scene.view.cameras.push_back(cameraAt(entities[i], parts.record(LumpId::Entities, i)));
      }
    }
  }
  const std::vector<Model>& models = parts.map.records.models;
  if (parts.scene.view.cameras.empty() && !models.empty()) {
    scene::Camera camera;
    camera.name = QStringLiteral("centre");
    const QVector3D centre = (models.front().mins + models.front().maxs) * 0.5F;
    camera.position = scene::kZUpRightHanded.toScene(isSane(centre) ? centre : QVector3D());
    camera.orientation = cameraOrientation({});
    camera.record = parts.record(LumpId::Models, 0);
    parts.scene.view.cameras.push_back(std::move(camera));
  }
}

} // namespace vitrine::formats::source
