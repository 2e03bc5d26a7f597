#pragma once

#include "core/base/Result.h"
#include "core/bytes/ByteSource.h"

#include <array>
#include <cstdint>
#include <optional>

/// The records of a zip file, decoded from their fixed layouts (PKWARE APPNOTE 4.3). Inside zip/ only.
namespace vitrine::formats::source::zip {

inline constexpr std::uint32_t kLocalSignature = 0x04034b50;
inline constexpr std::uint32_t kCentralSignature = 0x02014b50;
inline constexpr std::uint32_t kEndSignature = 0x06054b50;
inline constexpr std::uint32_t kDescriptorSignature = 0x08074b50;

inline constexpr std::uint64_t kLocalBytes = 30;
inline constexpr std::uint64_t kCentralBytes = 46;
inline constexpr std::uint64_t kEndBytes = 22;

inline constexpr std::uint16_t kFlagEncrypted = 0x0001;
inline constexpr std::uint16_t kFlagDescriptor = 0x0008;

struct LocalRecord {
  std::uint16_t flags = 0;
  std::uint16_t method = 0;
  std::uint32_t crc = 0;
  std::uint32_t codedSize = 0;
  std::uint32_t size = 0;
  std::uint16_t nameLength = 0;
  std::uint16_t extraLength = 0;

  std::uint64_t headerBytes() const { return kLocalBytes + nameLength + extraLength; }
};

struct CentralRecord {
  std::uint16_t flags = 0;
  std::uint16_t method = 0;
  std::uint32_t crc = 0;
  std::uint32_t codedSize = 0;
  std::uint32_t size = 0;
  std::uint16_t nameLength = 0;
  std::uint16_t extraLength = 0;
  std::uint16_t commentLength = 0;
  std::uint32_t localOffset = 0;
};

struct EndRecord {
  std::uint16_t entries = 0;
  std::uint32_t directorySize = 0;
  std::uint32_t directoryOffset = 0;
  std::uint16_t commentLength = 0;
};

/// Local record at `offset`; nullopt when there is none; Errors are those of the source itself.
Result<std::optional<LocalRecord>> readLocal(const ByteSource& source, std::uint64_t offset);
Result<std::optional<CentralRecord>> readCentral(const ByteSource& source, std::uint64_t offset);
/// End record parsed from bytes that start with it.
std::optional<EndRecord> parseEnd(std::span<const std::byte> bytes);

/// The signature at `offset`, 0 where fewer than four bytes are left.
Result<std::uint32_t> signatureAt(const ByteSource& source, std::uint64_t offset);

} // namespace vitrine::formats::source::zip
