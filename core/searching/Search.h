#pragma once

#include "core/base/Progress.h"
#include "core/document/Document.h"
#include "core/searching/Match.h"

namespace vitrine::searching {

/// The document that is searched. `assets`: materials and textures of its scene as far as they have been found; they
/// share their elements with the scene's and cost nothing to copy.
struct Subject {
  DocumentPtr document;
  scene::SceneAssets assets;
};

/// Subject of a document right after load.
Subject subjectOf(const DocumentPtr& document);

/// Searches all of a document that the query's kinds name: first names and properties, then records, then bytes. `sink`
/// is called on this thread. Error: a regular expression that is none. Throws base::Cancelled through `progress`.
Result<MatchCounts> search(const Subject& subject, const Query& query, const MatchSink& sink, Progress& progress);

/// True if the query can be carried out; else why not.
Result<void> checkQuery(const Query& query);

} // namespace vitrine::searching
