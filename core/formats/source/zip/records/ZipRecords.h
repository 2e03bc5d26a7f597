#pragma once

#include "core/base/Result.h"
#include "core/bytes/ByteSource.h"
#include "core/structure/Column.h"

#include <optional>

/// The records of a zip file (PKWARE APPNOTE 4.3). Inside zip/ only.
namespace vitrine::formats::source::zip {

inline constexpr std::uint32_t kLocalSignature = 0x04034b50;
inline constexpr std::uint32_t kCentralSignature = 0x02014b50;
inline constexpr std::uint32_t kEndSignature = 0x06054b50;
inline constexpr std::uint32_t kDescriptorSignature = 0x08074b50;

inline constexpr std::uint16_t kFlagEncrypted = 0x0001;
inline constexpr std::uint16_t kFlagDescriptor = 0x0008;

/// Fields that local header and directory have alike.
inline constexpr auto kFileFields = [] {
  using namespace structure::fields;
  return structure::group(u16("version"), u16("flags"), u16("method"), u16("time"), u16("date"), u32("crc"),
                          u32("codedSize"), u32("size"), u16("nameLength"), u16("extraLength"));
}();
inline constexpr auto kLocal = structure::layout("local header", 30, structure::fields::u32("signature"), kFileFields);
inline constexpr auto kCentral = [] {
  using namespace structure::fields;
  return structure::layout("directory record", 46, u32("signature"), u16("madeBy"), kFileFields, u16("commentLength"),
                           u16("disk"), u16("internalAttributes"), u32("externalAttributes"), u32("localOffset"));
}();
inline constexpr auto kEnd = [] {
  using namespace structure::fields;
  return structure::layout("end record", 22, u32("signature"), u16("disk"), u16("directoryDisk"), u16("entriesOnDisk"),
                           u16("entries"), u32("directorySize"), u32("directoryOffset"), u16("commentLength"));
}();
inline constexpr auto kDescriptor = [] {
  using namespace structure::fields;
  return structure::layout("data descriptor", 16, u32("signature"), u32("crc"), u32("codedSize"), u32("size"));
}();

struct FileRecord {
  std::uint16_t flags = 0;
  std::uint16_t method = 0;
  std::uint32_t crc = 0;
  std::uint32_t codedSize = 0;
  std::uint32_t size = 0;
  std::uint16_t nameLength = 0;
  std::uint16_t extraLength = 0;
};

struct LocalRecord : FileRecord {
  std::uint64_t headerBytes() const { return std::uint64_t{kLocal.size} + nameLength + extraLength; }
};

struct CentralRecord : FileRecord {
  std::uint16_t commentLength = 0;
  std::uint32_t localOffset = 0;
};

struct EndRecord {
  std::uint16_t entries = 0;
  std::uint32_t directorySize = 0;
  std::uint32_t directoryOffset = 0;
  std::uint16_t commentLength = 0;
};

/// The value that was read. Throws bytes::ReadError with the error of the source itself; so do the functions below that
/// read from one.
template <class T>
T orThrow(Result<T> read) {
  return read ? std::move(*read) : throw bytes::ReadError(std::move(read.error()));
}

/// Local record at `offset`; nullopt when there is none.
std::optional<LocalRecord> readLocal(const ByteSource& source, std::uint64_t offset);
std::optional<CentralRecord> readCentral(const ByteSource& source, std::uint64_t offset);
/// End record parsed from bytes that start with it.
std::optional<EndRecord> parseEnd(std::span<const std::byte> bytes);

/// The signature that bytes start with, 0 where there are fewer than four.
std::uint32_t signatureOf(std::span<const std::byte> bytes);
std::uint32_t signatureAt(const ByteSource& source, std::uint64_t offset);

} // namespace vitrine::formats::source::zip
