#include "core/formats/xops/records/MissionText.h"

#include "tests/support/LoadFixture.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using formats::xops::MissionKind;
using formats::xops::missionPath;
using formats::xops::missionProperties;
using formats::xops::missionScore;
using formats::xops::MissionText;
using formats::xops::readMission;

constexpr std::string_view kMission = "SHORT\r\nThe long name\r\n.\\addon\\a\\m.bd1\r\n.\\addon\\a\\p.pd1\r\n4\r\n2\r\n"
                                      "!\r\n.\\addon\\a\\one.bmp\r\n!\r\nGo.\r\n\r\nReturn.\r\n";

struct ReadMission {
  Result<MissionText> mission;
  std::vector<Diagnostic> diagnostics;
};

ReadMission readMissionText(const Bytes& bytes) {
  Diagnostics diagnostics;
  auto mission = readMission(bytes, MissionKind::Addon, 2, diagnostics);
  return {std::move(mission), diagnostics.entries()};
}

ReadMission readMissionText(std::string_view text) {
  return readMissionText(bytesOf(text));
}

/// kMission with one of its lines replaced.
std::string with(std::size_t line, std::string_view text) {
  QStringList lines = QString::fromLatin1(kMission.data(), static_cast<qsizetype>(kMission.size())).split("\r\n");
  lines[static_cast<qsizetype>(line)] = QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
  return lines.join("\r\n").toLatin1().toStdString();
}

const scene::Property* find(const std::vector<scene::Property>& properties, const char* key) {
  const auto found = std::ranges::find(properties, QString::fromLatin1(key), &scene::Property::key);
  return found == properties.end() ? nullptr : &*found;
}

TEST(MissionText, everyLineIsRead) {
  const auto [mission, diagnostics] = readMissionText(kMission);
  ASSERT_TRUE(mission);
  EXPECT_TRUE(diagnostics.empty());
  EXPECT_EQ(mission->shortName, QStringLiteral("SHORT"));
  EXPECT_EQ(mission->fullName, QStringLiteral("The long name"));
  EXPECT_EQ(mission->mapPath, QStringLiteral(".\\addon\\a\\m.bd1"));
  EXPECT_EQ(mission->pointsPath, QStringLiteral(".\\addon\\a\\p.pd1"));
  EXPECT_EQ(mission->sky, 4);
  EXPECT_FALSE(mission->extraCollision);
  EXPECT_TRUE(mission->dark);
  EXPECT_EQ(mission->addonObject, QString());
  EXPECT_EQ(mission->pictureA, QStringLiteral(".\\addon\\a\\one.bmp"));
  EXPECT_EQ(mission->pictureB, QString());
  EXPECT_EQ(mission->briefing, (QStringList{"Go.", "", "Return."}));
}

TEST(MissionText, flagsAreTwoBits) {
  for (int flags = 0; flags < 4; ++flags) {
    const auto [mission, diagnostics] = readMissionText(with(5, std::to_string(flags)));
    ASSERT_TRUE(mission);
    EXPECT_TRUE(diagnostics.empty());
    EXPECT_EQ(mission->extraCollision, (flags & 1) != 0) << flags;
    EXPECT_EQ(mission->dark, (flags & 2) != 0) << flags;
  }
}

TEST(MissionText, numbersOutOfRangeCountAsNone) {
  for (const std::string_view sky : {"6", "-1", "x", "", "99999999999999"}) {
    const auto [mission, diagnostics] = readMissionText(with(4, sky));
    ASSERT_TRUE(mission);
    EXPECT_EQ(mission->sky, 0);
    ASSERT_EQ(diagnostics.size(), 1U) << sky;
    EXPECT_EQ(diagnostics[0].severity, Severity::Note);
    EXPECT_EQ(diagnostics[0].where, (ByteRange{2, 56, sky.size()}));
  }
  const auto [mission, diagnostics] = readMissionText(with(5, "4"));
  ASSERT_TRUE(mission);
  EXPECT_FALSE(mission->extraCollision || mission->dark);
  ASSERT_EQ(diagnostics.size(), 1U);
  EXPECT_TRUE(diagnostics[0].message.contains("\"4\""));
}

TEST(MissionText, namesTooLongForTheGameAreNoted) {
  EXPECT_TRUE(readMissionText(with(0, std::string(23, 'n'))).diagnostics.empty());
  EXPECT_TRUE(readMissionText(with(1, std::string(63, 'n'))).diagnostics.empty());
  const auto name = readMissionText(with(0, std::string(24, 'n')));
  ASSERT_EQ(name.diagnostics.size(), 1U);
  EXPECT_EQ(name.diagnostics[0].severity, Severity::Note);
  EXPECT_EQ(name.mission->shortName.size(), 24);
  EXPECT_EQ(readMissionText(with(1, std::string(64, 'n'))).diagnostics.size(), 1U);
}

