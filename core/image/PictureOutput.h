#pragma once

#include "core/base/Result.h"

#include <QImage>

namespace vitrine::image {

/// Writes a picture in the kind that the name's ending says. The file appears whole or not at all: what was there
/// before stays where writing fails. Errors: WriteFailed. Thread-safe.
Result<void> savePicture(const QImage& picture, const QString& path);

} // namespace vitrine::image
