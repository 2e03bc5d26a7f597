#include "ui/session/SameFile.h"

#include "core/formats/api/ArchivePath.h"

#include <QDir>
#include <QFileInfo>

namespace vitrine::ui {

bool leadToSameFile(const QString& path, const QString& other) {
  if (path.isEmpty() || other.isEmpty() || path == other) {
    return path == other && !path.isEmpty();
  }
  const QString file = formats::fileOnDisk(path);
  const QString otherFile = formats::fileOnDisk(other);
  if (QDir::cleanPath(path.mid(file.size())) != QDir::cleanPath(other.mid(otherFile.size()))) {
    return false;
  }
  const QString canonical = QFileInfo(file).canonicalFilePath();
  return !canonical.isEmpty() && canonical == QFileInfo(otherFile).canonicalFilePath();
}

} // namespace vitrine::ui
