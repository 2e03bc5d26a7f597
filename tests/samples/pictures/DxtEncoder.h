#pragma once

#include "common/ByteWriter.h"
#include "pictures/Canvas.h"

namespace vitrine::samples {

/// Block compression. Pictures smaller than a block repeat their border.
void writeDxt1(ByteWriter& out, const Canvas& canvas);
void writeDxt5(ByteWriter& out, const Canvas& canvas);

} // namespace vitrine::samples
