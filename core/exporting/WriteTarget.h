#pragma once

#include "core/base/Result.h"

#include <QString>

namespace vitrine::exporting {

std::unexpected<Error> cannotWrite(const QString& path, const QString& why);

/// Check that a file can come to this path: there is none, or a regular one and `overwrite`.
Result<void> checkFree(const QString& path, bool overwrite);

} // namespace vitrine::exporting
