#pragma once

#include "resources/demos/common/ByteWriter.h"
#include "resources/demos/pictures/Canvas.h"

namespace vitrine::demos {

/// A BMP of 24 bits. Alpha is dropped.
Bytes writeBmp(const Canvas& canvas);

/// A BMP of 8 bits with a palette, as most textures of the time were.
Bytes writePalettedBmp(const Canvas& canvas);

} // namespace vitrine::demos
