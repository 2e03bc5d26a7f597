#include "core/formats/source/bsp/MapScene.h"

#include "core/formats/source/bsp/EntityNodes.h"
#include "core/formats/source/bsp/PropNodes.h"
#include "core/formats/source/bsp/details/DetailNodes.h"
#include "core/formats/source/bsp/fog/MapFog.h"
#include "core/formats/source/bsp/fog/WaterVolumes.h"
#include "core/formats/source/bsp/overlays/OverlayMeshes.h"
#include "core/formats/source/bsp/sky/SkyBox.h"
#include "core/formats/source/bsp/sky/SkyRoom.h"

namespace vitrine::formats::source {
namespace {

constexpr double kMetresPerUnit = 0.0254;
void fill(SceneParts& parts) {
  FaceMeshes meshes(parts);
  parts.progress.step(QStringLiteral("Building faces"), 0.6);
  EntityNodes entities(parts, meshes);
  entities.addWorld();
  addSkyBox(parts);
  addCameras(parts);
  const SkyRoom room = findSkyRoom(parts);
  addSkyRoom(parts, meshes, room);
  parts.progress.step(QStringLiteral("Placing entities"), 0.8);
  entities.setSkyArea(room.area);
  entities.addBrushEntities();
  OverlayMeshes(parts, meshes).add();
  addStaticProps(parts, room.area);
  addDetailProps(parts, room.area);
  entities.addPointEntities();
  addWaterVolumes(parts);
  addWorldLights(parts);
  addStyleControls(parts.scene, meshes.usedStyles(), parts.map.entities);
  addExposureControl(parts.scene);
  addMapFog(parts);
}

bool showsNothing(const Scene& scene) {
  return std::ranges::all_of(scene.meshes, [](const scene::Mesh& mesh) { return mesh.surfaces.empty(); });
}

} // namespace

Result<scene::ScenePtr> buildScene(const MapParts& map, const SectionIds& sections, SceneContext& context) {
  auto scene = std::make_shared<Scene>();
  scene->sourceAxes = scene::kZUpRightHanded;
  scene->metresPerUnit = kMetresPerUnit;
  scene->navigation = scene::Navigation::Fly;
  scene->visibility = context.visibility->leaves.empty() ? nullptr : context.visibility;
  addLayers(*scene);
  const FaceSet faceSet = chooseFaceSet(map.records, context.lighting);
  const MapClusters clusters(map.records, faceSet.faces.size(), *context.visibility);
  MaterialTable materials(map.records, sections, scene->assets);
  SceneParts parts{map,    sections, faceSet, clusters, context.limits, context.diagnostics, context.progress,
                   *scene, materials};
  fill(parts);
  if (showsNothing(*scene)) {
    return std::unexpected(Error::damaged(QStringLiteral("no face of the map can be built"),
                                          map.lumps[faceSet.faceLump].block.range.offset,
                                          map.lumps[faceSet.faceLump].block.range.space));
  }
  context.progress.step(QStringLiteral("Finishing"), 0.95);
  scene->finish();
  return scene;
}

} // namespace vitrine::formats::source
