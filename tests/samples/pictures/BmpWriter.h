#pragma once

#include "common/ByteWriter.h"
#include "pictures/Canvas.h"

namespace vitrine::samples {

/// A BMP of 24 bits. Alpha is dropped.
Bytes writeBmp(const Canvas& canvas);

/// A BMP of 8 bits with a palette, as most textures of the time were.
Bytes writePalettedBmp(const Canvas& canvas);

} // namespace vitrine::samples
