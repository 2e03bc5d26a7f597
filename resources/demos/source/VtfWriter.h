#pragma once

#include "resources/demos/common/ByteWriter.h"
#include "resources/demos/pictures/Canvas.h"

#include <span>

namespace vitrine::demos {

/// Numbers as in the file.
enum class VtfFormat { Bgr888 = 3, Bgra8888 = 12, Dxt1 = 13, Dxt5 = 15 };

struct VtfOptions {
  VtfFormat format = VtfFormat::Dxt1;
  int minor = 2; ///< 2 or 4; 6: deflated
  bool clamp = false;
  bool mips = true;
  bool normalMap = false;
};

/// A texture file with a full chain of mips and a small DXT1 thumbnail.
Bytes writeVtf(const Canvas& canvas, const VtfOptions& options);

/// Pictures of one size that follow each other: frames of an animation.
Bytes writeAnimatedVtf(std::span<const Canvas> frames, const VtfOptions& options);

/// Six faces of a cube map: +x, -x, +y, -y, +z, -z of the map's axes, as the format orders them.
Bytes writeCubeVtf(std::span<const Canvas> faces, const VtfOptions& options);

/// A large DXT1 texture with all its mips, made without painting: a pattern of blocks that `number` chooses. Quick.
Bytes writePatternVtf(int number, int size);

/// The colour that pattern has on the whole, display values.
Vec3 patternColour(int number);

} // namespace vitrine::demos
