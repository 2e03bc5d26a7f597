#include "core/visibility/FreeDistance.h"

#include <algorithm>
#include <cmath>

namespace vitrine::visibility {
namespace {

// A damaged tree may loop.
constexpr std::size_t kMostVisited = 4096;

/// Part of the way that goes through one half of a node.
struct Part {
  int index = 0;
  float begin = 0;
  float end = 0;
};

bool isFree(const Visibility& tree, int leaf) {
  return base::isBelow(leaf, tree.leaves.size()) && tree.leaves[static_cast<std::size_t>(leaf)].cluster >= 0;
}

} // namespace

float freeDistance(const Visibility& tree, const QVector3D& from, const QVector3D& direction, float most) {
  std::vector<Part> open{{tree.headNode, 0, most}};
  for (std::size_t visited = 0; !open.empty() && visited < kMostVisited; ++visited) {
    const Part part = open.back();
    open.pop_back();
    if (part.index < 0) {
      if (!isFree(tree, -1 - part.index)) {
        return part.begin;
      }
      continue;
    }
    if (!base::isBelow(part.index, tree.nodes.size())) {
      return part.begin;
    }
    const Visibility::BspNode& node = tree.nodes[static_cast<std::size_t>(part.index)];
    const float height = QVector3D::dotProduct(node.normal, from) - node.distance;
    const float climb = QVector3D::dotProduct(node.normal, direction);
    const float atBegin = height + climb * part.begin;
    const float atEnd = height + climb * part.end;
    const std::size_t first = atBegin >= 0 ? 0 : 1;
    if ((atEnd >= 0 ? 0U : 1U) == first) {
      open.push_back({node.children[first], part.begin, part.end});
      continue;
    }
    const float crossing = std::clamp(-height / climb, part.begin, part.end);
    open.push_back({node.children[1 - first], crossing, part.end});
    open.push_back({node.children[first], part.begin, crossing});
  }
  return most;
}

} // namespace vitrine::visibility
