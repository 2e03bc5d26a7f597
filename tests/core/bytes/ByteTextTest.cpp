#include "core/bytes/ByteText.h"

#include "core/bytes/ByteSums.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::bytes {
namespace {

QString textOf(const Bytes& bytes, ByteForm form) {
  return bytesAsText(bytes.span(), form);
}

TEST(ByteTextTest, EachFormOfAFewBytes) {
  const Bytes bytes = tests::bytesOf({0x00, 'A', '"', '\\', 0xff, 'b'});
  EXPECT_EQ(textOf(bytes, ByteForm::Hex), QStringLiteral("00 41 22 5c ff 62"));
  EXPECT_EQ(textOf(bytes, ByteForm::CArray),
            QStringLiteral("const unsigned char data[6] = {\n    0x00, 0x41, 0x22, 0x5c, 0xff, 0x62,\n};"));
  EXPECT_EQ(textOf(bytes, ByteForm::Python), QStringLiteral("data = b\"\\x00A\\\"\\\\\\xffb\""));
  EXPECT_EQ(textOf(bytes, ByteForm::Base64), QStringLiteral("AEEiXP9i"));
  EXPECT_EQ(textOf(bytes, ByteForm::Text), QStringLiteral("·A\"\\·b"));
}

TEST(ByteTextTest, LongOnesHaveSeveralLines) {
  const Bytes bytes = tests::bytesOf("0123456789abcdefgh");
  EXPECT_EQ(textOf(bytes, ByteForm::Python), QStringLiteral("data = (\n    b\"0123456789abcdef\"\n    b\"gh\"\n)"));
  EXPECT_EQ(textOf(bytes, ByteForm::CArray).count(QLatin1Char('\n')), 3);
}

TEST(ByteTextTest, Checksums) {
  // The check values of CRC-32 and of SHA-256 ("abc").
  EXPECT_EQ(sumsOf(tests::bytesOf("123456789").span()).crc32, 0xcbf43926U);
  const ByteSums sums = sumsOf(tests::bytesOf("abc").span());
  EXPECT_EQ(sums.sum, 97U + 98U + 99U);
  EXPECT_EQ(sums.sha256, QStringLiteral("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
}

} // namespace
} // namespace vitrine::bytes
