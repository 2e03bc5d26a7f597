#include "ui/content/ContentReport.h"

#include <QDir>

namespace vitrine::ui {
namespace {

constexpr std::size_t kMostMissing = 200;

QString withoutHome(const QString& path) {
  const QString home = QDir::homePath();
  return home.size() > 1 && (path == home || path.startsWith(home + QLatin1Char('/')))
             ? QLatin1Char('~') + path.mid(home.size())
             : path;
}

} // namespace

QStringList contentReport(const Session& session) {
  if (session.empty()) {
    return {};
  }
  QStringList lines;
  const auto& searchPaths = session.reading()->searchPaths;
  lines << (searchPaths.empty() ? QStringLiteral("Search paths: only the file itself") : QStringLiteral("Looked in:"));
  for (const files::SearchPath& path : searchPaths) {
    lines << QStringLiteral("  %1 (%2)").arg(withoutHome(path.path), path.reason);
  }
  const std::vector<files::MissingFile> missing = session.missing();
  lines << (missing.empty() ? QStringLiteral("Missing: nothing")
                            : QStringLiteral("Missing: %1 files").arg(missing.size()));
  for (std::size_t i = 0; i < std::min(missing.size(), kMostMissing); ++i) {
    lines << QStringLiteral("  %1 (used by %2, %3 times)")
                 .arg(missing[i].path, missing[i].wantedBy, QString::number(missing[i].times));
  }
  if (missing.size() > kMostMissing) {
    lines << QStringLiteral("  and %1 more").arg(missing.size() - kMostMissing);
  }
  return lines;
}

} // namespace vitrine::ui
