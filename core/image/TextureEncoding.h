#pragma once

#include "core/image/Image.h"

#include <QByteArray>

#include <cstdint>

namespace vitrine::image {

/// A Truevision picture of version 2 with its footer, 24 bits a texel or, where the picture has an alpha channel, 32;
/// plain, from the top. At most 65,535 texels on a side.
QByteArray encodeTga(const QImage& picture);

/// A DirectDraw surface of one frame with all its mips and faces, texels as the image stores them: DXT1, 3 and 5, four
/// bytes (A8R8G8B8), or four half floats (number 113 of Direct3D 9).
QByteArray encodeDds(const Image& image, std::uint32_t frame = 0);

} // namespace vitrine::image
