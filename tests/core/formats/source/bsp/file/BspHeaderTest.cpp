#include "core/formats/source/bsp/file/LumpUse.h"
#include "core/formats/source/bsp/file/OpenedMap.h"
#include "core/formats/source/bsp/file/XorCode.h"
#include "tests/core/bytes/ByteSourceConformance.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

/// A header whose lumps are all empty but the first two.
ByteMaker header(std::string_view magic, std::uint32_t version, std::size_t gap = 0) {
  ByteMaker maker;
  maker.text(magic).add(version);
  for (std::size_t i = 0; i < gap; i += 4) {
    maker.add<std::uint32_t>(0);
  }
  maker.add<std::uint32_t>(1100).add<std::uint32_t>(100).add<std::uint32_t>(0).add<std::uint32_t>(0);
  maker.add<std::uint32_t>(1200).add<std::uint32_t>(40).add<std::uint32_t>(7).add<std::uint32_t>(0);
  while (maker.size() < 8 + gap + 64 * 16) {
    maker.add<std::uint32_t>(0);
  }
  maker.add<std::uint32_t>(42).add<std::uint32_t>(0);
  return maker;
}

QString refusal(const Bytes& head) {
  const auto read = readBspHeader(head, head.size());
  return read ? QString() : read.error().message;
}

TEST(BspHeader, readsDirectoryAndRevision) {
  const auto read = readBspHeader(header("VBSP", 20).bytes(), 2000);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->version, 20);
  EXPECT_EQ(read->mapRevision, 42);
  EXPECT_EQ(read->lump(LumpId::Planes).offset, 1200);
  EXPECT_EQ(read->lump(LumpId::Planes).length, 40);
  EXPECT_EQ(read->lump(LumpId::Planes).version, 7);
  EXPECT_FALSE(read->versionFirst());
}

TEST(BspHeader, findsLeft4Dead2Order) {
  ByteMaker maker;
  maker.text("VBSP").add<std::uint32_t>(21);
  maker.add<std::uint32_t>(3).add<std::uint32_t>(1100).add<std::uint32_t>(100).add<std::uint32_t>(9);
  while (maker.size() < 1032) {
    maker.add<std::uint32_t>(0);
  }
  maker.add<std::uint32_t>(5);
  const auto read = readBspHeader(maker.bytes(), 2000);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->branch, Branch::Left4Dead2);
  EXPECT_EQ(read->lump(LumpId::Entities).offset, 1100);
  EXPECT_EQ(read->lump(LumpId::Entities).length, 100);
  EXPECT_EQ(read->lump(LumpId::Entities).version, 3);
  EXPECT_EQ(read->lump(LumpId::Entities).uncompressedSize, 9U);
}

TEST(BspHeader, standardVersion21StaysStandard) {
  const auto read = readBspHeader(header("VBSP", 21).bytes(), 2000);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->branch, Branch::Standard);
}

TEST(BspHeader, takesDarkMessiahsLowVersion) {
  const auto read = readBspHeader(header("VBSP", 0x00040014).bytes(), 2000);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->version, 20);
  EXPECT_EQ(read->branch, Branch::DarkMessiah);
}

TEST(BspHeader, findsContagionsShiftedDirectory) {
  const auto shifted = readBspHeader(header("VBSP", 27, 4).bytes(), 2000);
  ASSERT_TRUE(shifted);
  EXPECT_EQ(shifted->directoryOffset, 12U);
  EXPECT_EQ(shifted->lump(LumpId::Planes).offset, 1200);
  EXPECT_EQ(shifted->mapRevision, 42);
  const auto plain = readBspHeader(header("VBSP", 27).bytes(), 2000);
  ASSERT_TRUE(plain);
  EXPECT_EQ(plain->directoryOffset, 8U);
}

TEST(BspHeader, refusesOthers) {
  EXPECT_TRUE(refusal(header("VBSP", 29).bytes()).contains(QStringLiteral("Titanfall")));
  EXPECT_TRUE(refusal(header("IBSP", 46).bytes()).contains(QStringLiteral("does not start with VBSP")));
  EXPECT_TRUE(refusal(bytesOf("\x89PNG and so on")).contains(QStringLiteral("does not start with VBSP")));
  EXPECT_TRUE(refusal({}).contains(QStringLiteral("does not start with VBSP")));
}

/// A header of numbers of 32 bits with their bytes the other way round.
Bytes turnedHeader() {
  const Bytes straight = header("VBSP", 20).bytes();
  std::vector<std::byte> turned(straight.span().begin(), straight.span().end());
  for (std::size_t at = 0; at + 4 <= turned.size(); at += 4) {
    std::reverse(turned.begin() + static_cast<std::ptrdiff_t>(at),
                 turned.begin() + static_cast<std::ptrdiff_t>(at + 4));
  }
  return Bytes::adopt(std::move(turned));
}

TEST(BspHeader, readsBigEndianHeaders) {
  const Bytes head = turnedHeader();
  const auto read = readBspHeader(head, 2000);
  ASSERT_TRUE(read) << read.error().message.toStdString();
  EXPECT_EQ(read->order, Endian::Big);
  EXPECT_EQ(read->version, 20);
  EXPECT_EQ(read->mapRevision, 42);
  EXPECT_EQ(read->lump(LumpId::Planes).offset, 1200);
  EXPECT_EQ(read->lump(LumpId::Planes).length, 40);
  EXPECT_EQ(read->lump(LumpId::Planes).version, 7);
  EXPECT_EQ(variantName(*read), QStringLiteral("big-endian"));
  EXPECT_EQ(scoreBsp(head, false), 100);
  EXPECT_EQ(readBspHeader(header("VBSP", 20).bytes(), 2000)->order, Endian::Little);
}

