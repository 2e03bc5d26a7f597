#pragma once

#include <QString>

namespace vitrine::base {

/// Lines of a crash report beside version, signal and stack.
enum class CrashNote { File, Hash, Graphics };

/// From now on a crash of this process leaves a report in `folder`, which is made where it is missing, and then takes
/// its usual way. The report holds nothing of what files contain, and no names of folders. Once, at the start, on the
/// main thread; without effect where the system has no signals.
void armCrashReports(const QString& folder);

/// Notes for the report, whether one will be written or not. On the main thread; long texts are cut.
void noteForCrash(CrashNote note, const QString& text);
/// Adds to the few last actions of the user, by their object names.
void noteActionForCrash(const QString& name);

} // namespace vitrine::base
