#include "core/bytes/OwnFile.h"

#include <QFile>
#include <QFileInfo>

namespace vitrine::bytes {

bool isRegularOrMissing(const QString& path) {
  const QFileInfo info(path);
  return info.isFile() || !info.exists();
}

std::optional<QByteArray> readOwnFile(const QString& path, qint64 mostBytes) {
  QFile file(path);
  if (!QFileInfo(path).isFile() || file.size() > mostBytes || !file.open(QIODevice::ReadOnly)) {
    return std::nullopt;
  }
  return file.read(mostBytes);
}

void removeUnlessOwnFile(const QString& path, qint64 mostBytes) {
  if (!isRegularOrMissing(path) || QFileInfo(path).size() > mostBytes) {
    QFile::remove(path);
  }
}

} // namespace vitrine::bytes
