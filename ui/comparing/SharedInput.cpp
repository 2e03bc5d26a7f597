#include "ui/comparing/SharedInput.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QWheelEvent>

namespace vitrine::ui {

SharedInput::SharedInput(CameraController& camera, QObject* parent) : QObject(parent), m_input(&m_whole, camera) {}

void SharedInput::watch(QObject* part) {
  m_places[part] = {};
  part->installEventFilter(this);
}

bool SharedInput::handOn(QEvent& event) {
  QCoreApplication::sendEvent(&m_whole, &event);
  return event.isAccepted();
}

bool SharedInput::handOnMouse(QMouseEvent& event, QPointF place) {
  const QPointF at = event.position() + place;
  QMouseEvent moved(event.type(), at, at, event.globalPosition(), event.button(), event.buttons(), event.modifiers(),
                    event.pointingDevice());
  QCoreApplication::sendEvent(&m_whole, &moved);
  return true;
}

bool SharedInput::handOnWheel(QWheelEvent& event, QPointF place) {
  QWheelEvent moved(event.position() + place, event.globalPosition(), event.pixelDelta(), event.angleDelta(),
                    event.buttons(), event.modifiers(), event.phase(), event.inverted(), event.source(),
                    event.pointingDevice());
  QCoreApplication::sendEvent(&m_whole, &moved);
  return true;
}

bool SharedInput::eventFilter(QObject* watched, QEvent* event) {
  const auto place = m_places.find(watched);
  if (place == m_places.end()) {
    return false;
  }
  switch (event->type()) {
  case QEvent::MouseButtonPress:
    m_last = watched;
    if (watched->isWidgetType()) {
      static_cast<QWidget*>(watched)->setFocus(Qt::MouseFocusReason);
    }
    [[fallthrough]];
  case QEvent::MouseButtonRelease:
  case QEvent::MouseMove:
  case QEvent::MouseButtonDblClick:
    return handOnMouse(static_cast<QMouseEvent&>(*event), place->second);
  case QEvent::Wheel:
    m_last = watched;
    return handOnWheel(static_cast<QWheelEvent&>(*event), place->second);
  case QEvent::KeyPress: {
    const int key = static_cast<QKeyEvent&>(*event).key();
    if (key == Qt::Key_Tab || key == Qt::Key_Backtab) {
      if (watched->isWindowType()) {
        m_last = watched;
        Q_EMIT tabbed(key == Qt::Key_Tab);
      }
      return watched->isWindowType();
    }
    return handOn(*event);
  }
  case QEvent::ShortcutOverride:
  case QEvent::KeyRelease:
    return handOn(*event);
  case QEvent::FocusOut:
    handOn(*event);
    return false;
  default:
    return false;
  }
}

} // namespace vitrine::ui
