#pragma once

#include "core/formats/source/vtf/VtfLayout.h"
#include "core/structure/Json.h"

namespace vitrine::formats::source {

/// What `info` tells of a texture in figures. `layout` may be null: of a file whose texels are not read.
structure::Json vtfCounts(const VtfHeader& header, const VtfLayout* layout);

} // namespace vitrine::formats::source
