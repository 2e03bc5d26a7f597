#pragma once

#include "core/formats/source/mdl/records/RecordSections.h"

#include <QVector2D>

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

inline constexpr auto kVvdVertex = [] {
  using namespace structure::fields;
  return structure::layout("vertex", 48, f32("weight", "", 3), u8("bone", "", 3).to("bones"), u8("numbones"),
                           vec3("position"), vec3("normal"), f32("texCoord", "", 2));
}();

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

/// Throws bytes::ReadError unless the header of a file is there. Headers consist of numbers of four bytes.
void requireHeader(ByteReader& reader, std::uint32_t size);

void addVertexSections(structure::StructureBuilder& builder, const ByteSourcePtr& source, const VvdFile& vvd);

} // namespace vitrine::formats::source
