#include "ui/widgets/HeldInput.h"

#include <QGuiApplication>
#include <QKeyEvent>

namespace vitrine::ui {

HeldInput::HeldInput(QObject* parent) : QObject(parent) {
  qApp->installEventFilter(this);
}

bool HeldInput::isHeld() const {
  return m_repeats || QGuiApplication::mouseButtons() != Qt::NoButton;
}

bool HeldInput::eventFilter(QObject*, QEvent* event) {
  switch (event->type()) {
  case QEvent::ShortcutOverride: // comes before the shortcut
  case QEvent::KeyPress:
  case QEvent::KeyRelease:
    m_repeats = static_cast<const QKeyEvent*>(event)->isAutoRepeat();
    break;
  default:
    break;
  }
  return false;
}

} // namespace vitrine::ui
