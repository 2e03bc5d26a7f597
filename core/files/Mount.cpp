#include "core/files/Mount.h"

namespace vitrine::files {

std::optional<QString> relativePath(const QString& path) {
  QString slashed = path;
  slashed.replace(QLatin1Char('\\'), QLatin1Char('/'));
  const bool drive = slashed.size() >= 2 && slashed[1] == QLatin1Char(':');
  if (slashed.startsWith(QLatin1Char('/')) || drive || slashed.contains(QChar(0))) {
    return std::nullopt;
  }
  QStringList kept;
  for (const QString& part : slashed.split(QLatin1Char('/'), Qt::SkipEmptyParts)) {
    if (part == QLatin1String("..")) {
      return std::nullopt;
    }
    if (part != QLatin1String(".")) {
      kept << part;
    }
  }
  return kept.join(QLatin1Char('/'));
}

std::optional<QString> normalisedPath(const QString& path) {
  const auto relative = relativePath(path);
  return relative ? std::optional(relative->toLower()) : std::nullopt;
}

} // namespace vitrine::files
