#include "core/scene/RecordIndex.h"

#include "core/scene/Scene.h"
#include "core/scene/SceneRecords.h"

#include <algorithm>
#include <unordered_map>

namespace vitrine::scene {
namespace {

/// By node: the records of the key poses in which it is there.
std::unordered_map<NodeIndex, std::vector<RecordRef>>
poseRecords(const ByAnimatedModel<AnimatedModel>& animatedModels) {
  std::unordered_map<NodeIndex, std::vector<RecordRef>> records;
  for (const AnimatedModel& animatedModel : animatedModels) {
    for (const KeyPose& pose : animatedModel.poses) {
      for (const ShapeKey& key : pose.shapes) {
        if (pose.record) {
          records[key.node].push_back(*pose.record);
        }
      }
    }
  }
  return records;
}

std::unordered_map<NodeIndex, std::vector<std::uint32_t>>
framesInPoses(const ByAnimatedModel<AnimatedModel>& animatedModels) {
  std::unordered_map<NodeIndex, std::vector<std::uint32_t>> frames;
  for (const AnimatedModel& animatedModel : animatedModels) {
    for (const KeyPose& pose : animatedModel.poses) {
      for (const ShapeKey& key : pose.shapes) {
        frames[key.node].push_back(static_cast<std::uint32_t>(key.frame));
      }
    }
  }
  return frames;
}

void addTriangles(const Scene& scene, DrawItemIndex item, std::uint32_t frame, std::uint32_t shownAs,
                  RecordIndex& index) {
  const Provenance& from = scene.surfaceOf(item).provenance;
  const bool oneRow = from.trianglesPerRow == 0 && !from.table;
  std::optional<RecordRef> last;
  for (std::uint32_t triangle = 0; triangle < (oneRow ? 1 : scene.surfaceOf(item).triangleCount()); ++triangle) {
    const auto record = scene.recordOf(item, triangle, frame);
    if (record && record != last) {
      index.shown.push_back({*record, item, shownAs});
      last = record;
    }
  }
}

void addRecords(const Scene& scene, RecordIndex& index) {
  const ByItem<DrawItem>& items = scene.drawItems();
  const auto framesOfNodes = framesInPoses(scene.motion.animatedModels);
  const auto posesOf = poseRecords(scene.motion.animatedModels);
  ByMesh<std::vector<bool>> indexedSurfaces(scene.meshes.size());
  index.shown.reserve(items.size());
  for (const DrawItemIndex item : items.indices()) {
    const auto& frameRows = scene.surfaceOf(item).provenance.frameRows;
    const auto posed = framesOfNodes.find(items[item].node);
    const bool isPosed = posed != framesOfNodes.end();
    // A marker is not what a frame looks like.
    const bool isMarker = scene.nodes[items[item].node].kind == NodeKind::Marker;
    if (const auto poses = posesOf.find(items[item].node); poses != posesOf.end() && !isMarker) {
      std::ranges::for_each(poses->second, [&](const RecordRef& pose) { index.shown.push_back({pose, item}); });
    }
    if (frameRows && isPosed) {
      std::ranges::for_each(posed->second,
                            [&](std::uint32_t frame) { addTriangles(scene, item, frame, frame, index); });
    } else {
      // A mesh of one shape is present in some poses and absent in others.
      const bool oneShape = isPosed && !scene.meshOf(item).frames;
      const bool everyFrame = !frameRows && !oneShape;
      // A thousand nodes may show one mesh: its triangles are indexed with the first of them (itemsOf).
      std::vector<bool>& indexed = indexedSurfaces[items[item].mesh];
      indexed.resize(scene.meshOf(item).surfaces.size());
      auto known = indexed[static_cast<std::size_t>(items[item].surface)];
      if (!everyFrame || !known) {
        addTriangles(scene, item, 0, everyFrame ? RecordIndex::kEveryFrame : 0, index);
      }
      known = known || everyFrame;
    }
    if (!scene.related.empty()) {
      for (const RecordRef& related : relatedRecords(scene, item)) {
        index.shown.push_back({related, item});
      }
    }
    if (const auto& instance = scene.nodes[items[item].node].record) {
      index.shown.push_back({*instance, item});
    }
  }
  // Items mostly come in the order of their records.
  if (!std::ranges::is_sorted(index.shown)) {
    std::ranges::sort(index.shown);
  }
  const auto twice = std::ranges::unique(index.shown);
  index.shown.erase(twice.begin(), twice.end());
}

void addTriangleSections(const Scene& scene, RecordIndex& index) {
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    if (const SectionId section = scene.surfaceOf(item).triangleRecords.section; section != structure::kRootSection) {
      index.triangleSections.emplace_back(section, item);
    }
  }
  std::ranges::sort(index.triangleSections);
}

} // namespace

RecordIndex indexRecords(const Scene& scene) {
  RecordIndex index;
  addRecords(scene, index);
  addTriangleSections(scene, index);
  return index;
}

} // namespace vitrine::scene
