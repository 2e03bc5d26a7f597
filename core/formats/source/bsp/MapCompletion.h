#pragma once

#include "core/formats/source/bsp/props/MapModels.h"

namespace vitrine::formats::source {

/// The map with those models that were missing and that `models` has now; null when there is none, or nothing to
/// complete. As Format::complete.
DocumentPtr completeMap(const Document& document, MapModels& models, LoadContext& context);

} // namespace vitrine::formats::source
