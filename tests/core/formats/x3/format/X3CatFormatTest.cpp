#include "core/formats/x3/format/X3CatFormat.h"

#include "core/bytes/FileBytes.h"
#include "core/document/DocumentSummary.h"
#include "core/formats/api/FormatRegistry.h"
#include "tests/core/formats/x3/file/CatMaker.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::formats::x3 {
namespace {

using structure::integer;
using structure::Value;
using tests::LoadFixture;
using tests::TempFolder;
using tests::writeCat;

QString told(const Document& document) {
  QStringList all;
  for (const Diagnostic& diagnostic : document.diagnostics) {
    all << diagnostic.message;
  }
  return all.join(QLatin1Char('\n'));
}

TEST(X3CatFormat, IsAnArchiveWithNothingToDraw) {
  const TempFolder folder;
  const QString path = writeCat(folder, QStringLiteral("01"), {{"objects/a.bod", "VER: 6;"}, {"dds/b.pck", "xx"}});
  LoadFixture fixture;
  const auto document = fixture.loadFile(X3CatFormat(), path);
  ASSERT_TRUE(document.has_value());
  EXPECT_TRUE((*document)->archive);
  EXPECT_EQ((*document)->scene, nullptr);
  EXPECT_FALSE((*document)->sceneError.has_value());
  EXPECT_TRUE((*document)->diagnostics.empty()) << told(**document).toStdString();
  EXPECT_EQ((*document)->counts["members"], 2);
  EXPECT_EQ((*document)->counts["dat_bytes"], 9);
  EXPECT_EQ((*document)->counts["sizes_sum"], 9);
  EXPECT_TRUE(document::toText(**document).contains(QStringLiteral("an archive: no scene of its own")));
}

TEST(X3CatFormat, TheIndexIsATableAndMembersAreBytes) {
  const TempFolder folder;
  const QString path = writeCat(folder, QStringLiteral("01"), {{"objects/a.bod", "VER: 6;"}, {"dds/b.pck", "xx"}});
  LoadFixture fixture;
  const auto document = *fixture.loadFile(X3CatFormat(), path);
  const auto index = document->structure.find(QStringLiteral("index"));
  ASSERT_TRUE(index.has_value());
  const auto& table = document->structure[*index].table;
  ASSERT_EQ(table->rowCount(), 2U);
  EXPECT_EQ(table->row(1)->cells, (std::vector<Value>{QStringLiteral("dds/b.pck"), integer(2), integer(7),
                                                      QStringLiteral("packed file"), QString()}));
  EXPECT_EQ(document->spaces.read(table->rangeOf(1))->toByteArray(), QByteArray("dds/b.pck 2\n"));
  const auto member = document->structure.find(QStringLiteral("members/objects/a.bod"));
  ASSERT_TRUE(member.has_value());
  EXPECT_EQ(document->spaces.read(document->structure[*member].range)->toByteArray(), QByteArray("VER: 6;"));
}

TEST(X3CatFormat, SaysWhatDoesNotFit) {
  const TempFolder folder;
  const QString path = writeCat(folder, QStringLiteral("01"), {{"a", "11"}, {"b", "222"}, {"a", "33"}});
  folder.write(QStringLiteral("01.dat"), tests::codedDat("1122233and more"));
  LoadFixture longer;
  const auto tooLong = *longer.loadFile(X3CatFormat(), path);
  EXPECT_TRUE(told(*tooLong).contains(QStringLiteral("add up to 7 bytes, the DAT has 15")));
  EXPECT_TRUE(told(*tooLong).contains(QStringLiteral("1 members have the name of a later one")));
  EXPECT_FALSE(longer.diagnostics.anyDamage());
  folder.write(QStringLiteral("01.dat"), tests::codedDat("112"));
  LoadFixture shorter;
  const auto tooShort = *shorter.loadFile(X3CatFormat(), path);
  EXPECT_TRUE(shorter.diagnostics.anyDamage());
  EXPECT_FALSE(tooShort->structure.find(QStringLiteral("members/b")).has_value());
}

TEST(X3CatFormat, WithoutItsDatTheIndexIsStillThere) {
  const TempFolder folder;
  const QString path = folder.write(QStringLiteral("07.cat"), tests::codedCat("07.dat\na.txt 5\n"));
  LoadFixture fixture;
  const auto document = *fixture.loadFile(X3CatFormat(), path);
  EXPECT_TRUE(document->structure.find(QStringLiteral("index")).has_value());
  ASSERT_EQ(document->missing.size(), 1U);
  EXPECT_EQ(document->missing[0].path, QStringLiteral("07.dat"));
  EXPECT_TRUE(fixture.diagnostics.anyDamage());
}

TEST(X3CatFormat, IsToldByContentAlone) {
  const X3CatFormat format;
  const Bytes cat = Bytes::adopt(tests::codedCat("01.dat\na.txt 5\n"));
  EXPECT_GT(format.score({QStringLiteral("x.bin"), QStringLiteral("bin"), cat, cat.size()}), 50);
  const Bytes other = tests::bytesOf("MZ and so on");
  EXPECT_EQ(format.score({QStringLiteral("x.cat"), QStringLiteral("cat"), other, other.size()}), 0);
  EXPECT_TRUE(format.info().archive);
}

TEST(X3CatFormatSamples, TheArchiveIsAsExpected) {
  const auto path = tests::samplePath(QStringLiteral("bod/archive/01.cat"));
  ASSERT_TRUE(path);
  LoadFixture fixture;
  const auto document = *fixture.loadFile(X3CatFormat(), *path);
  EXPECT_TRUE(document->diagnostics.empty()) << told(*document).toStdString();
  EXPECT_EQ(document->counts["dat_bytes"], 9005);
  EXPECT_EQ(document->counts["sizes_sum"], 9005);
  const auto ring = document->structure.find(QStringLiteral("members/objects/vitrine/ring.bod"));
  ASSERT_TRUE(ring.has_value());
  EXPECT_EQ(document->structure[*ring].range.offset, 1637U);
  const auto loose = tests::samplePath(QStringLiteral("bod/objects/vitrine/ring.bod"));
  EXPECT_TRUE(tests::sameBytes(*document->spaces.read(document->structure[*ring].range), tests::fileBytes(*loose)));
}

} // namespace
} // namespace vitrine::formats::x3
