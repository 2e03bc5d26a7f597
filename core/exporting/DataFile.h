#pragma once

#include "core/bytes/SendBytes.h"

#include <QString>

namespace vitrine::exporting {

/// Sends what is to be written.
using DataWriter = std::function<Result<void>(const bytes::ByteSink& sink)>;

/// Check that a file may be written over: it is not the one on disk that `opened` was read from, whatever name it goes
/// by.
Result<void> checkNotOpened(const QString& path, const QString& opened);

/// Writes a file piece by piece, in the place of one that is there; it appears whole or not at all. What is no regular
/// file, and the one at `opened` on disk, are refused. Errors of `write` end it, and so does what it throws.
Result<void> writeDataFile(const QString& path, const QString& opened, const DataWriter& write);

} // namespace vitrine::exporting
