#include "core/image/Tga.h"

#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"
#include "core/image/PackedChannel.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <string_view>

namespace vitrine::image {
namespace {

constexpr std::size_t kHeaderBytes = 18;
constexpr std::string_view kFooter("TRUEVISION-XFILE.\0", 18);
constexpr std::uint64_t kLongestRun = 128;
constexpr std::uint8_t kMapped = 1;
constexpr std::uint8_t kTrueColour = 2;
constexpr std::uint8_t kGrey = 3;
constexpr std::uint8_t kRunLength = 8; ///< added to the three above

struct TgaHeader {
  std::uint8_t idLength = 0;
  std::uint8_t type = 0; ///< without kRunLength
  bool runLength = false;
  bool hasMap = false;
  std::uint32_t mapFirst = 0;
  std::uint32_t mapLength = 0;
  std::uint32_t mapBits = 0;
  std::uint32_t width = 0;
  std::uint32_t height = 0;
  std::uint32_t bits = 0;
  std::uint32_t alphaBits = 0;
  bool fromRight = false;
  bool fromTop = false;

  std::uint32_t texelBytes() const { return (bits + 7) / 8; }
  std::uint32_t mapEntryBytes() const { return (mapBits + 7) / 8; }
  std::uint64_t mapOffset() const { return kHeaderBytes + idLength; }
  std::uint64_t dataOffset() const { return mapOffset() + (hasMap ? std::uint64_t{mapLength} * mapEntryBytes() : 0); }
};

bool isColourDepth(std::uint32_t bits) {
  return bits == 15 || bits == 16 || bits == 24 || bits == 32;
}

bool depthsFit(const TgaHeader& header) {
  switch (header.type) {
  case kMapped:
    return header.hasMap && header.mapLength > 0 && isColourDepth(header.mapBits) &&
           (header.bits == 8 || header.bits == 16);
  case kTrueColour:
    return isColourDepth(header.bits);
  case kGrey:
    return header.bits == 8 || header.bits == 16;
  default:
    return false;
  }
}

/// nullopt when a field has a value the format does not know.
std::optional<TgaHeader> readHeader(std::span<const std::byte> file) {
  if (file.size() < kHeaderBytes) {
    return std::nullopt;
  }
  const auto byte = [file](std::size_t at) { return std::to_integer<std::uint8_t>(file[at]); };
  TgaHeader header;
  header.idLength = byte(0);
  header.hasMap = byte(1) != 0;
  header.type = byte(2) & ~kRunLength;
  header.runLength = (byte(2) & kRunLength) != 0;
  header.mapFirst = bytes::loadU16(&file[3]);
  header.mapLength = bytes::loadU16(&file[5]);
  header.mapBits = byte(7);
  header.width = bytes::loadU16(&file[12]);
  header.height = bytes::loadU16(&file[14]);
  header.bits = byte(16);
  header.alphaBits = byte(17) & 15;
  header.fromRight = (byte(17) & 0x10) != 0;
  header.fromTop = (byte(17) & 0x20) != 0;
  const bool interleaved = (byte(17) & 0xc0) != 0;
  const bool sound = byte(1) <= 1 && header.width > 0 && header.height > 0 && header.alphaBits <= 8 && !interleaved;
  return sound && depthsFit(header) ? std::optional(header) : std::nullopt;
}

/// The least number of bytes the picture can take.
std::uint64_t leastBytes(const TgaHeader& header) {
  const std::uint64_t texels = std::uint64_t{header.width} * header.height;
  return header.runLength ? (texels + kLongestRun - 1) / kLongestRun * (1 + header.texelBytes())
                          : texels * header.texelBytes();
}

bool hasFooter(std::span<const std::byte> file) {
  return file.size() >= kHeaderBytes + kFooter.size() &&
         std::memcmp(&file[file.size() - kFooter.size()], kFooter.data(), kFooter.size()) == 0;
}

/// Turns stored texels into R,G,B,A.
class TexelDecoder {
public:
  explicit TexelDecoder(const TgaHeader& header) : m_header(header) {}

