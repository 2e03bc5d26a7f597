#include "core/formats/source/bsp/scene/MapScene.h"

#include "core/animation/FinishScene.h"
#include "core/base/Translate.h"
#include "core/formats/source/bsp/scene/SceneSteps.h"
#include "core/formats/source/bsp/scene/brushes/BrushLayers.h"
#include "core/formats/source/bsp/scene/collision/MapCollision.h"
#include "core/formats/source/bsp/scene/entities/EntityHelpers.h"
#include "core/formats/source/bsp/scene/entities/EntityNodes.h"
#include "core/formats/source/bsp/scene/entities/EntityWays.h"
#include "core/formats/source/bsp/scene/fog/MapFog.h"
#include "core/formats/source/bsp/scene/helpers/HelperLayers.h"
#include "core/formats/source/bsp/scene/light/LightControls.h"
#include "core/formats/source/bsp/scene/light/WorldLights.h"
#include "core/formats/source/bsp/scene/overlays/OverlayMeshes.h"
#include "core/formats/source/bsp/scene/props/ModelNodes.h"
#include "core/formats/source/bsp/scene/sky/SkyRoom.h"
#include "core/scene/LookControls.h"
#include "core/visibility/Visibility.h"

namespace vitrine::formats::source {
namespace {

constexpr double kMetresPerUnit = 0.0254;

bool showsNothing(const scene::SceneData& scene) {
  return std::ranges::all_of(scene.meshes, [](const scene::Mesh& mesh) { return mesh.surfaces.empty(); });
}

/// Takes the steps of hidden layers at load, or leaves them for later.
class LayerSteps {
public:
  LayerSteps(SceneParts& parts, const SceneContext& context)
      : m_parts(parts), m_models(context.models), m_defers(context.load.purpose == LoadPurpose::Viewing) {}

  void take(const LayerStep& step) {
    const std::vector<HelperLook> looks = step.looks(m_parts);
    if (!m_defers) {
      if (!looks.empty()) {
        step.add(m_parts, m_models);
      }
      return;
    }
    DeferredStep deferred{.step = &step, .layers = {}};
    for (const HelperLook& look : looks) {
      if (const NodeIndex node = helperNode(m_parts, look)) {
        deferred.layers.push_back({m_parts.scene.nodes[node].layer, step.sections(m_parts.sections)});
      }
    }
    if (!deferred.layers.empty()) {
      m_deferred.push_back(std::move(deferred));
    }
  }

