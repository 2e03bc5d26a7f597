#pragma once

#include <QString>

namespace vitrine::ui {

/// True if two paths lead to one file: they may be spelled differently, or lead through links of the file system. Both
/// may go on within an archive.
bool leadToSameFile(const QString& path, const QString& other);

} // namespace vitrine::ui
