#pragma once

#include "core/formats/source/mdl/records/Header.h"

namespace vitrine::formats::source {

struct MdlFile;
struct ModelRecords;
class RecordSections;

inline constexpr auto kMdlBodyPart = [] {
  using namespace structure::fields;
  return structure::layout("body part", 16, i32("sznameindex", kMdlFromRecord),
                           i32("nummodels", QT_TRANSLATE_NOOP("formats", "only one of these is shown")),
                           i32("base", QT_TRANSLATE_NOOP("formats", "model shown = (body / base) mod nummodels")),
                           i32("modelindex", kMdlFromRecord));
}();

/// Triangles of one material. Vertices are `vertexCount` of its model's from `firstVertex` on.
struct MdlMesh {
  std::int32_t material = 0; ///< column of the skins
  std::uint32_t vertexCount = 0;
  std::uint32_t firstVertex = 0;
  std::array<std::uint32_t, 8> lodVertexCounts{};
  std::uint32_t flexCount = 0;
  std::uint64_t flexes = 0; ///< place of the first; 0: there are none
  std::uint64_t offset = 0;
};

struct MdlModel {
  QString name;
  std::uint32_t firstVertex = 0; ///< of the VVD file's, as they are for LOD 0
  std::uint32_t vertexCount = 0;
  std::vector<MdlMesh> meshes; ///< none: a "blank", for a part that can be left away
  std::uint64_t offset = 0;
};

/// A part of which one of several models is shown.
struct MdlBodyPart {
  QString name;
  std::int32_t base = 1;
  std::vector<MdlModel> models;
};

/// Reads the parts of a file of which header and bytes are read. Where they end early, its `damage` says why.
void readBodyParts(MdlFile& mdl);

void addPartSections(RecordSections& sections, const MdlFile& mdl, ModelRecords& records);
void addFlexSection(RecordSections& sections, const MdlFile& mdl);

} // namespace vitrine::formats::source
