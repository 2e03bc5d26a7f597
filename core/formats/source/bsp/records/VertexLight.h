#pragma once

#include "core/base/Result.h"
#include "core/bytes/Bytes.h"

#include <qfloat16.h>

#include <array>
#include <cstdint>
#include <vector>

namespace vitrine::formats::source {

/// Light that was baked for the vertices of one prop's model (`sp_N.vhv`); docs/formats/source-bsp.md, "Light on
/// props".
struct VertexLight {
  std::uint32_t checksum = 0;                    ///< of the model it was made for
  std::vector<std::uint32_t> meshVertexCounts;   ///< of the meshes of LOD 0 that have vertices
  std::vector<std::array<qfloat16, 3>> vertices; ///< of those meshes one after another; linear
};

/// WrongFormat, Unsupported or Damaged; nothing is allocated that the bytes do not hold.
Result<VertexLight> readVertexLight(const Bytes& bytes);

} // namespace vitrine::formats::source
