#include "ui/settings/StartMark.h"

#include "core/bytes/OwnFile.h"
#include "core/bytes/WholeFile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>

namespace vitrine::ui {
namespace {

const QString kMarkPrefix = QStringLiteral("start-");
/// Limit of the count, so that a damaged count file has no further effect.
constexpr int kMostCounted = 1000;
constexpr qint64 kLongestCount = 16;
constexpr qint64 kLongestMark = 4096;

int readCount(const QString& path) {
  return std::clamp(bytes::readOwnFile(path, kLongestCount).value_or(QByteArray()).trimmed().toInt(), 0, kMostCounted);
}

void writeCount(const QString& path, int count) {
  bytes::writeWhole(path, QByteArray::number(count));
}

QString ownMarkName() {
  return kMarkPrefix + QString::number(QCoreApplication::applicationPid());
}

/// Lock that only the end of its process makes void.
std::unique_ptr<QLockFile> lockOf(const QString& path) {
  auto lock = std::make_unique<QLockFile>(path);
  lock->setStaleLockTime(0);
  return lock;
}

/// Removes the mark if its process has ended. Returns false if the process still runs.
bool removeLeftMark(const QString& path, bool isOwn) {
  const std::unique_ptr<QLockFile> lock = lockOf(path);
  qint64 process = 0;
  QString host;
  QString program;
  // In a container every start may have the same process id: a mark with that of this process is older than it. A mark
  // without content is of a process that was killed while it wrote the mark. Lock files are read whole.
  if (isOwn || !bytes::readOwnFile(path, kLongestMark) || !lock->getLockInfo(&process, &host, &program)) {
    return QFile::remove(path);
  }
  // Locking succeeds if the process has ended. Releasing the lock removes the mark.
  return lock->tryLock(0);
}

} // namespace

StartMark::StartMark(const QString& folder) : m_folder(folder) {
  QDir().mkpath(folder);
  countLeftMarks();
  m_mark = lockOf(QDir(folder).filePath(ownMarkName()));
  m_mark->tryLock(0);
}

QString StartMark::folder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/starts");
}

QString StartMark::countFile() const {
  return QDir(m_folder).filePath(QStringLiteral("failed"));
}

void StartMark::countLeftMarks() {
  const int before = readCount(countFile());
  int left = 0;
  for (const QString& name : QDir(m_folder).entryList({kMarkPrefix + u'*'}, QDir::Files)) {
    left += removeLeftMark(QDir(m_folder).filePath(name), name == ownMarkName()) ? 1 : 0;
  }
  m_failedStarts = std::min(before + left, kMostCounted);
  if (left > 0) {
    writeCount(countFile(), m_failedStarts);
  }
}

void StartMark::windowAppeared() {
  m_mark->unlock();
  QFile::remove(countFile());
}

} // namespace vitrine::ui
