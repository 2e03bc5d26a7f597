#include "ui/mainwindow/WindowRestorer.h"

#include "ui/documents/Documents.h"
#include "ui/mainwindow/WindowGroup.h"
#include "ui/settings/DocumentSettings.h"
#include "ui/shell/MessageBar.h"
#include "ui/viewport/Viewport.h"

#include <QEvent>
#include <QFileInfo>
#include <QStandardPaths>

namespace vitrine::ui {

WindowRestorer::WindowRestorer(WindowGroup& group, const Settings& settings, const QString& folder)
    : m_group(group), m_settings(settings), m_folder(folder), m_offered(m_folder.left().windows) {
  if (m_folder.left().crashed) {
    m_offered.leaveOut(m_folder.left().opening);
  }
  m_soon.setSingleShot(true);
  m_soon.setInterval(kDelayMs);
  connect(&m_soon, &QTimer::timeout, this, &WindowRestorer::save);
  connect(&group, &WindowGroup::made, this, [this](MainWindow* window) { follow(*window); });
}

WindowRestorer::~WindowRestorer() {
  if (!m_group.windows().empty()) {
    save();
  }
}

QString WindowRestorer::folder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/session");
}

void WindowRestorer::follow(MainWindow& window) {
  window.installEventFilter(this);
  const auto soon = [this] {
    // Not anew with each step of a camera that moves on and on.
    if (!m_soon.isActive()) {
      m_soon.start();
    }
  };
  const DocumentTabs& tabs = window.documents().tabs();
  connect(&tabs, &DocumentTabs::added, this, soon);
  connect(&tabs, &DocumentTabs::removed, this, soon);
  connect(&tabs, &DocumentTabs::moved, this, soon);
  connect(&tabs, &DocumentTabs::renamed, this, soon);
  connect(&tabs, &DocumentTabs::currentChanged, this, soon);
  connect(&window.session(), &Session::stateChanged, this, soon);
  connect(&window.selection(), &Selection::changed, this, soon);
  connect(&window.viewport().camera(), &CameraController::moved, this, soon);
  connect(&window.viewport(), &Viewport::splitChanged, this, soon);
  connect(&window, &QObject::destroyed, this, soon);
  const DocumentLoader& loader = window.opening().loader();
  connect(&loader, &DocumentLoader::started, this, [this](const QString& path) { m_folder.noteOpening(path); });
  connect(&loader, &DocumentLoader::finished, this, [this] { m_folder.noteOpening({}); });
}

bool WindowRestorer::eventFilter(QObject* watched, QEvent* event) {
  // The last window that is closed is saved as well.
  if (event->type() == QEvent::Close) {
    save();
  }
  return QObject::eventFilter(watched, event);
}

void WindowRestorer::save() {
  m_soon.stop();
  const std::vector<MainWindow*> windows = m_group.windows();
  if (windows.empty() || !m_folder.keeps()) {
    return;
  }
  SavedWindows open;
  for (MainWindow* window : windows) {
    SavedWindow saved = window->documents().saved();
    if (!saved.tabs.empty()) {
      open.windows.push_back(std::move(saved));
    }
  }
  m_folder.save(std::move(open));
}

bool WindowRestorer::begin(MainWindow& window) {
  const bool crashed = m_folder.left().crashed;
  if (m_folder.left().damaged) {
    window.messages().showMessage(
        {.kind = Message::Kind::Warning, .topic = Message::Topic::Program, .scope = Message::Scope::Window, .text = [] {
           return tr("The last session could not be restored. It was saved as session.json.damaged.");
         }});
    return true;
  }
  if (!m_folder.keeps() || m_offered.empty() || m_settings.value(setting::kRestoreTabs) == RestoreTabs::Never) {
    return false;
  }
  if (crashed) {
    ask(window);
    return true;
  }
  if (m_settings.value(setting::kRestoreTabs) == RestoreTabs::Always) {
    restoreInto(window);
    return true;
  }
  return false;
}

void WindowRestorer::ask(MainWindow& window) {
  const auto text = [count = m_offered.tabCount(), guilty = QFileInfo(m_folder.left().opening).fileName()] {
    const QString open = tr("Vitrine closed unexpectedly. %n document(s) were open.", nullptr, count);
    return guilty.isEmpty() ? open : open + u' ' + tr("%1 was being opened and is left out.").arg(guilty);
  };
  m_offer = window.messages().showMessage({.kind = Message::Kind::Warning,
                                           .topic = Message::Topic::Program,
                                           .scope = Message::Scope::Window,
                                           .text = text,
                                           .button = [] { return tr("Open Again"); },
                                           .action =
                                               [this, &window] {
                                                 window.messages().withdraw(m_offer);
                                                 restoreInto(window);
                                               }});
}

void WindowRestorer::restoreInto(MainWindow& window) {
  const SavedWindows offered = std::exchange(m_offered, {});
  MainWindow* into = &window;
  for (const SavedWindow& saved : offered.windows) {
    if (!into) {
      into = &m_group.make();
      into->show();
    }
    into->documents().restore(saved);
    into = nullptr;
  }
}

} // namespace vitrine::ui
