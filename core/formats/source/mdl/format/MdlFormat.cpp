#include "core/formats/source/mdl/format/MdlFormat.h"

#include "core/formats/source/mdl/MdlHeader.h"
#include "core/formats/source/mdl/format/MdlLoader.h"

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

Result<DocumentPtr> MdlFormat::load(const Source& source, LoadContext& context) const {
  return loadModel(source, info(), context);
}

} // namespace vitrine::formats::source
