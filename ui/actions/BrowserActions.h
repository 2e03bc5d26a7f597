#pragma once

#include "ui/actions/ActionRegistry.h"

class QMenu;

namespace vitrine::ui {

/// Actions of the browser, in the Go menu.
struct BrowserActions {
  explicit BrowserActions(ActionRegistry& registry);
  void fill(QMenu& menu) const;

  QAction* page;       ///< checked while the browser is the middle of the window
  QAction* keepCamera; ///< checked: the previous and the next file are seen from where the camera is
};

} // namespace vitrine::ui
