#pragma once

#include "core/base/Diagnostics.h"
#include "core/files/MissingFiles.h"
#include "core/scene/SceneAssets.h"

#include <vector>

namespace vitrine::document {

/// What was learned of a document after it was loaded, when its materials and textures were looked for.
struct Findings {
  scene::SceneAssets assets; ///< as they are now
  std::vector<files::MissingFile> missing;
  std::vector<Diagnostic> diagnostics;
};

} // namespace vitrine::document
