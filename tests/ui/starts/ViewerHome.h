#pragma once

#include "tests/support/TempFolder.h"

#include <QProcessEnvironment>

namespace vitrine::tests {

/// Home folder of a user of the program, empty at first, with the places where the program keeps things.
class ViewerHome {
public:
  /// Environment of a program that this user starts on the display of the test.
  QProcessEnvironment environment() const;

  QString settingsFile() const { return m_folder.path(QStringLiteral(".config/Vitrine/vitrine.conf")); }
  /// Returns true if a process of the program has begun to start and not shown a window yet.
  bool hasStartMark(qint64 process) const {
    return !filesIn(QStringLiteral("starts"), QStringLiteral("start-%1").arg(process)).isEmpty();
  }
  QStringList crashReports() const { return filesIn(QStringLiteral("crashes"), QStringLiteral("*.txt")); }
  QStringList filesIn(const QString& folder, const QString& pattern) const;

  /// Path of a file that the program keeps for itself, below its data folder.
  QString dataFile(const QString& name) const;
  /// Session that the program finds at its next start, of windows with one file each. `crashed`: as a crash leaves it.
  void leaveSession(const QStringList& files, bool crashed) const;

private:
  TempFolder m_folder;
};

} // namespace vitrine::tests
