#pragma once

#include "resources/demos/source/MapModel.h"

namespace vitrine::demos {

/// Binary space partition of the cells by axial planes. Every leaf is a box: a piece of one cell, or solid.
class BoxTree {
public:
  struct Node {
    int axis = 0;
    double dist = 0;
    int children[2] = {0, 0}; ///< [0] where the coordinate is >= dist; negative c is leaf -1-c
    Box bounds;
    Plane plane() const { return {axisVector(axis), dist}; }
  };
  struct Leaf {
    Box bounds;
    int cell = -1; ///< -1: solid
  };
  /// Part of a polygon in one leaf.
  struct Fragment {
    int leaf = 0;
    int node = -1; ///< topmost node in whose plane the polygon lies
    Corners corners;
  };

  explicit BoxTree(const std::vector<Cell>& cells);

  const std::vector<Node>& nodes() const { return m_nodes; }
  const std::vector<Leaf>& leaves() const { return m_leaves; }
  int leafAt(const Vec3& point) const;
  /// Leaves whose box shares a volume with `box`.
  std::vector<int> leavesTouching(const Box& box) const;
  /// Splits a polygon along the leaves. Where it lies in a node's plane it belongs to the side it faces.
  std::vector<Fragment> fragments(const Corners& corners, const Vec3& normal) const;
  /// Splits a polygon at the nodes above the one in whose plane it lies, so that each piece belongs to one node.
  std::vector<Fragment> piecesOnNodes(const Corners& corners) const;

private:
  int build(const Box& region, std::vector<int> cells);
  int addLeaf(const Box& region, int cell);
  struct Cut {
    int axis = -1;
    double dist = 0;
  };
  Cut bestCut(const Box& region, const std::vector<int>& cells) const;
  Cut bestCut(const Box& region, const std::vector<int>& cells, std::size_t step) const;
  double cost(const Cut& cut, const std::vector<int>& cells) const;

  const std::vector<Cell>& m_cells;
  std::vector<Node> m_nodes;
  std::vector<Leaf> m_leaves;
};

} // namespace vitrine::demos
