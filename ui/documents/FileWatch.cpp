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
  connect(&m_looking, &base::Task::failed, this, lookSoon);
  connect(&m_rest, &QTimer::timeout, this, &FileWatch::look);
}

FileWatch::Stamp FileWatch::stampOf(const QString& file) {
  const QFileInfo info(file);
  return info.exists() ? Stamp{info.size(), info.lastModified()} : Stamp();
}

FileWatch::Snapshot FileWatch::snapshotOf(const QStringList& files) {
  Snapshot now;
  for (const QString& file : files) {
    now.stamps.insert(file, stampOf(file));
    // The folder is watched as well: a file that replaces another one is a different file.
    now.present << file << QFileInfo(file).absolutePath();
  }
  now.present.removeDuplicates();
  now.present.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
  return now;
}

void FileWatch::look() {
  m_looking.start([files = m_files](base::Progress&) -> Result<Snapshot> { return snapshotOf(files); },
                  [this](const Snapshot& now) {
                    if (const auto readAt = std::exchange(m_readAt, std::nullopt)) {
                      setBaseline(now, *readAt);
                    } else {
                      compare(now);
                    }
                  });
}

void FileWatch::setFiles(const QStringList& files, const QDateTime& readAt) {
  m_files = files;
  m_readAt = readAt;
  m_rest.stop();
  look();
}

void FileWatch::setBaseline(const Snapshot& now, const QDateTime& readAt) {
  const Stamps before = std::exchange(m_known, {});
  m_last = now.stamps;
  bool outdated = false;
  for (const auto& [file, stamp] : m_last.asKeyValueRange()) {
    // A change is reported once. Otherwise a disk whose clock is ahead would have the file read again without end.
    const bool since = stamp.modified.isValid() && stamp.modified > readAt && before.value(file) != stamp;
    m_known.insert(file, since ? Stamp() : stamp);
    outdated = outdated || since;
  }
  watch(now.present);
  if (outdated) {
    m_rest.start();
  }
}

void FileWatch::watch(const QStringList& present) {
  const QStringList watched = m_watcher.files() + m_watcher.directories();
  QStringList gone = watched;
  gone.removeIf([&](const QString& path) { return present.contains(path); });
  QStringList fresh = present;
  fresh.removeIf([&](const QString& path) { return watched.contains(path); });
  if (!gone.isEmpty()) {
    m_watcher.removePaths(gone);
  }
  if (!fresh.isEmpty()) {
    m_watcher.addPaths(fresh);
  }
}

void FileWatch::compare(const Snapshot& now) {
  watch(now.present);
  if (std::exchange(m_last, now.stamps) != now.stamps) {
    m_rest.start();
    return;
  }
  QStringList different;
  for (const auto& [file, stamp] : now.stamps.asKeyValueRange()) {
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
