#pragma once

#include "core/structure/Structure.h"

#include <vector>

namespace vitrine::formats::x3 {

using Handle = structure::StructureBuilder::Handle;

/// Sections of a body's records in the section tree, by number. Handles of the builder, numbers after it is built.
struct BodySections {
  using Parts = std::vector<std::vector<Handle>>; ///< by part and group; rows are faces

  Handle materials = 0;      ///< rows are materials; 0: it has none
  std::vector<Parts> levels; ///< by level of detail
};

/// Sections of a scene in the section tree.
struct SceneSections {
  Handle paths = 0; ///< rows are paths
  std::vector<BodySections> inlineBodies;
};

} // namespace vitrine::formats::x3
