#pragma once

#include "core/formats/source/mdl/records/ModelParts.h"
#include "core/structure/Json.h"

namespace vitrine::formats::source {

/// Counts of a model, as far as its files are there (docs/formats/source-models.md, "Counts").
structure::Json modelCounts(const ModelParts& parts);

} // namespace vitrine::formats::source
