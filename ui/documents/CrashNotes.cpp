#include "ui/documents/CrashNotes.h"

#include "core/base/CrashReport.h"
#include "core/formats/api/ArchivePath.h"
#include "ui/actions/ActionRegistry.h"
#include "ui/session/DocumentLoader.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace vitrine::ui {
namespace {

/// As much of a file is read as tells it from any other, on any disk at once.
constexpr qint64 kHashedBytes = 4 << 20;

QString hashOf(const QString& path) {
  QFile file(formats::fileOnDisk(path));
  if (!file.open(QIODevice::ReadOnly)) {
    return {};
  }
  const QByteArray hash = QCryptographicHash::hash(file.read(kHashedBytes), QCryptographicHash::Sha256).toHex();
  return QString::fromLatin1(hash) +
         (file.size() > kHashedBytes ? QStringLiteral(" (of its first %1 bytes)").arg(kHashedBytes) : QString());
}

} // namespace

CrashNotes::CrashNotes(const DocumentLoader& loader, const ActionRegistry& actions, QObject* parent) : QObject(parent) {
  connect(&loader, &DocumentLoader::started, this, &CrashNotes::noteFile);
  connect(&actions, &ActionRegistry::triggered, this,
          [](const QAction* action) { base::noteActionForCrash(action->objectName()); });
}

void CrashNotes::noteFile(const QString& path) {
  const qint64 size = QFileInfo(formats::fileOnDisk(path)).size();
  base::noteForCrash(base::CrashNote::File,
                     QStringLiteral("%1, %2 bytes on disk").arg(QFileInfo(path).fileName()).arg(size));
  base::noteForCrash(base::CrashNote::Hash, {});
  base::noteActionForCrash(QStringLiteral("(a file is opened)"));
  m_hashing.start([path](base::Progress&) -> Result<QString> { return hashOf(path); },
                  [](const QString& hash) { base::noteForCrash(base::CrashNote::Hash, hash); });
}

} // namespace vitrine::ui
