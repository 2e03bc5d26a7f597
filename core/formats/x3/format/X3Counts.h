#pragma once

#include "core/formats/x3/format/World.h"
#include "core/structure/Json.h"

namespace vitrine::formats::x3 {

/// Counts of the opened file alone, as `info --json` tells them.
structure::Json countsOf(const WorldFile& opened);

} // namespace vitrine::formats::x3
