#pragma once

#include "ui/actions/ActionRegistry.h"

class QMenu;

namespace vitrine::ui {

/// Where the files are that a document refers to: more places to look in, and what was not found in any.
struct ContentActions {
  explicit ContentActions(ActionRegistry& registry);
  void fill(QMenu& menu) const;
  /// Places belong to a document; lists of missing files need some.
  void enable(bool document, bool missing) const;

  QAction* mountFolder;
  QAction* mountArchive;
  QAction* places;
  QAction* locate;
  QAction* copyMissing;
};

} // namespace vitrine::ui
