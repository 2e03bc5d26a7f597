#pragma once

#include "core/base/ItemSet.h"
#include "core/scene/Scene.h"
#include "core/visibility/Visibility.h"

#include <span>
#include <vector>

namespace vitrine::visibility {

/// The clusters that decide whether an item is drawn: it is when one of them may be seen. Empty: it is always drawn, as
/// what the loader could not place is, and what belongs to a backdrop, which can be seen through any hole of the world.
std::span<const int> decidingClusters(const Scene& scene, DrawItemIndex item);

/// The items of a scene listed by the clusters that decide about them, so that the set of those that are drawn is made
/// in the time that its own size takes. Nothing is listed for scenes without visible sets. Immutable.
class ClusterItems {
public:
  explicit ClusterItems(const Scene& scene);

  /// The items that are drawn where these clusters may be seen.
  ItemSet drawnWith(const ClusterSet& visible) const;

private:
  ItemSet m_always;
  std::vector<std::uint32_t> m_starts; ///< by cluster: the first of m_items; the next one's is the end
  std::vector<DrawItemIndex> m_items;
};

} // namespace vitrine::visibility
