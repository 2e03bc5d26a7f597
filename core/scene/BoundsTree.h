#pragma once

#include "core/scene/Bounds.h"

#include <cstdint>
#include <vector>

namespace vitrine::scene {

/// Finds which of many boxes touch a box. Empty ones are never found.
class BoundsTree {
public:
  BoundsTree() = default;
  explicit BoundsTree(const std::vector<Bounds>& boxes);

  /// Calls `visit` with the number of each box that touches this one.
  template <class Visit>
  void visit(const QVector3D& min, const QVector3D& max, Visit&& visit) const;

  /// Of all boxes that can be found.
  Bounds bounds() const;

private:
  struct TreeNode {
    QVector3D min;
    std::uint32_t first = 0; ///< a leaf's first box, in m_order; an inner node's right child
    QVector3D max;
    std::uint32_t count = 0; ///< boxes; 0: inner node, its left child follows it
  };
  static constexpr std::size_t kMaxDepth = 64;

  void build(const std::vector<Bounds>& boxes, std::uint32_t first, std::uint32_t count);
  static bool touch(const QVector3D& aMin, const QVector3D& aMax, const QVector3D& bMin, const QVector3D& bMax) {
    return aMin.x() <= bMax.x() && bMin.x() <= aMax.x() && aMin.y() <= bMax.y() && bMin.y() <= aMax.y() &&
           aMin.z() <= bMax.z() && bMin.z() <= aMax.z();
  }

  std::vector<std::uint32_t> m_order;
  std::vector<Bounds> m_boxes; ///< in that order
  std::vector<TreeNode> m_nodes;
};

template <class Visit>
void BoundsTree::visit(const QVector3D& min, const QVector3D& max, Visit&& visit) const {
  // Halves differ by one at most, so that no tree of 32-bit numbers is deeper than this.
  std::uint32_t open[kMaxDepth];
  std::size_t count = 0;
  if (!m_nodes.empty()) {
    open[count++] = 0;
  }
  while (count > 0) {
    const std::uint32_t at = open[--count];
    const TreeNode& node = m_nodes[at];
    if (!touch(node.min, node.max, min, max)) {
      continue;
    }
    if (node.count == 0) {
      open[count++] = node.first;
      open[count++] = at + 1;
      continue;
    }
    for (std::uint32_t i = node.first; i < node.first + node.count; ++i) {
      if (touch(m_boxes[i].min(), m_boxes[i].max(), min, max)) {
        visit(m_order[i]);
      }
    }
  }
}

} // namespace vitrine::scene
