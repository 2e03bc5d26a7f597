#include "core/scene/WorldTransforms.h"

namespace vitrine::scene {

std::vector<QMatrix4x4> worldTransforms(const std::vector<Node>& nodes) {
  std::vector<QMatrix4x4> world(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const int parent = nodes[i].parent;
    if (nodes[i].skin == kNone) {
      world[i] = parent == kNone ? nodes[i].local : world[static_cast<std::size_t>(parent)] * nodes[i].local;
    }
  }
  return world;
}

} // namespace vitrine::scene
