#include "core/bytes/Decompress.h"

#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"

#include <lzma.h>
#include <zlib.h>
#include <zstd.h>

#include <bit>

namespace vitrine::bytes {
namespace {

constexpr std::size_t kLzmaPropertyBytes = 5;
constexpr std::size_t kGrowStep = 1 << 20;
// The decoder's own tables beside its dictionary.
constexpr std::uint64_t kLzmaTableMemory = 16ull << 20;
constexpr std::uint64_t kMinLzmaDictionary = 4096;
constexpr int kMinZstdWindowLog = 21; ///< what the usual levels write even for little
constexpr int kMaxZstdWindowLog = 27;

const std::uint8_t* u8(const Bytes& bytes) {
  return reinterpret_cast<const std::uint8_t*>(bytes.data());
}

/// Output that grows with what really comes out, so that a lying size costs nothing.
void growTo(std::vector<std::byte>& out, std::uint64_t wanted) {
  out.resize(static_cast<std::size_t>(std::min<std::uint64_t>(wanted, out.size() + std::max(out.size(), kGrowStep))));
}

Decoded finished(std::vector<std::byte> out, std::size_t filled, bool complete, const QString& problem) {
  out.resize(filled);
  return {Bytes::adopt(std::move(out)), complete, complete ? QString() : problem};
}

/// Properties as the file has them, but with a dictionary no larger than the output: nothing can be copied from further
/// back, and a lying dictionary size must not cost memory.
std::array<std::uint8_t, kLzmaPropertyBytes + 8> lzmaHeader(const Bytes& properties, std::uint64_t outputSize) {
  std::array<std::uint8_t, kLzmaPropertyBytes + 8> header{};
  const std::uint64_t wanted = loadU32(properties.data() + 1);
  const std::uint64_t dictionary = std::min(wanted, std::max(outputSize, kMinLzmaDictionary));
  header[0] = u8(properties)[0];
  for (std::size_t i = 0; i < 4; ++i) {
    header[1 + i] = static_cast<std::uint8_t>(dictionary >> (8 * i));
  }
  for (std::size_t i = 0; i < 8; ++i) {
    header[kLzmaPropertyBytes + i] = static_cast<std::uint8_t>(outputSize >> (8 * i));
  }
  return header;
}

QString lzmaProblem(lzma_ret status) {
  switch (status) {
  case LZMA_OPTIONS_ERROR:
  case LZMA_FORMAT_ERROR:
    return base::translate("formats", "bad LZMA properties");
  case LZMA_DATA_ERROR:
    return base::translate("formats", "damaged LZMA data");
  default:
    return base::translate("formats", "truncated LZMA data");
  }
}

/// Inflates into a buffer that grows up to `limit`.
class Inflater {
public:
  Inflater(const Bytes& coded, DeflateWrapper wrapper, std::uint64_t limit)
      : m_coded(coded), m_members(wrapper == DeflateWrapper::Gzip), m_limit(limit) {
    const int windowBits = wrapper == DeflateWrapper::Raw    ? -MAX_WBITS
                           : wrapper == DeflateWrapper::Zlib ? MAX_WBITS
                                                             : MAX_WBITS + 16;
    m_ready = inflateInit2(&m_stream, windowBits) == Z_OK;
  }
  ~Inflater() {
    if (m_ready) {
      inflateEnd(&m_stream);
    }
  }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  bool ready() const { return m_ready; }
  std::size_t filled() const { return m_filled; }
  std::vector<std::byte> takeOutput() { return std::move(m_out); }

  /// Decodes as far as it goes; zlib's last status.
  int run() {
    int status = Z_OK;
    while (status == Z_OK && m_filled < m_limit) {
      status = step();
      if (status == Z_STREAM_END && m_members && atMember()) {
        status = inflateReset(&m_stream);
      }
    }
    return status;
  }

private:
  static constexpr std::uint64_t kPiece = 1u << 30; ///< zlib counts in 32 bits

  int step() {
    const std::uint64_t left = m_coded.size() - m_given;
    if (m_stream.avail_in == 0 && left > 0) {
      const std::uint64_t piece = std::min(left, kPiece);
      m_stream.next_in = const_cast<Bytef*>(u8(m_coded) + m_given); // zlib never writes through it
      m_stream.avail_in = static_cast<uInt>(piece);
      m_given += piece;
    }
    if (m_filled == m_out.size()) {
      growTo(m_out, m_limit);
    }
    const std::uint64_t room = std::min<std::uint64_t>(m_out.size() - m_filled, kPiece);
    m_stream.next_out = reinterpret_cast<Bytef*>(m_out.data()) + m_filled;
    m_stream.avail_out = static_cast<uInt>(room);
    const int status = inflate(&m_stream, Z_NO_FLUSH);
    m_filled += static_cast<std::size_t>(room - m_stream.avail_out);
    return status;
  }

  bool atMember() const {
    const std::uint64_t at = m_given - m_stream.avail_in;
    return m_coded.size() - at >= 2 && u8(m_coded)[at] == 0x1f && u8(m_coded)[at + 1] == 0x8b;
  }

