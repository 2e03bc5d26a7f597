#pragma once

#include <QObject>
#include <QPointer>

class QWidget;
class QWindow;

namespace vitrine::ui {

/// Sends keys that still arrive at the window with the keyboard to a widget that is about to have it. Window systems
/// deliver keys to the old window until the new one is shown and active. Otherwise those keys would fly the camera.
/// Releases stay with the window that had the press. The forwarder is a child of the widget.
class KeyForwarder : public QObject {
  Q_OBJECT

public:
  /// Forwards until destroyed, while the widget has the focus of its window.
  explicit KeyForwarder(QWidget& to);

  /// Forwards until the window system has moved the keyboard or the user presses a mouse button, for two seconds at
  /// most.
  static void untilActive(QWidget& to);

  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  QWidget& m_to;
  QPointer<QWindow> m_from;
};

} // namespace vitrine::ui
