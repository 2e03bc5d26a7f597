#pragma once

#include "core/scene/Indices.h"
#include "core/scene/InstanceLighting.h"
#include "core/scene/Lightmap.h"

#include <QString>

#include <vector>

namespace vitrine::scene {

/// One of several ways a scene's lightmaps were baked: "LDR", "HDR".
struct LightmapSet {
  QString id;
  QString label; ///< user text, QT_TRANSLATE_NOOP("formats", …)
};

/// Space in which light multiplies colour. Display: the numbers of the picture file as they are, as games did before
/// they knew of gamma; Linear: decoded to linear light first.
enum class LightingColorSpace { Linear, Display };

/// Light that the file holds ready made: lightmaps of surfaces, light of the models that nodes place.
struct BakedLighting {
  ByLightmap<Lightmap> lightmaps;
  ByInstanceLighting<InstanceLighting> instanceLightings;
  std::vector<LightmapSet> lightmapSets; ///< empty: there is but one way
  LightingColorSpace colorSpace = LightingColorSpace::Linear;
};

} // namespace vitrine::scene
