#pragma once

#include "resources/demos/source/PropModel.h"

namespace vitrine::demos {

/// Triangles of a mesh that are drawn in one go, with the vertices they use.
struct StripGroup {
  std::vector<int> vertices; ///< of the mesh
  std::vector<int> indices;  ///< into `vertices`; clockwise seen from outside, as in the file
};

/// The groups of a mesh at a level of detail; vertices in the order in which the triangles name them.
std::vector<StripGroup> stripGroups(const PropMesh& mesh, int lod, int count);

} // namespace vitrine::demos
