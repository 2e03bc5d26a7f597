#include "core/formats/source/zip/records/ZipRecords.h"

namespace vitrine::formats::source::zip {
namespace {

using structure::columnOf;

/// The fields that both kinds of records of a file have.
template <const auto& L, class Record>
Record fileRecord(const std::byte* at) {
  Record record;
  record.flags = columnOf<L>("flags").template as<std::uint16_t>(at);
  record.method = columnOf<L>("method").template as<std::uint16_t>(at);
  record.crc = columnOf<L>("crc").template as<std::uint32_t>(at);
  record.codedSize = columnOf<L>("codedSize").template as<std::uint32_t>(at);
  record.size = columnOf<L>("size").template as<std::uint32_t>(at);
  record.nameLength = columnOf<L>("nameLength").template as<std::uint16_t>(at);
  record.extraLength = columnOf<L>("extraLength").template as<std::uint16_t>(at);
  return record;
}

} // namespace

std::uint32_t signatureOf(std::span<const std::byte> bytes) {
  return bytes.size() < 4 ? 0 : columnOf<kLocal>("signature").as<std::uint32_t>(bytes.data());
}

std::uint32_t signatureAt(const ByteSource& source, std::uint64_t offset) {
  return signatureOf(orThrow(source.readClipped(offset, 4)).span());
}

std::optional<LocalRecord> readLocal(const ByteSource& source, std::uint64_t offset) {
  const Bytes bytes = orThrow(source.readClipped(offset, kLocal.size));
  if (bytes.size() < kLocal.size || signatureOf(bytes.span()) != kLocalSignature) {
    return std::nullopt;
  }
  return fileRecord<kLocal, LocalRecord>(bytes.data());
}

std::optional<CentralRecord> readCentral(const ByteSource& source, std::uint64_t offset) {
  const Bytes bytes = orThrow(source.readClipped(offset, kCentral.size));
  if (bytes.size() < kCentral.size || signatureOf(bytes.span()) != kCentralSignature) {
    return std::nullopt;
  }
  auto record = fileRecord<kCentral, CentralRecord>(bytes.data());
  record.commentLength = columnOf<kCentral>("commentLength").as<std::uint16_t>(bytes.data());
  record.localOffset = columnOf<kCentral>("localOffset").as<std::uint32_t>(bytes.data());
  return record;
}

std::optional<EndRecord> parseEnd(std::span<const std::byte> bytes) {
  if (bytes.size() < kEnd.size || signatureOf(bytes) != kEndSignature) {
    return std::nullopt;
  }
  return EndRecord{columnOf<kEnd>("entries").as<std::uint16_t>(bytes.data()),
                   columnOf<kEnd>("directorySize").as<std::uint32_t>(bytes.data()),
                   columnOf<kEnd>("directoryOffset").as<std::uint32_t>(bytes.data()),
                   columnOf<kEnd>("commentLength").as<std::uint16_t>(bytes.data())};
}

} // namespace vitrine::formats::source::zip
