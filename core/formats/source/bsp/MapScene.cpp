#include "core/formats/source/bsp/MapScene.h"

#include "core/formats/source/bsp/EntityNodes.h"
#include "core/formats/source/bsp/PropNodes.h"
#include "core/formats/source/bsp/details/DetailNodes.h"
#include "core/formats/source/bsp/fog/MapFog.h"
#include "core/formats/source/bsp/fog/WaterVolumes.h"
#include "core/formats/source/bsp/light/AmbientCubes.h"
#include "core/formats/source/bsp/light/LightControls.h"
#include "core/formats/source/bsp/light/WorldLights.h"
#include "core/formats/source/bsp/overlays/OverlayMeshes.h"
#include "core/formats/source/bsp/portals/AreaPortals.h"
#include "core/formats/source/bsp/sky/SkyBox.h"
#include "core/formats/source/bsp/sky/SkyRoom.h"
#include "core/formats/source/bsp/solids/MapSolids.h"

namespace vitrine::formats::source {
namespace {

constexpr double kMetresPerUnit = 0.0254;

bool showsNothing(const Scene& scene) {
  return std::ranges::all_of(scene.meshes, [](const scene::Mesh& mesh) { return mesh.surfaces.empty(); });
}

/// What the game does not show, in layers that are hidden at first.
void addWhatIsInvisible(SceneParts& parts, const LightStyles& styles) {
  addWorldLights(parts, styles);
  addAmbientCubes(parts);
  addAreaPortals(parts);
}

void fill(SceneParts& parts, LoadPurpose purpose) {
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
  if (showsNothing(parts.scene)) {
    return;
  }
  const LightStyles lightStyles(parts.map.entities);
  if (purpose == LoadPurpose::Everything) {
    addWhatIsInvisible(parts, lightStyles);
    parts.scene.solids = mapSolids(parts, meshes.places());
  }
  addLightSetControl(parts.scene, parts.faceSet);
  addStyleControls(parts.scene, meshes.usedStyles(), lightStyles);
  addExposureControl(parts.scene);
  addMapFog(parts);
}

} // namespace

Result<scene::ScenePtr> buildScene(const MapParts& map, const SectionIds& sections, SceneContext& context) {
  auto scene = std::make_shared<Scene>();
  scene->sourceAxes = scene::kZUpRightHanded;
  scene->metresPerUnit = kMetresPerUnit;
  scene->navigation = scene::Navigation::Fly;
  scene->visibility = context.visibility->leaves.empty() ? nullptr : context.visibility;
  addLayers(*scene);
  const FaceSet faceSet = chooseFaceSet(map.records, context.lighting, context.diagnostics);
  const MapClusters clusters(map.records, faceSet.faces.size(), *context.visibility);
  MaterialTable materials(map.records, sections, scene->assets);
  SceneParts parts{map,    sections, faceSet, clusters, context.limits, context.diagnostics, context.progress,
                   *scene, materials};
  fill(parts, context.purpose);
  if (showsNothing(*scene)) {
    return std::unexpected(Error::damaged(QStringLiteral("no face of the map can be built"),
                                          map.lumps[faceSet.faceLump].block.range.offset,
                                          map.lumps[faceSet.faceLump].block.range.space));
  }
  context.progress.step(QStringLiteral("Finishing"), 0.95);
  scene->finish(context.purpose == LoadPurpose::Everything ? scene::RecordLinks::Made : scene::RecordLinks::LeftOut);
  return scene;
}

} // namespace vitrine::formats::source
