#pragma once

#include "core/scene/Bounds.h"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <limits>
#include <vector>

namespace vitrine::scene {

/// A shape that a Bvh can hold: `addTo` grows a box by it, `centre` is its middle, and `order` a number by which shapes
/// are sorted along an axis (0 … 2), cheap to compute, that grows with the centre.
template <class T>
concept BvhPrimitive = std::movable<T> && requires(const T& primitive, Bounds& box, int axis) {
  primitive.addTo(box);
  { primitive.centre() } -> std::convertible_to<QVector3D>;
  { primitive.order(axis) } -> std::convertible_to<float>;
};

/// A bounding volume hierarchy: a binary tree of boxes over shapes of one kind, made once. Immutable after; any thread
/// may ask it.
template <BvhPrimitive Primitive>
class Bvh {
public:
  Bvh() = default;
  /// The tree over these shapes, which it sorts. `step(count)` is called before each run of so many shapes is looked
  /// at, and may throw to give up.
  template <class Step>
  Bvh(std::vector<Primitive> primitives, Step&& step);
  explicit Bvh(std::vector<Primitive> primitives) : Bvh(std::move(primitives), [](std::uint32_t) {}) {}

  /// The box around all of it.
  Bounds bounds() const { return m_nodes.empty() ? Bounds() : Bounds(m_nodes.front().min, m_nodes.front().max); }
  /// Approximate bytes held.
  std::uint64_t memory() const {
    return m_primitives.capacity() * sizeof(Primitive) + m_nodes.capacity() * sizeof(Node);
  }

  /// A walk over the boxes of which `meets(min, max)` is true: `visit(primitive)` is called with all shapes in them.
  template <class Meets, class Visit>
  void visit(Meets&& meets, Visit&& visit) const;

  /// Visit of boxes, nearest first: `distanceTo(min, max)` is where one is entered, infinity when it is missed. Boxes
  /// entered at or behind `limit` are left out; `visit` may bring it nearer.
  template <class DistanceTo, class Visit>
  void visitNearest(const float& limit, DistanceTo&& distanceTo, Visit&& visit) const;

private:
  struct Node {
    QVector3D min;
    std::uint32_t first = 0; ///< a leaf's first shape; an inner node's right child
    QVector3D max;
    std::uint32_t count = 0; ///< shapes; 0: inner node, its left child follows it
  };

  static constexpr std::uint32_t kLeafPrimitives = 4;
  /// Halves differ by one at most, so that no tree of 32-bit numbers is deeper than this.
  static constexpr std::size_t kMaxOpen = 64;

  template <class Step>
  void build(std::uint32_t first, std::uint32_t count, Step& step);
  template <class Visit>
  void visitLeaf(const Node& leaf, Visit& visit) const {
    for (std::uint32_t i = leaf.first; i < leaf.first + leaf.count; ++i) {
      visit(m_primitives[i]);
    }
  }

  std::vector<Primitive> m_primitives;
  std::vector<Node> m_nodes;
};

template <BvhPrimitive Primitive>
template <class Step>
Bvh<Primitive>::Bvh(std::vector<Primitive> primitives, Step&& step) : m_primitives(std::move(primitives)) {
  if (!m_primitives.empty()) {
    m_nodes.reserve(m_primitives.size());
    build(0, static_cast<std::uint32_t>(m_primitives.size()), step);
  }
}

template <BvhPrimitive Primitive>
template <class Step>
void Bvh<Primitive>::build(std::uint32_t first, std::uint32_t count, Step& step) {
  step(count);
  Bounds box;
  Bounds centres;
  for (std::uint32_t i = first; i < first + count; ++i) {
    m_primitives[i].addTo(box);
    centres.add(m_primitives[i].centre());
  }
  const std::size_t self = m_nodes.size();
  m_nodes.push_back({box.min(), first, box.max(), count});
  const QVector3D extent = centres.size();
  const int axis = extent.x() >= extent.y() && extent.x() >= extent.z() ? 0 : extent.y() >= extent.z() ? 1 : 2;
  if (count <= kLeafPrimitives || extent[axis] <= 0.0F) {
    return;
  }
  // Median split: not the best tree, but always balanced, whatever a file holds.
  const std::uint32_t half = count / 2;
  const auto begin = m_primitives.begin() + first;
  std::nth_element(begin, begin + half, begin + count,
                   [axis](const Primitive& a, const Primitive& b) { return a.order(axis) < b.order(axis); });
  build(first, half, step);
  m_nodes[self].first = static_cast<std::uint32_t>(m_nodes.size());
  m_nodes[self].count = 0;
  build(first + half, count - half, step);
}

template <BvhPrimitive Primitive>
template <class Meets, class Visit>
void Bvh<Primitive>::visit(Meets&& meets, Visit&& visit) const {
  std::uint32_t open[kMaxOpen];
  std::size_t count = 0;
  if (!m_nodes.empty()) {
    open[count++] = 0;
  }
  while (count > 0) {
    const std::uint32_t at = open[--count];
    const Node& node = m_nodes[at];
    if (!meets(node.min, node.max)) {
      continue;
    }
    if (node.count > 0) {
      visitLeaf(node, visit);
    } else {
      open[count++] = node.first;
      open[count++] = at + 1;
    }
  }
}

template <BvhPrimitive Primitive>
template <class DistanceTo, class Visit>
void Bvh<Primitive>::visitNearest(const float& limit, DistanceTo&& distanceTo, Visit&& visit) const {
  struct Open {
    std::uint32_t node;
    float distance;
  };
  const auto opened = [&](std::uint32_t node) { return Open{node, distanceTo(m_nodes[node].min, m_nodes[node].max)}; };
  Open open[kMaxOpen];
  std::size_t count = 0;
  if (!m_nodes.empty()) {
    open[count++] = opened(0);
  }
  while (count > 0) {
    const Open next = open[--count];
    if (!(next.distance < limit)) {
      continue;
    }
    const Node& node = m_nodes[next.node];
    if (node.count > 0) {
      visitLeaf(node, visit);
      continue;
    }
    const Open left = opened(next.node + 1);
    const Open right = opened(node.first);
    open[count++] = left.distance < right.distance ? right : left;
    open[count++] = left.distance < right.distance ? left : right;
  }
}

} // namespace vitrine::scene
