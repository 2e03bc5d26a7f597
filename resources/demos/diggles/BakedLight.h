#pragma once

#include "resources/demos/diggles/Figure.h"

namespace vitrine::demos::diggles {

/// Towards the sun of all models: before the figure, to its left, high.
Vec3 towardsSun();

/// Brightness of every point of every surface: a sun, the sky and the light that the ground throws back, each with what
/// the figure itself hides of them, and what glows.
std::vector<std::vector<std::uint8_t>> bakedLight(const Figure& figure);

} // namespace vitrine::demos::diggles
