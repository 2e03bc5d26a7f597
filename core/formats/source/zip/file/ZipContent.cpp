#include "core/formats/source/zip/file/ZipContent.h"

#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"

#include <mutex>

namespace vitrine::formats::source {
namespace {

constexpr std::uint64_t kLzmaPrefix = 4; ///< version (two bytes), size of the properties

std::unexpected<Error> failure(ErrorCode code, const QString& message, const ZipEntry& entry) {
  Error error = Error::damaged(message, entry.data.offset, entry.data.space);
  error.code = code;
  error.path = entry.name;
  return std::unexpected(std::move(error));
}

Result<void> checkOpenable(const ZipEntry& entry, const Limits& limits) {
  if (entry.folder()) {
    return failure(ErrorCode::NotFound, base::translate("formats", "this is a folder"), entry);
  }
  if (!entry.problem.isEmpty()) {
    return failure(ErrorCode::Damaged, base::translate("formats", "cannot be opened: %1").arg(entry.problem), entry);
  }
  if (entry.size > limits.maxDecodedBytes) {
    return failure(
        ErrorCode::LimitReached,
        base::translate("formats", "%1 bytes exceed the limit of %2").arg(entry.size).arg(limits.maxDecodedBytes),
        entry);
  }
  return {};
}

/// Method 14: version, size of properties, properties, then raw LZMA1.
Result<bytes::Decoded> decodeLzmaEntry(const Bytes& coded, const ZipEntry& entry) {
  if (coded.size() < kLzmaPrefix) {
    return failure(ErrorCode::Damaged, base::translate("formats", "LZMA data without a header"), entry);
  }
  const std::uint16_t propertyBytes = bytes::loadU16(coded.data() + 2);
  const Bytes properties = coded.clippedSlice(kLzmaPrefix, propertyBytes);
  const Bytes stream = coded.clippedSlice(kLzmaPrefix + propertyBytes, coded.size());
  return bytes::decodeLzma(properties, stream, entry.size);
}

Result<bytes::Decoded> decodeCoded(const Bytes& coded, const ZipEntry& entry, const Limits& limits) {
  if (entry.size == 0) {
    return bytes::Decoded{};
  }
  switch (static_cast<ZipMethod>(entry.method)) {
  case ZipMethod::Deflate:
    return bytes::decodeDeflate(coded, bytes::DeflateWrapper::Raw, entry.size, limits.maxDecodedBytes);
  case ZipMethod::Lzma:
    return decodeLzmaEntry(coded, entry);
  case ZipMethod::Stored:
    break;
  }
  return bytes::Decoded{coded, true, {}};
}

class LazyEntrySource final : public ByteSource {
public:
  LazyEntrySource(ByteSourcePtr archive, const ZipEntry& entry, const Limits& limits)
      : m_archive(std::move(archive)), m_entry(entry), m_limits(limits) {}

  std::uint64_t size() const override { return m_entry.size; }

  Result<Bytes> read(std::uint64_t offset, std::uint64_t size) const override {
    std::call_once(m_once, [this] { m_decoded = decodeZipEntry(*m_archive, m_entry, m_limits); });
    if (!m_decoded) {
      return std::unexpected(m_decoded.error());
    }
    const Bytes& bytes = m_decoded->bytes;
    if (offset > bytes.size() || size > bytes.size() - offset) {
      Error error =
          Error::damaged(m_decoded->complete ? base::translate("formats", "a read past the end") : m_decoded->problem,
                         std::min<std::uint64_t>(offset, bytes.size()));
      error.path = m_entry.name;
      return std::unexpected(std::move(error));
    }
    return bytes.slice(static_cast<std::size_t>(offset), static_cast<std::size_t>(size));
  }

private:
  ByteSourcePtr m_archive;
  ZipEntry m_entry;
  Limits m_limits;
  mutable std::once_flag m_once;
  mutable Result<bytes::Decoded> m_decoded;
};

} // namespace

Result<bytes::Decoded> decodeZipEntry(const ByteSource& archive, const ZipEntry& entry, const Limits& limits) {
  if (const auto openable = checkOpenable(entry, limits); !openable) {
    return std::unexpected(openable.error());
  }
  const auto coded = archive.read(entry.dataOffset, entry.codedSize);
  if (!coded) {
    return std::unexpected(coded.error());
  }
  auto decoded = decodeCoded(*coded, entry, limits);
  if (!decoded) {
    decoded.error().path = entry.name;
    return decoded;
  }
  // Writers that strip archives leave the checksum out as 0.
  if (decoded->complete && entry.crc != 0 && bytes::crc32(decoded->bytes) != entry.crc) {
    decoded->problem = base::translate("formats", "the bytes do not match their checksum");
  }
  return decoded;
}

Result<ByteSourcePtr> makeZipEntrySource(ByteSourcePtr archive, const ZipEntry& entry, const Limits& limits) {
  if (const auto openable = checkOpenable(entry, limits); !openable) {
    return std::unexpected(openable.error());
  }
  if (static_cast<ZipMethod>(entry.method) == ZipMethod::Stored) {
    return bytes::makeSubSource(std::move(archive), entry.dataOffset, entry.size);
  }
  return std::make_shared<LazyEntrySource>(std::move(archive), entry, limits);
}

} // namespace vitrine::formats::source
