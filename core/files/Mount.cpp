#include "core/files/Mount.h"

#include <QStringList>

namespace vitrine::files {

namespace {

/// The parts of a path without empty ones and "."; nullopt when it is absolute or no path at all.
std::optional<QStringList> partsOf(const QString& path) {
  QString slashed = path;
  slashed.replace(QLatin1Char('\\'), QLatin1Char('/'));
  const bool drive = slashed.size() >= 2 && slashed[1] == QLatin1Char(':');
  if (slashed.startsWith(QLatin1Char('/')) || drive || slashed.contains(QChar(0))) {
    return std::nullopt;
  }
  QStringList parts = slashed.split(QLatin1Char('/'), Qt::SkipEmptyParts);
  parts.removeAll(QStringLiteral("."));
  return parts;
}

const QString kParent = QStringLiteral("..");

} // namespace

std::optional<QString> relativePath(const QString& path) {
  const auto parts = partsOf(path);
  return parts && !parts->contains(kParent) ? std::optional(parts->join(QLatin1Char('/'))) : std::nullopt;
}

std::optional<QString> resolvedPath(const QString& folder, const QString& path) {
  const auto start = relativePath(folder);
  const auto parts = partsOf(path);
  if (!start || !parts) {
    return std::nullopt;
  }
  QStringList kept = start->split(QLatin1Char('/'), Qt::SkipEmptyParts);
  for (const QString& part : *parts) {
    if (part != kParent) {
      kept << part;
    } else if (kept.isEmpty()) {
      return std::nullopt;
    } else {
      kept.removeLast();
    }
  }
  return kept.join(QLatin1Char('/'));
}

QString folderOf(const QString& path) {
  const qsizetype slash = path.lastIndexOf(QLatin1Char('/'));
  return slash < 0 ? QString() : path.left(slash);
}

std::optional<QString> normalisedPath(const QString& path) {
  const auto relative = relativePath(path);
  return relative ? std::optional(relative->toLower()) : std::nullopt;
}

} // namespace vitrine::files
