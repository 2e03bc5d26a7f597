#pragma once

#include "resources/demos/common/ByteWriter.h"
#include "resources/demos/pictures/Canvas.h"

namespace vitrine::demos {

/// Layout of the pixels of a TGA.
struct TgaLayout {
  bool packed = false;  ///< equal pixels that follow each other in a row are counted
  bool topDown = false; ///< the upper row comes first, not the lowest
};

/// A TGA in true colour: 32 bits per pixel when any pixel of the canvas is not opaque, else 24.
Bytes writeTga(const Canvas& canvas, TgaLayout layout = {});

} // namespace vitrine::demos
