#pragma once

#include "resources/demos/pictures/Canvas.h"

#include <cstdint>

namespace vitrine::demos {

/// A picture in at most 256 colours: the colours (display, 0xRRGGBB) and a number into them for every pixel, row by row
/// from the top.
struct PalettedPicture {
  std::vector<std::uint32_t> colours;
  std::vector<std::uint8_t> pixels;
};

/// Picks the colours by halving the widest box of them again and again (median cut). Alpha is dropped.
PalettedPicture paletted(const Canvas& canvas);

} // namespace vitrine::demos
