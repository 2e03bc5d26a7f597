#pragma once

#include "core/image/Image.h"
#include "core/image/PictureEncoder.h"

namespace vitrine::image {

/// Encoder of OpenEXR pictures, by a module that is loaded on first use: half floats of linear light, premultiplied. Of
/// strips that hold bytes the colours are decoded as sRGB. Held until the end.
Result<std::unique_ptr<PictureEncoder>> makeExrEncoder(const PictureNotes& notes, QSize size, bool alpha,
                                                       WriteBytes write);

/// One picture of a texture as the bytes of an OpenEXR file: half floats as they are, everything else decoded as sRGB.
/// Premultiplied where the texture has alpha. Error: the module cannot be loaded.
Result<QByteArray> encodeExr(const Image& image, std::uint32_t face = 0, std::uint32_t frame = 0);

/// Texts in an OpenEXR file, by name; none where it is none, or the module cannot be loaded. Reads its head.
std::vector<std::pair<QByteArray, QByteArray>> readExrTexts(const QString& path);

} // namespace vitrine::image
