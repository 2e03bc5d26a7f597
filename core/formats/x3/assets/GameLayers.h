#pragma once

#include "core/base/Diagnostics.h"
#include "core/files/Vfs.h"

#include <set>

namespace vitrine::formats::x3 {

/// Adds the numbered catalogues that folders of `vfs` hold to it, each once: addon's first, then by falling number.
/// Damage inside them is told to `findings`. Those that cannot be mounted are kept in `refused`, which are not tried
/// again.
void addCatalogues(files::Vfs& vfs, const Limits& limits, std::set<QString>& refused, Diagnostics& findings);

/// The mounts of `vfs` in the order the game looks through them: what was opened, loose files, catalogues.
std::vector<MountPtr> gameLayers(const files::Vfs& vfs);

} // namespace vitrine::formats::x3
