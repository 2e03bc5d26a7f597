#pragma once

#include "core/document/ResolveReport.h"
#include "core/session/Snapshot.h"
#include "ui/session/LoadedDocument.h"

namespace vitrine::ui {

/// A document as a session showed it: to be shown again at once, with all that had been set and found.
struct SessionMemory {
  LoadedDocumentPtr document;
  session::Snapshot shown;
  document::ResolveReport findings;
  bool resolved = false; ///< the search for materials and textures had ended
};

} // namespace vitrine::ui
