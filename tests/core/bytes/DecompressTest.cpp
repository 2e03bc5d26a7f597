#include "core/bytes/Decompress.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>
#include <lzma.h>
#include <zlib.h>
#include <zstd.h>

namespace vitrine::bytes {
namespace {

using tests::bytesOf;
using tests::sameBytes;

/// Bytes that compress about tenfold.
Bytes compressible(std::size_t size) {
  const Bytes noise = tests::randomBytes(size / 10 + 1, 9);
  std::vector<std::byte> made(size);
  for (std::size_t i = 0; i < size; ++i) {
    made[i] = noise[i / 10];
  }
  return Bytes::adopt(std::move(made));
}

struct LzmaCoded {
  Bytes properties;
  Bytes payload;
};

/// A .lzma file taken apart into its properties and payload; liblzma ends it with an end marker.
LzmaCoded lzmaCoded(const Bytes& plain) {
  lzma_options_lzma options;
  lzma_lzma_preset(&options, 6);
  lzma_stream stream = LZMA_STREAM_INIT;
  EXPECT_EQ(lzma_alone_encoder(&stream, &options), LZMA_OK);
  std::vector<std::byte> out(plain.size() + plain.size() / 2 + 1000);
  stream.next_in = reinterpret_cast<const std::uint8_t*>(plain.data());
  stream.avail_in = plain.size();
  stream.next_out = reinterpret_cast<std::uint8_t*>(out.data());
  stream.avail_out = out.size();
  EXPECT_EQ(lzma_code(&stream, LZMA_FINISH), LZMA_STREAM_END);
  out.resize(static_cast<std::size_t>(stream.total_out));
  lzma_end(&stream);
  const Bytes whole = Bytes::adopt(std::move(out));
  return {whole.slice(0, 5), whole.slice(13, whole.size() - 13)};
}

Bytes deflated(const Bytes& plain, int windowBits) {
  z_stream stream{};
  EXPECT_EQ(deflateInit2(&stream, 6, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY), Z_OK);
  std::vector<std::byte> out(plain.size() + plain.size() / 2 + 1000);
  stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(plain.data()));
  stream.avail_in = static_cast<uInt>(plain.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return Bytes::adopt(std::move(out));
}

TEST(DecodeLzma, GivesBackWhatWasCoded) {
  for (const std::size_t size : {std::size_t{1}, std::size_t{1000}, std::size_t{3'000'000}}) {
    const Bytes plain = compressible(size);
    const LzmaCoded coded = lzmaCoded(plain);
    const auto decoded = decodeLzma(coded.properties, coded.payload, size);
    ASSERT_TRUE(decoded.has_value());
    EXPECT_TRUE(decoded->complete) << decoded->problem.toStdString();
    EXPECT_TRUE(sameBytes(decoded->bytes, plain)) << size;
  }
}

TEST(DecodeLzma, NeedsNoEndMarker) {
  const Bytes plain = compressible(100'000);
  const LzmaCoded coded = lzmaCoded(plain);
  // The marker and the coder's last flush are within the final bytes; the data before them stand alone.
  const auto decoded = decodeLzma(coded.properties, coded.payload.slice(0, coded.payload.size() - 5), plain.size());
  ASSERT_TRUE(decoded.has_value());
  EXPECT_TRUE(decoded->complete);
  EXPECT_TRUE(sameBytes(decoded->bytes, plain));
}

TEST(DecodeLzma, StopsAtTheAskedSize) {
  const Bytes plain = compressible(100'000);
  const LzmaCoded coded = lzmaCoded(plain);
  const auto decoded = decodeLzma(coded.properties, coded.payload, 1234);
  ASSERT_TRUE(decoded.has_value());
  EXPECT_TRUE(decoded->complete);
  EXPECT_TRUE(sameBytes(decoded->bytes, plain.slice(0, 1234)));
}

TEST(DecodeLzma, ALyingSizeGivesWhatIsThere) {
  const Bytes plain = compressible(100'000);
  const LzmaCoded coded = lzmaCoded(plain);
  const auto decoded = decodeLzma(coded.properties, coded.payload, 400ULL << 20);
  ASSERT_TRUE(decoded.has_value());
  EXPECT_FALSE(decoded->complete);
  EXPECT_FALSE(decoded->problem.isEmpty());
  EXPECT_TRUE(sameBytes(decoded->bytes, plain));
}

TEST(DecodeLzma, TruncatedDataKeepItsDecodedStart) {
  const Bytes plain = compressible(1'000'000);
  const LzmaCoded coded = lzmaCoded(plain);
  const auto decoded = decodeLzma(coded.properties, coded.payload.slice(0, coded.payload.size() / 2), plain.size());
  ASSERT_TRUE(decoded.has_value());
  EXPECT_FALSE(decoded->complete);
  EXPECT_EQ(decoded->problem, QStringLiteral("truncated LZMA data"));
  ASSERT_GT(decoded->bytes.size(), plain.size() / 4);
  EXPECT_TRUE(sameBytes(decoded->bytes, plain.slice(0, decoded->bytes.size())));
}

TEST(DecodeLzma, DamagedDataKeepTheirStartAndSaySo) {
  const Bytes plain = compressible(1'000'000);
  const LzmaCoded coded = lzmaCoded(plain);
  QByteArray broken = coded.payload.toByteArray();
  for (qsizetype i = broken.size() / 2; i < broken.size() / 2 + 200; ++i) {
    broken[i] = static_cast<char>(~broken[i]);
  }
  const auto decoded = decodeLzma(coded.properties, Bytes::adopt(broken), plain.size());
  ASSERT_TRUE(decoded.has_value());
  ASSERT_GT(decoded->bytes.size(), 1000U);
  EXPECT_TRUE(sameBytes(decoded->bytes.slice(0, 1000), plain.slice(0, 1000)));
  EXPECT_TRUE(!decoded->complete || !sameBytes(decoded->bytes, plain));
}

TEST(DecodeLzma, ALyingDictionaryCostsNothing) {
  const Bytes plain = compressible(10'000);
  const LzmaCoded coded = lzmaCoded(plain);
  QByteArray properties = coded.properties.toByteArray();
  properties.replace(1, 4, QByteArray("\xff\xff\xff\xff"));
  const auto decoded = decodeLzma(Bytes::adopt(properties), coded.payload, plain.size());
  ASSERT_TRUE(decoded.has_value());
  EXPECT_TRUE(decoded->complete) << decoded->problem.toStdString();
  EXPECT_TRUE(sameBytes(decoded->bytes, plain));
}

TEST(DecodeLzma, RefusesBadProperties) {
  const LzmaCoded coded = lzmaCoded(compressible(1000));
  const auto tooFew = decodeLzma(coded.properties.slice(0, 4), coded.payload, 1000);
  ASSERT_FALSE(tooFew.has_value());
  EXPECT_EQ(tooFew.error().code, ErrorCode::Damaged);
  const auto impossible = decodeLzma(bytesOf({0xff, 0, 0, 1, 0}), coded.payload, 1000);
  ASSERT_TRUE(impossible.has_value());
  EXPECT_FALSE(impossible->complete);
  EXPECT_EQ(impossible->problem, QStringLiteral("bad LZMA properties"));
  EXPECT_TRUE(impossible->bytes.empty());
}

TEST(DecodeLzma, NothingFromNothing) {
  const LzmaCoded coded = lzmaCoded(compressible(1000));
  const auto none = decodeLzma(coded.properties, coded.payload, 0);
  ASSERT_TRUE(none.has_value());
  EXPECT_TRUE(none->complete);
  EXPECT_TRUE(none->bytes.empty());
  const auto missing = decodeLzma(coded.properties, {}, 1000);
  ASSERT_TRUE(missing.has_value());
  EXPECT_FALSE(missing->complete);
  EXPECT_TRUE(missing->bytes.empty());
}

TEST(DecodeDeflate, ReadsEveryWrapper) {
  const Bytes plain = compressible(2'500'000);
  const struct {
    DeflateWrapper wrapper;
    int bits;
  } cases[] = {{DeflateWrapper::Raw, -15}, {DeflateWrapper::Zlib, 15}, {DeflateWrapper::Gzip, 31}};
  for (const auto& [wrapper, bits] : cases) {
    for (const std::uint64_t expected : {std::uint64_t{0}, std::uint64_t{plain.size()}}) {
      const auto decoded = decodeDeflate(deflated(plain, bits), wrapper, expected, 1ULL << 30);
      ASSERT_TRUE(decoded.has_value());
      EXPECT_TRUE(decoded->complete) << bits << ": " << decoded->problem.toStdString();
      EXPECT_TRUE(sameBytes(decoded->bytes, plain)) << bits;
    }
  }
}

TEST(DecodeDeflate, ExactlyTheLimitIsComplete) {
  const Bytes plain = compressible(50'000);
  const auto decoded = decodeDeflate(deflated(plain, -15), DeflateWrapper::Raw, 0, plain.size());
  ASSERT_TRUE(decoded.has_value());
  EXPECT_TRUE(decoded->complete);
  EXPECT_EQ(decoded->bytes.size(), plain.size());
}

TEST(DecodeDeflate, StopsAtTheLimit) {
  const Bytes plain = compressible(500'000);
  for (const std::uint64_t expected : {std::uint64_t{0}, std::uint64_t{plain.size()}}) {
    const auto decoded = decodeDeflate(deflated(plain, -15), DeflateWrapper::Raw, expected, 1000);
    ASSERT_TRUE(decoded.has_value());
    EXPECT_FALSE(decoded->complete);
    EXPECT_EQ(decoded->problem, QStringLiteral("more data than the limit allows"));
    EXPECT_TRUE(sameBytes(decoded->bytes, plain.slice(0, 1000)));
  }
}

TEST(DecodeDeflate, TruncatedAndDamagedKeepTheirStart) {
  const Bytes plain = compressible(500'000);
  const Bytes coded = deflated(plain, -15);
  const auto cut = decodeDeflate(coded.slice(0, coded.size() / 2), DeflateWrapper::Raw, plain.size(), 1ULL << 30);
  ASSERT_TRUE(cut.has_value());
  EXPECT_FALSE(cut->complete);
  EXPECT_EQ(cut->problem, QStringLiteral("truncated deflate data"));
  ASSERT_GT(cut->bytes.size(), 1000U);
  EXPECT_TRUE(sameBytes(cut->bytes, plain.slice(0, cut->bytes.size())));

  const auto wrong = decodeDeflate(bytesOf({0xff, 0xff, 0xff, 0xff}), DeflateWrapper::Raw, 10, 100);
  ASSERT_TRUE(wrong.has_value());
  EXPECT_FALSE(wrong->complete);
  EXPECT_EQ(wrong->problem, QStringLiteral("damaged deflate data"));
}

TEST(DecodeDeflate, EmptyOutputOfAnEmptyEntry) {
  const auto decoded = decodeDeflate(deflated({}, -15), DeflateWrapper::Raw, 0, 1000);
  ASSERT_TRUE(decoded.has_value());
  EXPECT_TRUE(decoded->complete);
  EXPECT_TRUE(decoded->bytes.empty());
}

Bytes zstdCoded(const Bytes& plain) {
  std::vector<std::byte> coded(ZSTD_compressBound(plain.size()));
  coded.resize(ZSTD_compress(coded.data(), coded.size(), plain.data(), plain.size(), 3));
  return Bytes::adopt(std::move(coded));
}

TEST(DecodeZstd, GivesWhatWasCoded) {
  const Bytes plain = compressible(3'000'000);
  const auto decoded = decodeZstd(zstdCoded(plain), plain.size());
  ASSERT_TRUE(decoded.has_value());
  EXPECT_TRUE(decoded->complete) << decoded->problem.toStdString();
  EXPECT_TRUE(sameBytes(decoded->bytes, plain));
  EXPECT_TRUE(decodeZstd(bytesOf("nothing"), 0)->complete);
}

TEST(DecodeZstd, TruncatedAndDamagedKeepTheirStart) {
  const Bytes plain = tests::randomBytes(400'000, 3);
  const Bytes coded = zstdCoded(plain);
  const auto cut = decodeZstd(coded.slice(0, coded.size() / 2), plain.size());
  ASSERT_TRUE(cut.has_value());
  EXPECT_FALSE(cut->complete);
  EXPECT_EQ(cut->problem, QStringLiteral("truncated zstd data"));
  EXPECT_TRUE(sameBytes(cut->bytes, plain.slice(0, cut->bytes.size())));
  const auto wrong = decodeZstd(bytesOf("no frame at all"), 100);
  ASSERT_TRUE(wrong.has_value());
  EXPECT_FALSE(wrong->complete);
  EXPECT_EQ(wrong->problem, QStringLiteral("damaged zstd data"));
}

TEST(DecodeZstd, NeverGivesMoreThanIsAskedFor) {
  const Bytes plain = compressible(2'000'000);
  const auto decoded = decodeZstd(zstdCoded(plain), 1000);
  ASSERT_TRUE(decoded.has_value());
  EXPECT_TRUE(sameBytes(decoded->bytes, plain.slice(0, 1000)));
}

TEST(Crc32, IsTheOneOfZip) {
  EXPECT_EQ(vitrine::bytes::crc32(bytesOf("123456789")), 0xcbf43926U);
  EXPECT_EQ(vitrine::bytes::crc32({}), 0U);
}

} // namespace
} // namespace vitrine::bytes
