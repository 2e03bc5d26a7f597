#include "core/visibility/VisibilityRule.h"

#include <algorithm>

namespace vitrine::visibility {

VisibilityRule::VisibilityRule(const Scene& scene, const QVector3D& eye)
    : VisibilityRule(scene, scene.world.visibility ? scene.world.visibility->leafAt(eye) : -1) {}

VisibilityRule::VisibilityRule(const Scene& scene, int leaf) : m_scene(scene), m_leaf(leaf) {
  if (const auto& visibility = scene.world.visibility) {
    m_hasRows = visibility->hasRows();
    m_cluster = m_leaf < 0 ? -1 : visibility->leaves[static_cast<std::size_t>(m_leaf)].cluster;
    m_visible = visibility->visibleFrom(m_cluster);
  }
}

DrawRule VisibilityRule::ruleOf(DrawItemIndex item) const {
  if (!m_hasRows) {
    return DrawRule::NoVisibilityData;
  }
  if (m_scene.backdropOf(item)) {
    return DrawRule::Backdrop;
  }
  if (m_cluster < 0) {
    return DrawRule::EyeOutside;
  }
  const std::span<const int> clusters = decidingClusters(m_scene, item);
  if (clusters.empty()) {
    return DrawRule::Unplaced;
  }
  if (std::ranges::none_of(clusters, [this](int cluster) { return m_visible.test(cluster); })) {
    return DrawRule::NotVisible;
  }
  return std::ranges::binary_search(clusters, m_cluster) ? DrawRule::SameCluster : DrawRule::VisibleCluster;
}

ItemSet VisibilityRule::drawnItems(const ClusterItems& listed) const {
  return leavesOut() ? listed.drawnWith(m_visible) : ItemSet::range(0, m_scene.drawItems().size());
}

int VisibilityRule::clusterOf(DrawItemIndex item) const {
  const scene::SurfaceLeaves* place = m_scene.leavesOf(item);
  if (!place || place->clusters.empty() || !m_scene.world.visibility) {
    return -1;
  }
  if (std::ranges::binary_search(place->clusters, m_cluster)) {
    return m_cluster;
  }
  const auto seen = std::ranges::find_if(place->clusters, [this](int cluster) { return m_visible.test(cluster); });
  return seen != place->clusters.end() ? *seen : place->clusters.front();
}

} // namespace vitrine::visibility
