#pragma once

#include "ui/actions/ActionRegistry.h"

class QMenu;

namespace vitrine::ui {

struct FileActions;
struct FindActions;
struct GoActions;

/// Actions of the Edit menu, which has some of the others' as well.
struct EditActions {
  explicit EditActions(ActionRegistry& registry);
  /// `bytes`: the menu of what is done among bytes.
  void fill(QMenu& menu, const FileActions& file, const GoActions& go, const FindActions& find, QMenu& bytes) const;

  QAction* undo;
  QAction* redo;
  QAction* settings;
};

} // namespace vitrine::ui
