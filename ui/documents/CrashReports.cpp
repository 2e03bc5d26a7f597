#include "ui/documents/CrashReports.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace vitrine::ui {
namespace {

constexpr qsizetype kMostToldReports = 10;
const QString kToldPrefix = QStringLiteral("told-");

/// Names begin with the time of the start.
QFileInfoList newestFirst(const QString& folder, const QString& pattern) {
  return QDir(folder).entryInfoList({pattern}, QDir::Files, QDir::Name | QDir::Reversed);
}

} // namespace

QString crashReportFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/crashes");
}

QStringList newCrashReports(const QString& folder) {
  QStringList paths;
  for (const QFileInfo& report : newestFirst(folder, QStringLiteral("crash-*.txt"))) {
    paths << report.absoluteFilePath();
  }
  return paths;
}

QString keepCrashReport(const QString& path) {
  const QFileInfo report(path);
  const QString kept = report.dir().filePath(kToldPrefix + report.fileName());
  QFile::rename(path, kept);
  const QFileInfoList told = newestFirst(report.path(), kToldPrefix + QStringLiteral("crash-*.txt"));
  for (qsizetype i = kMostToldReports; i < told.size(); ++i) {
    QFile::remove(told[i].filePath());
  }
  return kept;
}

} // namespace vitrine::ui
