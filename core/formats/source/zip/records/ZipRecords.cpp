#include "core/formats/source/zip/records/ZipRecords.h"

#include "core/bytes/ByteReader.h"

namespace vitrine::formats::source::zip {

using bytes::loadU16;
using bytes::loadU32;

Result<std::uint32_t> signatureAt(const ByteSource& source, std::uint64_t offset) {
  const auto bytes = source.readClipped(offset, 4);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  return bytes->size() < 4 ? 0 : loadU32(bytes->data());
}

Result<std::optional<LocalRecord>> readLocal(const ByteSource& source, std::uint64_t offset) {
  const auto bytes = source.readClipped(offset, kLocalBytes);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  if (bytes->size() < kLocalBytes || loadU32(bytes->data()) != kLocalSignature) {
    return std::optional<LocalRecord>();
  }
  const std::byte* at = bytes->data();
  return LocalRecord{.flags = loadU16(at + 6),
                     .method = loadU16(at + 8),
                     .crc = loadU32(at + 14),
                     .codedSize = loadU32(at + 18),
                     .size = loadU32(at + 22),
                     .nameLength = loadU16(at + 26),
                     .extraLength = loadU16(at + 28)};
}

Result<std::optional<CentralRecord>> readCentral(const ByteSource& source, std::uint64_t offset) {
  const auto bytes = source.readClipped(offset, kCentralBytes);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  if (bytes->size() < kCentralBytes || loadU32(bytes->data()) != kCentralSignature) {
    return std::optional<CentralRecord>();
  }
  const std::byte* at = bytes->data();
  return CentralRecord{.flags = loadU16(at + 8),
                       .method = loadU16(at + 10),
                       .crc = loadU32(at + 16),
                       .codedSize = loadU32(at + 20),
                       .size = loadU32(at + 24),
                       .nameLength = loadU16(at + 28),
                       .extraLength = loadU16(at + 30),
                       .commentLength = loadU16(at + 32),
                       .localOffset = loadU32(at + 42)};
}

std::optional<EndRecord> parseEnd(std::span<const std::byte> bytes) {
  if (bytes.size() < kEndBytes || loadU32(bytes.data()) != kEndSignature) {
    return std::nullopt;
  }
  return EndRecord{.entries = loadU16(bytes.data() + 10),
                   .directorySize = loadU32(bytes.data() + 12),
                   .directoryOffset = loadU32(bytes.data() + 16),
                   .commentLength = loadU16(bytes.data() + 20)};
}

} // namespace vitrine::formats::source::zip
