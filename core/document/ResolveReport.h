#pragma once

#include "core/base/Diagnostics.h"
#include "core/files/MissingFiles.h"
#include "core/files/SearchPath.h"
#include "core/scene/SceneAssets.h"

#include <vector>

namespace vitrine::document {

/// The outcome of looking for a loaded document's materials and textures.
struct ResolveReport {
  scene::SceneAssets assets; ///< as they are now
  std::vector<files::MissingFile> missing;
  std::vector<Diagnostic> diagnostics;
  std::vector<files::SearchPath> searchPaths; ///< in the order in which they were searched
};

} // namespace vitrine::document
