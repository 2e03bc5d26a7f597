#pragma once

#include "core/formats/api/FormatRegistry.h"

#include <QStringList>

namespace vitrine::ui {

/// Patterns of the names of files that may have a picture: of all formats but archives.
QStringList pictureNamePatterns(const formats::FormatRegistry& registry);

/// Files that a folder's picture is made of: the first by name, those of the folder itself before what lies deeper.
/// Looks at a bounded number of files, however many there are; on a disk, so for workers. `patterns`: of their names.
QStringList sampleFiles(const QString& folder, const QStringList& patterns);

} // namespace vitrine::ui
