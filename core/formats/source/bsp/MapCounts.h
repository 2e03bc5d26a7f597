#pragma once

#include "core/formats/source/bsp/BspStructure.h"
#include "core/formats/source/zip/ZipDirectory.h"
#include "core/scene/Visibility.h"
#include "core/structure/Json.h"

namespace vitrine::formats::source {

/// The figures of a map that `info` prints; docs/cli.md. `pak` and `visibility` may be null.
structure::Json mapCounts(const MapParts& map, const ZipDirectory* pak, const scene::Visibility* visibility);

} // namespace vitrine::formats::source
