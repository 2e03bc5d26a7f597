#pragma once

#include "core/structure/Structure.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::document {

/// A limit of the compilers of a map, and how near the map is to it.
struct LimitUse {
  QString name;                                ///< as the compilers' sources have it: "MAX_MAP_FACES"
  SectionId section = structure::kRootSection; ///< the section that it limits
  std::uint64_t used = 0;
  std::uint64_t limit = 0; ///< 0: none is known
};

/// Finding about a map that a compiler or the game would stumble over, or the word that there is none.
struct MapCheck {
  QString text; ///< user text
  bool passed = false;
  std::optional<RecordRef> record = {}; ///< the record it is about
};

/// Figures of a map for its maker that only its format knows.
struct MapFigures {
  std::vector<LimitUse> limits;
  std::vector<MapCheck> checks;
  /// Sections whose records are of no use where no other record leads to them.
  std::vector<SectionId> usedByOthers;
};

} // namespace vitrine::document
