#pragma once

#include "core/base/Result.h"
#include "core/bytes/ByteSource.h"

#include <QString>

namespace vitrine::formats::x3 {

/// The DAT beside the catalogue at `path`: of the same stem, whatever the catalogue's first line says, and without
/// regard to case. Empty: there is none.
QString dataFileOf(const QString& path);

/// The bytes of a DAT as they are meant: all are XORed with the same number. Read by range, never whole.
ByteSourcePtr makeDataSource(ByteSourcePtr coded);

/// The DAT beside the catalogue at `path`, decoded.
Result<ByteSourcePtr> openData(const QString& path);

} // namespace vitrine::formats::x3
