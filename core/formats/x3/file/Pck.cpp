#include "core/formats/x3/file/Pck.h"

#include "core/base/Translate.h"

#include <algorithm>
#include <array>
#include <optional>

namespace vitrine::formats::x3 {
namespace {

// docs/formats/x3-files.md, "Wrapping"
constexpr std::uint8_t kKeyMark = 0xC8;
constexpr std::array<std::uint8_t, 3> kGzipStart = {0x1f, 0x8b, 8}; ///< the third: deflate
constexpr std::uint64_t kHeadOutput = 64u << 10;

std::uint8_t keyOf(const Bytes& packed) {
  return std::to_integer<std::uint8_t>(packed[0]) ^ kKeyMark;
}

bool isGzip(std::span<const std::byte> bytes, std::uint8_t key) {
  const auto same = [key](std::byte coded, std::uint8_t wanted) {
    return (std::to_integer<std::uint8_t>(coded) ^ key) == wanted;
  };
  return bytes.size() >= kGzipStart.size() && std::ranges::equal(bytes.first(kGzipStart.size()), kGzipStart, same);
}

/// Bytes that follow the key, with the key taken off.
Bytes gzipOf(const Bytes& packed) {
  const auto key = std::byte{keyOf(packed)};
  std::vector<std::byte> plain(packed.span().begin() + 1, packed.span().end());
  for (std::byte& each : plain) {
    each ^= key;
  }
  return Bytes::adopt(std::move(plain));
}

Result<bytes::Decoded> inflated(const Bytes& packed, Wrapping wrapping, std::uint64_t limit) {
  return bytes::decodeDeflate(wrapping == Wrapping::Gzip ? packed : gzipOf(packed), bytes::DeflateWrapper::Gzip, 0,
                              limit);
}

} // namespace

Wrapping wrappingOf(const Bytes& head) {
  if (isGzip(head.span(), 0)) {
    return Wrapping::Gzip;
  }
  return !head.empty() && isGzip(head.span().subspan(1), keyOf(head)) ? Wrapping::XoredGzip : Wrapping::None;
}

Result<bytes::Decoded> unwrapped(const Bytes& packed, const Limits& limits) {
  const Wrapping wrapping = wrappingOf(packed);
  if (wrapping == Wrapping::None) {
    return std::unexpected(Error::of(ErrorCode::WrongFormat, base::translate("formats", "this is not packed")));
  }
  return inflated(packed, wrapping, limits.maxDecodedBytes);
}

bytes::Decoded unwrappedHead(const Bytes& head) {
  const Wrapping wrapping = wrappingOf(head);
  if (wrapping == Wrapping::None) {
    return {head, true, {}};
  }
  auto decoded = inflated(head, wrapping, kHeadOutput);
  return decoded ? std::move(*decoded) : bytes::Decoded{{}, false, decoded.error().message};
}

QString wrappingName(const Bytes& head) {
  switch (wrappingOf(head)) {
  case Wrapping::None:
    return {};
  case Wrapping::Gzip:
    return QStringLiteral("gzip");
  case Wrapping::XoredGzip:
    break;
  }
  return QStringLiteral("PCK (key 0x%1)").arg(keyOf(head), 2, 16, QLatin1Char('0'));
}

} // namespace vitrine::formats::x3
