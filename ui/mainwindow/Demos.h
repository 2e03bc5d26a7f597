#pragma once

#include <QStringList>

namespace vitrine::ui {

/// The demos to begin with in the folder of them, one of each family of formats, as far as they are there.
QStringList demosIn(const QString& folder);

/// All files below the folder of the demos.
QStringList demoFilesBelow(const QString& folder);

} // namespace vitrine::ui
