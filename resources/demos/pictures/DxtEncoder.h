#pragma once

#include "resources/demos/common/ByteWriter.h"
#include "resources/demos/pictures/Canvas.h"

namespace vitrine::demos {

/// Block compression. Pictures smaller than a block repeat their border.
void writeDxt1(ByteWriter& out, const Canvas& canvas);
void writeDxt5(ByteWriter& out, const Canvas& canvas);

} // namespace vitrine::demos
