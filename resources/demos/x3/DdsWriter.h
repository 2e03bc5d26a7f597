#pragma once

#include "resources/demos/common/ByteWriter.h"
#include "resources/demos/pictures/Canvas.h"

namespace vitrine::demos::x3 {

enum class DdsFormat { Dxt1, Dxt5, Bgra };

/// A DDS with all its mips.
Bytes writeDds(const Canvas& canvas, DdsFormat format);

} // namespace vitrine::demos::x3
