#include "ui/viewport/ViewportInput.h"

#include "ui/viewport/DroppedFiles.h"
#include "ui/viewport/PointerTool.h"

#include <QApplication>
#include <QDropEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QStyleHints>
#include <QWheelEvent>

namespace vitrine::ui {
namespace {

constexpr int kRestMs = 300;
constexpr float kAngleOfNotch = 120.0F;
/// A pinch of this factor is like one notch of a wheel.
constexpr float kPinchOfNotch = 0.1F;
/// A drag so far up zooms like one notch of a wheel.
constexpr double kPixelsOfNotch = 40;

/// Events by which a user turns to a window.
bool choosesWindow(QEvent::Type type) {
  switch (type) {
  case QEvent::FocusIn:
  case QEvent::ShortcutOverride:
  case QEvent::KeyPress:
  case QEvent::MouseButtonPress:
  case QEvent::MouseButtonDblClick:
  case QEvent::Wheel:
  case QEvent::NativeGesture:
    return true;
  default:
    return false;
  }
}

bool isKey(QEvent::Type type) {
  return type == QEvent::ShortcutOverride || type == QEvent::KeyPress || type == QEvent::KeyRelease;
}

/// Sends a key on to the popup that is open. False: there is none. Menus, lists and lines that pop up take the keyboard
/// from the X server; on Wayland a compositor may leave it to the window that was clicked last.
bool sendToPopup(QEvent& event) {
  QWidget* popup = QApplication::activePopupWidget();
  if (popup) {
    QCoreApplication::sendEvent(popup->focusWidget() ? popup->focusWidget() : popup, &event);
  }
  return popup != nullptr;
}

} // namespace

ViewportInput::ViewportInput(QWindow* window, CameraController& camera, QObject* parent)
    : QObject(parent), m_window(window), m_camera(camera) {
  watch(window);
  m_rest.setSingleShot(true);
  m_rest.setInterval(kRestMs);
  connect(&m_rest, &QTimer::timeout, this, [this] { Q_EMIT hovered(m_restAt, m_restIn); });
}

bool ViewportInput::eventFilter(QObject* watched, QEvent* event) {
  if (!m_watched.contains(watched)) {
    return false;
  }
  if (isKey(event->type()) && sendToPopup(*event)) {
    return true;
  }
  if (watched != m_window && !handleElsewhere(static_cast<QWindow*>(watched), *event)) {
    return false;
  }
  switch (event->type()) {
  case QEvent::ShortcutOverride:
    return overridesShortcut(static_cast<QKeyEvent&>(*event));
  case QEvent::KeyPress:
    return handleKey(static_cast<QKeyEvent&>(*event), true);
  case QEvent::KeyRelease:
    return handleKey(static_cast<QKeyEvent&>(*event), false);
  case QEvent::MouseButtonPress:
    return handlePress(static_cast<QMouseEvent&>(*event));
  case QEvent::MouseMove:
    return handleMove(static_cast<QMouseEvent&>(*event));
  case QEvent::MouseButtonRelease:
    return handleRelease(static_cast<QMouseEvent&>(*event));
  case QEvent::MouseButtonDblClick:
    return handleDoubleClick(static_cast<QMouseEvent&>(*event));
  case QEvent::Wheel:
    return handleWheel(static_cast<QWheelEvent&>(*event));
  case QEvent::NativeGesture:
    return handleGesture(static_cast<QNativeGestureEvent&>(*event));
  case QEvent::DragEnter:
  case QEvent::DragMove:
  case QEvent::Drop:
    return handleDrop(*event);
  case QEvent::Resize:
    m_camera.setViewportSize(m_window->size());
    return false;
  case QEvent::Leave:
    endRest();
    if (m_tool) {
      m_tool->point(std::nullopt, {});
    }
    return false;
  case QEvent::FocusOut:
  case QEvent::Hide:
    letGo();
    return false;
  default:
    return false;
  }
}

bool ViewportInput::handleElsewhere(QWindow* window, QEvent& event) {
  switch (event.type()) {
  case QEvent::Resize:
    Q_EMIT resized(window);
    return false;
  case QEvent::MouseMove:
    if (m_button == Qt::NoButton) {
      waitForRest(static_cast<QMouseEvent&>(event).position(), window);
    }
    return false;
  case QEvent::Leave:
  case QEvent::DragEnter:
  case QEvent::DragMove:
  case QEvent::Drop:
    return true;
  default:
    break;
  }
  if (choosesWindow(event.type())) {
    Q_EMIT windowChosen(window);
    return window == m_window;
  }
  return false;
}

void ViewportInput::watch(QWindow* window) {
  m_watched << window;
  window->installEventFilter(this);
}

void ViewportInput::setWindow(QWindow* window) {
  letGo();
  m_window = window;
}

void ViewportInput::setTurnable(bool turnable) {
  letGo();
  m_turnable = turnable;
}

void ViewportInput::setTool(PointerTool* tool) {
  letGo();
  endRest();
  m_tool = tool;
}

std::optional<FlyKeys::Key> ViewportInput::flyKeyOf(const QKeyEvent& event) const {
  return m_turnable ? FlyKeys::keyOf(event, m_feel.flyHand) : std::nullopt;
}

void ViewportInput::setFeel(const InputFeel& feel) {
  letGo();
  m_feel = feel;
}

bool ViewportInput::overridesShortcut(QKeyEvent& event) {
  if (m_tool && m_tool->takesKey(event)) {
    event.accept();
    return true;
  }
  const auto key = flyKeyOf(event);
  const bool opensMenus = event.modifiers() & (Qt::AltModifier | Qt::MetaModifier);
  // A user who crouches has Ctrl held before the first step.
  const bool steps = m_camera.locomotion().movement() == Movement::Walk && key && *key != FlyKeys::Key::Down;
  const bool busy = m_keys.anyHeld() || m_button != Qt::NoButton;
  const bool isFlown = busy || (!opensMenus && (steps || !event.modifiers().testFlag(Qt::ControlModifier)));
  if (key && isFlown) {
    event.accept();
    return true;
  }
  return false;
}

bool ViewportInput::handleKey(QKeyEvent& event, bool pressed) {
  const bool back = event.key() == Qt::Key_Backtab;
  if ((back || event.key() == Qt::Key_Tab) && !event.modifiers().testFlag(Qt::ControlModifier)) {
    if (pressed) {
      Q_EMIT tabPressed(!back && !event.modifiers().testFlag(Qt::ShiftModifier));
    }
    return true;
  }
  if (m_tool && m_tool->takesKey(event)) {
    if (pressed) {
      m_tool->pressKey(event);
    }
    return true;
  }
  if (event.isAutoRepeat()) {
    return flyKeyOf(event).has_value();
  }
  const auto key = flyKeyOf(event);
  if (!key) {
    // Shift and Ctrl change the speed while flying.
    Qt::KeyboardModifiers modifiers = event.modifiers();
    if (event.key() == Qt::Key_Shift) {
      modifiers.setFlag(Qt::ShiftModifier, pressed);
    } else if (event.key() == Qt::Key_Control) {
      modifiers.setFlag(Qt::ControlModifier, pressed);
    }
    updateFlight(modifiers);
    return false;
  }
  if (pressed) {
    m_keys.press(*key);
  } else {
    m_keys.release(*key);
  }
  updateFlight(event.modifiers());
  return true;
}

void ViewportInput::updateFlight(Qt::KeyboardModifiers modifiers) {
  m_camera.locomotion().setFlight(m_keys.direction(), modifiers & (Qt::ShiftModifier | Qt::ControlModifier));
}

void ViewportInput::letGo() {
  m_keys.releaseAll();
  m_button = Qt::NoButton;
  m_dragging = false;
  m_rest.stop();
  if (std::exchange(m_banding, false)) {
    Q_EMIT bandDrawn(std::nullopt);
  }
  m_camera.locomotion().setFlight({});
}

bool ViewportInput::handlePress(QMouseEvent& event) {
  Q_EMIT keyboardWanted();
  endRest();
  if (m_button == Qt::NoButton) {
    m_button = event.button();
    m_pressedAt = m_lastAt = event.position();
    m_dragging = false;
  }
  return true;
}

bool ViewportInput::handleMove(QMouseEvent& event) {
  const QPointF position = event.position();
  if (m_button == Qt::NoButton && m_tool) {
    m_tool->point(position, event.modifiers());
    return true;
  }
  if (m_button == Qt::NoButton) {
    waitForRest(position, m_window);
    return true;
  }
  const auto farEnough = static_cast<double>(QApplication::styleHints()->startDragDistance());
  if (!m_dragging && (position - m_pressedAt).manhattanLength() < farEnough) {
    return true;
  }
  // The way up to the drag distance counts too: the picture must not jump or lag behind the hand.
  if (!std::exchange(m_dragging, true)) {
    beginDrag(event);
  }
  const QPointF delta = position - m_lastAt;
  m_lastAt = position;
  drag(event, delta);
  return true;
}

void ViewportInput::waitForRest(QPointF position, QWindow* window) {
  endRest();
  m_restAt = position;
  m_restIn = window;
  m_rest.start();
}

void ViewportInput::endRest() {
  m_rest.stop();
  Q_EMIT hovered(std::nullopt, m_restIn);
}

void ViewportInput::beginDrag(const QMouseEvent& event) {
  // Who flies has Shift held to be faster.
  m_banding = !m_keys.anyHeld() && dragMeaning(m_feel.drags, m_button, event.modifiers()) == DragMeaning::Band;
}

void ViewportInput::drag(const QMouseEvent& event, QPointF delta) {
  if (m_button != Qt::LeftButton && m_button != Qt::MiddleButton && m_button != Qt::RightButton) {
    return;
  }
  if (m_banding) {
    Q_EMIT bandDrawn(QRectF(m_pressedAt, event.position()).normalized());
    return;
  }
  const DragMeaning meaning = dragMeaning(m_feel.drags, m_button, event.modifiers());
  switch (!m_turnable && meaning == DragMeaning::Look ? DragMeaning::Pan : meaning) {
  case DragMeaning::Pan:
    m_camera.pan(delta);
    return;
  case DragMeaning::Zoom:
    m_camera.zoomTo(m_pressedAt, static_cast<float>(-delta.y() / kPixelsOfNotch), std::nullopt);
    return;
  case DragMeaning::Look:
  case DragMeaning::Band:
    look(delta);
    return;
  }
}

void ViewportInput::look(QPointF delta) {
  const double up = m_feel.invertY ? -m_feel.lookSpeed : m_feel.lookSpeed;
  m_camera.look({delta.x() * m_feel.lookSpeed, delta.y() * up});
}

bool ViewportInput::handleRelease(QMouseEvent& event) {
  if (event.button() != m_button) {
    return true;
  }
  const bool click = !m_dragging;
  m_button = Qt::NoButton;
  m_dragging = false;
  if (std::exchange(m_banding, false)) {
    Q_EMIT bandDrawn(std::nullopt);
    Q_EMIT bandClosed(QRectF(m_pressedAt, event.position()).normalized(), event.modifiers());
  } else if (click) {
    handleClick(event);
  }
  return true;
}

void ViewportInput::handleClick(const QMouseEvent& event) {
  const QPoint global = event.globalPosition().toPoint();
  if (event.button() == Qt::LeftButton) {
    clickAt(event.position(), event.modifiers());
  } else if (event.button() == Qt::RightButton && m_tool) {
    m_tool->openMenu(global);
  } else if (event.button() == Qt::RightButton) {
    Q_EMIT menuRequested(event.position(), global);
  }
}

void ViewportInput::clickAt(QPointF position, Qt::KeyboardModifiers modifiers) {
  if (m_tool) {
    m_tool->click(position, modifiers);
  } else {
    Q_EMIT clicked(position, modifiers);
  }
}

void ViewportInput::clickMiddle() {
  if (m_window) {
    clickAt(QRectF(QPointF(), QSizeF(m_window->size())).center(), {});
  }
}

bool ViewportInput::handleDoubleClick(QMouseEvent& event) {
  if (m_tool && event.button() == Qt::LeftButton) {
    if (m_tool->doubleClick(event.position())) {
      m_button = Qt::NoButton; // its release is no click
    }
  } else if (!m_tool) {
    Q_EMIT doubleClicked(event.position());
  }
  return true;
}

bool ViewportInput::handleWheel(QWheelEvent& event) {
  const bool touchpad = event.pointingDevice()->type() == QInputDevice::DeviceType::TouchPad;
  if (touchpad && m_feel.touchpad == TouchpadScroll::Look && m_turnable) {
    look(event.pixelDelta().isNull() ? QPointF(event.angleDelta()) : QPointF(event.pixelDelta()));
    return true;
  }
  const float direction = m_feel.invertWheel ? -1.0F : 1.0F;
  const float steps = direction * static_cast<float>(event.angleDelta().y()) / kAngleOfNotch;
  if (steps == 0.0F) {
    return true;
  }
  if (m_camera.locomotion().movement() == Movement::Fly && !m_camera.rig().pose().orthographic) {
    m_camera.locomotion().changeSpeed(steps);
  } else {
    m_camera.zoomTo(event.position(), steps, m_target ? m_target(event.position()) : std::nullopt);
  }
  return true;
}

bool ViewportInput::handleGesture(QNativeGestureEvent& event) {
  if (event.gestureType() != Qt::ZoomNativeGesture) {
    return false;
  }
  const QPointF position = event.position();
  m_camera.zoomTo(position, static_cast<float>(event.value()) / kPinchOfNotch,
                  m_target ? m_target(position) : std::nullopt);
  return true;
}

bool ViewportInput::handleDrop(QEvent& event) {
  auto& drop = static_cast<QDropEvent&>(event);
  const bool isOurs = drop.source() != nullptr;
  const QStringList paths = isOurs ? QStringList() : droppedFiles(drop.mimeData());
  if (paths.isEmpty()) {
    drop.ignore();
    return true;
  }
  drop.setDropAction(Qt::CopyAction);
  drop.accept();
  if (event.type() == QEvent::Drop) {
    Q_EMIT filesDropped(paths);
  }
  return true;
}

} // namespace vitrine::ui
