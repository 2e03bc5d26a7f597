#pragma once

#include "common/ByteWriter.h"
#include "pictures/Canvas.h"

namespace vitrine::samples {

/// Numbers as in the file.
enum class VtfFormat { Bgr888 = 3, Bgra8888 = 12, Dxt1 = 13, Dxt5 = 15 };

struct VtfOptions {
  VtfFormat format = VtfFormat::Dxt1;
  int minor = 2; ///< 2 or 4
  bool clamp = false;
  bool mips = true;
  bool normalMap = false;
};

/// A texture file with a full chain of mips and a small DXT1 thumbnail.
Bytes writeVtf(const Canvas& canvas, const VtfOptions& options);

} // namespace vitrine::samples
