#include "core/formats/api/ArchivePath.h"

#include <QDir>
#include <QFileInfo>

namespace vitrine::formats {

std::optional<ArchivePath> ArchivePath::of(const QString& path) {
  const QString slashed = QDir::fromNativeSeparators(path);
  if (QFileInfo::exists(slashed)) {
    return std::nullopt;
  }
  for (qsizetype slash = slashed.lastIndexOf(QLatin1Char('/')); slash > 0;
       slash = slashed.lastIndexOf(QLatin1Char('/'), slash - 1)) {
    const QFileInfo above(slashed.left(slash));
    if (above.isFile()) {
      qsizetype start = slash;
      while (start < slashed.size() && slashed[start] == u'/') {
        ++start;
      }
      const QString inner = QDir::cleanPath(slashed.mid(start));
      const bool leads = !inner.isEmpty() && inner != QLatin1String(".");
      return leads ? std::optional(ArchivePath{above.filePath(), inner}) : std::nullopt;
    }
    if (above.exists()) {
      return std::nullopt;
    }
  }
  return std::nullopt;
}

QString fileOnDisk(const QString& path) {
  const auto inside = ArchivePath::of(path);
  return inside ? inside->file : path;
}

} // namespace vitrine::formats
