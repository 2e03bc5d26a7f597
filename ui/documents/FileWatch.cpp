#include "ui/documents/FileWatch.h"

#include <QFileInfo>

#include <utility>

namespace vitrine::ui {

FileWatch::FileWatch(QObject* parent) : QObject(parent), m_watcher(this), m_rest(this) {
  m_rest.setSingleShot(true);
  m_rest.setInterval(kRestMs);
  const auto lookSoon = [this] { m_rest.start(); };
  connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, lookSoon);
  connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, lookSoon);
  connect(&m_rest, &QTimer::timeout, this, &FileWatch::lookAgain);
}

FileWatch::Stamp FileWatch::stampOf(const QString& file) {
  const QFileInfo info(file);
  return info.exists() ? Stamp{info.size(), info.lastModified()} : Stamp();
}

FileWatch::Stamps FileWatch::stamps() const {
  Stamps all;
  for (const QString& file : m_files) {
    all.insert(file, stampOf(file));
  }
  return all;
}

void FileWatch::setFiles(const QStringList& files, const QDateTime& readAt) {
  const Stamps before = std::exchange(m_known, {});
  m_files = files;
  m_last = stamps();
  bool outdated = false;
  for (const auto& [file, stamp] : m_last.asKeyValueRange()) {
    // Told of once: a disk whose clock is ahead would have the file read for ever.
    const bool since = stamp.modified.isValid() && stamp.modified > readAt && before.value(file) != stamp;
    m_known.insert(file, since ? Stamp() : stamp);
    outdated = outdated || since;
  }
  m_rest.stop();
  watch();
  if (outdated) {
    m_rest.start();
  }
}

void FileWatch::watch() {
  // Of the folders too: what is put in the place of a file is another file.
  QStringList wanted = m_files;
  for (const QString& file : m_files) {
    wanted << QFileInfo(file).absolutePath();
  }
  wanted.removeDuplicates();
  const QStringList watched = m_watcher.files() + m_watcher.directories();
  QStringList gone = watched;
  gone.removeIf([&](const QString& path) { return wanted.contains(path); });
  QStringList fresh = wanted;
  fresh.removeIf([&](const QString& path) { return watched.contains(path) || !QFileInfo::exists(path); });
  if (!gone.isEmpty()) {
    m_watcher.removePaths(gone);
  }
  if (!fresh.isEmpty()) {
    m_watcher.addPaths(fresh);
  }
}

void FileWatch::lookAgain() {
  watch();
  const Stamps now = stamps();
  if (std::exchange(m_last, now) != now) {
    m_rest.start();
    return;
  }
  QStringList different;
  for (const auto& [file, stamp] : now.asKeyValueRange()) {
    if (stamp.size >= 0 && stamp != m_known.value(file)) {
      different << file;
      m_known.insert(file, stamp);
    }
  }
  if (!different.isEmpty()) {
    Q_EMIT changed(different);
  }
}

} // namespace vitrine::ui
