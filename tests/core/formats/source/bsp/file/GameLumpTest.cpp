#include "core/formats/source/bsp/records/DetailProps.h"
#include "resources/demos/source/LzmaWriter.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

constexpr std::uint32_t kLumpAt = 64;

class GameLumpRead : public testing::Test {
protected:
  /// `content` is the file; the game lump is `size` bytes from kLumpAt.
  GameLump read(const Bytes& content, std::uint64_t size) {
    const ByteSourcePtr file = bytes::makeMemorySource(content);
    Lump lump;
    lump.block.bytes = content.clippedSlice(kLumpAt, size);
    lump.block.range = lump.block.stored = {base::kFileSpace, kLumpAt, lump.block.bytes.size()};
    BlockContext context{m_spaces, m_limits, m_diagnostics};
    return readGameLump(lump, BspHeader(), *file, context);
  }

  ByteSpaces m_spaces;
  Limits m_limits;
  Diagnostics m_diagnostics;
};

ByteMaker start(std::uint32_t count) {
  ByteMaker maker;
  while (maker.size() < kLumpAt) {
    maker.add<std::uint8_t>(0xee);
  }
  return maker.add(count);
}

void entry(ByteMaker& maker, std::uint32_t id, std::uint16_t flags, std::uint16_t version, std::uint32_t offset,
           std::uint32_t length) {
  maker.add(id).add(flags).add(version).add(offset).add(length);
}

TEST_F(GameLumpRead, absoluteOffsets) {
  ByteMaker maker = start(2);
  entry(maker, kStaticProps, 0, 10, kLumpAt + 36, 4);
  entry(maker, kDetailProps, 0, 4, kLumpAt + 40, 3);
  maker.text("abcdefg");
  const GameLump lump = read(maker.bytes(), maker.size() - kLumpAt);
  ASSERT_EQ(lump.entries.size(), 2U);
  EXPECT_EQ(lump.entries[0].name(), QStringLiteral("sprp"));
  EXPECT_EQ(lump.entries[0].version, 10);
  EXPECT_TRUE(sameBytes(lump.find(kDetailProps)->block.bytes, bytesOf("efg")));
  EXPECT_EQ(lump.directory.whole(), (ByteRange{0, kLumpAt + 4, 32}));
}

TEST_F(GameLumpRead, relativeOffsets) {
  ByteMaker maker = start(1);
  entry(maker, kStaticProps, 0, 9, 20, 4);
  maker.text("abcd");
  const GameLump lump = read(maker.bytes(), maker.size() - kLumpAt);
  EXPECT_TRUE(sameBytes(lump.entries.at(0).block.bytes, bytesOf("abcd")));
}

TEST_F(GameLumpRead, compressedSizesComeFromTheNextEntry) {
  const Bytes first = bytesOf(std::string(300, 'x'));
  const Bytes second = bytesOf(std::string(200, 'y'));
  const auto coded1 = demos::lzmaLump(first.span());
  const auto coded2 = demos::lzmaLump(second.span());
  const auto at1 = static_cast<std::uint32_t>(kLumpAt + 4 + 3 * 16);
  const auto at2 = static_cast<std::uint32_t>(at1 + coded1.size());
  for (const bool terminator : {true, false}) {
    ByteMaker maker = start(3);
    entry(maker, kStaticProps, 1, 10, at1, 300);
    entry(maker, kDetailProps, 1, 4, at2, 200);
    entry(maker, 0, 0, 0, terminator ? static_cast<std::uint32_t>(at2 + coded2.size()) : 0, 0);
    maker.text({reinterpret_cast<const char*>(coded1.data()), coded1.size()});
    maker.text({reinterpret_cast<const char*>(coded2.data()), coded2.size()});
    const GameLump lump = read(maker.bytes(), maker.size() - kLumpAt);
    ASSERT_EQ(lump.entries.size(), 2U);
    EXPECT_TRUE(sameBytes(lump.entries[0].block.bytes, first));
    EXPECT_TRUE(sameBytes(lump.entries[1].block.bytes, second));
    EXPECT_TRUE(lump.entries[1].block.compressed);
  }
  EXPECT_FALSE(m_diagnostics.anyDamage());
}

