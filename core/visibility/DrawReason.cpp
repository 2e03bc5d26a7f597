#include "core/visibility/DrawReason.h"

#include "core/scene/BoxOverlap.h"
#include "core/visibility/Visibility.h"
#include "core/visibility/VisibilityReport.h"

#include <algorithm>

namespace vitrine::visibility {
namespace {

/// A leaf of the cluster that the item is in: the one its place names, else the first whose box it touches.
int leafOf(const Scene& scene, DrawItemIndex item, int cluster) {
  const scene::SurfaceLeaves* place = scene.leavesOf(item);
  if (!place || place->clusters.empty() || !scene.world.visibility) {
    return -1;
  }
  const std::vector<Visibility::Leaf>& leaves = scene.world.visibility->leaves;
  const auto named = static_cast<std::size_t>(place->leaf);
  if (place->leaf >= 0 && named < leaves.size() && leaves[named].cluster == cluster) {
    return place->leaf;
  }
  const scene::Bounds bounds = scene.worldBounds(item);
  const auto found = std::ranges::find_if(leaves, [&](const Visibility::Leaf& leaf) {
    return leaf.cluster == cluster && scene::overlap(leaf.bounds, bounds);
  });
  return found == leaves.end() ? -1 : static_cast<int>(found - leaves.begin());
}

} // namespace

DrawReason whyDrawn(const Scene& scene, const QVector3D& eye, DrawItemIndex item) {
  const VisibilityRule rule(scene, eye);
  DrawReason reason;
  reason.rule = rule.ruleOf(item);
  reason.eyeLeaf = rule.leaf();
  reason.eyeCluster = rule.cluster();
  reason.eyeLeafRecord = leafRecord(scene, reason.eyeLeaf);
  reason.itemCluster = rule.clusterOf(item);
  reason.itemLeaf = leafOf(scene, item, reason.itemCluster);
  reason.itemLeafRecord = leafRecord(scene, reason.itemLeaf);
  return reason;
}

} // namespace vitrine::visibility
