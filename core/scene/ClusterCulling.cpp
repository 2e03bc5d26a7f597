#include "core/scene/ClusterCulling.h"

namespace vitrine::scene {
std::vector<bool> itemsInClusters(const Scene& scene, const ClusterSet& visible) {
  std::vector<bool> seen;
  seen.reserve(scene.drawItems().size());
  for (DrawItemId item = 0; item < scene.drawItems().size(); ++item) {
    const SurfacePlace* place = scene.placeOf(item);
    seen.push_back(!place || place->clusters.empty() || scene.backdropOf(item) != kNone ||
                   std::ranges::any_of(place->clusters, [&](int cluster) { return visible.test(cluster); }));
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
