#pragma once

#include "ui/actions/EditActions.h"
#include "ui/documents/ViewHistory.h"

namespace vitrine::ui {

/// Undo and Redo of the Edit menu at work: they say what they take back or make again.
class UndoController : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments and the actions must outlive this object.
  UndoController(const ActionRegistry& registry, const EditActions& actions, ViewHistory& history,
                 QObject* parent = nullptr);

private:
  void follow();

  QAction* m_undo;
  QAction* m_redo;
  ViewHistory& m_history;
};

} // namespace vitrine::ui
