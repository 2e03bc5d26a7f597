// The two short texts beside maps: a standard mission's and an addon object's.
#include "core/formats/xops/records/AddonObject.h"
#include "core/formats/xops/records/MissionText.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::xops;

Result<MissionText> readStandardMission(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics) {
  return readMission(bytes, MissionKind::Standard, space, diagnostics);
}

TEST(StandardMission, everyLineIsRead) {
  Diagnostics diagnostics;
  const auto mission =
      readStandardMission(bytesOf("school\r\n!\r\n2\r\n\x8d\xc5\x8f\x89\r\nEnd\r\n\r\n"), 1, diagnostics);
  ASSERT_TRUE(mission);
  EXPECT_TRUE(diagnostics.entries().empty());
  EXPECT_EQ(mission->pictureA, QStringLiteral("data/briefing/school.bmp"));
  EXPECT_EQ(mission->pictureB, QString());
  EXPECT_EQ(mission->sky, 2);
  EXPECT_EQ(mission->briefing, (QStringList{"最初", "End"}));
  const auto properties = missionProperties(*mission, {4, 0});
  ASSERT_EQ(properties.size(), 4U);
  EXPECT_EQ(properties[0].value, QStringLiteral("2 (fog 16, 16, 16)"));
  EXPECT_EQ(properties[0].where, (ByteRange{1, 11, 1}));
  EXPECT_EQ(properties[2].value, QStringLiteral("none"));
  EXPECT_EQ(properties[3].value, QStringLiteral("最初\nEnd"));
  EXPECT_EQ(properties[3].where, (ByteRange{1, 14, 9}));
  EXPECT_EQ(properties[3].record, (RecordRef{4, 3}));
}

TEST(StandardMission, oddOnesAreReadAsFarAsTheyGo) {
  Diagnostics diagnostics;
  const auto cut = readStandardMission(bytesOf("school\n"), 1, diagnostics);
  ASSERT_TRUE(cut);
  EXPECT_TRUE(cut->briefing.isEmpty());
  ASSERT_EQ(diagnostics.entries().size(), 1U);
  EXPECT_EQ(diagnostics.entries()[0].severity, Severity::Damage);
  EXPECT_EQ(readStandardMission(Bytes(), 1, diagnostics).error().code, ErrorCode::WrongFormat);
  EXPECT_EQ(readStandardMission(randomBytes(300, 4), 1, diagnostics).error().code, ErrorCode::WrongFormat);
}

TEST(StandardMission, hasARecordPerLine) {
  const Bytes bytes = bytesOf("a\nb\n1\nc\nd\n");
  Diagnostics diagnostics;
  const auto mission = readStandardMission(bytes, 0, diagnostics);
  ASSERT_TRUE(mission);
  structure::StructureBuilder builder(QStringLiteral("a.txt"), {0, 0, bytes.size()});
  addLineSection(builder, builder.root(), bytes::makeMemorySource(bytes), mission->text);
  const structure::Structure built = builder.build();
  EXPECT_EQ(built[1].table->rowCount(), 5U);
  EXPECT_EQ(std::get<QString>(built[1].table->row(4)->cells[1]), QStringLiteral("briefing"));
}

TEST(AddonObject, sampleIsRead) {
  const auto path = samplePath(QStringLiteral("bd1/generated/addon/town/thing.txt"));
  ASSERT_TRUE(path);
  Diagnostics diagnostics;
  const auto object = readAddonObject(fileBytes(*path), 1, diagnostics);
  ASSERT_TRUE(object);
  EXPECT_TRUE(diagnostics.entries().empty());
  EXPECT_EQ(object->model, QStringLiteral(".\\addon\\town\\thing.x"));
  EXPECT_EQ(object->picture, QStringLiteral(".\\addon\\town\\tex\\crate.dds"));
  EXPECT_EQ(object->radius, 12);
  EXPECT_EQ(object->strength, 40);
  EXPECT_EQ(object->sound, QString());
  EXPECT_EQ(object->jump, 6);
}

TEST(AddonObject, propertiesAndRecordsNameTheLines) {
  const Bytes bytes = bytesOf("m.x\np.bmp\n1\n2\nbang.wav\n3\nextra\n");
  Diagnostics diagnostics;
  const auto object = readAddonObject(bytes, 0, diagnostics);
  ASSERT_TRUE(object);
  const auto properties = addonObjectProperties(*object, {2, 0});
  ASSERT_EQ(properties.size(), 6U);
  EXPECT_EQ(properties[4].value, QStringLiteral("bang.wav"));
  EXPECT_EQ(properties[4].where, (ByteRange{0, 14, 8}));
  EXPECT_EQ(properties[5].record, (RecordRef{2, 5}));
  structure::StructureBuilder builder(QStringLiteral("a.txt"), {0, 0, bytes.size()});
  addLineSection(builder, builder.root(), bytes::makeMemorySource(bytes), object->text);
  const structure::Structure built = builder.build();
  ASSERT_EQ(built[1].table->rowCount(), 7U);
  EXPECT_EQ(std::get<QString>(built[1].table->row(6)->cells[1]), QStringLiteral("not read"));
}

TEST(AddonObject, oddOnesAreReadAsFarAsTheyGo) {
  Diagnostics diagnostics;
  const auto object = readAddonObject(bytesOf("m.x\np.bmp\nbig\n"), 1, diagnostics);
  ASSERT_TRUE(object);
  EXPECT_EQ(object->radius, 0);
  ASSERT_EQ(diagnostics.entries().size(), 2U);
  EXPECT_EQ(diagnostics.entries()[0].severity, Severity::Note);
  EXPECT_EQ(diagnostics.entries()[1].severity, Severity::Damage);
  EXPECT_EQ(readAddonObject(Bytes(), 1, diagnostics).error().code, ErrorCode::WrongFormat);
  EXPECT_EQ(readAddonObject(randomBytes(300, 5), 1, diagnostics).error().code, ErrorCode::WrongFormat);
}

} // namespace
} // namespace vitrine::tests
