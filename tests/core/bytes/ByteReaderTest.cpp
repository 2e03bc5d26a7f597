#include "core/bytes/ByteReader.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::bytes {
namespace {

using tests::ByteMaker;
using tests::bytesOf;

TEST(ByteReader, ReadsEveryLittleEndianNumber) {
  ByteReader reader(ByteMaker()
                        .add<std::uint8_t>(0xfe)
                        .add<std::int8_t>(-3)
                        .add<std::uint16_t>(0xabcd)
                        .add<std::int16_t>(-12345)
                        .add<std::uint32_t>(0xdeadbeef)
                        .add<std::int32_t>(-2'000'000'000)
                        .add<std::uint64_t>(0x0123456789abcdefULL)
                        .add<float>(1.5F)
                        .add<double>(-0.1)
                        .add<float>(2)
                        .add<float>(3)
                        .add<float>(4)
                        .add<float>(5)
                        .add<float>(6)
                        .bytes());
  EXPECT_EQ(reader.u8(), 0xfe);
  EXPECT_EQ(reader.i8(), -3);
  EXPECT_EQ(reader.u16(), 0xabcd);
  EXPECT_EQ(reader.i16(), -12345);
  EXPECT_EQ(reader.u32(), 0xdeadbeefU);
  EXPECT_EQ(reader.i32(), -2'000'000'000);
  EXPECT_EQ(reader.u64(), 0x0123456789abcdefULL);
  EXPECT_EQ(reader.f32(), 1.5F);
  EXPECT_EQ(reader.f64(), -0.1);
  EXPECT_EQ(reader.vec2(), QVector2D(2, 3));
  EXPECT_EQ(reader.vec3(), QVector3D(4, 5, 6));
  EXPECT_TRUE(reader.atEnd());
}

TEST(ByteReader, ReadsEveryBigEndianNumber) {
  const Bytes raw =
      bytesOf({0x12, 0x34, 0xff, 0xfe, 0xde, 0xad, 0xbe, 0xef, 0xff, 0xff, 0xff, 0xfd, 0x01, 0x23, 0x45, 0x67,
               0x89, 0xab, 0xcd, 0xef, 0x3f, 0xc0, 0x00, 0x00, 0xbf, 0xf8, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00});
  ByteReader reader(raw, {}, Endian::Big);
  EXPECT_EQ(reader.u16(), 0x1234);
  EXPECT_EQ(reader.i16(), -2);
  EXPECT_EQ(reader.u32(), 0xdeadbeefU);
  EXPECT_EQ(reader.i32(), -3);
  EXPECT_EQ(reader.u64(), 0x0123456789abcdefULL);
  EXPECT_EQ(reader.f32(), 1.5F);
  EXPECT_EQ(reader.f64(), -1.5);
}

template <class Read>
void expectThrowsWhenShort(std::size_t needed, Read read) {
  for (std::size_t size = 0; size < needed; ++size) {
    ByteReader reader(tests::randomBytes(size, 1), ByteRange{2, 1000, size});
    try {
      read(reader);
      ADD_FAILURE() << size << " bytes sufficed for " << needed;
    } catch (const ReadError& error) {
      EXPECT_GE(error.error().offset.value(), 1000U);
      EXPECT_EQ(error.error().space, 2U);
      EXPECT_EQ(error.error().code, ErrorCode::Damaged);
    }
  }
  ByteReader enough(tests::randomBytes(needed, 1));
  EXPECT_NO_THROW(read(enough));
  EXPECT_TRUE(enough.atEnd());
}

TEST(ByteReader, EveryReadThrowsAtTheEnd) {
  expectThrowsWhenShort(1, [](ByteReader& r) { r.u8(); });
  expectThrowsWhenShort(1, [](ByteReader& r) { r.i8(); });
  expectThrowsWhenShort(2, [](ByteReader& r) { r.u16(); });
  expectThrowsWhenShort(2, [](ByteReader& r) { r.i16(); });
  expectThrowsWhenShort(4, [](ByteReader& r) { r.u32(); });
  expectThrowsWhenShort(4, [](ByteReader& r) { r.i32(); });
  expectThrowsWhenShort(8, [](ByteReader& r) { r.u64(); });
  expectThrowsWhenShort(4, [](ByteReader& r) { r.f32(); });
  expectThrowsWhenShort(8, [](ByteReader& r) { r.f64(); });
  expectThrowsWhenShort(8, [](ByteReader& r) { r.vec2(); });
  expectThrowsWhenShort(12, [](ByteReader& r) { r.vec3(); });
  expectThrowsWhenShort(5, [](ByteReader& r) { r.take(5); });
  expectThrowsWhenShort(5, [](ByteReader& r) { r.skip(5); });
  expectThrowsWhenShort(5, [](ByteReader& r) { r.fixedLatin1(5); });
}

TEST(ByteReader, AFailedReadDoesNotMoveTheCursor) {
  ByteReader reader(bytesOf({1, 2, 3}));
  EXPECT_THROW(reader.u32(), ReadError);
  EXPECT_EQ(reader.position(), 0U);
  EXPECT_EQ(reader.u16(), 0x0201);
}

TEST(ByteReader, SeeksWithinItsBytesOnly) {
  ByteReader reader(bytesOf({1, 2, 3}), ByteRange{0, 50, 3});
  reader.seek(3);
  EXPECT_TRUE(reader.atEnd());
  reader.seek(1);
  EXPECT_EQ(reader.u8(), 2);
  EXPECT_EQ(reader.spaceOffset(), 52U);
  EXPECT_THROW(reader.seek(4), ReadError);
  EXPECT_THROW(reader.seek(~0ULL), ReadError);
  EXPECT_EQ(reader.remaining(), 1U);
}

TEST(ByteReader, RequireChecksCountsBeforeAnythingIsAllocated) {
  const ByteReader reader(tests::randomBytes(100, 1));
  EXPECT_NO_THROW(reader.require(10, 10, QStringLiteral("things")));
  EXPECT_NO_THROW(reader.require(~0ULL, 0, QStringLiteral("things")));
  EXPECT_THROW(reader.require(11, 10, QStringLiteral("things")), ReadError);
  EXPECT_THROW(reader.require(~0ULL, 2, QStringLiteral("things")), ReadError) << "the product would wrap around";
  try {
    reader.require(1'000'000, 56, QStringLiteral("faces"));
  } catch (const ReadError& error) {
    EXPECT_EQ(error.error().message, QStringLiteral("1000000 faces of 56 bytes cannot fit in the 100 bytes left"));
    EXPECT_STREQ(error.what(), "1000000 faces of 56 bytes cannot fit in the 100 bytes left (at byte 0x0)");
  }
}

TEST(ByteReader, TakesSlicesWithoutCopying) {
  const Bytes content = tests::randomBytes(20, 1);
  ByteReader reader(content);
  reader.skip(4);
  EXPECT_EQ(reader.take(6).data(), content.data() + 4);
  EXPECT_EQ(reader.position(), 10U);
  EXPECT_EQ(reader.take(0).size(), 0U);
}

TEST(ByteReader, FixedTextEndsAtItsNul) {
  ByteReader reader(bytesOf({'a', 0xe4, 0, 'x', 'b', 'c', 0, 0}));
  EXPECT_EQ(reader.fixedLatin1(4), QStringLiteral("aä"));
  EXPECT_EQ(reader.fixedLatin1(2), QStringLiteral("bc"));
  EXPECT_EQ(reader.fixedLatin1(2), QString());
  EXPECT_EQ(reader.fixedLatin1(0), QString());
}

TEST(ByteReader, LoadsReadUnalignedMemory) {
  const Bytes raw = bytesOf({0xff, 0xfe, 0xff, 0x00, 0x00, 0xc0, 0x3f, 0x00, 0x00, 0x20, 0xc0, 0x00, 0x00, 0x00, 0x00});
  EXPECT_EQ(loadU16(raw.data() + 1), 0xfffe);
  EXPECT_EQ(loadI16(raw.data() + 1), -2);
  EXPECT_EQ(loadU32(raw.data() + 1), 0x0000fffeU);
  EXPECT_EQ(loadI32(raw.data() + 1), 0xfffe);
  EXPECT_EQ(loadF32(raw.data() + 3), 1.5F);
  EXPECT_EQ(loadVec3(raw.data() + 3), QVector3D(1.5F, -2.5F, 0));
}

} // namespace
} // namespace vitrine::bytes
