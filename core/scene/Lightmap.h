#pragma once

#include "core/bytes/Bytes.h"

#include <QVector3D>

#include <cstdint>
#include <vector>

namespace vitrine::scene {

/// One light style's layer of a lightmap.
struct LightmapLayer {
  std::uint8_t style = 0;      ///< 0: always on; others are weighted by SceneState
  Bytes flat;                  ///< width * height luxels, 4 bytes each, rows from v = 0
  Bytes bumped;                ///< the same for the three bump bases after another; empty: none
};

/// The baked light of one surface, as the file stores it (docs/formats/source-bsp.md, "Lightmaps"): luxels are three
/// colour bytes and a signed exponent, linear light = c * 2^exponent / 255. Decoded when the atlas is made.
struct Lightmap {
  int width = 0;  ///< luxels
  int height = 0;
  std::vector<LightmapLayer> layers;
};

/// Linear light of one luxel at `at` (4 bytes); 1 is full white.
QVector3D decodeLuxel(const std::byte* at);

/// The weighted sum of all layers at luxel (x, y); `weights` is indexed by style (256 entries).
QVector3D lightAt(const Lightmap& lightmap, int x, int y, std::span<const float> weights);

} // namespace vitrine::scene
