#include "core/files/DiskNames.h"

#include "core/files/Mount.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace vitrine::files {

std::optional<QString> namedOnDisk(const QString& folder, const QString& relative) {
  const auto name = relativePath(relative);
  if (!name || !QFileInfo(folder).isDir()) {
    return std::nullopt;
  }
  QString path = QDir::cleanPath(folder);
  for (const QString& part : name->split(QLatin1Char('/'), Qt::SkipEmptyParts)) {
    const QDir at(path);
    if (QFileInfo::exists(at.filePath(part))) {
      path = at.filePath(part);
      continue;
    }
    const QStringList names = at.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    const auto same = std::ranges::find_if(
        names, [&](const QString& other) { return other.compare(part, Qt::CaseInsensitive) == 0; });
    if (same == names.end()) {
      return std::nullopt;
    }
    path = at.filePath(*same);
  }
  return path;
}

} // namespace vitrine::files
