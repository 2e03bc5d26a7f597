#pragma once

#include "core/formats/xops/records/BlockFile.h"
#include "core/structure/Json.h"

namespace vitrine::formats::xops {

/// Animated models of a BD1 file for Document::counts.
structure::Json blockCounts(const BlockFile& file);

} // namespace vitrine::formats::xops