  std::vector<DeferredStep> takeDeferred() { return std::move(m_deferred); }

private:
  SceneParts& m_parts;
  MapModels& m_models;
  bool m_defers;
  std::vector<DeferredStep> m_deferred;
};

/// Adds the parts that the game does not show, in layers that are hidden at first.
void addWhatIsInvisible(SceneParts& parts, const LightStyles& styles, LayerSteps& steps) {
  addWorldLights(parts, styles);
  addAmbientCubes(parts);
  addAreaPortals(parts);
  checkBrushes(parts);
  steps.take(kBrushLayers);
  addEntityMarks(parts);
  addOccluders(parts);
  addCubemapMarks(parts);
  for (const LayerStep* step :
       {&kLeafBoxes, &kFaceIdColours, &kPrimitiveLines, &kNormalLines, &kMultiBlendColours, &kNavAreas}) {
    steps.take(*step);
  }
}

PropLightSource lightSource(const SceneParts& parts, const SceneContext& context) {
  // A map that was never lit keeps black everywhere.
  return {AmbientSamples(parts.map.records, parts.faceSet), context.visibility, context.pakfile,
          !parts.scene.bake.lightmaps.empty(), parts.faceSet.isHdr()};
}

/// The models that nodes want so far; those of them that are not there come back.
ModelWants showModels(SceneParts& parts, const PropLightSource& source, const SceneContext& context) {
  parts.progress.step(QStringLiteral("Placing models"), 0.85);
  PropLight light(source, parts.limits, parts.diagnostics);
  ModelNodes nodes({parts.scene, context.models, light, parts.clusters, parts.limits, parts.diagnostics,
                    context.load.missing, parts.progress});
  return nodes.show(std::exchange(parts.wants, {}));
}

/// Adds the parts that are seen, as far as the map itself has them.
void fill(SceneParts& parts, FaceMeshes& meshes) {
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
  addPathsAndRopes(parts, room.area);
}

/// Adds what goes with the parts that are seen: invisible parts, collision, controls of light, fog.
/// Steps of them that were left for later.
std::vector<DeferredStep> addSurroundings(SceneParts& parts, const FaceMeshes& meshes, const SceneContext& context) {
  const LightStyles lightStyles(parts.map.entities, parts.map.lumps[LumpId::Entities].block.range, parts.diagnostics);
  LayerSteps steps(parts, context);
  if (!context.load.isPicture()) {
    addWhatIsInvisible(parts, lightStyles, steps);
    parts.scene.world.collision = mapSolids(parts, meshes.places());
    steps.take(kPhysicsHulls);
    steps.take(kPropHulls);
  }
  addLightSetControl(parts.scene, parts.faceSet);
  addStyleControls(parts.scene, meshes.usedStyles(), lightStyles);
  addExposureControls(parts.scene, parts.faceSet, parts.map.entities);
  addMapFog(parts);
  addWaterDistances(parts);
  addColorCorrections(parts);
  addEntityWays(parts);
  addOmittedFaces(parts, meshes.omitted());
  return steps.takeDeferred();
}

scene::RecordLinks linksFor(const LoadContext& load) {
  return load.isPicture() ? scene::RecordLinks::LeftOut : scene::RecordLinks::Made;
}

} // namespace

Result<MapScene> buildScene(const MapParts& map, const SectionIds& sections, const SceneContext& context) {
  SceneBuilder scene;
  scene.sourceAxes = scene::kZUpRightHanded;
  scene.metresPerUnit = kMetresPerUnit;
  scene.view.navigation = scene::Navigation::Fly;
  scene.world.visibility = context.visibility->leaves.empty() ? nullptr : context.visibility;
  addLayers(scene);
  LoadContext& load = context.load;
  const FaceSet faceSet = chooseFaceSet(map.records, context.lighting, load.diagnostics);
  const MapClusters clusters(map.records, faceSet.faces.size(), *context.visibility, load.diagnostics);
  MaterialTable materials(map.records, sections, scene.assets);
  materials.setFaceCubemaps(FaceCubemaps(map.records, context.cubemaps, [&context](const QString& material) {
    return mirrorsSurroundings(material, context.pakfile.get(), context.load);
  }));
  ModelWants wants;
  SceneParts parts{map,           sections, faceSet,   clusters, load.limits, load.diagnostics,
                   load.progress, scene,    materials, wants};
  FaceMeshes meshes(parts);
  fill(parts, meshes);
  PropLightSource light = lightSource(parts, context);
  wants = showModels(parts, light, context);
  if (showsNothing(scene)) {
    const ByteRange faces = map.lumps[faceSet.faceLump].block.range;
    const ByteRange where =
        faces.size > 0 ? faces : map.records.header().entryRange(static_cast<int>(faceSet.faceLump));
    return std::unexpected(
        Error::damaged(base::translate("formats", "no face of the map can be built"), where.offset, where.space));
  }
  std::vector<DeferredStep> deferred = addSurroundings(parts, meshes, context);
  load.progress.step(QStringLiteral("Finishing"), 0.95);
  scene::addLookControls(scene);
  ScenePtr built = animation::finishScene(std::move(scene), linksFor(load));
  return MapScene{std::move(built), std::move(light), std::move(wants), std::move(deferred)};
}

ScenePtr buildLayers(const Scene& before, const MapParts& map, const SectionIds& sections, const SceneContext& context,
                     const std::vector<DeferredStep>& steps) {
  SceneBuilder scene(before);
  LoadContext& load = context.load;
  load.progress.step(QStringLiteral("Building layers"));
  Diagnostics toldAtLoad;
  const FaceSet faceSet = chooseFaceSet(map.records, context.lighting, toldAtLoad);
  const MapClusters clusters(map.records, faceSet.faces.size(), *context.visibility, toldAtLoad);
  MaterialTable materials(map.records, sections, scene.assets);
  ModelWants wants;
  SceneParts parts{map,           sections, faceSet,   clusters, load.limits, load.diagnostics,
                   load.progress, scene,    materials, wants};
  for (const DeferredStep& deferred : steps) {
    deferred.step->add(parts, context.models);
  }
  return animation::finishScene(std::move(scene), linksFor(load));
}

} // namespace vitrine::formats::source
