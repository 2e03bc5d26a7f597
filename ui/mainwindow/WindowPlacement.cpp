#include "ui/mainwindow/WindowPlacement.h"

#include "ui/mainwindow/DockedPanels.h"
#include "ui/settings/WindowSettings.h"

#include <QEvent>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>
#include <QWindowStateChangeEvent>

namespace vitrine::ui {
namespace {

/// Part of the screen's width and height that a window without saved geometry takes.
constexpr double kDefaultShare = 0.85;
/// Size below which a window looks broken.
constexpr QSize kLeastSize(480, 320);
/// Part of the window that has to be on a screen, in pixels from each edge.
constexpr int kSeen = 50;

/// Moves a window onto the screen, makes it no larger than that, and not too small. Qt does the first two for windows
/// in the normal state only.
void keepOnScreen(QWidget& window) {
  const QRect wanted = window.geometry();
  const QScreen* screen = QGuiApplication::screenAt(wanted.center());
  const QRect available = (screen ? screen : QGuiApplication::primaryScreen())->availableGeometry();
  QRect kept(wanted.topLeft(), wanted.size().expandedTo(kLeastSize).boundedTo(available.size()));
  if (!available.intersects(kept.adjusted(kSeen, kSeen, -kSeen, -kSeen))) {
    kept.moveCenter(available.center());
  }
  if (kept != wanted) {
    window.setGeometry(kept);
  }
}

} // namespace

WindowPlacement::WindowPlacement(const Parts& parts) : QObject(&parts.window), m_parts(parts) {
  parts.window.installEventFilter(this);
}

void WindowPlacement::restore() {
  QMainWindow& window = m_parts.window;
  m_restoring = true;
  window.resize(window.screen()->availableSize() * kDefaultShare);
  window.restoreGeometry(m_parts.settings.value(setting::kWindowGeometry));
  keepOnScreen(window);
  // Not from the geometry: Qt does not restore that if the screen has another width by now.
  const bool isMaximised = m_parts.settings.value(setting::kWindowMaximised);
  // DockedPanels::restore says why the state is set last.
  window.setWindowState(Qt::WindowNoState);
  const QByteArray layout = m_parts.settings.value(setting::kDockLayout);
  m_parts.panels.restore(layout);
  window.setWindowState(isMaximised ? Qt::WindowMaximized : Qt::WindowNoState);
  m_pendingSizes = isMaximised ? layout : QByteArray();
  m_restoring = false;
}

void WindowPlacement::restorePrevious() {
  QMainWindow& window = m_parts.window;
  const QSize sizeBefore = window.size();
  window.restoreGeometry(m_parts.settings.value(setting::kPreviousGeometry));
  const QByteArray layout = m_parts.settings.value(setting::kPreviousDockLayout);
  m_parts.panels.restore(layout);
  m_pendingSizes = window.isMaximized() && window.size() == sizeBefore ? layout : QByteArray();
}

bool WindowPlacement::eventFilter(QObject* watched, QEvent* event) {
  if (m_restoring && event->type() == QEvent::WindowStateChange) {
    return true;
  }
  if (event->type() == QEvent::Close) {
    m_parts.settings.set(setting::kWindowGeometry, m_parts.window.saveGeometry());
    m_parts.settings.set(setting::kWindowMaximised,
                         m_parts.window.isFullScreen() ? m_maximisedBefore : m_parts.window.isMaximized());
  }
  if (event->type() == QEvent::WindowStateChange && m_parts.window.isFullScreen()) {
    const Qt::WindowStates before = static_cast<QWindowStateChangeEvent*>(event)->oldState();
    m_maximisedBefore = before & Qt::WindowFullScreen ? m_maximisedBefore : (before & Qt::WindowMaximized) != 0;
  }
  if (event->type() == QEvent::WindowStateChange && !m_parts.window.isMaximized()) {
    m_pendingSizes.clear();
  }
  const bool resized = event->type() == QEvent::Resize && m_parts.window.isVisible();
  if (resized && m_parts.window.isMaximized() && !m_pendingSizes.isEmpty()) {
    // The window lays itself out first.
    QMetaObject::invokeMethod(
        this, [this, layout = std::exchange(m_pendingSizes, {})] { m_parts.panels.restore(layout, LayoutPart::Sizes); },
        Qt::QueuedConnection);
  }
  return QObject::eventFilter(watched, event);
}

} // namespace vitrine::ui
