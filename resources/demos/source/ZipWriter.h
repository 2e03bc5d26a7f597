#pragma once

#include "resources/demos/common/ByteWriter.h"

#include <string>

namespace vitrine::demos {

enum class ZipMethod { Stored, Deflate, Lzma };

struct PakFile {
  std::string path;
  Bytes data;
};

/// A plain zip archive. The clock is not asked: every entry carries the same fixed date.
Bytes writeZip(std::span<const PakFile> files, ZipMethod method);

} // namespace vitrine::demos
