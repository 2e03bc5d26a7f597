#pragma once

#include "ui/actions/ActionRegistry.h"

class QMenu;

namespace vitrine::ui {

/// Actions about documents side by side: their part of the File menu, and of the Go menu.
struct TabActions {
  explicit TabActions(ActionRegistry& registry);
  /// Puts them where they belong in the File menu: new ones before `opened`, the rest before `quit`.
  void insertIntoFile(QMenu& menu, QAction* opened, QAction* quit) const;
  void fillGo(QMenu& menu) const;
  /// Offers what makes sense with so many tabs.
  void enable(int tabs, bool anyDocument, bool anyClosed) const;

  QAction* newTab;
  QAction* openInNewTab;
  QAction* close;
  QAction* reopenClosed;
  QAction* moveToNewWindow;
  QAction* next;
  QAction* previous;
};

} // namespace vitrine::ui
