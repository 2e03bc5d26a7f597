#pragma once

#include "ui/actions/ActionRegistry.h"

class QMenu;

namespace vitrine::ui {

/// Actions of the browser, in the Go menu.
struct BrowserActions {
  explicit BrowserActions(ActionRegistry& registry);
  void fill(QMenu& menu) const;

  QAction* page; ///< checked while the browser is the middle of the window
};

} // namespace vitrine::ui
