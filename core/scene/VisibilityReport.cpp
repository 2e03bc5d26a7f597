#include "core/scene/VisibilityReport.h"

#include "core/scene/ClusterCulling.h"

namespace vitrine::scene {

std::optional<RecordRef> leafRecord(const Scene& scene, int leaf) {
  const bool any = leaf >= 0 && scene.visibility && scene.visibility->leafSection != structure::kRootSection;
  return any ? std::optional(RecordRef{scene.visibility->leafSection, static_cast<std::uint64_t>(leaf)}) : std::nullopt;
}

VisibilityReport leafReportAt(const Scene& scene, const QVector3D& eye) {
  VisibilityReport report;
  if (!scene.visibility) {
    return report;
  }
  const Visibility& visibility = *scene.visibility;
  report.known = visibility.hasRows();
  report.clusterCount = visibility.clusterCount;
  report.leaf = visibility.leafAt(eye);
  if (report.leaf >= 0) {
    const Visibility::Leaf& leaf = visibility.leaves[static_cast<std::size_t>(report.leaf)];
    report.cluster = leaf.cluster;
    report.area = leaf.area;
    report.leafRecord = leafRecord(scene, report.leaf);
  }
  report.visibleClusters = visibility.visibleFrom(report.cluster).countSet();
  return report;
}

VisibilityReport visibilityAt(const Scene& scene, const SceneState& state, const QVector3D& eye) {
  VisibilityReport report = leafReportAt(scene, eye);
  const std::vector<bool> shown = visibleItems(scene, state);
  const std::vector<bool> seen = itemsSeenFrom(scene, eye);
  for (DrawItemId item = 0; item < shown.size(); ++item) {
    if (shown[item]) {
      const std::uint32_t triangles = scene.surfaceOf(item).triangleCount();
      report.totalTriangles += triangles;
      report.drawnTriangles += seen[item] ? triangles : 0;
    }
  }
  return report;
}

} // namespace vitrine::scene
