#include "resources/demos/source/BoxTree.h"

#include <stdexcept>

namespace vitrine::demos {

namespace {

constexpr double kBorder = 64;             // solid shell round the world
constexpr std::size_t kMaxCandidates = 48; // planes tried where a region holds many cells

Box commonPart(const Box& a, const Box& b) {
  return {maxOf(a.mins, b.mins), minOf(a.maxs, b.maxs)};
}

} // namespace

BoxTree::BoxTree(const std::vector<Cell>& cells) : m_cells(cells) {
  Box world = Box::nothing();
  std::vector<int> all;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    world.add(cells[i].box);
    all.push_back(static_cast<int>(i));
  }
  if (all.empty())
    throw std::invalid_argument("a map needs at least one cell");
  addLeaf(world.grown(kBorder), -1); // leaf 0 is solid by tradition
  build(world.grown(kBorder), std::move(all));
}

int BoxTree::addLeaf(const Box& region, int cell) {
  m_leaves.push_back({region, cell});
  return -static_cast<int>(m_leaves.size());
}

double BoxTree::cost(const Cut& cut, const std::vector<int>& cells) const {
  double front = 0;
  double back = 0;
  double both = 0;
  for (const int cell : cells) {
    const Box& box = m_cells[cell].box;
    if (box.mins[cut.axis] >= cut.dist)
      ++front;
    else if (box.maxs[cut.axis] <= cut.dist)
      ++back;
    else
      ++both;
  }
  return both * 4 + std::abs(front - back);
}

BoxTree::Cut BoxTree::bestCut(const Box& region, const std::vector<int>& cells) const {
  const std::size_t step = std::max<std::size_t>(1, cells.size() * 6 / kMaxCandidates) | 1; // odd: meets all six sides
  const Cut best = bestCut(region, cells, step);
  return best.axis < 0 && step > 1 ? bestCut(region, cells, 1) : best;
}

BoxTree::Cut BoxTree::bestCut(const Box& region, const std::vector<int>& cells, std::size_t step) const {
  Cut best;
  double bestCost = 1e30;
  for (std::size_t i = 0; i < cells.size() * 6; i += step) {
    const Box& box = m_cells[cells[i / 6]].box;
    const int axis = static_cast<int>(i % 6) / 2;
    const Cut cut{axis, i % 2 ? box.maxs[axis] : box.mins[axis]};
    if (cut.dist <= region.mins[axis] || cut.dist >= region.maxs[axis])
      continue;
    const double cutCost = cost(cut, cells);
    if (cutCost < bestCost) {
      bestCost = cutCost;
      best = cut;
    }
  }
  return best;
}

int BoxTree::build(const Box& region, std::vector<int> cells) {
  std::erase_if(cells, [&](int cell) { return !m_cells[cell].box.overlaps(region); });
  if (cells.empty())
    return addLeaf(region, -1);
  if (cells.size() == 1) {
    const Box piece = commonPart(m_cells[cells[0]].box, region);
    if (piece.mins == region.mins && piece.maxs == region.maxs)
      return addLeaf(region, cells[0]);
  }
  const Cut cut = bestCut(region, cells);
  if (cut.axis < 0)
    throw std::invalid_argument("two cells overlap");

  const int index = static_cast<int>(m_nodes.size());
  m_nodes.push_back({cut.axis, cut.dist, {0, 0}, region});
  Box front = region;
  Box back = region;
  front.mins[cut.axis] = cut.dist;
  back.maxs[cut.axis] = cut.dist;
  const int frontChild = build(front, cells);
  const int backChild = build(back, std::move(cells));
  m_nodes[index].children[0] = frontChild;
  m_nodes[index].children[1] = backChild;
  return index;
}

int BoxTree::leafAt(const Vec3& point) const {
  int at = 0;
  while (at >= 0)
    at = m_nodes[at].children[point[m_nodes[at].axis] >= m_nodes[at].dist ? 0 : 1];
  return -1 - at;
}

std::vector<int> BoxTree::leavesTouching(const Box& box) const {
  std::vector<int> found;
  std::vector<int> open{0};
  while (!open.empty()) {
    const int at = open.back();
    open.pop_back();
    if (at < 0) {
      found.push_back(-1 - at);
      continue;
    }
    const Node& node = m_nodes[at];
    if (box.mins[node.axis] < node.dist)
      open.push_back(node.children[1]);
    if (box.maxs[node.axis] > node.dist)
      open.push_back(node.children[0]);
  }
  return found;
}

std::vector<BoxTree::Fragment> BoxTree::fragments(const Corners& corners, const Vec3& normal) const {
  struct Step {
    int at;
    int node;
    Corners corners;
  };
  std::vector<Fragment> result;
  std::vector<Step> open;
  open.push_back({0, -1, corners});
  while (!open.empty()) {
    Step step = std::move(open.back());
    open.pop_back();
    if (step.at < 0) {
      result.push_back({-1 - step.at, step.node, std::move(step.corners)});
      continue;
    }
    const Node& node = m_nodes[step.at];
    SplitPolygon parts = split(step.corners, node.plane());
    if (parts.front.empty() && parts.back.empty()) {
      open.push_back(
          {node.children[normal[node.axis] > 0 ? 0 : 1], step.node < 0 ? step.at : step.node, std::move(step.corners)});
      continue;
    }
    if (!parts.back.empty())
      open.push_back({node.children[1], step.node, std::move(parts.back)});
    if (!parts.front.empty())
      open.push_back({node.children[0], step.node, std::move(parts.front)});
  }
  return result;
}

std::vector<BoxTree::Fragment> BoxTree::piecesOnNodes(const Corners& corners) const {
  std::vector<Fragment> result;
  std::vector<std::pair<int, Corners>> open{{0, corners}};
  while (!open.empty()) {
    auto [at, polygon] = std::move(open.back());
    open.pop_back();
    if (at < 0)
      continue; // cannot happen for the walls of a cell: they lie in the planes that made it
    const Node& node = m_nodes[at];
    SplitPolygon parts = split(polygon, node.plane());
    if (parts.front.empty() && parts.back.empty()) {
      result.push_back({-1, at, std::move(polygon)});
      continue;
    }
    if (!parts.back.empty())
      open.emplace_back(node.children[1], std::move(parts.back));
    if (!parts.front.empty())
      open.emplace_back(node.children[0], std::move(parts.front));
  }
  return result;
}

} // namespace vitrine::demos
