#pragma once

#include "core/image/Image.h"
#include "core/scene/Lightmap.h"
#include "render/ScenePreparation.h"

#include <QRect>

#include <optional>

namespace vitrine::render {

/// Page of a prepared scene's lightmaps, as it is drawn from.
struct LightmapPage {
  int page = 0; ///< of `pageCount`
  int pageCount = 1;
  QRect place;             ///< of the lightmap's own luxels on the page
  image::ImagePtr picture; ///< linear light in half floats, rows from v = 0
};

/// The page that a lightmap lies on, under a mix of light: takes as long as all lightmaps whose light differs from the
/// default mix. nullopt: the lightmap is on none. Thread-safe.
std::optional<LightmapPage> lightmapPageOf(const RenderScene& prepared, scene::LightmapIndex lightmap,
                                           const scene::LightStyleWeights& mix);

} // namespace vitrine::render