  void readMap(const Bytes& file);
  void decode(const std::byte* in, uchar* out) const;

private:
  void colour(const std::byte* in, std::uint32_t bits, uchar* out) const;
  void mapped(const std::byte* in, uchar* out) const;

  const TgaHeader& m_header;
  std::vector<std::array<uchar, 4>> m_map;
  PackedChannel m_red5{0x7c00, std::byte{0}};
  PackedChannel m_green5{0x03e0, std::byte{0}};
  PackedChannel m_blue5{0x001f, std::byte{0}};
};

void TexelDecoder::readMap(const Bytes& file) {
  if (m_header.type != kMapped) {
    return; // true colour may bring a map, too; it is not for showing
  }
  const std::uint32_t entryBytes = m_header.mapEntryBytes();
  const Bytes stored = file.clippedSlice(m_header.mapOffset(), std::uint64_t{m_header.mapLength} * entryBytes);
  m_map.assign(m_header.mapLength, {0, 0, 0, 255});
  for (std::size_t i = 0; (i + 1) * entryBytes <= stored.size(); ++i) {
    colour(stored.data() + i * entryBytes, m_header.mapBits, m_map[i].data());
  }
}

void TexelDecoder::colour(const std::byte* in, std::uint32_t bits, uchar* out) const {
  if (bits <= 16) {
    const std::uint32_t texel = bytes::loadU16(in);
    out[0] = std::to_integer<uchar>(m_red5.of(texel));
    out[1] = std::to_integer<uchar>(m_green5.of(texel));
    out[2] = std::to_integer<uchar>(m_blue5.of(texel));
    out[3] = bits == 16 && m_header.alphaBits == 1 && (texel & 0x8000) == 0 ? 0 : 255;
    return;
  }
  out[0] = std::to_integer<uchar>(in[2]);
  out[1] = std::to_integer<uchar>(in[1]);
  out[2] = std::to_integer<uchar>(in[0]);
  out[3] = bits == 32 ? std::to_integer<uchar>(in[3]) : 255;
}

/// Numbers outside the map are black.
void TexelDecoder::mapped(const std::byte* in, uchar* out) const {
  constexpr std::array<uchar, 4> kBlack = {0, 0, 0, 255};
  const std::uint32_t number = m_header.bits == 8 ? std::to_integer<std::uint32_t>(in[0]) : bytes::loadU16(in);
  const bool inside = number >= m_header.mapFirst && number - m_header.mapFirst < m_map.size();
  std::ranges::copy(inside ? m_map[number - m_header.mapFirst] : kBlack, out);
}

void TexelDecoder::decode(const std::byte* in, uchar* out) const {
  switch (m_header.type) {
  case kMapped:
    mapped(in, out);
    break;
  case kGrey:
    out[0] = out[1] = out[2] = std::to_integer<uchar>(in[0]);
    out[3] = m_header.bits == 16 ? std::to_integer<uchar>(in[1]) : 255;
    break;
  default:
    colour(in, m_header.bits, out);
    break;
  }
}

/// Puts texels where the header says that they go.
class TexelSink {
public:
  TexelSink(QImage& picture, const TgaHeader& header) : m_picture(picture), m_header(header) {}

