#pragma once

#include "core/base/ByteRange.h"

#include <QString>

#include <cstdint>

namespace vitrine::formats::source {

/// Storage method of an entry's bytes; other numbers of the zip specification are not read.
enum class ZipMethod : std::uint16_t { Stored = 0, Deflate = 8, Lzma = 14 };

/// One file of an archive, as its directory (or, where that is damaged, its local header) tells.
/// Byte ranges are places in the document, cut to the archive: `where` of readZipDirectory decides their space and
/// start.
struct ZipEntry {
  QString name;             ///< as stored, with forward slashes; may be hostile: never use it as a path on disk
  std::uint16_t method = 0; ///< see ZipMethod
  std::uint16_t flags = 0;
  std::uint32_t crc = 0; ///< of the decoded bytes; 0 where the writer left it out
  std::uint64_t codedSize = 0;
  std::uint64_t size = 0;       ///< decoded
  std::uint64_t dataOffset = 0; ///< of the coded bytes, in the archive's ByteSource
  ByteRange localHeader = {};   ///< with name and extra field; empty when it could not be read
  ByteRange data = {};          ///< the coded bytes
  ByteRange centralRecord = {}; ///< with name, extra field and comment; empty for entries found without the directory
  QString problem = {};         ///< why it cannot be opened; empty: it can

  bool folder() const { return name.endsWith(QLatin1Char('/')); }
};

/// "stored", "deflate", "LZMA", or "method N".
QString zipMethodName(std::uint16_t method);

} // namespace vitrine::formats::source
