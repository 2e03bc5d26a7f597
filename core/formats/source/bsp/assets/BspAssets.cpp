#include "core/formats/source/bsp/assets/BspAssets.h"

#include "core/animation/SceneExtent.h"
#include "core/formats/source/assets/resolve/Resolve.h"
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

} // namespace

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
  auto whole = std::make_shared<Document>(document);
  whole->scene = completed->scene = animation::finishScene(
      std::move(scene), document.structure.empty() ? scene::RecordLinks::LeftOut : scene::RecordLinks::Made);
  whole->assetSource = completed;
  whole->missing = context.missing.entries();
  std::ranges::copy(context.diagnostics.entries(), std::back_inserter(whole->diagnostics));
  whole->droppedDiagnostics += context.diagnostics.dropped();
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

} // namespace vitrine::formats::source