  bool full() const { return m_row == m_header.height; }
  void put(const uchar* rgba);

private:
  QImage& m_picture;
  const TgaHeader& m_header;
  std::uint32_t m_column = 0;
  std::uint32_t m_row = 0;
};

void TexelSink::put(const uchar* rgba) {
  const std::uint32_t x = m_header.fromRight ? m_header.width - 1 - m_column : m_column;
  const std::uint32_t y = m_header.fromTop ? m_row : m_header.height - 1 - m_row;
  std::memcpy(m_picture.scanLine(static_cast<int>(y)) + std::size_t{x} * 4, rgba, 4);
  if (++m_column == m_header.width) {
    m_column = 0;
    ++m_row;
  }
}

void decodePlain(const Bytes& data, const TgaHeader& header, const TexelDecoder& decoder, TexelSink& sink) {
  std::array<uchar, 4> rgba{};
  for (std::size_t at = 0; !sink.full() && at + header.texelBytes() <= data.size(); at += header.texelBytes()) {
    decoder.decode(data.data() + at, rgba.data());
    sink.put(rgba.data());
  }
}

/// Packets of a byte and texels: the high bit says that one texel follows, to be repeated.
void decodeRuns(const Bytes& data, const TgaHeader& header, const TexelDecoder& decoder, TexelSink& sink) {
  std::array<uchar, 4> rgba{};
  std::size_t at = 0;
  while (!sink.full() && at < data.size()) {
    const auto packet = std::to_integer<std::uint32_t>(data[at++]);
    const bool repeated = (packet & 0x80) != 0;
    for (std::uint32_t left = (packet & 0x7f) + 1, first = left; left > 0 && !sink.full(); --left) {
      if (!repeated || left == first) {
        if (at + header.texelBytes() > data.size()) {
          return;
        }
        decoder.decode(data.data() + at, rgba.data());
        at += header.texelBytes();
      }
      sink.put(rgba.data());
    }
  }
}

void forEachAlpha(QImage& picture, auto function) {
  for (int y = 0; y < picture.height(); ++y) {
    uchar* line = picture.scanLine(y);
    for (int x = 0; x < picture.width(); ++x) {
      function(line[4 * x + 3]);
    }
  }
}

void dropEmptyAlpha(QImage& picture) {
  bool empty = true;
  forEachAlpha(picture, [&empty](uchar alpha) { empty = empty && alpha == 0; });
  if (empty) {
    forEachAlpha(picture, [](uchar& alpha) { alpha = 255; });
  }
}

Result<QImage> emptyPicture(const TgaHeader& header, const base::Limits& limits) {
  const std::uint64_t bytes = std::uint64_t{header.width} * header.height * 4;
  if (std::max(header.width, header.height) > limits.maxTextureSide || bytes > limits.maxDecodedBytes) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached,
                  base::translate("formats", "an image of %1 x %2 is too large").arg(header.width).arg(header.height)));
  }
  QImage picture(static_cast<int>(header.width), static_cast<int>(header.height), QImage::Format_RGBA8888);
  if (picture.isNull()) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, base::translate("formats", "not enough memory for the image")));
  }
  picture.fill(Qt::black);
  return picture;
}

} // namespace

bool looksLikeTga(std::span<const std::byte> file) {
  const auto header = readHeader(file);
  return header && (hasFooter(file) ||
                    (header->dataOffset() <= file.size() && leastBytes(*header) <= file.size() - header->dataOffset()));
}

Result<QImage> decodeTga(const Bytes& file, const base::Limits& limits) {
  const auto header = readHeader(file.span());
  if (!header) {
    return std::unexpected(Error::of(ErrorCode::WrongFormat, base::translate("formats", "not a TGA image")));
  }
  const Bytes data = file.clippedSlice(header->dataOffset(), file.size());
  if (data.size() < header->texelBytes()) {
    return std::unexpected(Error::damaged(base::translate("formats", "the image has no texels"), header->dataOffset()));
  }
  auto picture = emptyPicture(*header, limits);
  if (!picture) {
    return picture;
  }
  TexelDecoder decoder(*header);
  decoder.readMap(file);
  TexelSink sink(*picture, *header);
  if (header->runLength) {
    decodeRuns(data, *header, decoder, sink);
  } else {
    decodePlain(data, *header, decoder, sink);
  }
  dropEmptyAlpha(*picture);
  return picture;
}

} // namespace vitrine::image
