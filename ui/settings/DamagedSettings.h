#pragma once

#include <QString>

namespace vitrine::ui {

/// Path of the user's settings file, as QSettings has it on Unix. QSettings itself cannot be asked before the file was
/// checked: its constructor reads the file, and a pipe in its place would block the program.
QString settingsFile();

/// True if nothing is at `path`, or a regular file that is not too large for a settings file and has no values that
/// Vitrine never writes (hasForeignVariants). QSettings may read it.
bool isSettingsFileOrMissing(const QString& path);

/// Puts a settings file that cannot be read aside, as FILE.damaged, so that it is neither used nor written over;
/// another that was put aside before is lost. Returns where it is now; empty: it was not damaged, or there is none.
/// Removes a lock file of QSettings that is no lock.
QString setDamagedSettingsAside(const QString& file);

} // namespace vitrine::ui
