#include "ui/mainwindow/WindowPlacement.h"

#include "ui/mainwindow/PanelLayout.h"
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

WindowPlacement::WindowPlacement(QMainWindow& window, PanelLayout& panels, Settings& settings)
    : QObject(&window), m_window(window), m_panels(panels), m_settings(settings) {
  window.installEventFilter(this);
}

void WindowPlacement::restore() {
  m_restoring = true;
  m_window.resize(m_window.screen()->availableSize() * kDefaultShare);
  m_window.restoreGeometry(m_settings.value(setting::kWindowGeometry));
  keepOnScreen(m_window);
  // Not from the geometry: Qt does not restore that if the screen has another width by now.
  const bool isMaximised = m_settings.value(setting::kWindowMaximised);
  // PanelLayout::restore says why the state is set last.
  m_window.setWindowState(Qt::WindowNoState);
  const QByteArray layout = m_settings.value(setting::kDockLayout);
  m_panels.restore(layout, LayoutPart::All);
  m_window.setWindowState(isMaximised ? Qt::WindowMaximized : Qt::WindowNoState);
  m_pendingSizes = isMaximised ? layout : QByteArray();
  m_restoring = false;
}

void WindowPlacement::restorePrevious() {
  const QSize sizeBefore = m_window.size();
  m_window.restoreGeometry(m_settings.value(setting::kPreviousGeometry));
  const QByteArray layout = m_settings.value(setting::kPreviousDockLayout);
  m_panels.restore(layout, LayoutPart::All);
  m_pendingSizes = m_window.isMaximized() && m_window.size() == sizeBefore ? layout : QByteArray();
}

bool WindowPlacement::eventFilter(QObject* watched, QEvent* event) {
  if (m_restoring && event->type() == QEvent::WindowStateChange) {
    return true;
  }
  if (event->type() == QEvent::Close) {
    m_settings.set(setting::kWindowGeometry, m_window.saveGeometry());
    m_settings.set(setting::kWindowMaximised, m_window.isFullScreen() ? m_maximisedBefore : m_window.isMaximized());
  }
  if (event->type() == QEvent::WindowStateChange && m_window.isFullScreen()) {
    const Qt::WindowStates before = static_cast<QWindowStateChangeEvent*>(event)->oldState();
    m_maximisedBefore = before & Qt::WindowFullScreen ? m_maximisedBefore : (before & Qt::WindowMaximized) != 0;
  }
  if (event->type() == QEvent::WindowStateChange && !m_window.isMaximized()) {
    m_pendingSizes.clear();
  }
  const bool resized = event->type() == QEvent::Resize && m_window.isVisible();
  if (resized && m_window.isMaximized() && !m_pendingSizes.isEmpty()) {
    // The window lays itself out first.
    QMetaObject::invokeMethod(
        this, [this, layout = std::exchange(m_pendingSizes, {})] { m_panels.restore(layout, LayoutPart::Sizes); },
        Qt::QueuedConnection);
  }
  return QObject::eventFilter(watched, event);
}

} // namespace vitrine::ui
