#include "ui/documents/FileWatch.h"

#include <QFileInfo>
#include <QSet>

#include <utility>

namespace vitrine::ui {

FileWatch::FileWatch(QObject* parent) : QObject(parent), m_watcher(this), m_rest(this) {
  m_rest.setSingleShot(true);
  m_rest.setInterval(kRestMs);
  const auto lookSoon = [this] { m_rest.start(); };
  connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this, lookSoon](const QString& file) {
    lookSoon();
    noteWriting(file);
  });
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

void FileWatch::noteWriting(const QString& file) {
  if (!m_unrest.isValid()) {
    m_unrest.start();
  } else if (m_unrest.hasExpired(kWritingMs) && m_files.contains(file) && stateOf(file) != FileState::Writing) {
    m_states.insert(file, FileState::Writing);
    Q_EMIT looked();
  }
}

void FileWatch::setFiles(const QStringList& files, const QDateTime& readAt) {
  const QSet<QString> named(files.begin(), files.end());
  const auto isOther = [&](const QString& file) { return readAt != m_reading || !named.contains(file); };
  m_read.removeIf([&](const Stamps::iterator& stamp) { return isOther(stamp.key()); });
  m_states.removeIf([&](const QHash<QString, FileState>::iterator& state) { return isOther(state.key()); });
  m_reading = readAt;
  m_unrest.invalidate();
  m_files = files;
  m_readAt = readAt;
  m_rest.stop();
  look();
}

void FileWatch::setBaseline(const Snapshot& now, const QDateTime& readAt) {
  const Stamps before = std::exchange(m_known, {});
  m_last = now.stamps;
  bool outdated = false;
  bool absent = false;
  for (const auto& [file, stamp] : m_last.asKeyValueRange()) {
    // A change is reported once. Otherwise a disk whose clock is ahead would have the file read again without end.
    const bool since = stamp.modified.isValid() && stamp.modified > readAt && before.value(file) != stamp;
    m_known.insert(file, since ? Stamp() : stamp);
    if (!m_read.contains(file)) {
      m_read.insert(file, since ? Stamp() : stamp);
    }
    outdated = outdated || since;
    absent = absent || stamp.size < 0;
  }
  watch(now.present);
  if (outdated || absent) {
    m_rest.start(); // a file that is being replaced is absent for a moment
  } else {
    setStates();
    Q_EMIT looked();
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
  if (const Stamps before = std::exchange(m_last, now.stamps); before != now.stamps) {
    m_rest.start();
    for (const auto& [file, stamp] : now.stamps.asKeyValueRange()) {
      if (stamp.size >= 0 && stamp != before.value(file)) {
        noteWriting(file);
      }
    }
    return;
  }
  m_unrest.invalidate();
  setStates();
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
  Q_EMIT looked();
}

void FileWatch::setStates() {
  for (const auto& [file, stamp] : m_last.asKeyValueRange()) {
    const Stamp read = m_read.value(file);
    const FileState state = stamp.size < 0           ? FileState::Deleted
                            : stamp == read          ? FileState::Same
                            : stamp.size < read.size ? FileState::Shorter
                                                     : FileState::Changed;
    m_states.insert(file, state);
  }
}

} // namespace vitrine::ui