TEST_F(GameLumpRead, countsThatDoNotFit) {
  EXPECT_TRUE(read(start(65).bytes(), 4).entries.empty());
  EXPECT_TRUE(read(start(0xffffffff).bytes(), 4).entries.empty());
  EXPECT_TRUE(read(start(1).bytes(), 4).entries.empty());
  EXPECT_EQ(m_diagnostics.entries().size(), 3U);
  EXPECT_TRUE(read(start(0).bytes(), 2).entries.empty());
}

TEST_F(GameLumpRead, offsetsOutside) {
  ByteMaker maker = start(2);
  entry(maker, kStaticProps, 0, 10, 100000, 4);
  entry(maker, kDetailProps, 0, 4, kLumpAt + 36, 4000);
  maker.text("abcdefg");
  const GameLump lump = read(maker.bytes(), maker.size() - kLumpAt);
  EXPECT_TRUE(lump.entries.at(0).block.bytes.empty());
  EXPECT_TRUE(sameBytes(lump.entries.at(1).block.bytes, bytesOf("abcdefg")));
  EXPECT_EQ(m_diagnostics.entries().size(), 2U);
}

/// A "sprp" with two models, one leaf and `count` records of `size` bytes.
GameLumpEntry propLump(std::uint16_t version, std::uint32_t size, std::uint32_t count, std::uint32_t claimed) {
  ByteMaker maker;
  maker.add<std::uint32_t>(2).text("models/a.mdl");
  while (maker.size() < 4 + 128) {
    maker.add<std::uint8_t>(0);
  }
  maker.text("./models\\b.mdl");
  while (maker.size() < 4 + 256) {
    maker.add<std::uint8_t>(0);
  }
  maker.add<std::uint32_t>(1);
  version >= 12 ? maker.add<std::uint32_t>(5) : maker.add<std::uint16_t>(5);
  maker.add(claimed);
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::size_t begin = maker.size();
    for (const float number : {1.0F, 2.0F, 3.0F, 10.0F, 20.0F, 30.0F}) {
      maker.add(number);
    }
    maker.add<std::uint16_t>(1).add<std::uint16_t>(0).add<std::uint16_t>(1).add<std::uint8_t>(6).add<std::uint8_t>(3);
    maker.add<std::int32_t>(7).add(100.0F).add(200.0F).add(0.0F).add(0.0F).add(0.0F);
    while (maker.size() < begin + size) {
      const bool lastFloats = version == 11 ? maker.size() == begin + 76 : maker.size() >= begin + 76;
      lastFloats ? maker.add(0.5F) : maker.add<std::uint32_t>(0);
    }
  }
  GameLumpEntry entry{kStaticProps, version, {}};
  entry.block.bytes = maker.bytes();
  entry.block.range = {base::kFileSpace, 4000, maker.size()};
  return entry;
}

BspHeader ofVersion(int version) {
  BspHeader header;
  header.version = version;
  return header;
}

struct PropCase {
  std::uint16_t version;
  std::uint32_t size;
};

class PropVersion : public testing::TestWithParam<PropCase> {};

TEST_P(PropVersion, isReadBySize) {
  Diagnostics diagnostics;
  const auto [version, size] = GetParam();
  const StaticProps props = readStaticProps(propLump(version, size, 3, 3), ofVersion(21), diagnostics);
  EXPECT_TRUE(props.knownRecords);
  EXPECT_EQ(props.recordSize, size);
  const auto list = props.readProps();
  ASSERT_EQ(list.size(), 3U);
  EXPECT_EQ(list[2].origin, QVector3D(1, 2, 3));
  EXPECT_EQ(list[2].angles, QVector3D(10, 20, 30));
  EXPECT_EQ(list[2].model, 1);
  EXPECT_EQ(props.leafAt(list[2].firstLeaf), 5);
  EXPECT_TRUE(diagnostics.entries().empty());
  EXPECT_EQ(list[2].skin, 7);
  const bool wideFlags = size == 72 && (version == 7 || version == 10);
  EXPECT_EQ(list[2].flags, wideFlags || (version == 11 && size == 76) ? 0U : 3U);
  EXPECT_EQ(list[2].tint, (std::array<std::uint8_t, 4>{255, 255, 255, 255}));
  const bool scaled = version >= 11 && size >= 80;
  EXPECT_EQ(list[2].scale.x(), scaled ? 0.5F : 1.0F);
}

