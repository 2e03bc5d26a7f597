#include "core/formats/x3/file/Catalogue.h"

#include "tests/core/formats/x3/file/CatMaker.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::formats::x3 {
namespace {

using tests::bytesOf;

struct ReadCatalogue {
  Catalogue catalogue;
  Diagnostics diagnostics;
};

ReadCatalogue read(std::string_view text, const Limits& limits = {}) {
  ReadCatalogue out;
  const auto catalogue = readCatalogue(bytesOf(text), {1, 0, text.size()}, limits, out.diagnostics);
  EXPECT_TRUE(catalogue.has_value());
  out.catalogue = catalogue.value_or(Catalogue());
  return out;
}

bool looksLike(const QByteArray& text, bool whole = true) {
  return looksLikeCatalogue(Bytes::adopt(tests::codedCat(text)), whole);
}

TEST(Catalogue, OffsetsAreTheSumsOfSizesBefore) {
  const ReadCatalogue out = read("01.dat\nobjects/a.bod 10\nobjects/b.bod 5\r\ndds/c.pck 0\n");
  EXPECT_EQ(out.catalogue.dataName, QStringLiteral("01.dat"));
  ASSERT_EQ(out.catalogue.members.size(), 3U);
  EXPECT_EQ(out.catalogue.members[1].path, QStringLiteral("objects/b.bod"));
  EXPECT_EQ(out.catalogue.members[1].offset, 10U);
  EXPECT_EQ(out.catalogue.members[1].size, 5U);
  EXPECT_EQ(out.catalogue.members[1].line, 24U);
  EXPECT_EQ(out.catalogue.members[2].offset, 15U);
  EXPECT_EQ(out.catalogue.sizesSum, 15U);
  EXPECT_TRUE(out.diagnostics.entries().empty());
}

TEST(Catalogue, LinesSplitAtTheLastBlank) {
  const ReadCatalogue out = read("01.dat\nsoundtrack/a song 2.wav 77\nlast/without/end 3");
  ASSERT_EQ(out.catalogue.members.size(), 2U);
  EXPECT_EQ(out.catalogue.members[0].path, QStringLiteral("soundtrack/a song 2.wav"));
  EXPECT_EQ(out.catalogue.members[0].size, 77U);
  EXPECT_EQ(out.catalogue.members[1].path, QStringLiteral("last/without/end"));
}

TEST(Catalogue, OfEqualNamesTheLastCountsAndAllTakeBytes) {
  const ReadCatalogue out = read("01.dat\nA\\b.txt 3\nx 4\na/B.TXT 5\n");
  ASSERT_EQ(out.catalogue.members.size(), 3U);
  EXPECT_TRUE(out.catalogue.members[0].shadowed);
  EXPECT_FALSE(out.catalogue.members[1].shadowed);
  EXPECT_FALSE(out.catalogue.members[2].shadowed);
  EXPECT_EQ(out.catalogue.members[2].offset, 7U);
  EXPECT_EQ(out.catalogue.sizesSum, 12U);
}

TEST(Catalogue, ALineThatIsNoneEndsItWithItsPlace) {
  for (const char* bad : {"no size", "x -5", "x 99999999999999999999999", "x 5a", "alone"}) {
    const ReadCatalogue out = read(std::string("01.dat\na 1\n") + bad + "\nb 2\n");
    EXPECT_EQ(out.catalogue.members.size(), 1U) << bad;
    ASSERT_EQ(out.diagnostics.entries().size(), 1U) << bad;
    EXPECT_EQ(out.diagnostics.entries()[0].where->offset, 11U);
    EXPECT_EQ(out.diagnostics.entries()[0].where->space, 1U);
  }
}

TEST(Catalogue, SizesCannotOverflow) {
  std::string text = "01.dat\n";
  for (int i = 0; i < 40; ++i) {
    text += "x 1152921504606846975\n";
  }
  const ReadCatalogue out = read(text);
  EXPECT_LT(out.catalogue.members.size(), 40U);
  EXPECT_TRUE(out.diagnostics.anyDamage());
}

TEST(Catalogue, MoreMembersThanTheLimitAreTold) {
  Limits limits;
  limits.maxArchiveEntries = 2;
  const ReadCatalogue out = read("01.dat\na 1\nb 1\nc 1\n", limits);
  EXPECT_EQ(out.catalogue.members.size(), 2U);
  EXPECT_TRUE(out.diagnostics.anyDamage());
}

TEST(Catalogue, NoTextIsNoCatalogue) {
  Diagnostics diagnostics;
  EXPECT_FALSE(readCatalogue({}, {}, {}, diagnostics).has_value());
  EXPECT_FALSE(readCatalogue(bytesOf("\x01\x02\n"), {}, {}, diagnostics).has_value());
}

TEST(Catalogue, IsToldByItsDecodedLines) {
  EXPECT_TRUE(looksLike("01.dat\nobjects/a.bod 10\n"));
  EXPECT_TRUE(looksLike("whatever it is called\nobjects/a.bod 10\r\n"));
  EXPECT_TRUE(looksLike("empty.dat\n"));
  EXPECT_TRUE(looksLike("01.dat\nobjects/a.bod 10\nobjects/cut off by the he", false));
  EXPECT_FALSE(looksLike("01.dat\nobjects/a.bod 10\nobjects/not a size", true));
  EXPECT_FALSE(looksLike("01.dat"));
  EXPECT_FALSE(looksLike(""));
  EXPECT_FALSE(looksLikeCatalogue(bytesOf("01.dat\nobjects/a.bod 10\n"), true)) << "not coded";
  EXPECT_FALSE(looksLikeCatalogue(tests::randomBytes(4096, 7), false));
}

} // namespace
} // namespace vitrine::formats::x3
