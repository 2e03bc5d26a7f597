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

/// Ways to make of baked light what is shown of it, by a factor on all of it.
enum class ExposureMode {
  AsBaked,    ///< as the exposure control says, and no more
  AsInGame,   ///< by the rule of the game, as AutoExposure has it
  Brightened, ///< what is nearly dark is made bright enough to be seen
};

/// Automatic exposure of Source's light in high dynamic range (docs/formats/source-bsp.md, "Exposure").
struct AutoExposure {
  float least = 0.5F; ///< limits of the factor
  float most = 2;
  float brightShare = 0.02F; ///< part of a picture that is to be brighter than `target`
  float target = 0.6F;       ///< linear
  float leastMedian = 0.03F; ///< linear
  int lightmapSet = kNone;   ///< the set that it is for; kNone: any

  bool operator==(const AutoExposure&) const = default;
};

/// Light that the file holds ready made: lightmaps of surfaces, light of the models that nodes place.
struct BakedLighting {
  ByLightmap<Lightmap> lightmaps;
  ByInstanceLighting<InstanceLighting> instanceLightings;
  std::vector<LightmapSet> lightmapSets; ///< empty: there is but one way
  LightingColorSpace colorSpace = LightingColorSpace::Linear;
  AutoExposure autoExposure;
};

} // namespace vitrine::scene
