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
  connect(&m_rest, &QTimer::timeout, this, [this] { startLook([this](const Look& look) { takeNext(look); }); });
}

FileWatch::Stamp FileWatch::stampOf(const QString& file) {
  const QFileInfo info(file);
  return info.exists() ? Stamp{info.size(), info.lastModified()} : Stamp();
}

FileWatch::Look FileWatch::lookAt(const QStringList& files) {
  Look look;
  for (const QString& file : files) {
    look.stamps.insert(file, stampOf(file));
    // The folder is watched as well: a file that replaces another one is a different file.
    look.present << file << QFileInfo(file).absolutePath();
  }
  look.present.removeDuplicates();
  look.present.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
  return look;
}

void FileWatch::startLook(std::function<void(const Look& look)> then) {
  m_looking.start([files = m_files](base::Progress&) -> Result<Look> { return lookAt(files); }, std::move(then));
}

void FileWatch::setFiles(const QStringList& files, const QDateTime& readAt) {
  m_files = files;
  m_rest.stop();
  startLook([this, readAt](const Look& look) { takeFirst(look, readAt); });
}

void FileWatch::takeFirst(const Look& look, const QDateTime& readAt) {
  const Stamps before = std::exchange(m_known, {});
  m_last = look.stamps;
  bool outdated = false;
  for (const auto& [file, stamp] : m_last.asKeyValueRange()) {
    // A change is reported once. Otherwise a disk whose clock is ahead would have the file read again without end.
    const bool since = stamp.modified.isValid() && stamp.modified > readAt && before.value(file) != stamp;
    m_known.insert(file, since ? Stamp() : stamp);
    outdated = outdated || since;
  }
  watch(look.present);
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

void FileWatch::takeNext(const Look& look) {
  watch(look.present);
  if (std::exchange(m_last, look.stamps) != look.stamps) {
    m_rest.start();
    return;
  }
  QStringList different;
  for (const auto& [file, stamp] : look.stamps.asKeyValueRange()) {
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