TEST(MissionText, briefingsTooLongForTheGameAreNotedAndKept) {
  std::string text(kMission.substr(0, kMission.find("Go.")));
  for (int i = 0; i < 17; ++i) {
    text += "line\r\n";
  }
  EXPECT_TRUE(readMissionText(text + "\r\n\r\n").diagnostics.empty()) << "empty lines at the end are none";
  const auto [mission, diagnostics] = readMissionText(text + "18th\r\n");
  ASSERT_TRUE(mission);
  EXPECT_EQ(mission->briefing.size(), 18);
  ASSERT_EQ(diagnostics.size(), 1U);
  EXPECT_EQ(diagnostics[0].where->size, 4U);
}

TEST(MissionText, missingLinesAreDamageButNoError) {
  const std::string whole(kMission);
  std::size_t end = 0;
  for (int lines = 1; lines < 9; ++lines) {
    end = whole.find('\n', end) + 1;
    const auto [mission, diagnostics] = readMissionText(whole.substr(0, end));
    ASSERT_TRUE(mission) << lines;
    EXPECT_EQ(mission->shortName, QStringLiteral("SHORT"));
    ASSERT_EQ(diagnostics.size(), 1U) << lines;
    EXPECT_EQ(diagnostics[0].severity, Severity::Damage);
    EXPECT_EQ(diagnostics[0].where, (ByteRange{2, end - 2, 0}));
  }
  EXPECT_TRUE(readMissionText(whole.substr(0, whole.find("Go."))).diagnostics.empty()) << "no briefing is no damage";
}

TEST(MissionText, nothingAndRubbishAreNoMission) {
  EXPECT_EQ(readMissionText("").mission.error().code, ErrorCode::WrongFormat);
  EXPECT_EQ(readMissionText(std::string_view("A\nB\0\n", 5)).mission.error().code, ErrorCode::WrongFormat);
  EXPECT_EQ(readMissionText(randomBytes(4096, 1)).mission.error().code, ErrorCode::WrongFormat);
}

TEST(MissionText, anyTextIsSurvived) {
  for (unsigned seed = 0; seed < 200; ++seed) {
    QByteArray text = randomBytes(600, seed).toByteArray();
    for (char& c : text) {
      c = static_cast<unsigned char>(c) < 0x20 ? '\n' : c;
    }
    const auto mission = readMissionText(Bytes::adopt(text)).mission;
    ASSERT_TRUE(mission);
    for (const scene::Property& property : missionProperties(*mission, {1, 0})) {
      EXPECT_LE(property.where ? property.where->end() : 0, 600U);
    }
  }
}

TEST(MissionText, onlyContentCounts) {
  EXPECT_GT(missionScore(bytesOf(kMission)), 90);
  EXPECT_GT(missionScore(bytesOf("a\nb\nM.BD1\nP.PD1\n")), 50);
  EXPECT_GT(missionScore(bytesOf("a\nb\nm.bd1\n!\n1\n0\n")), 50);
  EXPECT_EQ(missionScore(bytesOf("a\nb\nm.bd1\n")), 0);
  EXPECT_EQ(
      missionScore(bytesOf("<MIFFile 2015> # Generated by FrameMaker\n<Units Ucm>\n<CharUnits CUpt>\n<A 1>\n1\n0\n")),
      0);
  EXPECT_EQ(
      missionScore(bytesOf("VERSION 300\nCharset \"WindowsLatin1\"\nDelimiter \",\"\nColumns 2\n  1\n  0\nData\n")), 0);
  EXPECT_EQ(missionScore(Bytes()), 0);
  EXPECT_EQ(missionScore(randomBytes(4096, 2)), 0);
}

TEST(MissionText, aHeadCutInTheMiddleScoresTheSame) {
  const std::string longer = std::string(kMission) + std::string(8000, 'x');
  EXPECT_EQ(missionScore(bytesOf(longer.substr(0, 4096))), missionScore(bytesOf(kMission)));
}

TEST(MissionText, pathsCountFromTheMissionsOwnFolder) {
  for (const char* prefix : {"addon\\", "\\addon\\", "/addon/", ".\\addon\\", "./addon/", ".\\ADDON\\", "addon//"}) {
    EXPECT_EQ(missionPath(QString::fromLatin1(prefix) + "a\\m.bd1"), QStringLiteral("a\\m.bd1")) << prefix;
  }
  for (const char* other :
       {"a\\addon\\m.bd1", "addons\\m.bd1", "m.bd1", "data\\map0\\temp.bd1", "..\\addon\\m.bd1", "addon", ""}) {
    EXPECT_EQ(missionPath(QString::fromLatin1(other)), QString::fromLatin1(other));
  }
}

