#pragma once

#include "ui/actions/ActionRegistry.h"

class QMenu;

namespace vitrine::ui {

/// Actions about the documents that are open side by side: their part of the File menu, and of the Go menu.
struct DocumentActions {
  explicit DocumentActions(ActionRegistry& registry);
  /// Puts them where they belong in the File menu: new ones before `opened`, what reads again before `content`, the
  /// rest before `quit`.
  void insertIntoFile(QMenu& menu, QAction* opened, QAction* content, QAction* quit) const;
  void fillGo(QMenu& menu) const;
  /// Offers what makes sense with so many tabs.
  void enable(int tabs, bool anyDocument, bool anyClosed) const;

  QAction* newTab;
  QAction* openInNewTab;
  QAction* reloadWhenChanged; ///< checkable
  QAction* close;
  QAction* reopenClosed;
  QAction* moveToNewWindow;
  QAction* next;
  QAction* previous;
};

} // namespace vitrine::ui
