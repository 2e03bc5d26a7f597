#pragma once

#include "resources/demos/common/ByteWriter.h"
#include "resources/demos/pictures/Canvas.h"

namespace vitrine::demos {

/// A PNG of eight bits per channel; with alpha when any pixel of the canvas is not opaque.
Bytes writePng(const Canvas& canvas);

} // namespace vitrine::demos