INSTANTIATE_TEST_SUITE_P(All, PropVersion,
                         testing::Values(PropCase{4, 56}, PropCase{5, 60}, PropCase{5, 188}, PropCase{6, 64},
                                         PropCase{6, 136}, PropCase{6, 192}, PropCase{7, 68}, PropCase{7, 72},
                                         PropCase{8, 68}, PropCase{9, 72}, PropCase{9, 76}, PropCase{10, 72},
                                         PropCase{10, 76}, PropCase{11, 76}, PropCase{11, 80}, PropCase{12, 80},
                                         PropCase{13, 88}),
                         [](const auto& tested) {
                           return "v" + std::to_string(tested.param.version) + "_" + std::to_string(tested.param.size);
                         });

TEST(StaticProps, blackMesaShares11With80Bytes) {
  Diagnostics diagnostics;
  const StaticProps props = readStaticProps(propLump(11, 80, 1, 1), ofVersion(20), diagnostics);
  EXPECT_EQ(props.readProps().at(0).scale, QVector3D(1, 1, 1));
  EXPECT_GE(props.props.layout()->indexOf(QLatin1StringView("DiffuseModulation")), 0);
}

TEST(StaticProps, unknownRecordsKeepTheirStart) {
  Diagnostics diagnostics;
  const StaticProps props = readStaticProps(propLump(10, 84, 2, 2), ofVersion(20), diagnostics);
  EXPECT_FALSE(props.knownRecords);
  EXPECT_EQ(props.readProps().at(1).origin, QVector3D(1, 2, 3));
  EXPECT_EQ(diagnostics.entries().size(), 1U);
}

TEST(StaticProps, countsThatDoNotFitAreCut) {
  Diagnostics diagnostics;
  const StaticProps props = readStaticProps(propLump(10, 56, 3, 0x7fffffff), ofVersion(20), diagnostics);
  EXPECT_EQ(props.readProps().size(), 3U);
  EXPECT_TRUE(diagnostics.anyDamage());
}

TEST(StaticProps, namesAndEmptyLumps) {
  Diagnostics diagnostics;
  EXPECT_EQ(readStaticProps(propLump(10, 72, 0, 0), ofVersion(20), diagnostics).models(),
            (QStringList{QStringLiteral("models/a.mdl"), QStringLiteral("./models\\b.mdl")}));
  GameLumpEntry empty{kStaticProps, 9, {}};
  empty.block.bytes = Bytes::adopt(std::vector<std::byte>(12));
  const StaticProps props = readStaticProps(empty, ofVersion(21), diagnostics);
  EXPECT_EQ(props.recordSize, 0);
  EXPECT_EQ(props.version, 9);
  EXPECT_TRUE(diagnostics.entries().empty());
  empty.block.bytes = Bytes::adopt(std::vector<std::byte>(7));
  readStaticProps(empty, ofVersion(21), diagnostics);
  EXPECT_TRUE(diagnostics.anyDamage());
}

TEST(DetailProps, takesThreeLists) {
  ByteMaker maker;
  maker.add<std::uint32_t>(0).add<std::uint32_t>(1);
  for (int i = 0; i < 8; ++i) {
    maker.add(static_cast<float>(i));
  }
  maker.add<std::uint32_t>(2);
  for (int i = 0; i < 2 * 13; ++i) {
    maker.add<std::uint32_t>(0);
  }
  GameLumpEntry entry{kDetailProps, 4, {}};
  entry.block.bytes = maker.bytes();
  Diagnostics diagnostics;
  const DetailProps props = readDetailProps(entry, Endian::Little, diagnostics);
  EXPECT_EQ(props.dictionary.count(), 0U);
  EXPECT_EQ(props.sprites.count(), 1U);
  EXPECT_EQ(props.props.count(), 2U);
  EXPECT_TRUE(diagnostics.entries().empty());
}

} // namespace
} // namespace vitrine::tests
