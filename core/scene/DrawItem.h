#pragma once

#include "core/scene/Indices.h"

namespace vitrine::scene {

/// One surface of a mesh as shown by one node.
struct DrawItem {
  NodeIndex node;
  MeshIndex mesh;
  int surface = 0; ///< into the mesh's surfaces
};

} // namespace vitrine::scene
