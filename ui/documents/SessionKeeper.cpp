#include "ui/documents/SessionKeeper.h"

#include "ui/documents/EndMarks.h"
#include "ui/settings/OwnFiles.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

namespace vitrine::ui {
namespace {

constexpr const char* kSession = "session.json";
constexpr const char* kRunning = "running";
constexpr const char* kOpening = "opening";

/// Sessions of thousands of documents take some megabytes.
constexpr qint64 kMostSessionBytes = 64 << 20;

QByteArray contentOf(const QString& path) {
  return readOwnFile(path, kMostSessionBytes).value_or(QByteArray());
}

bool writePlain(const QString& path, const QByteArray& content) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

void writeWhole(const QString& path, const QByteArray& content) {
  QSaveFile file(path);
  if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size()) {
    file.commit();
  }
}

} // namespace

SessionKeeper::SessionKeeper(const QString& folder) : m_folder(folder) {
  QDir().mkpath(folder);
  for (const char* name : {"lock", kRunning, kOpening}) {
    if (!isRegularOrMissing(inFolder(name))) {
      QFile::remove(inFolder(name));
    }
  }
  m_lock = std::make_unique<QLockFile>(inFolder("lock"));
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

SessionKeeper::~SessionKeeper() {
  m_writes.waitForEnd();
  if (m_keeps) {
    removeAtEnd({});
    QFile::remove(inFolder(kOpening));
    QFile::remove(inFolder(kRunning));
  }
}

QString SessionKeeper::inFolder(const char* name) const {
  return m_folder + u'/' + QLatin1String(name);
}

void SessionKeeper::readLeft() {
  m_left.crashed = QFile::exists(inFolder(kRunning));
  m_left.opening = QString::fromUtf8(contentOf(inFolder(kOpening)));
  QFile::remove(inFolder(kOpening));
  const QString path = inFolder(kSession);
  if (!QFile::exists(path)) {
    return;
  }
  if (auto session = SavedSession::fromJson(contentOf(path))) {
    m_left.session = std::move(*session);
  } else {
    m_left.damaged = true;
    const QString aside = path + QStringLiteral(".damaged");
    QFile::remove(aside);
    QFile::rename(path, aside);
  }
}

void SessionKeeper::save(SavedSession session) {
  if (m_keeps) {
    m_writes.add(
        {.mustFinish = true},
        [path = inFolder(kSession), session = std::move(session)](base::Progress&) -> Result<void> {
          writeWhole(path, session.toJson());
          return {};
        },
        [] {});
  }
}

void SessionKeeper::noteOpening(const QString& path) {
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
