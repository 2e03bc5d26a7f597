#include "ui/widgets/FirstExposure.h"

#include <QEvent>
#include <QWidget>
#include <QWindow>

namespace vitrine::ui {

void FirstExposure::await(QWidget& window, std::function<void()> appeared) {
  new FirstExposure(window, std::move(appeared));
}

FirstExposure::FirstExposure(QWidget& window, std::function<void()> appeared)
    : QObject(&window), m_window(window), m_appeared(std::move(appeared)) {
  window.installEventFilter(this);
}

bool FirstExposure::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Show && !m_handle && m_window.windowHandle()) {
    m_handle = m_window.windowHandle();
    m_handle->installEventFilter(this);
  }
  const bool exposed = watched == m_handle && event->type() == QEvent::Expose && m_handle->isExposed();
  const bool minimised = event->type() == QEvent::WindowStateChange && m_window.isMinimized();
  if (m_appeared && (exposed || minimised)) {
    // This event and those that came with it are handled first.
    QMetaObject::invokeMethod(
        this,
        [this, appeared = std::exchange(m_appeared, {})] {
          appeared();
          deleteLater();
        },
        Qt::QueuedConnection);
  }
  return QObject::eventFilter(watched, event);
}

} // namespace vitrine::ui
