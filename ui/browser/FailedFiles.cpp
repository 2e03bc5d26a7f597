#include "ui/browser/FailedFiles.h"

#include "core/formats/api/ArchivePath.h"

namespace vitrine::ui {

FailedFiles::FailedFiles(QObject* parent) : QObject(parent) {
  connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FailedFiles::forgetFile);
}

void FailedFiles::add(const QString& path, const QString& reason) {
  const QString file = formats::fileOnDisk(path);
  m_watcher.addPath(file);
  m_failures.insert(path, {reason, file});
  Q_EMIT changed(path);
}

void FailedFiles::remove(const QString& path) {
  if (m_failures.remove(path)) {
    Q_EMIT changed(path);
  }
}

void FailedFiles::forgetFile(const QString& file) {
  m_watcher.removePath(file);
  for (const QString& path : m_failures.keys()) {
    if (m_failures.value(path).file == file) {
      remove(path);
    }
  }
}

} // namespace vitrine::ui
