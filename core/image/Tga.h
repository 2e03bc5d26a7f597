#pragma once

#include "core/base/Limits.h"
#include "core/base/Result.h"
#include "core/bytes/Bytes.h"

#include <QImage>

#include <span>

namespace vitrine::image {

/// True if the bytes are a Truevision picture. The format has no magic: either the footer of version 2 is at the end,
/// or every field of the header makes sense and the file is long enough for the size it gives.
bool looksLikeTga(std::span<const std::byte> file);

/// A Truevision picture (.tga): with a colour map, true colour or grey, plain or run-length coded, whatever corner it
/// starts at. Alpha counts unless it is 0 everywhere, which is how writers without alpha leave it. A picture that is
/// cut off keeps the rows it has, black below. Errors: WrongFormat, Damaged (not one whole texel), LimitReached.
Result<QImage> decodeTga(const Bytes& file, const base::Limits& limits);

} // namespace vitrine::image
