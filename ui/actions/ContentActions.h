#pragma once

#include "ui/actions/ActionRegistry.h"

class QMenu;

namespace vitrine::ui {

/// Actions about the files that a document refers to: more places to look in, and files that were not found in any.
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
