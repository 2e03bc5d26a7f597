#pragma once

#include <QObject>
#include <QPointer>

#include <functional>

class QWidget;
class QWindow;

namespace vitrine::ui {

/// Waits until a window has appeared on the screen for the first time: until it was exposed, or minimised instead, and
/// the events that came with that were handled.
class FirstExposure : public QObject {
  Q_OBJECT

public:
  /// Calls `appeared` once, on the thread of the window, and deletes itself. The wait ends without a call if the window
  /// is destroyed before. `window` is a top-level widget that is not shown yet.
  static void await(QWidget& window, std::function<void()> appeared);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  FirstExposure(QWidget& window, std::function<void()> appeared);

  QWidget& m_window;
  QPointer<QWindow> m_handle;
  std::function<void()> m_appeared;
};

} // namespace vitrine::ui
