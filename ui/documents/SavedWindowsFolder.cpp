#include "ui/documents/SavedWindowsFolder.h"

#include "core/bytes/OwnFile.h"
#include "core/bytes/WholeFile.h"
#include "ui/documents/EndMarks.h"

#include <QDir>
#include <QFile>

namespace vitrine::ui {
namespace {

constexpr const char* kSession = "session.json";
constexpr const char* kRunning = "running";
constexpr const char* kOpening = "opening";
constexpr const char* kLock = "lock";

/// Thousands of documents take some megabytes.
constexpr qint64 kMostBytes = 64 << 20;
/// A lock holds the names of a program and a computer.
constexpr qint64 kMostLockBytes = 4096;

QByteArray contentOf(const QString& path) {
  return bytes::readOwnFile(path, kMostBytes).value_or(QByteArray());
}

bool writePlain(const QString& path, const QByteArray& content) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

} // namespace

SavedWindowsFolder::SavedWindowsFolder(const QString& folder) : m_folder(folder) {
  QDir().mkpath(folder);
  for (const char* name : {kRunning, kOpening}) {
    bytes::removeUnlessOwnFile(inFolder(name), kMostBytes);
  }
  bytes::removeUnlessOwnFile(inFolder(kLock), kMostLockBytes); // QLockFile reads it whole
  m_lock = std::make_unique<QLockFile>(inFolder(kLock));
  m_lock->setStaleLockTime(0); // only the end of its process makes it void
  if (!m_lock->tryLock(0)) {
    return;
  }
  readLeft();
  m_keeps = writePlain(inFolder(kRunning), {});
  if (m_keeps) {
    removeAtEnd({inFolder(kRunning), inFolder(kOpening)});
  }
}

SavedWindowsFolder::~SavedWindowsFolder() {
  m_writes.waitForEnd();
  if (m_keeps) {
    removeAtEnd({});
    QFile::remove(inFolder(kOpening));
    QFile::remove(inFolder(kRunning));
  }
}

QString SavedWindowsFolder::inFolder(const char* name) const {
  return m_folder + u'/' + QLatin1String(name);
}

void SavedWindowsFolder::readLeft() {
  m_left.crashed = QFile::exists(inFolder(kRunning));
  m_left.opening = QString::fromUtf8(contentOf(inFolder(kOpening)));
  QFile::remove(inFolder(kOpening));
  const QString path = inFolder(kSession);
  if (!QFile::exists(path)) {
    return;
  }
  if (auto windows = SavedWindows::fromJson(contentOf(path))) {
    m_left.windows = std::move(*windows);
  } else {
    m_left.damaged = true;
    const QString aside = path + QStringLiteral(".damaged");
    QFile::remove(aside);
    QFile::rename(path, aside);
  }
}

void SavedWindowsFolder::save(SavedWindows windows) {
  if (m_keeps) {
    m_writes.add(
        {.mustFinish = true},
        [path = inFolder(kSession), windows = std::move(windows)](base::Progress&) -> Result<void> {
          bytes::writeWhole(path, windows.toJson());
          return {};
        },
        [] {});
  }
}

void SavedWindowsFolder::noteOpening(const QString& path) {
  if (!m_keeps) {
    return;
  }
  if (path.isEmpty()) {
    QFile::remove(inFolder(kOpening));
  } else {
    writePlain(inFolder(kOpening), path.toUtf8());
  }
}

} // namespace vitrine::ui
