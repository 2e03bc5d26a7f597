#include "ui/browser/FactsCache.h"

#include "core/base/Version.h"
#include "core/bytes/OwnFile.h"
#include "core/bytes/WholeFile.h"
#include "core/formats/api/ArchivePath.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

namespace vitrine::ui {
namespace {

/// Size limit of the facts of one file.
constexpr qint64 kMostCacheBytes = 64 << 20;

constexpr QLatin1StringView kFactsFile("file");
constexpr QLatin1StringView kFactsStamp("stamp");
constexpr QLatin1StringView kFactsTriangles("triangles");
constexpr QLatin1StringView kFactsContent("content");
constexpr QLatin1StringView kFactsProblem("problem");
constexpr QLatin1StringView kFactsDamages("damages");

} // namespace

FactsCache::FactsCache(const QString& folder) : m_folder(QDir::cleanPath(folder)) {}

QString FactsCache::userFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + QStringLiteral("/vitrine/facts");
}

QString FactsCache::stampOf(const QString& file) {
  const QFileInfo info(formats::fileOnDisk(file));
  return info.isFile() ? QStringLiteral("%1 %2 %3")
                             .arg(QLatin1StringView(base::kVersion))
                             .arg(info.size())
                             .arg(info.lastModified().toMSecsSinceEpoch())
                       : QString();
}

QString FactsCache::pathOf(const QString& file) const {
  const QByteArray hash = QCryptographicHash::hash(QFile::encodeName(file), QCryptographicHash::Md5).toHex();
  return m_folder + u'/' + QString::fromLatin1(hash) + QStringLiteral(".json");
}

std::optional<FileFacts> FactsCache::find(const QString& file, const QString& stamp) const {
  const auto kept = stamp.isEmpty() ? std::nullopt : bytes::readOwnFile(pathOf(file), kMostCacheBytes);
  if (!kept) {
    return std::nullopt;
  }
  const QJsonObject object = QJsonDocument::fromJson(*kept).object();
  if (object.value(kFactsFile).toString() != file || object.value(kFactsStamp).toString() != stamp ||
      !object.contains(kFactsDamages)) {
    return std::nullopt;
  }
  FileFacts facts;
  if (const QJsonValue triangles = object.value(kFactsTriangles); triangles.isDouble()) {
    facts.triangles = static_cast<std::uint64_t>(triangles.toInteger());
  }
  facts.content = object.value(kFactsContent).toString();
  facts.problem = object.value(kFactsProblem).toString();
  facts.damages = object.value(kFactsDamages).toInt();
  return facts;
}

bool FactsCache::store(const QString& file, const QString& stamp, const FileFacts& facts) const {
  QJsonObject object{{kFactsFile, file},
                     {kFactsStamp, stamp},
                     {kFactsContent, facts.content},
                     {kFactsProblem, facts.problem},
                     {kFactsDamages, facts.damages}};
  if (facts.triangles) {
    object.insert(kFactsTriangles, static_cast<qint64>(*facts.triangles));
  }
  QDir().mkpath(m_folder);
  bytes::WholeFile target(pathOf(file));
  if (!target.open(QIODevice::WriteOnly)) {
    return false;
  }
  target.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
  target.write(QJsonDocument(object).toJson(QJsonDocument::Compact));
  return bytes::commitWhole(target);
}

} // namespace vitrine::ui
