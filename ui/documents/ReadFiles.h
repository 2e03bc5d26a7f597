#pragma once

#include "ui/session/FileReading.h"

#include <QStringList>

namespace vitrine::ui {

/// The files on disk that a document was read from: the file itself, and all that was opened in folders since.
QStringList readFilesOf(const FileReading& reading);

} // namespace vitrine::ui
