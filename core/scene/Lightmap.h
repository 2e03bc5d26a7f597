#pragma once

#include "core/base/ByteRange.h"
#include "core/bytes/Bytes.h"

#include <QVector3D>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::scene {

/// Directions of the light that bump lightmaps hold, in the surface's tangent space: x along the texture's u, z along
/// the normal (docs/formats/source-bsp.md, "Lightmaps").
inline constexpr int kBumpBases = 3;
const std::array<QVector3D, kBumpBases>& bumpBases();

/// One light style's layer of a lightmap.
struct LightmapLayer {
  std::uint8_t style = 0;                    ///< 0: always on; others are weighted by SceneState
  Bytes flat;                                ///< width * height luxels, 4 bytes each, rows from v = 0
  Bytes bumped;                              ///< the same for the three bump bases one after another; empty: none
  std::uint8_t set = 0;                      ///< into Scene::lightmapSets; 0 also where there are none
  std::optional<QVector3D> average = {};     ///< linear; the mean the file keeps beside the luxels
  std::optional<ByteRange> flatRange = {};   ///< place of `flat` in the file; nullopt: not known
  std::optional<ByteRange> bumpedRange = {}; ///< place of `bumped`
};

/// The baked light of one surface, as the file stores it (docs/formats/source-bsp.md, "Lightmaps"): luxels are three
/// colour bytes and a signed exponent, linear light = c * 2^exponent / 255. Decoded when the atlas is made.
struct Lightmap {
  int width = 0; ///< luxels
  int height = 0;
  std::vector<LightmapLayer> layers; ///< of all light sets

  bool isBumped() const;
};

/// True when every layer holds as many luxels as it must, those of bump light too. What asks for the light of a luxel
/// asks this first.
bool isComplete(const Lightmap& lightmap);

/// Place in the file of one luxel of a layer: of its flat light (`basis` 0), or of that for bump basis `basis` - 1.
/// nullopt: the layer has no such light or no place.
std::optional<ByteRange> luxelRange(const Lightmap& lightmap, const LightmapLayer& layer, int x, int y, int basis = 0);

/// Bytes of that luxel: three colours and the exponent. nullopt: the layer has no such light.
std::optional<std::array<std::uint8_t, 4>> luxelBytes(const Lightmap& lightmap, const LightmapLayer& layer, int x,
                                                      int y, int basis = 0);

/// Linear light of that luxel, at full weight; black: the layer has no such light.
QVector3D luxelLight(const Lightmap& lightmap, const LightmapLayer& layer, int x, int y, int basis = 0);

/// Weights of the layers that light a surface.
struct LightStyleWeights {
  std::array<float, 256> weights; ///< by style
  int set = 0;                    ///< into Scene::lightmapSets

  float weightOf(const LightmapLayer& layer) const { return layer.set == set ? weights[layer.style] : 0.0F; }
  bool operator==(const LightStyleWeights&) const = default;
};

/// Weights of all styles at full, of the first set.
LightStyleWeights fullLight();

/// Linear light of one luxel at `at` (4 bytes); 1 is full white.
QVector3D decodeLuxel(const std::byte* at);

/// The weighted sum of all layers at luxel (x, y).
QVector3D lightAt(const Lightmap& lightmap, int x, int y, const LightStyleWeights& mix);

/// Light for each bump basis; layers without bump light count with their flat light in all three.
std::array<QVector3D, kBumpBases> bumpedLightAt(const Lightmap& lightmap, int x, int y, const LightStyleWeights& mix);

/// The weighted sum of the layers' means; of the luxels, where the file keeps none.
QVector3D averageLight(const Lightmap& lightmap, const LightStyleWeights& mix);

} // namespace vitrine::scene
