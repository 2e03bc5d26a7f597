#include "core/session/ItemMap.h"

namespace vitrine::session {
namespace {

/// First item and number of items of each node; items are numbered node by node.
scene::ByNode<std::pair<DrawItemIndex, std::size_t>> itemsByNode(const Scene& scene) {
  scene::ByNode<std::pair<DrawItemIndex, std::size_t>> ranges(scene.nodes.size());
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    auto& [first, count] = ranges[scene.drawItems()[item].node];
    first = count == 0 ? item : first;
    ++count;
  }
  return ranges;
}

} // namespace

ItemMap::ItemMap(const Scene& before, const Scene& after) {
  const auto old = itemsByNode(before);
  auto now = itemsByNode(after);
  now.resize(std::max(now.size(), old.size()));
  m_after.reserve(before.drawItems().size());
  for (const DrawItemIndex item : before.drawItems().indices()) {
    const NodeIndex node = before.drawItems()[item].node;
    const auto& [first, count] = now[node];
    const auto& [firstBefore, countBefore] = old[node];
    const bool same = count == countBefore;
    m_after.push_back(same ? Range{first + (item.position() - firstBefore.position()), 1} : Range{first, count});
  }
}

ItemSet ItemMap::of(const ItemSet& items) const {
  ItemSet mapped;
  for (const DrawItemIndex item : items) {
    const Range range = m_after.contains(item) ? m_after[item] : Range();
    for (std::size_t i = 0; i < range.count; ++i) {
      mapped.insert(range.first + i);
    }
  }
  return mapped;
}

std::vector<DrawItemIndex> ItemMap::of(const std::vector<DrawItemIndex>& items) const {
  const ItemSet mapped = of(ItemSet(items));
  return {mapped.begin(), mapped.end()};
}

} // namespace vitrine::session
