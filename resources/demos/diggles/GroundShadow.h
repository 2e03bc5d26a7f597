#pragma once

#include "resources/demos/diggles/Figure.h"

namespace vitrine::demos::diggles {

/// Shadow that a figure throws on the ground, and its place; the corners are in the axes of the file.
struct GroundShadow {
  ShadowPicture picture{};
  std::array<Vec3, 4> quad{};
};

/// The light comes from above and before the figure: the picture is as wide as the figure and a quarter more, and
/// reaches backwards as far as the figure is high.
GroundShadow groundShadow(const Figure& figure);

} // namespace vitrine::demos::diggles
