#pragma once

#include "core/image/Image.h"

namespace vitrine::image {

/// Whether any texel of the picture is not fully opaque; only alpha is decoded. `Bc1` is looked at as `Bc1Alpha`: the
/// file does not say which it is. Half floats are not looked at and count as opaque.
bool anyTransparency(PixelFormat format, const Image::Picture& picture);

} // namespace vitrine::image