TEST(MissionText, propertiesNameTheirBytes) {
  const auto mission = readMissionText(kMission).mission;
  ASSERT_TRUE(mission);
  const auto properties = missionProperties(*mission, {7, 0});
  QStringList keys;
  for (const scene::Property& property : properties) {
    keys << property.key;
    ASSERT_TRUE(property.where) << property.key.toStdString();
    EXPECT_EQ(property.where->space, 2U);
    ASSERT_TRUE(property.record);
    EXPECT_EQ(property.record->section, 7U);
  }
  EXPECT_EQ(keys, (QStringList{"Title", "Full name", "Map", "Points", "Sky", "Dark", "Extra collision", "Addon object",
                               "First image", "Second image", "Briefing"}));
  EXPECT_EQ(find(properties, "Sky")->value, QStringLiteral("4 (fog 32, 16, 16)"));
  EXPECT_EQ(find(properties, "Sky")->record, (RecordRef{7, 4}));
  EXPECT_EQ(find(properties, "Dark")->value, QStringLiteral("yes"));
  EXPECT_EQ(find(properties, "Extra collision")->value, QStringLiteral("no"));
  EXPECT_EQ(find(properties, "Addon object")->value, QStringLiteral("none"));
  const scene::Property& briefing = *find(properties, "Briefing");
  EXPECT_EQ(briefing.value, QStringLiteral("Go.\n\nReturn."));
  EXPECT_EQ(briefing.record, (RecordRef{7, 9}));
  const auto start = kMission.find("Go.");
  EXPECT_EQ(briefing.where, (ByteRange{2, start, kMission.size() - start - 2}));
}

TEST(MissionText, propertiesOfMissingLinesHaveNoPlace) {
  const auto mission = readMissionText("ONLY\n").mission;
  ASSERT_TRUE(mission);
  const auto properties = missionProperties(*mission, {7, 0});
  EXPECT_TRUE(find(properties, "Title")->where);
  EXPECT_FALSE(find(properties, "Map")->where);
  EXPECT_FALSE(find(properties, "Map")->record);
  EXPECT_FALSE(find(properties, "Briefing"));
}

TEST(MissionText, sectionsCoverTheWholeFile) {
  const Bytes bytes = bytesOf(kMission);
  Diagnostics diagnostics;
  const auto mission = readMission(bytes, MissionKind::Addon, base::kFileSpace, diagnostics);
  ASSERT_TRUE(mission);
  structure::StructureBuilder builder(QStringLiteral("a.mif"), {0, 0, bytes.size()});
  addLineSection(builder, builder.root(), bytes::makeMemorySource(bytes), mission->text);
  const structure::Structure built = builder.build();
  const auto section = built.find(QStringLiteral("mission"));
  ASSERT_TRUE(section);
  EXPECT_EQ(built[*section].table->rowCount(), 12U);
  std::uint64_t next = 0;
  for (std::uint64_t row = 0; row < 12; ++row) {
    EXPECT_EQ(built[*section].table->rangeOf(row).offset, next);
    next = built[*section].table->rangeOf(row).end();
  }
  EXPECT_EQ(next, bytes.size());
}

TEST(MissionText, samplesAreReadWithoutComplaint) {
  struct Expected {
    const char* file;
    const char* title;
    const char* map;
    int sky;
    bool dark;
    int briefing;
    const char* lastLine;
  };
  const std::array<Expected, 4> all{{
      {"generated/addon/town.mif", "TOWN town160", "town\\town160.bd1", 1, false, 4, "戻ってください。"},
      {"generated/addon/town_night.mif", "TOWN town400", "town\\town400.bd1", 3, true, 4, "戻ってください。"},
      {"mansion/cemetery_kt.mif", "Cemetery KT", "Cemetery\\map.bd1", 3, false, 8, "教祖を殺害し開始地点に戻れ。"},
      {"mansion/mission.mif", "Mansion", "Mansion\\map.bd1", 3, false, 8, "女の子を救出せよ。"},
  }};
  for (const Expected& expected : all) {
    const auto path = samplePath(QStringLiteral("bd1/") + QLatin1StringView(expected.file));
    if (!path) {
      GTEST_SKIP() << othersSamplesMissing();
    }
    const Bytes bytes = fileBytes(*path);
    EXPECT_GT(missionScore(bytes), 90);
    const auto [mission, diagnostics] = readMissionText(bytes);
    ASSERT_TRUE(mission) << expected.file;
    EXPECT_TRUE(diagnostics.empty()) << expected.file;
    EXPECT_EQ(mission->shortName, QString::fromUtf8(expected.title));
    EXPECT_EQ(missionPath(mission->mapPath), QString::fromUtf8(expected.map));
    EXPECT_EQ(mission->sky, expected.sky);
    EXPECT_EQ(mission->dark, expected.dark);
    EXPECT_EQ(mission->extraCollision, expected.dark) << "the night has both";
    EXPECT_EQ(mission->briefing.size(), expected.briefing);
    EXPECT_EQ(mission->briefing.back(), QString::fromUtf8(expected.lastLine));
  }
}

} // namespace
} // namespace vitrine::tests
