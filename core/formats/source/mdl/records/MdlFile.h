#pragma once

#include "core/formats/source/mdl/records/BodyParts.h"
#include "core/formats/source/mdl/records/Bones.h"

namespace vitrine::formats::source {

/// Contents of an MDL file. Names as the file has them; see MdlNames.h for what they stand for.
struct MdlFile {
  Bytes bytes;
  MdlHeader header;
  std::vector<MdlBone> bones = {};
  std::vector<QString> textures = {};
  std::vector<QString> textureDirs = {};
  std::vector<std::vector<int>> skins = {}; ///< by family, then column: into `textures`. At least one family
  bool skinsAreStored = false;              ///< the skins are the file's own table
  std::vector<MdlBodyPart> bodyParts = {};
  std::optional<Error> damage = {}; ///< why body parts are not all there: nothing should be drawn then
};

/// Names and files are longer than this nowhere: what is, goes on to nothing.
inline constexpr std::size_t kLongestMdlName = 260;

/// The text at a place of the file; empty outside.
QString mdlText(const Bytes& file, std::int64_t place);
/// The results of `read` for each record of a list; it gets the record's place.
template <class Read>
auto readRecords(const MdlFile& mdl, MdlTable table, Read read) {
  const MdlSpan& span = mdl.header.table(table);
  std::vector<decltype(read(std::uint64_t{}))> made;
  made.reserve(span.count);
  for (std::uint32_t i = 0; i < span.count; ++i) {
    made.push_back(read(span.at(i)));
  }
  return made;
}

/// The text that a field of the record at `record` leads to; a number of 0 leads to none.
QString mdlName(const Bytes& file, std::uint64_t record, const MdlNameField& field);

/// Reads an MDL file but for animations. What is odd goes to `diagnostics`, with places of the file.
/// Errors: those of readMdlHeader.
Result<MdlFile> readMdl(const Bytes& file, Diagnostics& diagnostics);

} // namespace vitrine::formats::source
