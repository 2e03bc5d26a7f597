#pragma once

#include <QStringList>

namespace vitrine::ui {

/// Folder of the reports that crashes leave (base::armCrashReports), in the user's own place.
QString crashReportFolder();

/// Reports that nobody was told of yet, the newest first.
QStringList newCrashReports(const QString& folder);
/// Keeps a report, as one that its user was told of; of those the latest few stay. Returns its path from now on.
QString keepCrashReport(const QString& path);

} // namespace vitrine::ui
