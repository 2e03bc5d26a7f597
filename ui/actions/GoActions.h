#pragma once

#include "ui/actions/ActionRegistry.h"

class QMenu;

namespace vitrine::ui {

/// What the Go menu does: through the files of the browser, and back and forth through what was selected.
struct GoActions {
  explicit GoActions(ActionRegistry& registry);
  void fill(QMenu& menu) const;

  QAction* previousFile;
  QAction* nextFile;
  QAction* back;
  QAction* forward;
  QAction* commands;
};

} // namespace vitrine::ui
