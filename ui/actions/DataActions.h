#pragma once

#include "ui/actions/ActionRegistry.h"

class QMenu;

namespace vitrine::ui {

/// Taking data out of the file: records, bytes, entities, and copies of the whole in other forms. Off while there is
/// nothing of the kind.
struct DataActions {
  explicit DataActions(ActionRegistry& registry);
  void fill(QMenu& menu) const;

  QAction* saveRecords;
  QAction* saveRows;
  QAction* copyCells;
  QAction* copyAsTsv;
  QAction* copyAsCsv;
  QAction* copyAsJson;
  QAction* saveSection;
  QAction* saveSelectedBytes;
  QAction* saveSpace;
  QAction* saveEntities;
  QAction* saveDecoded;
  QAction* savePattern;
};

} // namespace vitrine::ui
