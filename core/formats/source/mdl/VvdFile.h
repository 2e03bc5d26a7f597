#pragma once

#include "core/base/ByteRange.h"
#include "core/base/Result.h"
#include "core/bytes/Bytes.h"

#include <QVector2D>
#include <QVector3D>

#include <array>
#include <cstdint>
#include <vector>

namespace vitrine::formats::source {

/// A run of stored vertices that a level of detail and all finer ones have.
struct VvdFixup {
  std::int32_t lod = 0;
  std::uint32_t first = 0;
  std::uint32_t count = 0;
};

struct VvdVertex {
  std::array<float, 3> weights{};
  std::array<std::uint8_t, 3> bones{};
  std::uint8_t boneCount = 0; ///< of those above
  QVector3D position;         ///< file axes, as the model was bound; finite
  QVector3D normal;
  QVector2D uv;
};

inline constexpr std::uint32_t kVvdVertexSize = 48;
inline constexpr std::uint32_t kVvdTangentSize = 16;
inline constexpr std::uint32_t kVvdFixupSize = 12;
inline constexpr std::uint32_t kVvdHeaderSize = 64;

/// The vertices of a model. Vertices of all levels of detail are those of level 0, counted as `rows` has them.
struct VvdFile {
  Bytes bytes;
  SpaceId space = base::kFileSpace;
  std::int32_t version = 0;
  std::uint32_t checksum = 0;
  std::int32_t lodCount = 0;
  std::array<std::uint32_t, 8> lodVertexCounts{};
  std::vector<VvdFixup> fixups;
  std::uint64_t fixupOffset = 0;
  std::uint64_t vertexOffset = 0;
  std::uint64_t tangentOffset = 0;
  std::uint32_t stored = 0;        ///< vertices in the file
  std::uint32_t tangents = 0;      ///< as many, or none
  std::vector<std::uint32_t> rows; ///< by vertex as meshes count them: where it is stored

  VvdVertex vertex(std::uint32_t row) const;
};

/// Errors, with the place in `space`: WrongFormat, Unsupported, Damaged.
Result<VvdFile> readVvd(const Bytes& file, SpaceId space);

} // namespace vitrine::formats::source
