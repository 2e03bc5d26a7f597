#pragma once

#include "core/visibility/ClusterItems.h"

namespace vitrine::visibility {

/// The reasons for which the visibility data let an item be drawn, or do not.
enum class DrawRule {
  NoVisibilityData, ///< everything is drawn
  EyeOutside,       ///< the eye is in no cluster: everything is drawn
  Backdrop,         ///< stands behind the world, apart from it
  Unplaced,         ///< the item is in no cluster: always drawn
  SameCluster,
  VisibleCluster, ///< one of its clusters is in the row of the eye's
  NotVisible,     ///< none is
};

/// The rule by which the visibility data of a scene let items be drawn for eyes in one leaf. Pictures, counts of what
/// is drawn, and "why is this drawn?" all ask it. It looks at the scene, which must outlive it; immutable.
class VisibilityRule {
public:
  VisibilityRule(const Scene& scene, const QVector3D& eye);
  /// Rule for eyes in a leaf; -1: in none.
  VisibilityRule(const Scene& scene, int leaf);

  /// The leaf of the eye; -1: in none.
  int leaf() const { return m_leaf; }
  /// The cluster of the eye; -1: solid, outside, or without data.
  int cluster() const { return m_cluster; }
  /// The clusters that may be seen from the eye's; all of them without one.
  const ClusterSet& visibleClusters() const { return m_visible; }
  /// True: there are visible sets and the eye is in a cluster. Else everything is drawn.
  bool leavesOut() const { return m_hasRows && m_cluster >= 0; }

  DrawRule ruleOf(DrawItemIndex item) const;
  bool isDrawn(DrawItemIndex item) const { return ruleOf(item) != DrawRule::NotVisible; }
  /// The items of the scene that are drawn, whether its state shows them or not.
  ItemSet drawnItems() const { return drawnItems(ClusterItems(m_scene)); }
  /// The drawn items, found quickly, with the items of the scene listed before.
  ItemSet drawnItems(const ClusterItems& listed) const;

  /// The cluster of an item that is told of it: the eye's if it is in that, else the first that may be seen, else
  /// its first; -1: it is in none.
  int clusterOf(DrawItemIndex item) const;

private:
  const Scene& m_scene;
  bool m_hasRows = false;
  int m_leaf = -1;
  int m_cluster = -1;
  ClusterSet m_visible;
};

} // namespace vitrine::visibility
