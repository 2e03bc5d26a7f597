#include "core/bytes/WholeFile.h"

#include <QSaveFile>

namespace vitrine::bytes {

bool commitWhole(QSaveFile& file) {
  if (!file.flush()) {
    file.cancelWriting();
    return false;
  }
  return file.commit();
}

bool writeWhole(const QString& path, const QByteArray& content) {
  QSaveFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && commitWhole(file);
}

} // namespace vitrine::bytes
