#pragma once

#include "resources/demos/diggles/Surface.h"

#include <optional>

namespace vitrine::demos::diggles {

/// A frame as its maker sees it: a surface per material, and what can be attached where. x is the figure's left, y up,
/// z forward, the ground is y = 0.
struct Figure {
  std::vector<Surface> surfaces;
  std::array<std::optional<Placement>, kAnchorSlots> anchors;
};

/// Properties that a figure's surfaces have in common in all of its frames.
struct FigureKind {
  std::vector<std::uint16_t> materials; ///< of the surfaces, in their order
  std::optional<Cmap> cmap;
};

} // namespace vitrine::demos::diggles
