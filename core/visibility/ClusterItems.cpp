#include "core/visibility/ClusterItems.h"

namespace vitrine::visibility {

std::span<const int> decidingClusters(const Scene& scene, DrawItemIndex item) {
  const scene::SurfaceLeaves* place = scene.leavesOf(item);
  if (!place || scene.backdropOf(item)) {
    return {};
  }
  return {place->clusters.begin(), place->clusters.end()};
}

ClusterItems::ClusterItems(const Scene& scene) {
  if (!scene.world.visibility || !scene.world.visibility->hasRows()) {
    return;
  }
  const int count = scene.world.visibility->clusterCount;
  const auto items = scene.drawItems().indices();
  // Twice: to count, and to list.
  const auto forEachPair = [&](const auto& add) {
    for (const DrawItemIndex item : items) {
      for (const int cluster : decidingClusters(scene, item)) {
        if (cluster >= 0 && cluster < count) {
          add(static_cast<std::size_t>(cluster), item);
        }
      }
    }
  };
  m_starts.assign(static_cast<std::size_t>(count) + 1, 0);
  forEachPair([&](std::size_t cluster, DrawItemIndex) { ++m_starts[cluster + 1]; });
  for (std::size_t i = 1; i < m_starts.size(); ++i) {
    m_starts[i] += m_starts[i - 1];
  }
  m_items.resize(m_starts.back());
  std::vector<std::uint32_t> next = m_starts;
  forEachPair([&](std::size_t cluster, DrawItemIndex item) { m_items[next[cluster]++] = item; });
  for (const DrawItemIndex item : items) {
    if (decidingClusters(scene, item).empty()) {
      m_always.insert(item);
    }
  }
}

ItemSet ClusterItems::drawnWith(const ClusterSet& visible) const {
  ItemSet drawn = m_always;
  for (std::size_t cluster = 0; cluster + 1 < m_starts.size(); ++cluster) {
    if (visible.test(static_cast<int>(cluster))) {
      for (std::uint32_t i = m_starts[cluster]; i < m_starts[cluster + 1]; ++i) {
        drawn.insert(m_items[i]);
      }
    }
  }
  return drawn;
}

} // namespace vitrine::visibility
