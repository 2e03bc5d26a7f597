#include "core/formats/source/bsp/format/BspFormat.h"

#include "core/formats/source/bsp/file/BspHeader.h"
#include "core/formats/source/bsp/format/MapLoader.h"

namespace vitrine::formats::source {

int BspFormat::score(const Probe& probe) const {
  return scoreBsp(probe.head, info().extensions.contains(probe.extension));
}

Result<void> BspFormat::read(const Source& source, LoadContext& context, Document& document) const {
  return loadMap(source, context, document);
}

Result<MountPtr> BspFormat::mount(const Source& source, const base::Limits& limits) const {
  return mountPakFile(source, limits);
}

} // namespace vitrine::formats::source
