#include "ui/browser/FolderWatch.h"

#include <QSet>

namespace vitrine::ui {
namespace {

/// The system has so many watches for all programs.
constexpr qsizetype kMostFolders = 2000;
constexpr int kQuietMs = 250;
constexpr qint64 kLongestMs = 2000;

} // namespace

FolderWatch::FolderWatch(QObject* parent) : QObject(parent) {
  m_quiet.setSingleShot(true);
  connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FolderWatch::note);
  connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FolderWatch::note);
  connect(&m_quiet, &QTimer::timeout, this, [this] {
    m_first.invalidate();
    Q_EMIT changed();
  });
}

void FolderWatch::note() {
  if (!m_first.isValid()) {
    m_first.start();
  }
  m_quiet.start(m_first.elapsed() < kLongestMs ? kQuietMs : 0);
}

void FolderWatch::replace(const QStringList& before, const QStringList& now) {
  const QSet<QString> old(before.begin(), before.end());
  const QSet<QString> fresh(now.begin(), now.end());
  if (const QSet<QString> gone = old - fresh; !gone.isEmpty()) {
    m_watcher.removePaths(gone.values());
  }
  if (const QSet<QString> come = fresh - old; !come.isEmpty()) {
    m_watcher.addPaths(come.values());
  }
}

void FolderWatch::watchFolders(const QStringList& folders) {
  replace(m_watcher.directories(), folders.mid(0, kMostFolders));
}

void FolderWatch::watchFiles(const QStringList& files) {
  replace(m_watcher.files(), files);
}

} // namespace vitrine::ui
