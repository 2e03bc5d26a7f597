#pragma once

#include "core/scene/Indices.h"

#include <QByteArray>

#include <array>
#include <cstdint>
#include <span>

namespace vitrine::render {

/// One vertex of every batch, as the GPU reads it (resources/shaders/surface.vert). Integers are normalised there.
struct Vertex {
  std::array<float, 3> position;      ///< in the batch's space
  std::array<std::int16_t, 3> normal; ///< unit length, there too; null: as the triangle lies
  std::int16_t shaped;                ///< 32767: lit by shape (no baked light), 0: by its lightmap
  std::array<std::uint8_t, 4> color;  ///< of a merged material: sRGB-encoded, straight alpha; else white
  std::array<std::uint8_t, 3> corner; ///< 255 for one of the three corners of its triangles: barycentrics
  std::uint8_t blend;                 ///< share of the second layer
  std::array<float, 2> uv0;
  std::array<float, 2> uv1;
  std::array<float, 3> lightmap;        ///< atlas u and v in 0…1, page
  std::array<std::uint16_t, 4> numbers; ///< of its surface: SurfaceNumbers
};
static_assert(sizeof(Vertex) == 64 && alignof(Vertex) == 4);

/// Numbers of a surface's place in the map and of its lightmap, for the shading modes that show them: leaf, cluster,
/// area and lightmap, each one more than its number, so that 0 is none.
struct SurfaceNumbers {
  static constexpr int kMaxNumber = 65535; ///< of leaves and clusters; more begin again at 1
  static constexpr int kMaxArea = 255;
  static constexpr int kMaxLightmap = (1 << 24) - 1; ///< beyond there is none

  int leaf = -1;
  int cluster = -1;
  int area = -1;
  scene::LightmapIndex lightmap;

  /// The area shares an entry with the high bits of the lightmap.
  std::array<std::uint16_t, 4> packed() const {
    const auto kept = [](int number, int most) { return number < 0 ? 0U : static_cast<unsigned>(number % most) + 1U; };
    const unsigned light = lightmap.isBelow(kMaxLightmap) ? static_cast<unsigned>(lightmap.position()) + 1U : 0U;
    const auto entry = [](unsigned value) { return static_cast<std::uint16_t>(value); };
    return {entry(kept(leaf, kMaxNumber)), entry(kept(cluster, kMaxNumber)),
            entry(kept(area, kMaxArea) << 8 | light >> 16), entry(light & 0xFFFFU)};
  }
};

/// Fade of the item that a vertex belongs to (scene::ItemFade), beside its Vertex in batches that have any.
struct FadeVertex {
  std::array<float, 3> centre; ///< world
  float start;
  float end; ///< 0: it never vanishes
};
static_assert(sizeof(FadeVertex) == 20 && alignof(FadeVertex) == 4);

/// Replacement of a Vertex's first fields in batches that are rewritten as they move.
struct MovedVertex {
  std::array<float, 3> position;
  std::array<std::int16_t, 3> normal;
  std::int16_t shaped;
};
static_assert(sizeof(MovedVertex) == 20 && alignof(MovedVertex) == 4);

/// A list of records as the bytes of a GPU buffer.
QByteArray recordBytes(const auto& records) {
  return {reinterpret_cast<const char*>(records.data()), static_cast<qsizetype>(std::span(records).size_bytes())};
}

} // namespace vitrine::render
