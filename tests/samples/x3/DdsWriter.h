#pragma once

#include "common/ByteWriter.h"
#include "pictures/Canvas.h"

namespace vitrine::samples::x3 {

enum class DdsFormat { Dxt1, Dxt5, Bgra };

/// A DDS with all its mips.
Bytes writeDds(const Canvas& canvas, DdsFormat format);

} // namespace vitrine::samples::x3
