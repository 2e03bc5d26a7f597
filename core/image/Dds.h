#pragma once

#include "core/base/Limits.h"
#include "core/base/Result.h"
#include "core/image/Image.h"

namespace vitrine::image {

/// A DirectDraw surface (.dds) with the mips and faces it has: texels packed by masks of 8 to 32 bits, palettes of 256,
/// DXT1-5, half floats, and the same things by their numbers of Direct3D 10. Of a volume texture and of an array the
/// first slice. Mips that are not there whole are left out. Image::hasAlpha says whether any texel is not opaque.
/// Errors: Damaged when the first mip is not whole, Unsupported, LimitReached.
Result<ImagePtr> decodeDds(const Bytes& file, const base::Limits& limits);

} // namespace vitrine::image
