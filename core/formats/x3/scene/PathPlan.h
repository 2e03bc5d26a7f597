#pragma once

#include "core/base/Diagnostics.h"
#include "core/formats/x3/records/SceneFile.h"

namespace vitrine::formats::x3 {

/// Hierarchy of the paths of a scene, in an order in which parents come first.
struct PathPlan {
  static constexpr std::size_t kRoot = static_cast<std::size_t>(-1);

  std::vector<std::size_t> order;   ///< paths by place in the file
  std::vector<std::size_t> parents; ///< by path: its parent's place, or kRoot
};

/// Parents that do not exist, and those that go in a circle, are told; their paths hang on the scene itself.
PathPlan planOf(const SceneFile& scene, Diagnostics& diagnostics);

} // namespace vitrine::formats::x3
