#pragma once

#include "core/scene/Animation.h"

#include <algorithm>

namespace vitrine::animation {

/// The key of a node in an ascending list; null: there is none.
template <class Key>
const Key* keyOf(const std::vector<Key>& keys, NodeIndex node) {
  const auto found = std::ranges::lower_bound(keys, node, {}, &Key::node);
  return found != keys.end() && found->node == node ? &*found : nullptr;
}

} // namespace vitrine::animation
