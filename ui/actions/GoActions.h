#pragma once

#include "ui/actions/ActionRegistry.h"

class QMenu;

namespace vitrine::ui {

/// Actions of the Go menu: to places and things, through the files of the browser, and back and forth through what was
/// selected.
struct GoActions {
  explicit GoActions(ActionRegistry& registry);
  /// `viewpoints`: a menu of the document's viewpoints.
  void fill(QMenu& menu, QMenu& viewpoints) const;
  /// Places need a picture; a record can be gone to without, and a link to a file without anything.
  void enable(bool picture) const;

  QAction* goTo;
  QAction* copyPosition;
  QAction* pastePosition;
  QAction* copyViewLink;
  QAction* copyFileLink;
  QAction* previousFile;
  QAction* nextFile;
  QAction* back;
  QAction* forward;
  QAction* commands;
};

} // namespace vitrine::ui
