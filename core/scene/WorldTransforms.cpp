#include "core/scene/WorldTransforms.h"

namespace vitrine::scene {

ByNode<QMatrix4x4> worldTransforms(const ByNode<Node>& nodes) {
  ByNode<QMatrix4x4> world(nodes.size());
  for (const NodeIndex node : nodes.indices()) {
    const NodeIndex parent = nodes[node].parent;
    if (!nodes[node].skin) {
      world[node] = parent ? world[parent] * nodes[node].local : nodes[node].local;
    }
  }
  return world;
}

} // namespace vitrine::scene
