#pragma once

#include "core/image/Image.h"

namespace vitrine::image {

/// Decodes a texture's picture of any format to straight-alpha RGBA8888. Half floats are clamped to 0…1 and
/// sRGB-encoded.
QImage decodeTexels(PixelFormat format, const Image::Picture& picture);

} // namespace vitrine::image
