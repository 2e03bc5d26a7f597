#pragma once

#include "core/scene/DrawItem.h"
#include "core/structure/Structure.h"

#include <compare>
#include <cstdint>
#include <utility>
#include <vector>

namespace vitrine::scene {

class Scene;

/// Links from records to the items that show them: made, or left out.
enum class RecordLinks { Made, LeftOut };

/// Records of a scene in order, each with the items that show it: the table behind SceneRecords.h.
struct RecordIndex {
  static constexpr std::uint32_t kEveryFrame = UINT32_MAX;

  /// An item that shows a record, always or in one frame of its mesh; ordered by all.
  struct ShownRecord {
    RecordRef record;
    DrawItemIndex item;
    std::uint32_t frame = kEveryFrame;

    auto operator<=>(const ShownRecord&) const = default;
  };

  std::vector<ShownRecord> shown;                                    ///< ascending, each once
  std::vector<std::pair<SectionId, DrawItemIndex>> triangleSections; ///< of TriangleRecords; ascending
};

/// The index of a scene whose items are numbered.
RecordIndex indexRecords(const Scene& scene);

} // namespace vitrine::scene
