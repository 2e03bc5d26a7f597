#include "ui/mainwindow/WindowGroup.h"

#include "ui/documents/Documents.h"
#include "ui/settings/Settings.h"

#include <QApplication>

namespace vitrine::ui {
namespace {

/// Distance of a new window from the one that it came from.
constexpr QPoint kAside(40, 40);

} // namespace

WindowGroup::WindowGroup(const formats::Opener& opener, Settings& settings, Surroundings surroundings)
    : m_opener(opener), m_settings(settings), m_surroundings(std::move(surroundings)) {
  m_settings.watchFile();
  connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, const QWidget* now) {
    const QWidget* used = now ? now->window() : nullptr;
    const auto known = std::ranges::find_if(
        m_windows, [used](const QPointer<MainWindow>& window) { return used && window.data() == used; });
    if (known != m_windows.end()) {
      std::rotate(known, known + 1, m_windows.end());
    }
  });
}

WindowGroup::~WindowGroup() {
  for (const QPointer<MainWindow>& window : m_windows) {
    delete window;
  }
}

MainWindow& WindowGroup::make() {
  auto* window = new MainWindow(m_opener, m_settings, m_surroundings.gameFolders);
  window->setAttribute(Qt::WA_DeleteOnClose);
  window->setDemoFolder(m_surroundings.demoFolder);
  window->setThumbnailProgram(m_surroundings.thumbnailProgram);
  window->documents().setMover(
      [this, window](DocumentTab tab, std::optional<QPoint> dropped) { move(*window, std::move(tab), dropped); });
  window->opening().hooks().showElsewhere = [this, window](const QString& path) {
    for (MainWindow* other : windows()) {
      if (other != window && other->documents().controller().showFile(path)) {
        other->raise();
        other->activateWindow();
        return true;
      }
    }
    return false;
  };
  std::erase_if(m_windows, [](const QPointer<MainWindow>& one) { return one.isNull(); });
  m_windows.emplace_back(window);
  Q_EMIT made(window);
  return *window;
}

MainWindow* WindowGroup::current() const {
  const std::vector<MainWindow*> open = windows();
  return open.empty() ? nullptr : open.back();
}

std::vector<MainWindow*> WindowGroup::windows() const {
  std::vector<MainWindow*> open;
  for (const QPointer<MainWindow>& window : m_windows) {
    if (window) {
      open.push_back(window);
    }
  }
  return open;
}

MainWindow* WindowGroup::windowAt(QPoint globalPosition) const {
  const QWidget* below = QApplication::topLevelAt(globalPosition);
  const auto found = std::ranges::find_if(
      m_windows, [below](const QPointer<MainWindow>& window) { return below && window.data() == below; });
  return found == m_windows.end() ? nullptr : found->data();
}

void WindowGroup::move(const MainWindow& from, DocumentTab tab, std::optional<QPoint> dropped) {
  MainWindow* to = dropped ? windowAt(*dropped) : nullptr;
  if (!to || to == &from) {
    to = &make();
    to->setWindowState(Qt::WindowNoState);
    to->resize(from.normalGeometry().size());
    to->move(dropped.value_or(from.pos() + kAside));
    to->show();
  }
  to->documents().controller().adopt(std::move(tab));
  to->raise();
  to->activateWindow();
}

} // namespace vitrine::ui
