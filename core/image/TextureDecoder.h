#pragma once

#include "core/image/Image.h"

namespace vitrine::image {

/// A BC1-BC3 picture as straight-alpha RGBA8888.
QImage decodeBlocks(PixelFormat format, const Image::Picture& picture);

} // namespace vitrine::image
