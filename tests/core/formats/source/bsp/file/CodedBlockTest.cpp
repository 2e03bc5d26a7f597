#include "core/formats/source/bsp/file/CodedBlock.h"

#include "resources/demos/source/LzmaWriter.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

class CodedBlock : public testing::Test {
protected:
  Block read(const Bytes& stored, std::uint64_t expected) {
    BlockContext context{m_spaces, m_limits, m_diagnostics};
    return readBlock(QStringLiteral("LUMP"), stored, {base::kFileSpace, 500, stored.size()}, expected, context);
  }

  static Bytes coded(const Bytes& plain) { return Bytes::adopt(demos::lzmaLump(plain.span())); }

  ByteSpaces m_spaces;
  Limits m_limits;
  Diagnostics m_diagnostics;
  Bytes m_plain = Bytes::adopt(QByteArray("some text that repeats, some text that repeats, ").repeated(40));
};

Bytes patched(const Bytes& bytes, std::size_t at, std::uint32_t value) {
  std::vector<std::byte> copy(bytes.span().begin(), bytes.span().end());
  std::memcpy(copy.data() + at, &value, sizeof value);
  return Bytes::adopt(std::move(copy));
}

TEST_F(CodedBlock, rawStaysInTheFile) {
  const Block block = read(m_plain, 0);
  EXPECT_TRUE(sameBytes(block.bytes, m_plain));
  EXPECT_EQ(block.range, (ByteRange{0, 500, m_plain.size()}));
  EXPECT_FALSE(block.compressed);
  EXPECT_EQ(m_spaces.size(), 1U);
}

TEST_F(CodedBlock, compressedGetsItsOwnSpace) {
  const Block block = read(coded(m_plain), m_plain.size());
  EXPECT_TRUE(sameBytes(block.bytes, m_plain));
  EXPECT_EQ(block.range, (ByteRange{1, 0, m_plain.size()}));
  EXPECT_TRUE(block.compressed);
  EXPECT_EQ(m_spaces[1].codedRange, block.stored);
  EXPECT_EQ(m_spaces[1].decoder, QStringLiteral("LZMA"));
  EXPECT_TRUE(m_diagnostics.entries().empty());
}

TEST_F(CodedBlock, theTagCountsWithoutTheDirectory) {
  EXPECT_TRUE(sameBytes(read(coded(m_plain), 0).bytes, m_plain));
}

TEST_F(CodedBlock, rawTextThatStartsLikeATagIsRaw) {
  const Bytes text = bytesOf("LZMA/is_a_texture_name_of_some_kind");
  const Block block = read(text, 0);
  EXPECT_TRUE(sameBytes(block.bytes, text));
  EXPECT_FALSE(block.compressed);
}

TEST_F(CodedBlock, directoryWithoutTagIsRaw) {
  const Block block = read(m_plain, 9999);
  EXPECT_TRUE(sameBytes(block.bytes, m_plain));
  EXPECT_EQ(m_diagnostics.entries().size(), 1U);
}

TEST_F(CodedBlock, cutStreamKeepsItsStart) {
  const Bytes random = randomBytes(5000, 5);
  const Bytes whole = coded(random);
  const Block block = read(whole.slice(0, whole.size() / 2), random.size());
  ASSERT_GT(block.bytes.size(), 1000U);
  EXPECT_LT(block.bytes.size(), random.size());
  EXPECT_TRUE(sameBytes(block.bytes, random.slice(0, block.bytes.size())));
  EXPECT_FALSE(block.note.isEmpty());
  EXPECT_TRUE(m_diagnostics.anyDamage());
}

TEST_F(CodedBlock, liesAboutSize) {
  const Bytes more = read(patched(coded(m_plain), 4, 100000), m_plain.size()).bytes;
  EXPECT_TRUE(sameBytes(more.clippedSlice(0, m_plain.size()), m_plain));
  EXPECT_TRUE(m_diagnostics.anyDamage());
  m_limits.maxDecodedBytes = 1000;
  const Block refused = read(coded(m_plain), m_plain.size());
  EXPECT_TRUE(refused.bytes.empty());
  EXPECT_TRUE(refused.note.contains(QStringLiteral("exceeds the limit")));
}

TEST_F(CodedBlock, allSpacesTogetherAreLimited) {
  m_limits.maxTotalDecodedBytes = m_plain.size() + 10;
  EXPECT_FALSE(read(coded(m_plain), 0).bytes.empty());
  EXPECT_TRUE(read(coded(m_plain), 0).bytes.empty());
}

TEST_F(CodedBlock, badProperties) {
  const Bytes block = coded(m_plain);
  std::vector<std::byte> copy(block.span().begin(), block.span().end());
  copy[12] = std::byte{0xff};
  EXPECT_TRUE(read(Bytes::adopt(copy), m_plain.size()).bytes.empty());
  EXPECT_TRUE(m_diagnostics.anyDamage());
}

TEST_F(CodedBlock, prefixCutOff) {
  EXPECT_TRUE(read(coded(m_plain).slice(0, 10), m_plain.size()).bytes.empty());
  EXPECT_TRUE(m_diagnostics.anyDamage());
}

} // namespace
} // namespace vitrine::tests
