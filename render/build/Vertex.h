#pragma once

#include <array>
#include <cstdint>

namespace vitrine::render {

/// One vertex of every batch, as the GPU reads it (resources/shaders/surface.vert). Integers are normalised there.
struct Vertex {
  std::array<float, 3> position;         ///< in the batch's space
  std::array<std::int16_t, 3> normal;    ///< unit length, there too; null: as the triangle lies
  std::int16_t shaped;                   ///< 32767: lit by shape (no baked light), 0: by its lightmap
  std::array<std::uint8_t, 4> color;     ///< of a merged material: sRGB-encoded, straight alpha; else white
  std::array<std::uint8_t, 3> corner;    ///< 255 for one of the three corners of its triangles: barycentrics
  std::uint8_t blend;                    ///< share of the second layer
  std::array<float, 2> uv0;
  std::array<float, 2> uv1;
  std::array<float, 3> lightmap;         ///< atlas u and v in 0…1, page
};
static_assert(sizeof(Vertex) == 56 && alignof(Vertex) == 4);

/// What takes the place of a Vertex's first fields in batches that are rewritten as they move.
struct MovedVertex {
  std::array<float, 3> position;
  std::array<std::int16_t, 3> normal;
  std::int16_t shaped;
};
static_assert(sizeof(MovedVertex) == 20 && alignof(MovedVertex) == 4);

} // namespace vitrine::render
