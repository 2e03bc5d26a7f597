#pragma once

#include "ui/actions/ActionRegistry.h"

class QMenu;

namespace vitrine::ui {

/// Searching everything in the document, or the members of a section (JSON, BSON) alone. Off while there is nothing to
/// search.
struct FindActions {
  explicit FindActions(ActionRegistry& registry);
  void fill(QMenu& menu) const;
  void enable(bool document, bool members) const;

  QAction* find;
  QAction* findMember;
  QAction* next;
  QAction* previous;
};

} // namespace vitrine::ui
