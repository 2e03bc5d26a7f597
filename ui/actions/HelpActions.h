#pragma once

#include "ui/actions/ActionRegistry.h"

class QMenu;

namespace vitrine::ui {

/// Actions of the Help menu.
struct HelpActions {
  explicit HelpActions(ActionRegistry& registry);
  void fill(QMenu& menu) const;

  QAction* keyboardMap;
  QAction* navigationHint;
  QAction* demos;
  QAction* systemReport;
  QAction* about;
};

} // namespace vitrine::ui
