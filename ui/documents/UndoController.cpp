#include "ui/documents/UndoController.h"

namespace vitrine::ui {

UndoController::UndoController(const ActionRegistry& registry, const EditActions& actions, ViewHistory& history,
                               QObject* parent)
    : QObject(parent), m_undo(actions.undo), m_redo(actions.redo), m_history(history) {
  connect(m_undo, &QAction::triggered, &history, &ViewHistory::undo);
  connect(m_redo, &QAction::triggered, &history, &ViewHistory::redo);
  connect(&history, &ViewHistory::changed, this, &UndoController::follow);
  connect(&registry, &ActionRegistry::translated, this, &UndoController::follow);
  follow();
}

void UndoController::follow() {
  m_undo->setEnabled(m_history.canUndo());
  m_redo->setEnabled(m_history.canRedo());
  m_undo->setText(m_history.canUndo() ? tr("&Undo: %1").arg(m_history.undoText()) : tr("&Undo"));
  m_redo->setText(m_history.canRedo() ? tr("&Redo: %1").arg(m_history.redoText()) : tr("&Redo"));
}

} // namespace vitrine::ui
