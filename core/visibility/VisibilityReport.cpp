#include "core/visibility/VisibilityReport.h"

#include "core/animation/VisibleItems.h"
#include "core/visibility/Visibility.h"
#include "core/visibility/VisibilityRule.h"

namespace vitrine::visibility {

std::optional<RecordRef> leafRecord(const Scene& scene, int leaf) {
  const bool any =
      leaf >= 0 && scene.world.visibility && scene.world.visibility->leafSection != structure::kRootSection;
  return any ? std::optional(RecordRef{scene.world.visibility->leafSection, static_cast<std::uint64_t>(leaf)})
             : std::nullopt;
}

VisibilityReport visibilityAt(const Scene& scene, const QVector3D& eye, const ItemSet& shown, const ItemSet& seen) {
  const VisibilityRule rule(scene, eye);
  VisibilityReport report;
  if (scene.world.visibility) {
    report.known = scene.world.visibility->hasRows();
    report.clusterCount = scene.world.visibility->clusterCount;
  }
  report.leaf = rule.leaf();
  report.cluster = rule.cluster();
  report.area = report.leaf < 0 ? 0 : scene.world.visibility->leaves[static_cast<std::size_t>(report.leaf)].area;
  report.leafRecord = leafRecord(scene, report.leaf);
  report.visibleClusters = rule.visibleClusters().countSet();
  for (const DrawItemIndex item : shown) {
    const std::uint32_t triangles = scene.surfaceOf(item).triangleCount();
    report.totalTriangles += triangles;
    report.drawnTriangles += seen.contains(item) ? triangles : 0;
  }
  return report;
}

VisibilityReport visibilityAt(const Scene& scene, const SceneState& state, const QVector3D& eye) {
  return visibilityAt(scene, eye, animation::visibleItems(scene, state), VisibilityRule(scene, eye).drawnItems());
}

} // namespace vitrine::visibility
