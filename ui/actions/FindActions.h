#pragma once

#include "ui/actions/ActionRegistry.h"

class QMenu;

namespace vitrine::ui {

/// Looking for a text among the members of a section (JSON, BSON). Off while the document has none.
struct FindActions {
  explicit FindActions(ActionRegistry& registry);
  void fill(QMenu& menu) const;
  void enable(bool members) const;

  QAction* find;
  QAction* next;
  QAction* previous;
};

} // namespace vitrine::ui
