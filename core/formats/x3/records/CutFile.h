#pragma once

#include "core/formats/x3/records/BinaryBody.h"
#include "core/formats/x3/records/FileSections.h"

namespace vitrine::formats::x3 {

/// A binary scene (CUT1). The layout of its fields is not known (docs/formats/x3-files.md, "The binary scene"): its
/// tags are found by searching, and the bodies inside are read.
struct CutFile {
  struct Tag {
    QString name;    ///< "PATH", "/CUT"
    ByteRange where; ///< from the tag to its closer's end; of one without a closer: the tag alone
  };

  std::vector<Tag> tags; ///< in the order of the file
  std::vector<Body> bodies;
  ByteRange where;
};

/// An Error only where it is no CUT1.
Result<CutFile> readCut(const Bytes& bytes, const ByteRange& where, const Limits& limits, Diagnostics& diagnostics);

/// Adds the sections of its tags, and below them those of the bodies, which are returned.
std::vector<BodySections> addCut(structure::StructureBuilder& builder, Handle parent, ByteSourcePtr source,
                                 const CutFile& cut);

} // namespace vitrine::formats::x3
