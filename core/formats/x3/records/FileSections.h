#pragma once

#include "core/structure/Structure.h"

#include <vector>

namespace vitrine::formats::x3 {

using Handle = structure::StructureBuilder::Handle;

/// Sections of a body's records in the section tree, by number. Handles of the builder, numbers after it is built.
struct BodySections {
  struct Record {
    Handle section = 0;
    Handle points = 0;                       ///< rows are points
    std::vector<Handle> parts;               ///< by part
    std::vector<std::vector<Handle>> groups; ///< by part and group; rows are faces
  };

  Handle section = 0;   ///< of the whole body
  Handle materials = 0; ///< rows are materials; 0: it has none
  std::vector<Record> records;
};

/// Sections of a scene in the section tree.
struct SceneSections {
  Handle section = 0;
  Handle paths = 0;           ///< rows are paths
  std::vector<Handle> frames; ///< by path; rows are frames
  std::vector<BodySections> inlineBodies;
};

} // namespace vitrine::formats::x3
