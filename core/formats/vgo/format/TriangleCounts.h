#pragma once

#include "core/formats/vgo/accessors/Accessors.h"
#include "core/structure/JsonTree.h"

namespace vitrine::formats::vgo {

/// Numbers of triangles that the layout shows, by its own counts.
struct TriangleCounts {
  std::uint64_t meshes = 0;    ///< of each mesh once
  std::uint64_t instances = 0; ///< of each node's mesh
  std::uint64_t visibleInstances =
      0;                     ///< nodes with a mesh that are reached from the root, active as all above them, and drawn
  std::uint64_t visible = 0; ///< of those
};

TriangleCounts countTriangles(const structure::JsonValueRef& layout, const Accessors& accessors);

} // namespace vitrine::formats::vgo
