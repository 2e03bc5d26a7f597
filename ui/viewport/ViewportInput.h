#pragma once

#include "ui/viewport/CameraController.h"
#include "ui/viewport/FlyKeys.h"

#include <QObject>
#include <QPointer>
#include <QWindow>

class QDropEvent;
class QMouseEvent;
class QNativeGestureEvent;
class QWheelEvent;

namespace vitrine::ui {

class PointerTool;

/// Turns the events of the viewport's native window into camera moves, clicks and drops. The window is not a widget:
/// nothing else would see them.
///
/// Left or right drag looks around (turns the model in orbit), middle drag pans - or as InputFeel has it -, the wheel
/// sets the flying speed or zooms to the cursor in orbit. A button released without a drag is a click. Shift and a left
/// drag draw a band around what is to be selected, unless someone flies. Ctrl or
/// Alt with a flying key belongs to flying only while flying or looking. At rest it stays a shortcut, but for those who
/// walk and crouch with Ctrl.
class ViewportInput : public QObject {
  Q_OBJECT

public:
  /// `camera` must outlive this object.
  ViewportInput(QWindow* window, CameraController& camera, QObject* parent = nullptr);

  bool eventFilter(QObject* watched, QEvent* event) override;

  const InputFeel& feel() const { return m_feel; }
  void setFeel(const InputFeel& feel);

  /// Looks at the events of another window as well. Only those of one are acted on; the other is chosen by whatever
  /// a user does there.
  void watch(QWindow* window);
  /// Sets the window whose events are acted on, one of those that are watched.
  void setWindow(QWindow* window);
  /// A picture from above is not turned: what would turn it moves it, and there are no keys to fly by. At first all
  /// are.
  void setTurnable(bool turnable);
  /// Sets the tool that has the clicks instead of clicked, doubleClicked, menuRequested and hovered; null: none. It
  /// must outlive this object or be taken away.
  void setTool(PointerTool* tool);

  /// Acts as a click with the left button in the middle of the window whose events are acted on.
  void clickMiddle();

  /// Sets the function that finds the point under a pixel, for zooming to it.
  void setTargetFinder(std::function<std::optional<QVector3D>(QPointF)> finder) { m_target = std::move(finder); }

Q_SIGNALS:
  /// In a window whose events are not acted on yet, just before they would be.
  void windowChosen(QWindow* window);
  /// Not of the window whose events are acted on.
  void resized(QWindow* window);
  /// A button was pressed: whatever had the keyboard loses it.
  void keyboardWanted();
  void clicked(QPointF position, Qt::KeyboardModifiers modifiers);
  /// A band is drawn around what is to be selected (nullopt: it is given up).
  void bandDrawn(std::optional<QRectF> band);
  /// The button was released: what is in the band is to be selected.
  void bandClosed(const QRectF& band, Qt::KeyboardModifiers modifiers);
  void doubleClicked(QPointF position);
  void menuRequested(QPointF position, QPoint globalPosition);
  /// The mouse rests over one of the windows, or (nullopt) moves again or leaves.
  void hovered(std::optional<QPointF> position, QWindow* window);
  void filesDropped(const QStringList& paths);
  /// Tab, or with Shift (not `forward`): the keyboard is to go on to what comes next.
  void tabPressed(bool forward);

private:
  /// Of a window that was not acted on so far. True: the event is handled as those of the other one.
  bool handleElsewhere(QWindow* window, QEvent& event);
  bool handleKey(QKeyEvent& event, bool pressed);
  std::optional<FlyKeys::Key> flyKeyOf(const QKeyEvent& event) const;
  bool overridesShortcut(QKeyEvent& event);
  bool handlePress(QMouseEvent& event);
  bool handleMove(QMouseEvent& event);
  bool handleDoubleClick(QMouseEvent& event);
  void handleClick(const QMouseEvent& event);
  void clickAt(QPointF position, Qt::KeyboardModifiers modifiers);
  void waitForRest(QPointF position, QWindow* window);
  void endRest();
  bool handleRelease(QMouseEvent& event);
  bool handleWheel(QWheelEvent& event);
  bool handleGesture(QNativeGestureEvent& event);
  void beginDrag(const QMouseEvent& event);
  void drag(const QMouseEvent& event, QPointF delta);
  void look(QPointF delta);
  bool handleDrop(QEvent& event);
  void letGo();
  void updateFlight(Qt::KeyboardModifiers modifiers);

  QPointer<QWindow> m_window;
  QList<QObject*> m_watched;
  CameraController& m_camera;
  std::function<std::optional<QVector3D>(QPointF)> m_target;
  FlyKeys m_keys;
  InputFeel m_feel;
  Qt::MouseButton m_button = Qt::NoButton;
  QPointF m_pressedAt;
  QPointF m_lastAt;
  bool m_dragging = false;
  bool m_banding = false; ///< the drag draws a band
  bool m_turnable = true;
  PointerTool* m_tool = nullptr;
  QTimer m_rest;
  QPointF m_restAt;
  QPointer<QWindow> m_restIn;
};

} // namespace vitrine::ui