  const Bytes& m_coded;
  bool m_members;
  std::uint64_t m_limit;
  bool m_ready = false;
  z_stream m_stream{};
  std::vector<std::byte> m_out;
  std::size_t m_filled = 0;
  std::uint64_t m_given = 0; ///< of `m_coded`, to zlib
};

} // namespace

Result<Decoded> decodeLzma(const Bytes& properties, const Bytes& coded, std::uint64_t outputSize) {
  if (properties.size() != kLzmaPropertyBytes) {
    return std::unexpected(
        Error::of(ErrorCode::Damaged, base::translate("formats", "LZMA properties must have 5 bytes")));
  }
  if (outputSize == 0) {
    return Decoded{};
  }
  // liblzma's "alone" decoder wants properties, then the size as u64, then the payload. It reads nothing, not even the
  // header, while it has no room for output.
  const auto header = lzmaHeader(properties, outputSize);
  lzma_stream stream = LZMA_STREAM_INIT;
  if (lzma_alone_decoder(&stream, outputSize + kLzmaTableMemory) != LZMA_OK) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, base::translate("formats", "not enough memory for LZMA")));
  }
  std::vector<std::byte> out;
  growTo(out, outputSize);
  stream.next_in = header.data();
  stream.avail_in = header.size();
  stream.next_out = reinterpret_cast<std::uint8_t*>(out.data());
  stream.avail_out = out.size();
  lzma_ret status = lzma_code(&stream, LZMA_RUN);
  stream.next_in = u8(coded);
  stream.avail_in = coded.size();
  while (status == LZMA_OK || status == LZMA_BUF_ERROR) {
    const auto filled = static_cast<std::size_t>(stream.total_out);
    if (filled == outputSize || (stream.avail_in == 0 && status == LZMA_BUF_ERROR)) {
      break;
    }
    if (filled == out.size()) {
      growTo(out, outputSize);
    }
    stream.next_out = reinterpret_cast<std::uint8_t*>(out.data()) + filled;
    stream.avail_out = out.size() - filled;
    status = lzma_code(&stream, LZMA_RUN);
  }
  const auto filled = static_cast<std::size_t>(stream.total_out);
  lzma_end(&stream);
  return finished(std::move(out), filled, filled == outputSize, lzmaProblem(status));
}

Result<Decoded> decodeDeflate(const Bytes& coded, DeflateWrapper wrapper, std::uint64_t expectedSize,
                              std::uint64_t maxOutput) {
  Inflater inflater(coded, wrapper, expectedSize == 0 ? maxOutput : std::min(expectedSize, maxOutput));
  if (!inflater.ready()) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, base::translate("formats", "not enough memory for deflate")));
  }
  const int status = inflater.run();
  const std::size_t filled = inflater.filled();
  const bool complete = expectedSize == 0 ? status == Z_STREAM_END : filled == expectedSize;
  const QString problem = filled == maxOutput      ? base::translate("formats", "more data than the limit allows")
                          : status == Z_DATA_ERROR ? base::translate("formats", "damaged deflate data")
                                                   : base::translate("formats", "truncated deflate data");
  return finished(inflater.takeOutput(), filled, complete, problem);
}

Result<Decoded> decodeZstd(const Bytes& coded, std::uint64_t outputSize) {
  if (outputSize == 0) {
    return Decoded{};
  }
  const std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> decoder(ZSTD_createDCtx(), &ZSTD_freeDCtx);
  if (!decoder) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, base::translate("formats", "not enough memory for zstd")));
  }
  // A lying window must not cost memory: encoders choose none that is far larger than what they code.
  const auto windowLog = static_cast<int>(std::bit_width(outputSize - 1));
  ZSTD_DCtx_setParameter(decoder.get(), ZSTD_d_windowLogMax,
                         std::clamp(windowLog, kMinZstdWindowLog, kMaxZstdWindowLog));
  std::vector<std::byte> out;
  growTo(out, outputSize);
  ZSTD_inBuffer in{coded.data(), coded.size(), 0};
  std::size_t filled = 0;
  std::size_t status = 0;
  while (filled < outputSize) {
    if (filled == out.size()) {
      growTo(out, outputSize);
    }
    const std::size_t before = in.pos;
    ZSTD_outBuffer room{out.data() + filled, out.size() - filled, 0};
    status = ZSTD_decompressStream(decoder.get(), &room, &in);
    filled += room.pos;
    if (ZSTD_isError(status) != 0 || (room.pos == 0 && in.pos == before)) {
      break;
    }
  }
  const QString problem = ZSTD_isError(status) != 0 ? base::translate("formats", "damaged zstd data")
                                                    : base::translate("formats", "truncated zstd data");
  return finished(std::move(out), filled, filled == outputSize, problem);
}

std::uint32_t crc32(const Bytes& bytes) {
  return static_cast<std::uint32_t>(::crc32_z(0, u8(bytes), bytes.size()));
}

} // namespace vitrine::bytes
