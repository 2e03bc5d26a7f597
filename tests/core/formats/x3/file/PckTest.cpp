#include "core/formats/x3/file/Pck.h"

#include "tests/core/formats/x3/PackedBytes.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"
#include "tests/support/TestBytes.h"

#include <QFile>

#include <gtest/gtest.h>

namespace vitrine::formats::x3 {
namespace {

using tests::bytesOf;
using tests::gzipped;
using tests::joined;
using tests::pck;
using tests::randomBytes;
using tests::sameBytes;

TEST(Pck, TellsTheThreeWrappings) {
  const Bytes plain = bytesOf("VER: 6;");
  EXPECT_EQ(wrappingOf(plain), Wrapping::None);
  EXPECT_EQ(wrappingOf(gzipped(plain)), Wrapping::Gzip);
  EXPECT_EQ(wrappingOf(pck(plain, 0x5A)), Wrapping::XoredGzip);
  EXPECT_EQ(wrappingOf({}), Wrapping::None);
  EXPECT_EQ(wrappingOf(bytesOf({0x1f, 0x8b})), Wrapping::None);
  EXPECT_EQ(wrappingName(pck(plain, 0x5A)), QStringLiteral("PCK (key 0x5a)"));
  EXPECT_EQ(wrappingName(gzipped(plain)), QStringLiteral("gzip"));
  EXPECT_EQ(wrappingName(plain), QString());
}

TEST(Pck, EveryKeyUnwraps) {
  const Bytes plain = randomBytes(3000, 1);
  for (int key = 0; key < 256; ++key) {
    const auto decoded = unwrapped(pck(plain, static_cast<std::uint8_t>(key)), {});
    ASSERT_TRUE(decoded.has_value()) << key;
    EXPECT_TRUE(decoded->complete) << key;
    EXPECT_TRUE(sameBytes(decoded->bytes, plain)) << key;
  }
}

TEST(Pck, WhatIsNotWrappedIsRefused) {
  const auto decoded = unwrapped(bytesOf("BOB1"), {});
  ASSERT_FALSE(decoded.has_value());
  EXPECT_EQ(decoded.error().code, ErrorCode::WrongFormat);
}

TEST(Pck, MembersThatFollowEachOtherAreOneFile) {
  const Bytes first = randomBytes(500, 2);
  const Bytes second = randomBytes(700, 3);
  const auto decoded = unwrapped(joined(gzipped(first), gzipped(second)), {});
  ASSERT_TRUE(decoded.has_value());
  EXPECT_TRUE(decoded->complete);
  EXPECT_TRUE(sameBytes(decoded->bytes, joined(first, second)));
}

TEST(Pck, BytesBehindTheLastMemberAreLeftAlone) {
  const Bytes plain = randomBytes(500, 2);
  const auto decoded = unwrapped(joined(gzipped(plain), bytesOf("stray")), {});
  ASSERT_TRUE(decoded.has_value());
  EXPECT_TRUE(decoded->complete);
  EXPECT_TRUE(sameBytes(decoded->bytes, plain));
}

TEST(Pck, ACutFileKeepsItsStartAndSaysSo) {
  const Bytes plain = randomBytes(50'000, 4);
  const Bytes packed = pck(plain, 0x17);
  const auto decoded = unwrapped(packed.slice(0, packed.size() / 2), {});
  ASSERT_TRUE(decoded.has_value());
  EXPECT_FALSE(decoded->complete);
  EXPECT_FALSE(decoded->problem.isEmpty());
  ASSERT_GT(decoded->bytes.size(), 1000U);
  EXPECT_TRUE(sameBytes(decoded->bytes, plain.slice(0, decoded->bytes.size())));
}

TEST(Pck, ABombStopsAtTheLimit) {
  const Bytes bomb = gzipped(Bytes::adopt(QByteArray(8 << 20, 'x')));
  ASSERT_LT(bomb.size(), 20'000U);
  Limits limits;
  limits.maxDecodedBytes = 100'000;
  const auto decoded = unwrapped(bomb, limits);
  ASSERT_TRUE(decoded.has_value());
  EXPECT_FALSE(decoded->complete);
  EXPECT_EQ(decoded->bytes.size(), 100'000U);
  EXPECT_EQ(decoded->problem, QStringLiteral("more data than the limit allows"));
}

TEST(Pck, AHeadUnwrapsAsFarAsItGoes) {
  const Bytes plain = randomBytes(50'000, 5);
  const Bytes packed = pck(plain, 0x33);
  const bytes::Decoded head = unwrappedHead(packed.slice(0, 4096));
  EXPECT_FALSE(head.complete);
  ASSERT_GT(head.bytes.size(), 1000U);
  EXPECT_TRUE(sameBytes(head.bytes, plain.slice(0, head.bytes.size())));
  EXPECT_TRUE(unwrappedHead(pck(bytesOf("short"), 1)).complete);
}

Bytes sample(const QString& name) {
  QFile file(tests::samplePath(QStringLiteral("bod/") + name).value());
  return file.open(QIODevice::ReadOnly) ? Bytes::adopt(file.readAll()) : Bytes();
}

TEST(PckSamples, UnwrapToTheirTwins) {
  const Bytes packed = sample(QStringLiteral("objects/vitrine/packed.pbd"));
  EXPECT_EQ(wrappingOf(packed), Wrapping::XoredGzip);
  EXPECT_TRUE(sameBytes(unwrapped(packed, {})->bytes, sample(QStringLiteral("objects/vitrine/ring.bod"))));
  const Bytes plain = sample(QStringLiteral("objects/vitrine/plain_gzip.pbd"));
  EXPECT_EQ(wrappingOf(plain), Wrapping::Gzip);
  EXPECT_TRUE(sameBytes(unwrapped(plain, {})->bytes, sample(QStringLiteral("objects/v/00940.bod"))));
}

} // namespace
} // namespace vitrine::formats::x3
