#include "core/formats/source/bsp/assets/BspAssets.h"

#include "core/animation/FinishScene.h"
#include "core/formats/source/assets/resolve/Resolve.h"
#include "core/formats/source/bsp/scene/MapScene.h"
#include "core/formats/source/bsp/scene/helpers/HelperLayers.h"
#include "core/formats/source/bsp/scene/props/ModelNodes.h"

namespace vitrine::formats::source {
namespace {

/// Boxes that nobody shows any more keep their number, and nothing else.
void emptyUnused(SceneBuilder& scene, const std::vector<MeshIndex>& meshes) {
  for (const MeshIndex mesh : meshes) {
    if (std::ranges::none_of(scene.nodes, [mesh](const scene::Node& node) { return node.mesh == mesh; })) {
      scene::Mesh unused;
      unused.name = scene.meshes[mesh].name;
      scene.meshes[mesh] = std::move(unused);
      scene.world.surfaceLeaves[mesh].clear();
    }
  }
}

/// The meshes of nodes with these wants, each once.
std::vector<MeshIndex> meshesOf(const scene::SceneData& scene, const ModelWants& wants) {
  std::vector<MeshIndex> meshes;
  for (const ModelWant& want : wants) {
    meshes.push_back(scene.nodes[want.node].mesh);
  }
  std::ranges::sort(meshes);
  meshes.erase(std::ranges::unique(meshes).begin(), meshes.end());
  return meshes;
}

bool anyFound(const Scene& scene, const ModelWants& wants, MapModels& models) {
  return std::ranges::any_of(
      wants, [&](const ModelWant& want) { return !models.of(scene.nodes[want.node].model.path).problem; });
}

/// The document with the scene of `assets`, and with what was odd about making it.
std::shared_ptr<Document> withScene(const Document& document, std::shared_ptr<const BspAssets> assets,
                                    const Diagnostics& diagnostics) {
  auto whole = std::make_shared<Document>(document);
  whole->scene = assets->scene;
  whole->assetSource = std::move(assets);
  std::ranges::copy(diagnostics.entries(), std::back_inserter(whole->diagnostics));
  whole->droppedDiagnostics += diagnostics.dropped();
  return whole;
}

/// The hulls of props once more, as those that are found now have some; not where their layer is still to be built.
void rebuildPropHulls(BspAssets& assets, MapModels& models, LoadContext& context) {
  const BspAssets::Deferred& deferred = assets.deferred;
  const bool isBuilt = std::ranges::find(deferred.steps, &kPropHulls, &DeferredStep::step) == deferred.steps.end();
  if (!deferred.map || !isBuilt) {
    return;
  }
  assets.scene =
      source::buildLayers(*assets.scene, deferred.map->parts, deferred.sections,
                          {context, assets.light->tree, models, assets.pakfile, assets.cubemaps, deferred.lighting},
                          {DeferredStep{.step = &kPropHulls, .layers = {}}});
}

} // namespace

void BspAssets::Deferred::forget(const ModelWants& wants) {
  if (steps.empty() && wants.empty()) {
    map.reset();
  }
}

DocumentPtr completeMap(const Document& document, const BspAssets& assets, MapModels& models, LoadContext& context) {
  if (!assets.light || !document.scene || !anyFound(*document.scene, assets.wants, models)) {
    return nullptr;
  }
  SceneBuilder scene(*document.scene);
  const std::vector<MeshIndex> boxes = meshesOf(scene, assets.wants);
  const auto completed = std::make_shared<BspAssets>(assets);
  PropLight light(*assets.light, context.limits, context.diagnostics);
  const MapClusters clusters(*assets.light->tree);
  ModelNodes nodes(
      {scene, models, light, clusters, context.limits, context.diagnostics, context.missing, context.progress});
  completed->wants = nodes.show(assets.wants);
  emptyUnused(scene, boxes);
  completed->scene = animation::finishScene(std::move(scene), document.structure.empty() ? scene::RecordLinks::LeftOut
                                                                                         : scene::RecordLinks::Made);
  rebuildPropHulls(*completed, models, context);
  completed->deferred.forget(completed->wants);
  auto whole = withScene(document, completed, context.diagnostics);
  whole->missing = context.missing.entries();
  return whole;
}

Result<Asset> BspAssets::resolve(const scene::AssetRef& ref, LoadContext& context) const {
  auto found = resolveAsset(pakfile.get(), ref, context);
  if (auto* material = found ? std::get_if<MaterialAsset>(&*found) : nullptr; material && scene) {
    mirrorSurroundings(*material, ref, *scene, cubemaps);
  }
  return found;
}

Result<DocumentPtr> BspAssets::resolveModels(const Document& document, LoadContext& context) const {
  MapModels models = gameModels(pakfile.get(), context);
  return completeMap(document, *this, models, context);
}

std::vector<document::DeferredLayer> BspAssets::deferredLayers() const {
  std::vector<document::DeferredLayer> layers;
  for (const DeferredStep& step : deferred.steps) {
    layers.insert(layers.end(), step.layers.begin(), step.layers.end());
  }
  return layers;
}

Result<DocumentPtr> BspAssets::buildLayers(const Document& document, const std::vector<LayerIndex>& layers,
                                           LoadContext& context) const {
  const auto isWanted = [&layers](const DeferredStep& step) {
    return std::ranges::any_of(step.layers, [&layers](const document::DeferredLayer& one) {
      return std::ranges::find(layers, one.layer) != layers.end();
    });
  };
  const auto built = std::make_shared<BspAssets>(*this);
  const auto later = std::ranges::stable_partition(built->deferred.steps, isWanted);
  const std::vector<DeferredStep> wanted(built->deferred.steps.begin(), later.begin());
  built->deferred.steps.erase(built->deferred.steps.begin(), later.begin());
  if (wanted.empty() || !document.scene) {
    return nullptr;
  }
  built->deferred.forget(built->wants);
  Diagnostics found;
  LoadContext ofLayers = context.reportingTo(found, context.missing);
  MapModels models = gameModels(pakfile.get(), ofLayers);
  built->scene = source::buildLayers(*document.scene, deferred.map->parts, deferred.sections,
                                     {ofLayers, light->tree, models, pakfile, cubemaps, deferred.lighting}, wanted);
  return withScene(document, built, found);
}

} // namespace vitrine::formats::source
