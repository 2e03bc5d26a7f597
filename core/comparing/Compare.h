#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/comparing/Difference.h"
#include "core/document/Document.h"

namespace vitrine::comparing {

/// One of two documents to compare, with the materials and textures found for it.
struct ComparedDocument {
  DocumentPtr document;
  scene::SceneAssets assets;
};

/// The views on two documents that are compared.
struct ComparedViews {
  bool structure = true;
  bool scene = true;
};

/// All differences of two documents of one format. Error: they are of different formats (Unsupported), or it was
/// cancelled. For a worker; what it holds at a time is a few numbers for each record of the section it is at.
Result<Comparison> compare(const ComparedDocument& before, const ComparedDocument& after, const ComparedViews& views,
                           base::Progress& progress);

} // namespace vitrine::comparing
