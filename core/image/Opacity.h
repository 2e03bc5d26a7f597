#pragma once

#include "core/image/Image.h"

namespace vitrine::image {

/// True if any texel of the picture is not fully opaque; only alpha is decoded. `Bc1` is looked at as `Bc1Alpha`: the
/// file does not say which it is. Half floats are not looked at and count as opaque.
bool anyTransparency(PixelFormat format, const Image::Picture& picture);

/// True if not all texels have the same alpha. Formats as above.
bool alphaVaries(PixelFormat format, const Image::Picture& picture);

/// True if alpha cuts holes rather than letting light through: no more than kMaxSoftShare of the texels lie clearly
/// between opaque and wholly transparent, as at the rims of holes. Formats as above.
bool isCutOut(PixelFormat format, const Image::Picture& picture);
inline constexpr double kMaxSoftShare = 1.0 / 12;

} // namespace vitrine::image
