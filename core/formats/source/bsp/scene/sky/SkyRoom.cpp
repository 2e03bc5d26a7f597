#include "core/formats/source/bsp/scene/sky/SkyRoom.h"

#include "core/formats/source/bsp/scene/fog/MapFog.h"

namespace vitrine::formats::source {
namespace {

constexpr float kUsualScale = 16;
constexpr float kSkyRoomLargestScale = 65536;

/// World units to one of the room.
float scaleOfInSkyRoom(const Entity& camera) {
  const float scale = camera.number("scale").value_or(kUsualScale);
  return scale > 0 && scale <= kSkyRoomLargestScale ? scale : kUsualScale;
}

/// The room's own sky faces come along: they are holes to the 2D sky there, and far from all else in the world.
bool belongs(LayerIndex layer) {
  return layer == layerIndex(MapLayer::Brushes) || layer == layerIndex(MapLayer::Displacements) ||
         layer == layerIndex(MapLayer::Water) || layer == layerIndex(MapLayer::Sky);
}

} // namespace

SkyRoom findSkyRoom(const SceneParts& parts) {
  const auto camera = parts.map.entityOf("sky_camera");
  const auto origin = camera ? parts.map.entities[*camera].vector("origin") : std::nullopt;
  if (!origin || !isSane(*origin)) {
    return {};
  }
  const int area = parts.clusters.areaAt(scene::kZUpRightHanded.toScene(*origin));
  const bool startsThere =
      !parts.scene.view.cameras.empty() && parts.clusters.areaAt(parts.scene.view.cameras.front().position) == area;
  if (area <= 0 || !parts.clusters.othersThan(area) || startsThere) {
    return {};
  }
  return {area, &parts.map.entities[*camera]};
}

void addSkyRoom(SceneParts& parts, const FaceMeshes& faces, const SkyRoom& room) {
  if (room.area == 0) {
    return;
  }
  for (std::size_t face = 0; face < faces.places().size(); ++face) {
    const FacePlace& place = faces.places()[face];
    if (!place.mesh) {
      continue;
    }
    scene::Surface& surface = parts.scene.meshes[place.mesh].surfaces[static_cast<std::size_t>(place.surface)];
    const int listed = parts.clusters.placeOfFace(face).area;
    // Displacements are in no leaf's list.
    const int area = listed != 0 ? listed : parts.clusters.areaAt(surface.bounds.centre());
    if (area == room.area && belongs(surface.layer)) {
      surface.layer = layerIndex(MapLayer::Skybox3D);
    }
  }
  scene::Backdrop backdrop;
  backdrop.layer = layerIndex(MapLayer::Skybox3D);
  backdrop.origin = scene::kZUpRightHanded.toScene(room.camera->vector("origin").value_or(QVector3D()));
  backdrop.scale = scaleOfInSkyRoom(*room.camera);
  if (isFogOn(*room.camera)) {
    // The distances are those of the world that the room stands for.
    backdrop.fog = fogOf(*room.camera, 1 / backdrop.scale);
  }
  parts.scene.world.backdrops.push_back(backdrop);
}

} // namespace vitrine::formats::source
