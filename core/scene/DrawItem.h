#pragma once

#include <cstdint>

namespace vitrine::scene {

/// Number of a DrawItem of a scene: what is drawn, hidden, picked and culled.
using DrawItemId = std::uint32_t;

/// One surface of a mesh as shown by one node.
struct DrawItem {
  int node = 0;
  int mesh = 0;
  int surface = 0; ///< into the mesh's surfaces
};

} // namespace vitrine::scene

namespace vitrine {
using scene::DrawItemId;
} // namespace vitrine
