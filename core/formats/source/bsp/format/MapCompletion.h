#pragma once

#include "core/formats/source/bsp/assets/MapModels.h"

namespace vitrine::formats::source {

struct BspAssets;

/// The map with those models that were missing and that `models` has now; null when there is none, or nothing to
/// complete. `assets`: the document's. As AssetSource::resolveModels.
DocumentPtr completeMap(const Document& document, const BspAssets& assets, MapModels& models, LoadContext& context);

} // namespace vitrine::formats::source
