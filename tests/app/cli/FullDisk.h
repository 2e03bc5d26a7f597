#pragma once

#include "tests/app/cli/CliRunner.h"

#include <QDir>

namespace vitrine::tests {

/// Runs the program as on a disk with so little space left for each file.
inline CliRun runOnFullDisk(int kibibytes, const QStringList& arguments) {
  return runShell(
      QStringLiteral("export LC_ALL=C.UTF-8; trap '' XFSZ; ulimit -f %1; exec \"$CLI\" \"$@\"").arg(kibibytes),
      arguments);
}

/// Reason that the system gives then.
inline const QString kFileTooLarge = QStringLiteral("File too large");

/// Names of all files in a folder, also hidden ones.
inline QStringList filesIn(const QString& folder) {
  return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

} // namespace vitrine::tests
