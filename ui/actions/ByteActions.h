#pragma once

#include "ui/actions/ActionRegistry.h"

class QMenu;

namespace vitrine::ui {

/// Looking among bytes: search, places, bookmarks, forms to copy them in, and how they are shown. Off while there are
/// none.
struct ByteActions {
  explicit ByteActions(ActionRegistry& registry);
  void fill(QMenu& menu) const;
  /// `bytes`: the byte view shows some.
  void enable(bool bytes) const;

  QAction* find;
  QAction* next;
  QAction* previous;
  QAction* goTo;
  QAction* selectBlock;
  QAction* addBookmark;
  QAction* bookmarks; ///< checkable
  QAction* copyHex;
  QAction* copyText;
  QAction* copyC;
  QAction* copyPython;
  QAction* copyBase64;
  QAction* colors; ///< checkable, as the next two
  QAction* values;
  QAction* bigEndian;

private:
  void makeLooking(ActionRegistry& registry);
  void makeCopying(ActionRegistry& registry);
  void makeShowing(ActionRegistry& registry);
};

} // namespace vitrine::ui
