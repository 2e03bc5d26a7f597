#include "core/scene/DrawReason.h"

#include "core/scene/VisibilityReport.h"

#include <algorithm>

namespace vitrine::scene {
namespace {

bool overlap(const Bounds& a, const Bounds& b) {
  if (a.empty() || b.empty()) {
    return false;
  }
  for (int axis = 0; axis < 3; ++axis) {
    if (a.min()[axis] > b.max()[axis] || b.min()[axis] > a.max()[axis]) {
      return false;
    }
  }
  return true;
}

/// A leaf of the cluster that the item is in: the one its place names, else the first whose box it touches.
int leafOf(const Scene& scene, DrawItemId item, const SurfacePlace& place, int cluster) {
  const std::vector<Visibility::Leaf>& leaves = scene.visibility->leaves;
  const auto named = static_cast<std::size_t>(place.leaf);
  if (place.leaf >= 0 && named < leaves.size() && leaves[named].cluster == cluster) {
    return place.leaf;
  }
  const Bounds bounds = scene.worldBounds(item);
  const auto found = std::ranges::find_if(
      leaves, [&](const Visibility::Leaf& leaf) { return leaf.cluster == cluster && overlap(leaf.bounds, bounds); });
  return found == leaves.end() ? -1 : static_cast<int>(found - leaves.begin());
}

} // namespace

DrawReason whyDrawn(const Scene& scene, const QVector3D& eye, DrawItemId item) {
  const VisibilityReport at = leafReportAt(scene, eye);
  DrawReason reason;
  reason.eyeLeaf = at.leaf;
  reason.eyeCluster = at.cluster;
  reason.eyeLeafRecord = at.leafRecord;
  const SurfacePlace* place = scene.placeOf(item);
  const bool placed = place && !place->clusters.empty();
  if (placed && scene.visibility) {
    const ClusterSet visible = scene.visibility->visibleFrom(at.cluster);
    const auto decides = [&](int cluster) { return visible.test(cluster); };
    const bool same = std::ranges::binary_search(place->clusters, at.cluster);
    const auto seen = std::ranges::find_if(place->clusters, decides);
    const bool any = seen != place->clusters.end();
    reason.itemCluster = same ? at.cluster : any ? *seen : place->clusters.front();
    reason.itemLeaf = leafOf(scene, item, *place, reason.itemCluster);
    reason.itemLeafRecord = leafRecord(scene, reason.itemLeaf);
    reason.rule = any ? same ? DrawRule::SameCluster : DrawRule::VisibleCluster : DrawRule::NotVisible;
  }
  if (!at.known) {
    reason.rule = DrawRule::NoVisibilityData;
  } else if (scene.backdropOf(item) != kNone) {
    reason.rule = DrawRule::Backdrop;
  } else if (at.cluster < 0) {
    reason.rule = DrawRule::EyeOutside;
  } else if (!placed) {
    reason.rule = DrawRule::Unplaced;
  }
  return reason;
}

} // namespace vitrine::scene
