#pragma once

#include "core/base/Limits.h"
#include "core/base/Result.h"
#include "core/image/Image.h"

#include <QString>

#include <optional>
#include <span>

namespace vitrine::image {

enum class PictureKind { Bmp, Dds, Gif, Jpeg, Png, Tga, WebP };

/// "BMP", "DDS" …
QString pictureKindName(PictureKind kind);

/// Kind of a picture file by its first bytes, whatever its name says: games of the time went by content. TGA has no
/// magic; it is told by a header whose every field makes sense, and by the size of the file: `file` is all of it.
/// nullopt: no picture that is known.
std::optional<PictureKind> sniffPicture(std::span<const std::byte> file);

/// The picture of a file, told by content. DDS as it is stored, with its mips; everything else as RGBA8.
/// Image::hasAlpha says whether any texel is not opaque: a channel that is 255 throughout means nothing. Sizes are
/// checked against `limits` before anything is allocated. Errors: WrongFormat when it is no known picture, Unsupported,
/// Damaged, LimitReached. Thread-safe.
Result<ImagePtr> decodePicture(const Bytes& file, const base::Limits& limits);

} // namespace vitrine::image
