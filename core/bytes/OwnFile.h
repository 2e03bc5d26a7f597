#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace vitrine::bytes {

/// Returns true if a regular file is at `path`, or nothing. Anything else in the place of a file that the program keeps
/// for itself (a pipe, a device, a folder) must not be opened: reading it may never end.
bool isRegularOrMissing(const QString& path);

/// Content of a regular file of at most `mostBytes`. Returns nothing if the file is missing, larger, of another kind or
/// cannot be read.
std::optional<QByteArray> readOwnFile(const QString& path, qint64 mostBytes);

/// Removes whatever is in the place of a file that the program keeps for itself, unless it is a regular file of at most
/// `mostBytes`. A folder stays. Use it for files that others read whole, as QLockFile does.
void removeUnlessOwnFile(const QString& path, qint64 mostBytes);

} // namespace vitrine::bytes
