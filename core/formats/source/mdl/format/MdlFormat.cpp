#include "core/formats/source/mdl/format/MdlFormat.h"

#include "core/formats/source/mdl/format/MdlLoader.h"
#include "core/formats/source/mdl/records/Header.h"

namespace vitrine::formats::source {

int MdlFormat::score(const Probe& probe) const {
  constexpr int kByVersion = 100;
  constexpr int kByMagic = 60;
  constexpr int kByName = 30; // damaged ones
  const auto refusal = refusalOfMdl(probe.head);
  if (!refusal) {
    return kByVersion;
  }
  if (refusal->code == ErrorCode::Unsupported) {
    return kByMagic;
  }
  return probe.size > 0 && info().extensions.contains(probe.extension) ? kByName : 0;
}

Result<void> MdlFormat::read(const Source& source, LoadContext& context, Document& document) const {
  return loadModel(source, info(), context, document);
}

} // namespace vitrine::formats::source
