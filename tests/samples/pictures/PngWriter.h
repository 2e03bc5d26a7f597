#pragma once

#include "common/ByteWriter.h"
#include "pictures/Canvas.h"

namespace vitrine::samples {

/// A PNG of eight bits per channel; with alpha when any pixel of the canvas is not opaque.
Bytes writePng(const Canvas& canvas);

} // namespace vitrine::samples
