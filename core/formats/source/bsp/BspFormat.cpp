#include "core/formats/source/bsp/BspFormat.h"

#include "core/formats/source/bsp/BspHeader.h"
#include "core/formats/source/bsp/MapLoader.h"

namespace vitrine::formats::source {

int BspFormat::score(const Probe& probe) const {
  return scoreBsp(probe.head, info().extensions.contains(probe.extension));
}

Result<DocumentPtr> BspFormat::load(const Source& source, LoadContext& context) const {
  return loadMap(source, info(), context);
}

Result<MountPtr> BspFormat::mount(const Source& source, const base::Limits& limits) const {
  return mountPakFile(source, limits);
}

} // namespace vitrine::formats::source
