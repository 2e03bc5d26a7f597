#pragma once

#include "core/formats/source/bsp/format/BspStructure.h"
#include "core/formats/source/zip/file/ZipDirectory.h"
#include "core/structure/Json.h"
#include "core/visibility/Visibility.h"

namespace vitrine::formats::source {

/// Counts of a map that `info` prints; docs/cli.md. `pak` and `visibility` may be null.
structure::Json mapCounts(const MapParts& map, const ZipDirectory* pak, const visibility::Visibility* visibility);

} // namespace vitrine::formats::source
