#include "core/visibility/Visibility.h"

#include <bit>

namespace vitrine::visibility {

ClusterSet::ClusterSet(int count, bool all)
    : m_count(count), m_words((static_cast<std::size_t>(count) + 63) / 64, all ? ~std::uint64_t{0} : 0) {
  if (all && count % 64 != 0) {
    m_words.back() = (std::uint64_t{1} << (count % 64)) - 1;
  }
}

bool ClusterSet::test(int cluster) const {
  const auto i = static_cast<std::size_t>(cluster);
  return cluster >= 0 && cluster < m_count && (m_words[i / 64] >> (i % 64) & 1) != 0;
}

void ClusterSet::set(int cluster) {
  if (cluster >= 0 && cluster < m_count) {
    const auto i = static_cast<std::size_t>(cluster);
    m_words[i / 64] |= std::uint64_t{1} << (i % 64);
  }
}

int ClusterSet::countSet() const {
  int count = 0;
  for (const std::uint64_t word : m_words) {
    count += std::popcount(word);
  }
  return count;
}

int Visibility::leafAt(const QVector3D& point) const {
  int index = headNode;
  // A damaged tree may loop; no path is longer than the number of nodes.
  for (std::size_t steps = 0; steps <= nodes.size(); ++steps) {
    if (index < 0) {
      const int leaf = -1 - index;
      return static_cast<std::size_t>(leaf) < leaves.size() ? leaf : -1;
    }
    if (static_cast<std::size_t>(index) >= nodes.size()) {
      return -1;
    }
    const BspNode& node = nodes[static_cast<std::size_t>(index)];
    index = node.children[QVector3D::dotProduct(node.normal, point) - node.distance >= 0 ? 0 : 1];
  }
  return -1;
}

int Visibility::clusterAt(const QVector3D& point) const {
  const int leaf = leafAt(point);
  return leaf < 0 ? -1 : leaves[static_cast<std::size_t>(leaf)].cluster;
}

ClusterSet Visibility::visibleFrom(int cluster) const {
  const auto row = static_cast<std::size_t>(cluster);
  if (cluster < 0 || row >= rowOffsets.size() || rowOffsets[row] == 0 || rowOffsets[row] >= rows.size()) {
    return ClusterSet(clusterCount, true);
  }
  ClusterSet visible(clusterCount);
  int next = 0;
  for (std::size_t at = rowOffsets[row]; at < rows.size() && next < clusterCount; ++at) {
    const auto bits = std::to_integer<unsigned>(rows[at]);
    if (bits == 0) {
      // A run of zero bytes; a run of none is an error: the rest is taken as not visible.
      const int run = at + 1 < rows.size() ? std::to_integer<int>(rows[at + 1]) : 0;
      if (run == 0) {
        break;
      }
      next += 8 * run;
      ++at;
      continue;
    }
    for (int bit = 0; bit < 8; ++bit) {
      if ((bits >> bit & 1) != 0) {
        visible.set(next + bit);
      }
    }
    next += 8;
  }
  return visible;
}

} // namespace vitrine::visibility
