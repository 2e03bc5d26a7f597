#include "core/scene/ClusterCulling.h"

namespace vitrine::scene {
namespace {

/// The clusters of an item; null when the loader named none.
const std::vector<int>* clustersOf(const Scene& scene, const DrawItem& item) {
  const auto mesh = static_cast<std::size_t>(item.mesh);
  const auto surface = static_cast<std::size_t>(item.surface);
  if (mesh >= scene.surfaceClusters.size() || surface >= scene.surfaceClusters[mesh].size()) {
    return nullptr;
  }
  const std::vector<int>& clusters = scene.surfaceClusters[mesh][surface];
  return clusters.empty() ? nullptr : &clusters;
}

} // namespace

std::vector<bool> itemsInClusters(const Scene& scene, const ClusterSet& visible) {
  std::vector<bool> seen;
  seen.reserve(scene.drawItems().size());
  for (const DrawItem& item : scene.drawItems()) {
    const std::vector<int>* clusters = clustersOf(scene, item);
    seen.push_back(!clusters || std::ranges::any_of(*clusters, [&](int cluster) { return visible.test(cluster); }));
  }
  return seen;
}

std::vector<bool> itemsSeenFrom(const Scene& scene, const QVector3D& position) {
  if (!scene.visibility || !scene.visibility->hasRows()) {
    return std::vector<bool>(scene.drawItems().size(), true);
  }
  const int cluster = scene.visibility->clusterAt(position);
  return itemsInClusters(scene, scene.visibility->visibleFrom(cluster));
}

} // namespace vitrine::scene
