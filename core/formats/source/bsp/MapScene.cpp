#include "core/formats/source/bsp/MapScene.h"

#include "core/formats/source/bsp/EntityNodes.h"
#include "core/formats/source/bsp/PropNodes.h"
#include "core/formats/source/bsp/light/AmbientCubes.h"
#include "core/formats/source/bsp/light/LightControls.h"
#include "core/formats/source/bsp/light/WorldLights.h"
#include "core/formats/source/bsp/portals/AreaPortals.h"
#include "core/formats/source/bsp/solids/MapSolids.h"

namespace vitrine::formats::source {
namespace {

constexpr double kMetresPerUnit = 0.0254;
constexpr std::uint16_t kMostOverlayFaces = 64;

/// The area of the 3D sky; 0 when there is none, or when it cannot be told from the rest of the map.
int findSkyArea(const SceneParts& parts) {
  for (const Entity& entity : parts.map.entities) {
    if (!equalsFolded(entity.className(), "sky_camera")) {
      continue;
    }
    const auto origin = entity.vector("origin");
    const int area = origin && isSane(*origin) ? parts.clusters.areaAt(scene::kZUpRightHanded.toScene(*origin)) : 0;
    const bool startsThere =
        !parts.scene.cameras.empty() && parts.clusters.areaAt(parts.scene.cameras.front().position) == area;
    return area > 0 && parts.clusters.othersThan(area) && !startsThere ? area : 0;
  }
  return 0;
}

bool isOrdinary(int layer) {
  return layer == layerIndex(MapLayer::Brushes) || layer == layerIndex(MapLayer::Displacements) ||
         layer == layerIndex(MapLayer::Water);
}

/// Faces of the 3D sky lie somewhere in the map, small; shown as part of it they would only confuse.
void separateSky(SceneParts& parts, const FaceMeshes& meshes, int skyArea) {
  if (skyArea == 0) {
    return;
  }
  for (std::size_t face = 0; face < meshes.places().size(); ++face) {
    const FacePlace& place = meshes.places()[face];
    if (place.mesh != 0) {
      continue;
    }
    scene::Surface& surface = parts.scene.meshes.front().surfaces[static_cast<std::size_t>(place.surface)];
    const int listed = parts.clusters.placeOfFace(face).area;
    // Displacements are in no leaf's list.
    const int area = listed != 0 ? listed : parts.clusters.areaAt(surface.bounds.centre());
    if (area == skyArea && isOrdinary(surface.layer)) {
      surface.layer = layerIndex(MapLayer::Skybox3D);
    }
  }
}

/// Overlays are drawn on faces: whoever picks such a face learns of them.
void relateOverlays(SceneParts& parts, const FaceMeshes& meshes) {
  const RecordView& view = parts.map.records.view(LumpId::Overlays);
  const Column count(view, "faceCount"), faces(view, "faces");
  for (std::size_t i = 0; i < view.count(); ++i) {
    const std::int32_t faceCount = count.integer(view.at(i));
    if (faceCount > kMostOverlayFaces) {
      parts.diagnostics.countedDamage(QStringLiteral("overlay"),
                                      QStringLiteral("overlay %1 claims %2 faces").arg(i).arg(faceCount),
                                      view.rangeOf(i));
      continue;
    }
    for (std::int32_t k = 0; k < faceCount; ++k) {
      const auto face = static_cast<std::size_t>(faces.integer(view.at(i), static_cast<std::uint32_t>(k)));
      if (face < meshes.places().size() && meshes.places()[face].mesh != scene::kNone) {
        parts.scene.addRelatedRecord(meshes.places()[face].mesh, meshes.places()[face].surface,
                                     {parts.sections.of(LumpId::Overlays), i});
      }
    }
  }
}

bool showsNothing(const Scene& scene) {
  return std::ranges::all_of(scene.meshes, [](const scene::Mesh& mesh) { return mesh.surfaces.empty(); });
}

/// What the game does not show, in layers that are hidden at first.
void addWhatIsInvisible(SceneParts& parts, const LightStyles& styles) {
  addWorldLights(parts, styles);
  addAmbientCubes(parts);
  addAreaPortals(parts);
}

void fill(SceneParts& parts) {
  FaceMeshes meshes(parts);
  parts.progress.step(QStringLiteral("Building faces"), 0.6);
  EntityNodes entities(parts, meshes);
  entities.addWorld();
  parts.progress.step(QStringLiteral("Placing entities"), 0.8);
  entities.addBrushEntities();
  addCameras(parts);
  const int skyArea = findSkyArea(parts);
  separateSky(parts, meshes, skyArea);
  addStaticProps(parts, skyArea);
  entities.addPointEntities();
  relateOverlays(parts, meshes);
  if (showsNothing(parts.scene)) {
    return;
  }
  const LightStyles lightStyles(parts.map.entities);
  addWhatIsInvisible(parts, lightStyles);
  addLightSetControl(parts.scene, parts.faceSet);
  addStyleControls(parts.scene, meshes.usedStyles(), lightStyles);
  addExposureControl(parts.scene);
  parts.scene.solids = mapSolids(parts, meshes.places());
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
