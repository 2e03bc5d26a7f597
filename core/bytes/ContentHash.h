#pragma once

#include "core/base/Progress.h"
#include "core/bytes/ByteSource.h"

#include <QString>

namespace vitrine::bytes {

/// SHA-256 of all bytes, hexadecimal; empty: they cannot be read any more. Throws base::Cancelled. Thread-safe.
QString contentHash(const ByteSource& bytes, base::Progress& progress);

} // namespace vitrine::bytes
