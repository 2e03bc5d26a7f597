#include "core/session/ItemMap.h"

namespace vitrine::session {
namespace {

/// First item and number of items of each node; items are numbered node by node.
std::vector<std::pair<DrawItemId, DrawItemId>> itemsByNode(const Scene& scene) {
  std::vector<std::pair<DrawItemId, DrawItemId>> ranges(scene.nodes.size());
  for (DrawItemId item = 0; item < scene.drawItems().size(); ++item) {
    auto& [first, count] = ranges[static_cast<std::size_t>(scene.drawItems()[item].node)];
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
  for (DrawItemId item = 0; item < before.drawItems().size(); ++item) {
    const auto node = static_cast<std::size_t>(before.drawItems()[item].node);
    const auto& [first, count] = now[node];
    const bool same = count == old[node].second;
    m_after.push_back(same ? Range{first + (item - old[node].first), 1} : Range{first, count});
  }
}

ItemSet ItemMap::of(const ItemSet& items) const {
  ItemSet mapped;
  for (const DrawItemId item : items) {
    const Range range = item < m_after.size() ? m_after[item] : Range();
    for (DrawItemId i = 0; i < range.count; ++i) {
      mapped.insert(range.first + i);
    }
  }
  return mapped;
}

std::vector<DrawItemId> ItemMap::of(const std::vector<DrawItemId>& items) const {
  const ItemSet mapped = of(ItemSet(items));
  return {mapped.begin(), mapped.end()};
}

} // namespace vitrine::session
