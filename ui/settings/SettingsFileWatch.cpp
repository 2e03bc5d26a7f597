#include "ui/settings/SettingsFileWatch.h"

#include <QDir>
#include <QFileInfo>

namespace vitrine::ui {
namespace {

constexpr int kCollectMs = 100;

} // namespace

SettingsFileWatch::SettingsFileWatch(const QString& file) : m_file(file) {
  const QString folder = QFileInfo(file).absolutePath();
  QDir().mkpath(folder);
  m_watcher.addPath(folder);
  watchFile();
  m_pause.setSingleShot(true);
  m_pause.setInterval(kCollectMs);
  const auto notice = [this] {
    watchFile();
    if (!m_pause.isActive()) {
      m_pause.start();
    }
  };
  connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, notice);
  connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, notice);
  connect(&m_pause, &QTimer::timeout, this, &SettingsFileWatch::changed);
}

void SettingsFileWatch::watchFile() {
  if (QFileInfo(m_file).isFile() && !m_watcher.files().contains(m_file)) {
    m_watcher.addPath(m_file);
  }
}

} // namespace vitrine::ui
