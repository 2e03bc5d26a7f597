#pragma once

#include "core/bytes/FileBytes.h"

#include <functional>

namespace vitrine::bench {

/// Measured work on a file: reading its bytes, which are in memory already.
using ParseFile = std::function<void(const QString& name, const ByteSourcePtr& source, const Bytes& bytes)>;

/// Registers "row/file" for each of the bench files with this extension.
void registerFileBenchmarks(const std::string& row, QLatin1StringView extension, const ParseFile& parse);

} // namespace vitrine::bench
