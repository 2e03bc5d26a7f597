#pragma once

#include "ui/session/DocumentLoader.h"
#include "ui/session/SessionMemory.h"

namespace vitrine::ui {

/// A document that is open and may be shown: how it was opened, and all that is known of it.
struct OpenDocument {
  LoadRequest request;
  SessionMemory shown;
  std::shared_ptr<base::Diagnostics> found; ///< DocumentLoader::found
};

} // namespace vitrine::ui
