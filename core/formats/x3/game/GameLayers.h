#pragma once

#include "core/files/Vfs.h"

namespace vitrine::formats::x3 {

/// Adds the numbered catalogues that folders of `vfs` hold to it, each once: addon's first, then by falling number.
void addCatalogues(files::Vfs& vfs, const Limits& limits);

/// The mounts of `vfs` in the order the game looks through them: what was opened, loose files, catalogues.
std::vector<MountPtr> gameLayers(const files::Vfs& vfs);

} // namespace vitrine::formats::x3
