#include "resources/demos/source/ZipWriter.h"

#include "resources/demos/common/Deflate.h"
#include "resources/demos/source/LzmaWriter.h"

#include <zlib.h>

#include <stdexcept>

namespace vitrine::demos {

namespace {

constexpr int kZipMemory = 9;
constexpr std::uint32_t kFixedDate = (2004 - 1980) << 9 | 11 << 5 | 16;

struct Entry {
  std::uint32_t method = 0;
  std::uint32_t crc = 0;
  Bytes data;
};

/// Zip method 14: version of the LZMA SDK, size of the properties, properties, payload.
Bytes lzmaEntry(const Bytes& data) {
  const LzmaStream stream = lzmaCompress(data);
  ByteWriter out;
  out.u8(9);
  out.u8(20);
  out.u16(static_cast<std::uint32_t>(stream.properties.size()));
  out.bytes(stream.properties);
  out.bytes(stream.payload);
  return out.take();
}

Entry coded(const PakFile& file, ZipMethod method) {
  Entry entry;
  entry.crc = static_cast<std::uint32_t>(
      crc32(0, reinterpret_cast<const Bytef*>(file.data.data()), static_cast<uInt>(file.data.size())));
  entry.method = method == ZipMethod::Stored ? 0 : method == ZipMethod::Deflate ? 8 : 14;
  entry.data = method == ZipMethod::Stored    ? file.data
               : method == ZipMethod::Deflate ? deflated(file.data, DeflateFrame::None, kZipMemory)
                                              : lzmaEntry(file.data);
  return entry;
}

/// The fields the local header and the directory share.
void commonFields(ByteWriter& out, const Entry& entry, const PakFile& file) {
  out.u16(entry.method == 14 ? 63 : 20);
  out.u16(0);
  out.u16(entry.method);
  out.u16(0);
  out.u16(kFixedDate);
  out.u32(entry.crc);
  out.u32(static_cast<std::uint32_t>(entry.data.size()));
  out.u32(static_cast<std::uint32_t>(file.data.size()));
  out.u16(static_cast<std::uint32_t>(file.path.size()));
  out.u16(0);
}

} // namespace

Bytes writeZip(std::span<const PakFile> files, ZipMethod method) {
  ByteWriter out;
  ByteWriter directory;
  for (const PakFile& file : files) {
    const Entry entry = coded(file, method);
    const auto offset = static_cast<std::uint32_t>(out.size());
    out.u32(0x04034b50);
    commonFields(out, entry, file);
    out.text(file.path);
    out.bytes(entry.data);

    directory.u32(0x02014b50);
    directory.u16(20);
    commonFields(directory, entry, file);
    directory.zeros(2 + 2 + 2 + 4);
    directory.u32(offset);
    directory.text(file.path);
  }
  const auto start = static_cast<std::uint32_t>(out.size());
  out.bytes(directory.data());
  out.u32(0x06054b50);
  out.zeros(4);
  out.u16(static_cast<std::uint32_t>(files.size()));
  out.u16(static_cast<std::uint32_t>(files.size()));
  out.u32(static_cast<std::uint32_t>(directory.size()));
  out.u32(start);
  out.u16(0);
  return out.take();
}

} // namespace vitrine::demos
