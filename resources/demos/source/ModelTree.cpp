#include "resources/demos/source/ModelTree.h"

namespace vitrine::demos {

namespace {

int addLeaf(CompiledMap& map, const Box& bounds, std::uint32_t contents) {
  CompiledLeaf leaf;
  leaf.bounds = bounds;
  leaf.contents = contents;
  map.leaves.push_back(leaf);
  return -static_cast<int>(map.leaves.size());
}

} // namespace

int addModelTree(const std::vector<Brush>& brushes, const Box& bounds, PlaneTable& planes, CompiledMap& map) {
  // One chain per brush: outside of any side leads on to the next brush's chain. The chains are shared, not copied,
  // so nodes grow with the sides; built from the last brush back.
  int outside = addLeaf(map, bounds, 0);
  std::vector<int> solids;
  for (const Brush& brush : brushes)
    solids.push_back(addLeaf(map, boundsOf(brush), kContentsSolid));
  for (std::size_t b = brushes.size(); b-- > 0;) {
    int inside = solids[b];
    for (std::size_t i = brushes[b].sides.size(); i-- > 0;) {
      CompiledNode node;
      node.plane = planes.indexOf(brushes[b].sides[i].plane);
      node.children[0] = outside;
      node.children[1] = inside;
      node.bounds = bounds;
      map.nodes.push_back(node);
      inside = static_cast<int>(map.nodes.size()) - 1;
    }
    outside = inside;
  }
  return outside;
}

} // namespace vitrine::demos
