#pragma once

#include "core/formats/source/vtf/file/VtfLayout.h"
#include "core/image/Image.h"
#include "core/structure/Json.h"

namespace vitrine::formats::source {

/// Counts that `info` tells of a texture. `layout` may be null: of a file whose texels are not read.
structure::Json vtfCounts(const VtfHeader& header, const VtfLayout* layout);

/// Adds what can be told of the largest picture's texels as 8-bit RGBA: their mean and their SHA-256. Not of pictures
/// so large that it would take long.
void addTexelCounts(const image::Image& image, structure::Json& counts);

} // namespace vitrine::formats::source