/// `clear` XORed with 32 bytes that differ from each other.
Bytes xored(const Bytes& clear) {
  std::vector<std::byte> coded(clear.span().begin(), clear.span().end());
  for (std::size_t i = 0; i < coded.size(); ++i) {
    coded[i] ^= static_cast<std::byte>(0x35 + i % 32);
  }
  return Bytes::adopt(std::move(coded));
}

TEST(XorCode, keyLiesWhereClearMapsHaveZeros) {
  const Bytes clear = header("VBSP", 25).bytes();
  const Bytes coded = xored(clear);
  const auto key = xorKey(coded);
  ASSERT_TRUE(key);
  EXPECT_EQ(key->front(), std::byte{0x35});
  EXPECT_EQ(key->back(), std::byte{0x35 + 31});
  EXPECT_EQ(scoreBsp(coded, false), 100);
  EXPECT_FALSE(xorKey(clear));
  EXPECT_FALSE(xorKey(coded.slice(0, 415)));
  std::vector<std::byte> filled(clear.span().begin(), clear.span().end());
  filled[390] = std::byte{1}; // a clear map that has a lump there
  EXPECT_FALSE(xorKey(Bytes::adopt(std::move(filled))));
  EXPECT_FALSE(xorKey(randomBytes(4096, 5)));
  expectConformingSource(*makeXorSource(bytes::makeMemorySource(coded), *key), clear);
}

TEST(XorCode, clearBytesAreASpaceOfTheirOwn) {
  const Bytes clear = header("VBSP", 20).bytes();
  const ByteSourcePtr file = bytes::makeMemorySource(xored(clear));
  ByteSpaces spaces(QStringLiteral("map.bsp"), file);
  const auto map = openMap(file, spaces);
  ASSERT_TRUE(map);
  EXPECT_TRUE(map->coded);
  EXPECT_EQ(map->header.mapRevision, 42);
  ASSERT_EQ(spaces.size(), 2U);
  EXPECT_EQ(map->header.space, 1U);
  EXPECT_EQ(spaces[1].decoder, QStringLiteral("XOR"));
  EXPECT_EQ(spaces[1].codedRange, (ByteRange{base::kFileSpace, 0, clear.size()}));
  EXPECT_TRUE(sameBytes(*spaces.read({1, 0, 8}), clear.slice(0, 8)));
}

TEST(BspHeader, refusesCutHeaders) {
  const Bytes whole = header("VBSP", 20).bytes();
  const auto read = readBspHeader(whole.slice(0, 1035), 1035);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, ErrorCode::Damaged);
  EXPECT_TRUE(readBspHeader(whole.slice(0, 1036), 1036));
}

TEST(BspHeader, scoresByContent) {
  EXPECT_EQ(scoreBsp(header("VBSP", 20).bytes(), false), 100);
  EXPECT_EQ(scoreBsp(header("VBSP", 0x00040014).bytes(), false), 100);
  EXPECT_EQ(scoreBsp(header("VBSP", 99).bytes(), false), 60);
  EXPECT_EQ(scoreBsp(header("IBSP", 46).bytes(), false), 0);
  // Claimed only to be listed, and refused by name when they are opened.
  EXPECT_EQ(scoreBsp(header("IBSP", 46).bytes(), true), 10);
  EXPECT_EQ(scoreBsp(bytesOf("VBS"), true), 0);
  EXPECT_EQ(scoreBsp(randomBytes(4096, 3), true), 0);
  EXPECT_EQ(scoreBsp({}, true), 0);
}

TEST(BspHeader, everyLumpHasItsName) {
  EXPECT_STREQ(lumpName(LumpId::Faces), "FACES");
  EXPECT_STREQ(lumpName(LumpId::FaceBrushes), "L23");
  EXPECT_STREQ(lumpName(63), "DISP_MULTIBLEND");
}

TEST(BspHeader, lumps22To25AreNamedByTheirBranch) {
  BspHeader header;
  const auto names = [&header](int version) {
    header.version = version;
    QStringList list;
    for (int number = 22; number <= 25; ++number) {
      list << QString::fromLatin1(lumpName(number, header));
    }
    return list.join(QLatin1Char(' '));
  };
  const QString hulls = QStringLiteral("PROPCOLLISION PROPHULLS PROPHULLVERTS PROPTRIS");
  const QString brushes = QStringLiteral("FACEBRUSHLIST FACEBRUSHES UNUSED2 UNUSED3");
  EXPECT_EQ(names(19), QStringLiteral("PORTALS CLUSTERS PORTALVERTS CLUSTERPORTALS"));
  EXPECT_EQ(names(20), QStringLiteral("UNUSED0 UNUSED1 UNUSED2 UNUSED3"));
  EXPECT_EQ(names(21), hulls);
  EXPECT_EQ(names(25), brushes);
  EXPECT_STREQ(lumpName(26, header), "DISPINFO");
  EXPECT_STREQ(lumpName(21, header), "AREAPORTALS");
  // Version 21 has brushes of faces where there is one record of 4 bytes for each face of 56.
  header.lumps[7].length = 3 * 56;
  header.lumps[23].length = 3 * 4;
  EXPECT_EQ(names(21), brushes);
  header.branch = Branch::Left4Dead2;
  EXPECT_EQ(names(21), hulls);
  header.branch = Branch::Standard;
  header.lumps[23].length = 2 * 4;
  EXPECT_EQ(names(21), hulls);
}

} // namespace
} // namespace vitrine::tests
