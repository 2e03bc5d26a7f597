#pragma once

#include "ui/actions/ActionRegistry.h"
#include "ui/settings/CellForm.h"

class QMenu;

namespace vitrine::ui {

/// Actions on the table of records: on its current cell, the column of that, and the selected record.
struct RecordActions {
  explicit RecordActions(ActionRegistry& registry);

  /// For a menu of their own.
  void fill(QMenu& menu) const;
  /// All of them, with separators that belong to `parent`.
  QList<QAction*> all(QObject* parent) const;
  QAction* cellForm(CellForm form) const { return m_cellForms.at(static_cast<std::size_t>(form)); }

  QAction* copyValue;
  QAction* copyRecord;
  QAction* follow;
  QAction* usedBy;
  QAction* selectUsers;
  QAction* sort;
  QAction* statistics;

private:
  void addCellForms(ActionRegistry& registry, const QString& group);

  std::array<QAction*, kCellForms.size()> m_cellForms{}; ///< by form; one is checked
};

} // namespace vitrine::ui
