#include "core/base/KeptList.h"

#include <QJsonDocument>

namespace vitrine::base {
namespace {

const QString kKeptVersionKey = QStringLiteral("version");
const QString kKeptFileKey = QStringLiteral("file");
constexpr int kKeptVersion = 1;

} // namespace

QJsonObject keptList(const QString& list, const QString& fileName, const QJsonArray& entries) {
  return {{kKeptVersionKey, kKeptVersion}, {kKeptFileKey, fileName}, {list, entries}};
}

std::optional<QJsonArray> keptEntries(const QByteArray& json, const QString& list, qsizetype most) {
  const QJsonObject object = QJsonDocument::fromJson(json).object();
  if (object.value(kKeptVersionKey).toInt() != kKeptVersion || !object.value(list).isArray()) {
    return std::nullopt;
  }
  QJsonArray entries = object.value(list).toArray();
  while (entries.size() > most) {
    entries.removeLast();
  }
  return entries;
}

} // namespace vitrine::base
