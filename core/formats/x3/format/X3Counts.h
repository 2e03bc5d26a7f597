#pragma once

#include "core/formats/x3/assets/X3World.h"
#include "core/structure/Json.h"

namespace vitrine::formats::x3 {

/// Counts of the opened file alone, as `info --json` tells them. `variant`: the document's.
structure::Json countsOf(const WorldFile& opened, QString variant);

} // namespace vitrine::formats::x3
