#include "tests/ui/starts/ViewerHome.h"

#include "ui/documents/SavedWindows.h"

namespace vitrine::tests {
namespace {

const QString kData = QStringLiteral(".local/share/Vitrine/vitrine/");

} // namespace

QProcessEnvironment ViewerHome::environment() const {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"}) {
    environment.remove(QLatin1String(name));
  }
  environment.insert(QStringLiteral("HOME"), m_folder.path());
  return environment;
}

QString ViewerHome::dataFile(const QString& name) const {
  return m_folder.path(kData + name);
}

QStringList ViewerHome::filesIn(const QString& folder, const QString& pattern) const {
  return QDir(dataFile(folder)).entryList({pattern}, QDir::Files);
}

void ViewerHome::leaveSession(const QStringList& files, bool crashed) const {
  ui::SavedWindows saved;
  for (const QString& file : files) {
    ui::DocumentTab tab;
    tab.request.path = file;
    ui::SavedWindow window;
    window.tabs.push_back(std::move(tab));
    saved.windows.push_back(std::move(window));
  }
  m_folder.write(kData + QStringLiteral("session/session.json"), saved.toJson());
  if (crashed) {
    m_folder.write(kData + QStringLiteral("session/running"), QByteArray());
  }
}

} // namespace vitrine::tests
