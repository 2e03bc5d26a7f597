#include "core/scene/BoundsTree.h"

#include <algorithm>

namespace vitrine::scene {
namespace {

constexpr std::uint32_t kLeafBoxes = 4;

} // namespace

BoundsTree::BoundsTree(const std::vector<Bounds>& boxes) {
  for (std::uint32_t i = 0; i < boxes.size(); ++i) {
    if (!boxes[i].empty()) {
      m_order.push_back(i);
    }
  }
  if (m_order.empty()) {
    return;
  }
  m_nodes.reserve(m_order.size());
  build(boxes, 0, static_cast<std::uint32_t>(m_order.size()));
  m_boxes.reserve(m_order.size());
  for (const std::uint32_t box : m_order) {
    m_boxes.push_back(boxes[box]);
  }
}

void BoundsTree::build(const std::vector<Bounds>& boxes, std::uint32_t first, std::uint32_t count) {
  Bounds all;
  Bounds centres;
  for (std::uint32_t i = first; i < first + count; ++i) {
    all.add(boxes[m_order[i]]);
    centres.add(boxes[m_order[i]].centre());
  }
  const std::size_t at = m_nodes.size();
  m_nodes.push_back({all.min(), first, all.max(), count});
  if (count <= kLeafBoxes) {
    return;
  }
  const QVector3D size = centres.size();
  const int axis = size.x() >= size.y() && size.x() >= size.z() ? 0 : (size.y() >= size.z() ? 1 : 2);
  const std::uint32_t half = count / 2;
  const auto begin = m_order.begin() + first;
  std::nth_element(begin, begin + half, begin + count,
                   [&](std::uint32_t a, std::uint32_t b) { return boxes[a].centre()[axis] < boxes[b].centre()[axis]; });
  m_nodes[at].count = 0;
  build(boxes, first, half);
  m_nodes[at].first = static_cast<std::uint32_t>(m_nodes.size());
  build(boxes, first + half, count - half);
}

Bounds BoundsTree::bounds() const {
  return m_nodes.empty() ? Bounds() : Bounds(m_nodes.front().min, m_nodes.front().max);
}

} // namespace vitrine::scene
