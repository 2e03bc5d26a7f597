#pragma once

#include "core/scene/Node.h"

#include <vector>

namespace vitrine::scene {

/// World transforms by node, as Node::local says; parents come before their children. The transform of a node that
/// joints carry (Node::skin) is the identity: its mesh is in the world already.
ByNode<QMatrix4x4> worldTransforms(const ByNode<Node>& nodes);

} // namespace vitrine::scene
