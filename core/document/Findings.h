#pragma once

#include "core/base/Diagnostics.h"
#include "core/files/MissingFiles.h"
#include "core/scene/SceneAssets.h"

#include <vector>

namespace vitrine::document {

/// Somewhere the files are looked for that a document refers to.
struct SearchedPlace {
  QString path; ///< of a folder or an archive
  QString reason;
};

/// What was learned of a document after it was loaded, when its materials and textures were looked for.
struct Findings {
  scene::SceneAssets assets; ///< as they are now
  std::vector<files::MissingFile> missing;
  std::vector<Diagnostic> diagnostics;
  std::vector<SearchedPlace> places; ///< in the order in which they were looked into
};

} // namespace vitrine::document
