#include "ui/mainwindow/GroupSession.h"

#include "ui/documents/Documents.h"
#include "ui/mainwindow/WindowGroup.h"
#include "ui/settings/DocumentSettings.h"
#include "ui/shell/MessageBar.h"
#include "ui/viewport/Viewport.h"

#include <QEvent>
#include <QFileInfo>
#include <QStandardPaths>

namespace vitrine::ui {

GroupSession::GroupSession(WindowGroup& group, const Settings& settings, const QString& folder)
    : m_group(group), m_settings(settings), m_keeper(folder), m_offered(m_keeper.left().session) {
  if (m_keeper.left().crashed) {
    m_offered.leaveOut(m_keeper.left().opening);
  }
  m_soon.setSingleShot(true);
  m_soon.setInterval(kDelayMs);
  connect(&m_soon, &QTimer::timeout, this, &GroupSession::save);
  connect(&group, &WindowGroup::made, this, [this](MainWindow* window) { follow(*window); });
}

GroupSession::~GroupSession() {
  if (!m_group.windows().empty()) {
    save();
  }
}

QString GroupSession::folder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/session");
}

void GroupSession::follow(MainWindow& window) {
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
  connect(&loader, &DocumentLoader::started, this, [this](const QString& path) { m_keeper.noteOpening(path); });
  connect(&loader, &DocumentLoader::finished, this, [this] { m_keeper.noteOpening({}); });
}

bool GroupSession::eventFilter(QObject* watched, QEvent* event) {
  // The last window that is closed leaves its session.
  if (event->type() == QEvent::Close) {
    save();
  }
  return QObject::eventFilter(watched, event);
}

void GroupSession::save() {
  m_soon.stop();
  const std::vector<MainWindow*> windows = m_group.windows();
  if (windows.empty() || !m_keeper.keeps()) {
    return;
  }
  SavedSession session;
  for (MainWindow* window : windows) {
    SavedWindow saved = window->documents().saved();
    if (!saved.tabs.empty()) {
      session.windows.push_back(std::move(saved));
    }
  }
  m_keeper.save(std::move(session));
}

bool GroupSession::begin(MainWindow& window) {
  const bool crashed = m_keeper.left().crashed;
  if (m_keeper.left().damaged) {
    window.addMessageBar().showMessage(
        MessageBar::Kind::Warning,
        tr("What was open in the last run could not be read. It was put aside as session.json.damaged."));
    return true;
  }
  if (!m_keeper.keeps() || m_offered.empty() || m_settings.value(setting::kRestoreTabs) == RestoreTabs::Never) {
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

void GroupSession::ask(MainWindow& window) {
  QString text = tr("Vitrine closed unexpectedly. %n document(s) were open.", nullptr, m_offered.tabCount());
  if (const QString& guilty = m_keeper.left().opening; !guilty.isEmpty()) {
    text += u' ' + tr("%1 is left out: it was being opened then.").arg(QFileInfo(guilty).fileName());
  }
  // In a bar of its own: the offer stays while other files are shown.
  MessageBar& bar = window.addMessageBar();
  bar.showMessage(MessageBar::Kind::Warning, text, tr("Open Again"), [this, &window, &bar] {
    bar.dismiss();
    restoreInto(window);
  });
}

void GroupSession::restoreInto(MainWindow& window) {
  const SavedSession session = std::exchange(m_offered, {});
  MainWindow* into = &window;
  for (const SavedWindow& saved : session.windows) {
    if (!into) {
      into = &m_group.make();
      into->show();
    }
    into->documents().restore(saved);
    into = nullptr;
  }
}

} // namespace vitrine::ui
