#include "core/formats/source/mdl/records/MdlFile.h"

#include "core/bytes/Text.h"
#include "core/formats/source/mdl/records/Textures.h"

namespace vitrine::formats::source {

QString mdlText(const Bytes& file, std::int64_t place) {
  if (place < 0) {
    return {};
  }
  return bytes::cString(file.clippedSlice(static_cast<std::uint64_t>(place), kLongestMdlName).span(), 0);
}

QString mdlName(const Bytes& file, std::uint64_t record, const MdlNameField& field) {
  const std::int64_t told = field.place.integer(file.data() + record);
  return told == 0 ? QString() : mdlText(file, field.fromRecord ? static_cast<std::int64_t>(record) + told : told);
}

Result<MdlFile> readMdl(const Bytes& file, Diagnostics& diagnostics) {
  auto header = readMdlHeader(file);
  if (!header) {
    return std::unexpected(header.error());
  }
  MdlFile mdl{.bytes = file, .header = std::move(*header)};
  for (const MdlSpan& span : mdl.header.tables) {
    if (span.fault) {
      diagnostics.damage(span.fault->message, ByteRange{base::kFileSpace, span.fault->offset.value_or(0), 4});
    }
  }
  mdl.bones = readBones(mdl, diagnostics);
  readTextures(mdl, diagnostics);
  readBodyParts(mdl);
  return mdl;
}

} // namespace vitrine::formats::source
