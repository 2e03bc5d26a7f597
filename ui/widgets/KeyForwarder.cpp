#include "ui/widgets/KeyForwarder.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>
#include <QWindow>

namespace vitrine::ui {
namespace {

constexpr int kLongestWaitMs = 2000;

/// Forwarder that ends with the next press of a mouse button.
class WaitingForwarder final : public KeyForwarder {
public:
  using KeyForwarder::KeyForwarder;

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::MouseButtonPress) {
      deleteLater();
    }
    return KeyForwarder::eventFilter(watched, event);
  }
};

} // namespace

KeyForwarder::KeyForwarder(QWidget& to) : QObject(&to), m_to(to), m_from(QGuiApplication::focusWindow()) {
  qApp->installEventFilter(this);
}

void KeyForwarder::untilActive(QWidget& to) {
  const QWindow* active = QGuiApplication::focusWindow();
  if (!active || active == to.window()->windowHandle()) {
    return;
  }
  auto* forwarder = new WaitingForwarder(to);
  connect(qApp, &QGuiApplication::focusWindowChanged, forwarder, &QObject::deleteLater);
  QTimer::singleShot(kLongestWaitMs, forwarder, &QObject::deleteLater);
}

bool KeyForwarder::eventFilter(QObject* watched, QEvent* event) {
  const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
  if (!isKey || watched != m_from || m_to.window()->focusWidget() != &m_to || m_to.window()->windowHandle() == m_from) {
    return false;
  }
  QCoreApplication::sendEvent(&m_to, event);
  return true;
}

} // namespace vitrine::ui
