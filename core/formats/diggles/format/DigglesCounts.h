#pragma once

#include "core/formats/diggles/records/ModelFile.h"
#include "core/structure/Json.h"

namespace vitrine::formats::diggles {

/// Animated models of a model for Document::counts; of a damaged one, of what was read. Bounds are in file axes.
structure::Json modelCounts(const ModelFile& model);

} // namespace vitrine::formats::diggles
