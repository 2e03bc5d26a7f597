#pragma once

#include "core/scene/Node.h"

#include <vector>

namespace vitrine::scene {

/// Where nodes stand in the world, by node, as Node::local says; parents come before their children. What joints carry
/// (Node::skin) is in the world already: the identity.
std::vector<QMatrix4x4> worldTransforms(const std::vector<Node>& nodes);

} // namespace vitrine::scene
