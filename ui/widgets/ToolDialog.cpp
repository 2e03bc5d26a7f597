#include "ui/widgets/ToolDialog.h"

#include <QKeyEvent>

namespace vitrine::ui {

bool ToolDialog::event(QEvent* event) {
  // Qt asks the window behind a tool window for shortcuts, too, and it has one for this key.
  if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Cancel)) {
    event->accept();
    return true;
  }
  return QDialog::event(event);
}

} // namespace vitrine::ui
