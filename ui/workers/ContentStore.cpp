#include "ui/workers/ContentStore.h"

#include "core/bytes/ContentHash.h"
#include "core/bytes/OwnFile.h"
#include "core/bytes/WholeFile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <mutex>
#include <vector>

namespace vitrine::ui {
namespace {

/// Size limit of a kept text. Ten thousand bookmarks with their pictures take some 300 MB, more than anybody makes.
constexpr qint64 kMostBytes = 256 << 20;

struct KnownHash {
  std::weak_ptr<const Document> document;
  std::mutex computing;
  std::optional<QString> hash;
};

/// The place for the hash of a document; those of documents that are gone are given up.
std::shared_ptr<KnownHash> placeForHash(const DocumentPtr& document) {
  static std::mutex mutex;
  static std::vector<std::shared_ptr<KnownHash>> known;
  const std::scoped_lock lock(mutex);
  std::erase_if(known, [](const auto& each) { return each->document.expired(); });
  const auto found = std::ranges::find_if(known, [&](const auto& each) { return each->document.lock() == document; });
  if (found != known.end()) {
    return *found;
  }
  known.push_back(std::make_shared<KnownHash>());
  known.back()->document = document;
  return known.back();
}

bool hasFile(const DocumentPtr& document) {
  return document && document->spaces.size() > 0 && document->spaces[base::kFileSpace].source;
}

QString pathIn(const QString& folder, const QString& hash) {
  return QStringLiteral("%1/%2.json").arg(folder, hash);
}

QVariant readFile(const QString& path, const ContentStore::Read& read) {
  if (!QFileInfo::exists(path)) {
    return {};
  }
  const auto text = bytes::readOwnFile(path, kMostBytes);
  const auto kept = text ? read(*text) : std::nullopt;
  if (!kept) {
    // A later write must not replace it.
    QFile::remove(path + QStringLiteral(".damaged"));
    QFile::rename(path, path + QStringLiteral(".damaged"));
  }
  return kept.value_or(QVariant());
}

/// Reason why a file cannot be removed. Empty: it is gone.
QString removed(const QString& path) {
  QFile file(path);
  return !file.exists() || file.remove() ? QString() : file.errorString();
}

/// Reason why a text cannot be written. Empty: it is written completely.
QString written(const QString& folder, const QString& path, const QByteArray& text) {
  QDir().mkpath(folder);
  bytes::WholeFile file(path);
  const bool done = file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && bytes::commitWhole(file);
  return done ? QString() : file.errorString();
}

} // namespace

QString sharedContentHash(const DocumentPtr& document, base::Progress& progress) {
  if (!hasFile(document)) {
    return {};
  }
  const std::shared_ptr<KnownHash> known = placeForHash(document);
  const std::scoped_lock lock(known->computing);
  if (!known->hash) {
    known->hash = bytes::contentHash(*document->spaces[base::kFileSpace].source, progress);
  }
  return *known->hash;
}

ContentStore::ContentStore(const QString& folder, Read read, QObject* parent)
    : QObject(parent), m_folder(folder), m_read(std::move(read)),
      m_files({.lane = base::TaskLane::Background, .continuesOnFailure = true}) {}

ContentStore::~ContentStore() {
  look(nullptr);
  m_files.stop();
  m_files.waitForEnd();
}

void ContentStore::look(const DocumentPtr& document) {
  if (m_looking) {
    m_looking->cancel();
    m_looking.reset();
  }
  if (!hasFile(document)) {
    return;
  }
  struct Kept {
    QString hash;
    QVariant value;
  };
  m_looking = std::make_shared<base::Progress>();
  m_files.add(
      {},
      [document, folder = m_folder, read = m_read, progress = m_looking](base::Progress&) -> Result<Kept> {
        const QString hash = sharedContentHash(document, *progress);
        return Kept{hash, hash.isEmpty() ? QVariant() : readFile(pathIn(folder, hash), read)};
      },
      [this, document, progress = m_looking](const Kept& kept) {
        if (m_looking == progress && !kept.hash.isEmpty()) {
          m_looking.reset();
          Q_EMIT found(document, kept.hash, kept.value);
        }
      });
}

void ContentStore::save(const QString& hash, Write write) {
  m_files.add(
      {.mustFinish = true},
      [folder = m_folder, path = pathIn(m_folder, hash), write = std::move(write)](base::Progress&) -> Result<QString> {
        const QByteArray text = write();
        return text.isEmpty() ? removed(path) : written(folder, path, text);
      },
      [this](const QString& problem) {
        if (problem.isEmpty()) {
          Q_EMIT saved();
        } else {
          Q_EMIT saveFailed(problem);
        }
      });
}

} // namespace vitrine::ui
