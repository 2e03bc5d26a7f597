#include "core/bytes/EmbeddedFormats.h"

#include "core/bytes/Decompress.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace vitrine::bytes {
namespace {

using namespace std::string_view_literals;

/// Parts of a file (chunks, pages, segments) that are followed; a hostile file has no more.
constexpr int kMostParts = 1'000'000;

EmbeddedSize within(const EmbeddedHead& head, std::uint64_t size) {
  return size <= head.room() ? EmbeddedSize(size) : std::nullopt;
}

/// Where chunks end that begin with a big-endian length and a name.
EmbeddedSize pngSize(const EmbeddedHead& head) {
  if (head.big32(8) != 13u || !head.has(12, "IHDR")) {
    return std::nullopt;
  }
  std::uint64_t at = 8;
  for (int chunk = 0; chunk < kMostParts; ++chunk) {
    const auto length = head.big32(at);
    if (!length || at + 12 + *length > head.room()) {
      break; // cut short
    }
    const bool last = head.has(at + 4, "IEND");
    at += 12ull + *length;
    if (last) {
      break;
    }
  }
  return at;
}

/// Offset behind the end mark of a JPEG, from the start of its coded rows; where these are damaged, of their good part.
EmbeddedSize jpegEnd(const EmbeddedHead& head, std::uint64_t at) {
  constexpr std::uint64_t kPage = 64ull << 10;
  while (at + 2 <= head.room()) {
    const Bytes page = head.bytes(at, std::min(kPage, head.room() - at));
    const std::string_view text(reinterpret_cast<const char*>(page.data()), page.size());
    const auto mark = text.find('\xff');
    if (mark == std::string_view::npos || mark + 1 >= text.size()) {
      at += mark == std::string_view::npos ? text.size() : mark;
      if (text.size() < 2 || mark == 0) {
        return at;
      }
      continue;
    }
    at += mark;
    const auto kind = static_cast<unsigned char>(text[mark + 1]);
    const bool restart = kind == 0 || (kind >= 0xd0 && kind <= 0xd7);
    const bool segment = kind == 0xc4 || (kind >= 0xda && kind <= 0xdd) || kind >= 0xe0;
    const std::uint32_t length = segment && kind != 0xff ? head.big16(at + 2).value_or(0) : 0;
    if (kind == 0xd9) {
      return at + 2;
    }
    if (!restart && kind != 0xff && length < 2) {
      return at;
    }
    at += kind == 0xff ? 1 : 2ull + length;
  }
  return std::min(at, head.room());
}

EmbeddedSize jpegSize(const EmbeddedHead& head) {
  constexpr std::uint32_t kStartOfRows = 0xda;
  std::uint64_t at = 2;
  for (int segment = 0; segment < 1000; ++segment) {
    const auto mark = head.u8(at);
    const auto kind = head.u8(at + 1);
    const auto length = head.big16(at + 2);
    if (mark != 0xffu || !kind || *kind < 0xc0 || (*kind >= 0xd0 && *kind <= 0xd9) || !length || *length < 2 ||
        at + 2 + *length > head.room()) {
      return std::nullopt;
    }
    at += 2ull + *length;
    if (*kind == kStartOfRows) {
      return segment > 0 ? jpegEnd(head, at) : std::nullopt;
    }
  }
  return std::nullopt;
}

/// Bytes of one mip of a DDS whose pixel format has a code of four letters; 0: not known.
std::uint64_t ddsBlockBytes(const EmbeddedHead& head) {
  if (head.has(84, "DXT1") || head.has(84, "ATI1") || head.has(84, "BC4U")) {
    return 8;
  }
  const bool large = head.has(84, "DXT2") || head.has(84, "DXT3") || head.has(84, "DXT4") || head.has(84, "DXT5") ||
                     head.has(84, "ATI2") || head.has(84, "BC5U");
  return large ? 16 : 0;
}

EmbeddedSize ddsSize(const EmbeddedHead& head) {
  constexpr std::uint32_t kMostSide = 65536;
  constexpr std::uint32_t kCode = 4;
  constexpr std::uint32_t kCubeOrVolume = 0x200200;
  const auto height = head.u32(12);
  const auto width = head.u32(16);
  const auto mips = head.u32(28);
  if (head.u32(4) != 124u || head.u32(76) != 32u || !head.u32(124) || *height == 0 || *height > kMostSide ||
      *width == 0 || *width > kMostSide || *mips > 17) {
    return std::nullopt;
  }
  const bool coded = (*head.u32(80) & kCode) != 0;
  const std::uint64_t block = coded ? ddsBlockBytes(head) : 0;
  const std::uint64_t bits = coded ? 0 : *head.u32(88);
  if ((*head.u32(112) & kCubeOrVolume) != 0 || (block == 0 && (bits == 0 || bits > 128))) {
    return 0;
  }
  std::uint64_t size = 128;
  for (std::uint32_t mip = 0; mip < std::max(*mips, 1u); ++mip) {
    const std::uint64_t across = std::max(*width >> mip, 1u);
    const std::uint64_t down = std::max(*height >> mip, 1u);
    size += block != 0 ? (across + 3) / 4 * ((down + 3) / 4) * block : (across * bits + 7) / 8 * down;
  }
  return size <= head.room() ? size : 0;
}

EmbeddedSize vtfSize(const EmbeddedHead& head) {
  const auto minor = head.u32(8);
  const auto headerSize = head.u32(12);
  const auto width = head.u16(16);
  const auto height = head.u16(18);
  const bool valid = head.u32(4) == 7u && minor && *minor <= 6 && headerSize && *headerSize >= 64 &&
                     *headerSize <= 4096 && width && *width > 0 && height && *height > 0;
  return valid ? EmbeddedSize(0) : std::nullopt;
}

EmbeddedSize vpkSize(const EmbeddedHead& head) {
  const auto version = head.u32(4);
  const auto tree = head.u32(8);
  if (!tree || (version != 1u && version != 2u)) {
    return std::nullopt;
  }
  std::uint64_t size = (*version == 1 ? 12ull : 28ull) + *tree;
  for (std::uint64_t part = 0; *version == 2 && part < 4; ++part) {
    const auto bytes = head.u32(12 + 4 * part);
    if (!bytes) {
      return std::nullopt;
    }
    size += *bytes;
  }
  return within(head, size);
}

/// Compressed part of a Source map: its sizes and LZMA's properties stand before the stream.
EmbeddedSize sourceLzmaSize(const EmbeddedHead& head) {
  const auto decoded = head.u32(4);
  const auto coded = head.u32(8);
  const auto properties = head.u8(12);
  if (!properties || *decoded == 0 || *coded < 6 || *properties >= 9 * 5 * 5) {
    return std::nullopt;
  }
  // The first byte of a range coder's stream is always 0.
  return head.u8(17) == 0u ? within(head, 17ull + *coded) : std::nullopt;
}

/// File of the LZMA SDK: usual properties, a dictionary of a usual size, the decoded size or its absence.
EmbeddedSize lzmaSize(const EmbeddedHead& head) {
  const auto dictionary = head.u32(1);
  const auto low = head.u32(5);
  const auto high = head.u32(9);
  if (!high || head.u8(13) != 0u) {
    return std::nullopt;
  }
  const bool usual = std::popcount(*dictionary) <= 2 && *dictionary >= 1u << 12 && *dictionary <= 1u << 30;
  const bool open = *low == 0xffffffffu && *high == 0xffffffffu;
  const bool sized = *high < 64 && (*low | *high) != 0;
  if (!usual || !(open || sized)) {
    return std::nullopt;
  }
  constexpr std::uint64_t kTried = 4096;
  const std::uint64_t wanted = open || *high > 0 ? kTried : std::min<std::uint64_t>(*low, kTried);
  const auto tried = decodeLzma(head.bytes(0, 5), head.bytes(13, std::min(head.room() - 13, 2 * kTried)), wanted);
  return tried && tried->bytes.size() == wanted ? EmbeddedSize(0) : std::nullopt;
}

EmbeddedSize gzipSize(const EmbeddedHead& head) {
  const auto flags = head.u8(3);
  const auto extra = head.u8(8);
  const auto system = head.u8(9);
  if (!system || (*flags & 0xe0u) != 0 || (*extra != 0 && *extra != 2 && *extra != 4) ||
      (*system > 13 && *system != 255)) {
    return std::nullopt;
  }
  constexpr std::uint64_t kTried = 4096;
  const auto tried = decodeDeflate(head.bytes(0, std::min(head.room(), 2 * kTried)), DeflateWrapper::Gzip, 0, kTried);
  // An empty file is one as well, but too short to be told from chance.
  return tried && !tried->bytes.empty() ? EmbeddedSize(0) : std::nullopt;
}

/// Two bytes tell little: a good part of the stream must decode.
EmbeddedSize zlibSize(const EmbeddedHead& head) {
  constexpr std::uint64_t kTried = 4096;
  constexpr std::uint64_t kLeast = 512;
  const auto block = head.u8(2);
  // Blocks of the reserved kind, and stored ones whose lengths do not agree, need no decoder.
  if (!block || (*block >> 1 & 3u) == 3 ||
      ((*block >> 1 & 3u) == 0 && (head.u16(3).value_or(0) ^ head.u16(5).value_or(0)) != 0xffffu)) {
    return std::nullopt;
  }
  const auto tried = decodeDeflate(head.bytes(0, std::min(head.room(), 2 * kTried)), DeflateWrapper::Zlib, 0, kTried);
  return tried && (tried->bytes.size() >= kLeast || (tried->complete && tried->bytes.size() >= 64)) ? EmbeddedSize(0)
                                                                                                    : std::nullopt;
}

EmbeddedSize bmpSize(const EmbeddedHead& head) {
  constexpr std::array<std::uint32_t, 7> kHeaders{12, 40, 52, 56, 64, 108, 124};
  const auto size = head.u32(2);
  const auto pixels = head.u32(10);
  const auto header = head.u32(14);
  if (!header || head.u32(6) != 0u || std::ranges::find(kHeaders, *header) == kHeaders.end() ||
      *pixels < 14 + *header || *size <= *pixels) {
    return std::nullopt;
  }
  return within(head, *size);
}

EmbeddedSize riffSize(const EmbeddedHead& head, std::string_view kind) {
  const auto size = head.u32(4);
  return size && *size >= 4 && head.has(8, kind) ? within(head, 8ull + *size) : std::nullopt;
}

EmbeddedSize wavSize(const EmbeddedHead& head) {
  return riffSize(head, "WAVE");
}

EmbeddedSize aviSize(const EmbeddedHead& head) {
  return riffSize(head, "AVI ");
}

EmbeddedSize webpSize(const EmbeddedHead& head) {
  return riffSize(head, "WEBP");
}

/// All pages that follow each other.
EmbeddedSize oggSize(const EmbeddedHead& head) {
  std::uint64_t at = 0;
  for (int page = 0; page < kMostParts && head.has(at, "OggS\0"sv); ++page) {
    const auto segments = head.u8(at + 26);
    const Bytes sizes = segments ? head.bytes(at + 27, *segments) : Bytes();
    if (!segments || sizes.size() < *segments || *head.u8(at + 5) > 7) {
      break;
    }
    std::uint64_t end = at + 27 + *segments;
    for (const std::byte size : sizes.span()) {
      end += std::to_integer<std::uint64_t>(size);
    }
    if (end > head.room()) {
      break;
    }
    at = end;
  }
  return at > 0 ? EmbeddedSize(at) : std::nullopt;
}

EmbeddedSize id3Size(const EmbeddedHead& head) {
  const auto version = head.u8(3);
  const Bytes size = head.bytes(6, 4);
  const bool valid =
      size.size() == 4 && version && *version >= 2 && *version <= 4 && head.u8(4) != 0xffu &&
      (*head.u8(5) & 0x0fu) == 0 &&
      std::ranges::all_of(size.span(), [](std::byte byte) { return (byte & std::byte{0x80}) == std::byte{}; });
  return valid ? EmbeddedSize(0) : std::nullopt;
}

EmbeddedSize mdlSize(const EmbeddedHead& head) {
  const auto version = head.u32(4);
  const auto size = head.u32(76);
  return version && *version >= 36 && *version <= 59 && size && *size >= 240 ? within(head, *size) : std::nullopt;
}

EmbeddedSize bspSize(const EmbeddedHead& head) {
  constexpr std::uint64_t kLumps = 64;
  constexpr std::uint64_t kHeader = 8 + 16 * kLumps + 4;
  const auto version = head.u32(4);
  if (!version || *version < 17 || *version > 29 || head.room() < kHeader) {
    return std::nullopt;
  }
  std::uint64_t size = kHeader;
  for (std::uint64_t lump = 0; lump < kLumps; ++lump) {
    // Left 4 Dead 2 has the version first.
    const std::uint64_t at = 8 + 16 * lump + (*version == 21 ? 4 : 0);
    const std::uint64_t end = std::uint64_t{*head.u32(at)} + *head.u32(at + 4);
    if (end > head.room()) {
      return *version == 21 ? EmbeddedSize(0) : std::nullopt;
    }
    size = std::max(size, end);
  }
  return size;
}

EmbeddedSize glbSize(const EmbeddedHead& head) {
  const auto size = head.u32(8);
  return head.u32(4) == 2u && size && *size >= 20 && head.has(16, "JSON") ? within(head, *size) : std::nullopt;
}

EmbeddedSize gifSize(const EmbeddedHead& head) {
  const auto version = head.u8(4);
  const bool valid = (version == std::uint32_t{'7'} || version == std::uint32_t{'9'}) && head.has(5, "a") &&
                     head.u16(6).value_or(0) > 0 && head.u16(8).value_or(0) > 0;
  return valid ? EmbeddedSize(0) : std::nullopt;
}

/// A local file header, and the file's bytes where it says their number: archives as a whole are told by their end.
EmbeddedSize zipEntrySize(const EmbeddedHead& head) {
  constexpr std::uint32_t kSizeLater = 8;
  const auto version = head.u16(4);
  const auto flags = head.u16(6);
  const auto method = head.u16(8);
  const auto coded = head.u32(18);
  const auto name = head.u16(26);
  const auto extra = head.u16(28);
  if (!extra || (*version & 0xffu) > 63 || *method > 99 || *name == 0 || *name > 1024) {
    return std::nullopt;
  }
  const Bytes text = head.bytes(30, *name);
  if (text.size() < *name ||
      std::ranges::any_of(text.span(), [](std::byte byte) { return std::to_integer<int>(byte) < 0x20; })) {
    return std::nullopt;
  }
  const std::uint64_t size = 30ull + *name + *extra + *coded;
  return (*flags & kSizeLater) == 0 && size <= head.room() ? size : 0;
}

constexpr const char* kZlib = QT_TRANSLATE_NOOP("formats", "zlib stream");

constexpr std::array kFormats{
    EmbeddedFormat{"PK\x03\x04"sv, QT_TRANSLATE_NOOP("formats", "zip archive"), "zip", zipEntrySize},
    EmbeddedFormat{"\x89PNG\r\n\x1a\n"sv, QT_TRANSLATE_NOOP("formats", "PNG image"), "png", pngSize},
    EmbeddedFormat{"\xff\xd8\xff"sv, QT_TRANSLATE_NOOP("formats", "JPEG image"), "jpg", jpegSize},
    EmbeddedFormat{"GIF8"sv, QT_TRANSLATE_NOOP("formats", "GIF image"), "gif", gifSize},
    EmbeddedFormat{"DDS "sv, QT_TRANSLATE_NOOP("formats", "DDS texture"), "dds", ddsSize},
    EmbeddedFormat{"VTF\0"sv, QT_TRANSLATE_NOOP("formats", "Source engine texture"), "vtf", vtfSize},
    EmbeddedFormat{"\x34\x12\xaa\x55"sv, QT_TRANSLATE_NOOP("formats", "Source engine archive"), "vpk", vpkSize},
    EmbeddedFormat{"LZMA"sv, QT_TRANSLATE_NOOP("formats", "LZMA part of a Source map"), "lzma", sourceLzmaSize},
    EmbeddedFormat{"\x5d\0\0"sv, QT_TRANSLATE_NOOP("formats", "LZMA file"), "lzma", lzmaSize},
    EmbeddedFormat{"\x1f\x8b\x08"sv, QT_TRANSLATE_NOOP("formats", "gzip file"), "gz", gzipSize},
    EmbeddedFormat{"\x78\x01"sv, kZlib, "zlib", zlibSize},
    EmbeddedFormat{"\x78\x5e"sv, kZlib, "zlib", zlibSize},
    EmbeddedFormat{"\x78\x9c"sv, kZlib, "zlib", zlibSize},
    EmbeddedFormat{"\x78\xda"sv, kZlib, "zlib", zlibSize},
    EmbeddedFormat{"BM"sv, QT_TRANSLATE_NOOP("formats", "BMP image"), "bmp", bmpSize},
    EmbeddedFormat{"RIFF"sv, QT_TRANSLATE_NOOP("formats", "WAV audio"), "wav", wavSize},
    EmbeddedFormat{"RIFF"sv, QT_TRANSLATE_NOOP("formats", "AVI video"), "avi", aviSize},
    EmbeddedFormat{"RIFF"sv, QT_TRANSLATE_NOOP("formats", "WebP image"), "webp", webpSize},
    EmbeddedFormat{"OggS"sv, QT_TRANSLATE_NOOP("formats", "Ogg audio or video"), "ogg", oggSize},
    EmbeddedFormat{"ID3"sv, QT_TRANSLATE_NOOP("formats", "MP3 audio"), "mp3", id3Size},
    EmbeddedFormat{"IDST"sv, QT_TRANSLATE_NOOP("formats", "Source engine model"), "mdl", mdlSize},
    EmbeddedFormat{"VBSP"sv, QT_TRANSLATE_NOOP("formats", "Source engine map"), "bsp", bspSize},
    EmbeddedFormat{"glTF"sv, QT_TRANSLATE_NOOP("formats", "glTF model"), "glb", glbSize},
};

} // namespace

Bytes EmbeddedHead::bytes(std::uint64_t at, std::uint64_t size) const {
  if (at > room() || size > room() - at) {
    return {};
  }
  auto read = m_source.read(m_offset + at, size);
  return read ? std::move(*read) : Bytes();
}

bool EmbeddedHead::has(std::uint64_t at, std::string_view text) const {
  const Bytes found = bytes(at, text.size());
  return found.size() == text.size() && std::memcmp(found.data(), text.data(), text.size()) == 0;
}

std::optional<std::uint32_t> EmbeddedHead::number(std::uint64_t at, std::uint64_t size, bool bigEndian) const {
  const Bytes found = bytes(at, size);
  if (found.size() != size) {
    return std::nullopt;
  }
  std::uint32_t value = 0;
  for (std::uint64_t i = 0; i < size; ++i) {
    const std::uint64_t index = bigEndian ? i : size - 1 - i;
    value = value << 8 | std::to_integer<std::uint32_t>(found[static_cast<std::size_t>(index)]);
  }
  return value;
}

std::span<const EmbeddedFormat> embeddedFormats() {
  return kFormats;
}

} // namespace vitrine::bytes
