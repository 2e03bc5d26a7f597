#pragma once

#include "ui/actions/ActionRegistry.h"

class QMenu;

namespace vitrine::ui {

/// What a window is arranged for.
enum class WindowLayout { Look, Inspect, Animate };

/// Actions on the window's parts around the picture: layouts, and the way through its panels.
struct LayoutActions {
  explicit LayoutActions(ActionRegistry& registry);
  void fillLayouts(QMenu& menu) const;
  void fillPanels(QMenu& menu) const;

  QAction* look;
  QAction* inspect;
  QAction* animate;
  QAction* reset;
  QAction* hidePanels;
  QAction* nextPanel;
  QAction* previousPanel;
};

} // namespace vitrine::ui
