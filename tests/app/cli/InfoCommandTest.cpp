#include "tests/app/cli/CliRunner.h"
#include "tests/support/Samples.h"

#include <QRegularExpression>
#include <QtEndian>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>

namespace vitrine::tests {
namespace {

using Json = nlohmann::ordered_json;

const QString kStrict = QStringLiteral("--strict");

TEST(InfoCommand, OneFileIsOneObject) {
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const CliRun run = runCli({kInfo, map, kJson});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, QString());
  const Json json = run.json();
  EXPECT_EQ(json["file"]["path"], map.toStdString());
  EXPECT_EQ(json["file"]["size"], QFileInfo(map).size());
  EXPECT_EQ(json["format"]["id"], "source-bsp");
  EXPECT_FALSE(json.contains("error"));
  EXPECT_GT(json["scene"]["triangles"], 0);
}

TEST(InfoCommand, SeveralFilesAreAnArrayOfThoseThatCouldBeRead) {
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const CliRun run = runCli({kInfo, kJson, map, QStringLiteral("/no/such.bsp"), madeMap(QStringLiteral("v19.bsp"))});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, QStringLiteral("vitrine-cli: /no/such.bsp: there is no such file\n"));
  const Json json = run.json();
  ASSERT_EQ(json.size(), 2U);
  EXPECT_EQ(json[0]["format"]["version"], "20");
  EXPECT_EQ(json[1]["format"]["version"], "19");
}

TEST(InfoCommand, NothingReadableLeavesStdoutEmptyOrAnEmptyArray) {
  EXPECT_EQ(runCli({kInfo, kJson, QStringLiteral("/no/a")}).out, QByteArray());
  const CliRun two = runCli({kInfo, kJson, QStringLiteral("/no/a"), QStringLiteral("/no/b")});
  EXPECT_EQ(two.json(), Json::array());
  EXPECT_EQ(two.status, 1);
}

TEST(InfoCommand, WordsAreTheNamesInAFile) {
  const CliRun run = runCli({kInfo, QStringLiteral("--words"), madeMap(QStringLiteral("v20.bsp"))});
  EXPECT_EQ(run.status, 0);
  const Json json = run.json();
  EXPECT_EQ(json["format"], "source-bsp");
  EXPECT_GT(json["triangles"], 0);
  const auto words = json["words"].get<std::vector<std::string>>();
  EXPECT_TRUE(std::ranges::find(words, "worldspawn") != words.end()) << json["words"].dump();
  EXPECT_TRUE(std::ranges::find(words, "FACES") != words.end());
  EXPECT_FALSE(json.contains("structure"));
  EXPECT_EQ(runCli({kInfo, QStringLiteral("--words"), kJson, madeMap(QStringLiteral("v20.bsp"))}).status, 2);
}

TEST(InfoCommand, TextIsForPeople) {
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const CliRun run = runCli({kInfo, map});
  EXPECT_EQ(run.status, 0);
  const QString text = QString::fromUtf8(run.out);
  EXPECT_TRUE(text.startsWith(map + QStringLiteral(": Source engine map, version 20, ")))
      << text.left(200).toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("FACES  @0x")));
}

TEST(InfoCommand, AMissionTellsItsTitleAndPictures) {
  const Json properties = runCli({kInfo, madeMission(), kJson}).json()["properties"];
  const auto named = [&](const char* key) {
    for (const Json& property : properties) {
      if (property["key"] == key) {
        return property;
      }
    }
    return Json();
  };
  const std::string title = named("Title")["value"];
  EXPECT_FALSE(title.empty());
  EXPECT_GT(named("First image")["picture"]["width"], 0);
  const QString text = QString::fromUtf8(runCli({kInfo, madeMission()}).out);
  EXPECT_TRUE(text.contains(QStringLiteral("\n  Title: %1\n").arg(QString::fromStdString(title))))
      << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral(" image\n"))) << text.toStdString();
}

TEST(InfoCommand, WhatCannotBeReadSaysWhy) {
  const TempFolder folder;
  const auto reason = [](const QString& path) {
    const CliRun run = runCli({kInfo, path});
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.out, QByteArray());
    const QString start = QStringLiteral("vitrine-cli: %1: ").arg(path);
    EXPECT_TRUE(run.err.startsWith(start)) << run.err.toStdString();
    EXPECT_EQ(run.err.count(QLatin1Char('\n')), 1) << "one line";
    return run.err.mid(start.size()).trimmed();
  };
  EXPECT_EQ(reason(folder.path()), QStringLiteral("there is no file to open in this folder"));
  EXPECT_EQ(reason(folder.write(QStringLiteral("a.txt"), QByteArray("hello"))),
            QStringLiteral("this is a plain text file, which Vitrine cannot open"));
  EXPECT_EQ(reason(folder.write(QStringLiteral("a.dat"), QByteArray(100, '\1'))),
            QStringLiteral("Vitrine does not know the format of this file"));
  EXPECT_EQ(reason(folder.write(QStringLiteral("empty.bsp"), QByteArray())), QStringLiteral("this is an empty file"));
  const QByteArray quake3("IBSP\x2e\0\0\0", 8);
  for (const char* name : {"a.bsp", "a.old", "a.mdl", "a.vgo", "a.3db", "a.bod"}) {
    EXPECT_EQ(reason(folder.write(QString::fromLatin1(name), quake3 + QByteArray(200, '\0'))),
              QStringLiteral("this is a Quake III map, which Vitrine cannot open"))
        << name;
  }
  EXPECT_EQ(reason(cutMap(folder, QStringLiteral("v20.bsp"), 1000)),
            QStringLiteral("the file ends inside the header (1000 of 1036 bytes) (at byte 0x3e8)"));
  const QString fifo = folder.path(QStringLiteral("fifo"));
  ASSERT_EQ(mkfifo(QFile::encodeName(fifo).constData(), 0600), 0);
  EXPECT_EQ(reason(fifo), QStringLiteral("this is not a regular file"));
}

TEST(InfoCommand, ABrokenSceneIsToldAndStatusIsStillZero) {
  const TempFolder folder;
  const QString cut = cutMap(folder, QStringLiteral("v20.bsp"), 2000);
  const CliRun run = runCli({kInfo, cut, kJson});
  EXPECT_EQ(run.status, 0);
  const Json json = run.json();
  EXPECT_EQ(json["scene"], Json(nullptr));
  EXPECT_FALSE(json["error"]["message"].get<std::string>().empty());
  EXPECT_TRUE(json["error"].contains("offset"));
  EXPECT_TRUE(run.err.startsWith(
      QStringLiteral("vitrine-cli: %1: %2").arg(cut, QString::fromStdString(json["error"]["message"]))))
      << run.err.toStdString();
  EXPECT_EQ(runCli({kInfo, cut, kStrict}).status, 4);
}

TEST(InfoCommand, StrictMindsDamageOnly) {
  const TempFolder folder;
  EXPECT_EQ(runCli({kInfo, kStrict, madeMap(QStringLiteral("v20.bsp"))}).status, 0);
  // Cut inside the face lump: sections before are read, the scene is what is left.
  const QString cut = cutMap(folder, QStringLiteral("v20.bsp"), 20'000);
  const CliRun lenient = runCli({kInfo, cut, kJson});
  EXPECT_EQ(lenient.status, 0);
  bool damage = lenient.json().contains("error");
  for (const Json& diagnostic : lenient.json()["diagnostics"]) {
    damage = damage || diagnostic["severity"] == "damage";
  }
  EXPECT_TRUE(damage);
  EXPECT_EQ(runCli({kInfo, kStrict, cut}).status, 4);
  EXPECT_EQ(runCli({kInfo, kStrict, cut, QStringLiteral("/no/such")}).status, 1) << "a failure is worse";
}

TEST(InfoCommand, StrictMindsDamageInLumpsThatNothingIsDrawnOf) {
  constexpr qsizetype kOcclusionEntry = 8 + 16 * 9;
  const TempFolder folder;
  QFile sound(madeMap(QStringLiteral("v20.bsp")));
  ASSERT_TRUE(sound.open(QIODevice::ReadOnly));
  QByteArray bytes = sound.readAll();
  const auto lump = qFromLittleEndian<quint32>(bytes.constData() + kOcclusionEntry);
  qToLittleEndian<quint32>(1000, bytes.data() + lump); // occluders
  const QString path = folder.write(QStringLiteral("occluded.bsp"), bytes);
  EXPECT_EQ(runCli({kInfo, path}).status, 0);
  EXPECT_EQ(runCli({kInfo, kStrict, path}).status, 4);
}

TEST(InfoCommand, StrictMindsCollisionModelsThatDoNotFit) {
  constexpr qsizetype kPhysCollideEntry = 8 + 16 * 29;
  constexpr std::array<quint32, 4> kHead{0, 1000, 0, 1}; // of model 0, with solids of more bytes than there are
  const TempFolder folder;
  QFile sound(madeMap(QStringLiteral("v20.bsp")));
  ASSERT_TRUE(sound.open(QIODevice::ReadOnly));
  QByteArray bytes = sound.readAll();
  qToLittleEndian<quint32>(static_cast<quint32>(bytes.size()), bytes.data() + kPhysCollideEntry);
  qToLittleEndian<quint32>(sizeof(kHead), bytes.data() + kPhysCollideEntry + 4);
  for (const quint32 number : kHead) {
    bytes.resize(bytes.size() + 4);
    qToLittleEndian<quint32>(number, bytes.data() + bytes.size() - 4);
  }
  const QString path = folder.write(QStringLiteral("solids.bsp"), bytes);
  EXPECT_EQ(runCli({kInfo, path}).status, 0);
  EXPECT_EQ(runCli({kInfo, kStrict, path}).status, 4);
}

TEST(InfoCommand, NamesInAnyScriptAndLocale) {
  const TempFolder folder;
  const QString path = folder.path(QStringLiteral("карта 地図 %1 ü.bsp"));
  ASSERT_TRUE(QFile::copy(madeMap(QStringLiteral("v20.bsp")), path));
  for (const char* locale : {"C", "C.UTF-8", "POSIX"}) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QString::fromLatin1(locale));
    const CliRun run = runCli({kInfo, path, kJson}, environment);
    EXPECT_EQ(run.status, 0) << locale;
    EXPECT_EQ(run.err, QString()) << locale;
    EXPECT_EQ(run.json()["file"]["path"], path.toStdString()) << locale;
  }
}

TEST(InfoCommand, AReaderThatLeavesIsNoFailure) {
  const CliRun run =
      runShell(QStringLiteral("\"$CLI\" info --json \"$1\" | head -c 10 >/dev/null; echo ${PIPESTATUS[0]}"),
               {madeMap(QStringLiteral("rooms.bsp"))});
  EXPECT_EQ(run.out.trimmed(), QByteArray("0"));
  EXPECT_EQ(run.err, QString());
}

TEST(InfoCommand, AFullDiskIsAFailure) {
  const CliRun run = runShell(QStringLiteral("\"$CLI\" info \"$1\" > /dev/full"), {madeMap(QStringLiteral("v20.bsp"))});
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.err.startsWith(QStringLiteral("vitrine-cli: standard output: cannot be written: ")))
      << run.err.toStdString();
}

TEST(InfoCommand, ReadsTexturesFromThePakfileAndListsWhatIsMissing) {
  const Json json = runCli({kInfo, kJson, madeMap(QStringLiteral("v20.bsp"))}).json();
  EXPECT_GT(json["scene"]["textures"], 0);
  EXPECT_EQ(json["missing"], Json::array());
  const auto sample = samplePath(QStringLiteral("source-bsp/test2.bsp"));
  if (!sample) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const Json real = runCli({kInfo, kJson, *sample}).json();
  EXPECT_GT(real["missing"].size(), 0U) << "the game's own materials are not there";
}

TEST(InfoCommand, TheMapHoldsEveryByteOnce) {
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const CliRun run = runCli({kInfo, kJson, QStringLiteral("--map"), map});
  ASSERT_EQ(run.status, 0) << qPrintable(run.err);
  const Json whole = run.json();
  const Json& told = whole["map"];
  EXPECT_EQ(told["size"], QFileInfo(map).size());
  EXPECT_FALSE(told.contains("entropy"));
  std::uint64_t next = 0;
  bool hasFaces = false;
  for (const Json& bytes : told["runs"]) {
    EXPECT_EQ(bytes["offset"], next);
    next += bytes["size"].get<std::uint64_t>();
    hasFaces = hasFaces || (bytes["section"] == "lumps/FACES" && bytes["kind"] == "records");
  }
  EXPECT_EQ(next, static_cast<std::uint64_t>(QFileInfo(map).size()));
  EXPECT_TRUE(hasFaces);
  EXPECT_FALSE(runCli({kInfo, kJson, map}).json().contains("map")) << "only when asked for";
  const Json& kinds = told["bytes"];
  EXPECT_GT(kinds["records"], 0);
  EXPECT_GT(kinds["padding"], 0);
  EXPECT_EQ(kinds["rest"], 0);
  EXPECT_EQ(kinds["gap"], 0);
  std::uint64_t sum = 0;
  for (const Json& bytes : kinds) {
    sum += bytes.get<std::uint64_t>();
  }
  EXPECT_EQ(sum, next);
}

/// Lines of the account of bytes of a made map.
QStringList mapLines(const QString& map) {
  const CliRun run = runCli({kInfo, QStringLiteral("--map"), madeMap(map)});
  EXPECT_EQ(run.status, 0) << qPrintable(run.err);
  return QString::fromUtf8(run.out).split(QLatin1Char('\n'));
}

qsizetype linesStarting(const QStringList& lines, const char* start) {
  return lines.filter(QRegularExpression(QLatin1Char('^') + QString::fromLatin1(start))).size();
}

TEST(InfoCommand, TheMapTellsSharesAndWhyBytesAreNoRecords) {
  const QStringList lines = mapLines(QStringLiteral("rooms.bsp"));
  EXPECT_EQ(linesStarting(lines, "map: \\d+ bytes, 0 unclaimed"), 1);
  EXPECT_EQ(linesStarting(lines, "bytes: records [\\d.]+ %, data [\\d.]+ %, padding [\\d.]+ %, rest 0.0 %, gap 0.0 %$"),
            1);
  EXPECT_EQ(linesStarting(lines, "data: .*VISIBILITY"), 0) << "its rows are records";
}

TEST(InfoCommand, TheMapTellsOfWhatIsCompressedToo) {
  const QStringList lines = mapLines(QStringLiteral("v25_lzma.bsp"));
  EXPECT_EQ(linesStarting(lines, "data: .* of lumps/FACES/stored: LZMA stream$"), 1);
  EXPECT_EQ(linesStarting(lines,
                          "  FACES \\(decoded\\): 0 unclaimed, records 100.0 %, data 0.0 %, padding 0.0 %, rest 0.0 %"),
            1);
  const Json json = runCli({kInfo, kJson, QStringLiteral("--map"), madeMap(QStringLiteral("v25_lzma.bsp"))}).json();
  ASSERT_GT(json["map"]["coded"].size(), 10U);
  for (const Json& coded : json["map"]["coded"]) {
    EXPECT_EQ(coded["unclaimedBytes"], 0);
    std::uint64_t sum = 0;
    for (const Json& bytes : coded["bytes"]) {
      sum += bytes.get<std::uint64_t>();
    }
    EXPECT_EQ(sum, coded["decodedSize"]);
  }
}

TEST(InfoCommand, EntropyIsThatOfTheBytes) {
  const TempFolder folder;
  // One half of one byte, one of all 256 in turn: 0 and 8 bits a byte.
  QByteArray bytes(1 << 16, '\0');
  for (qsizetype i = bytes.size() / 2; i < bytes.size(); ++i) {
    bytes[i] = static_cast<char>(i);
  }
  const QString path = folder.write(QStringLiteral("half.bin"), bytes);
  const CliRun run =
      runCli({kInfo, kJson, QStringLiteral("--entropy"), QStringLiteral("--as"), QStringLiteral("raw"), path});
  ASSERT_EQ(run.status, 0) << qPrintable(run.err);
  const Json whole = run.json();
  const Json& bits = whole["map"]["entropy"]["bits"];
  ASSERT_GE(bits.size(), 2U);
  EXPECT_NEAR(bits.front().get<double>(), 0, 1e-6);
  EXPECT_NEAR(bits.back().get<double>(), 8, 1e-6);
}

TEST(InfoCommand, AnyFileIsBytesOnDemandAndTellsWhatLiesInIt) {
  const TempFolder folder;
  const QByteArray before(12, 'x');
  const QString path = folder.write(QStringLiteral("dump.bin"), before + contentOf(madeMap(QStringLiteral("v20.bsp"))));
  EXPECT_EQ(runCli({kInfo, path}).status, 1) << "of no known format, unless asked for";
  const CliRun run = runCli({kInfo, kJson, QStringLiteral("--as"), QStringLiteral("raw"), path});
  ASSERT_EQ(run.status, 0) << qPrintable(run.err);
  const Json whole = run.json();
  const Json& found = whole["structure"];
  ASSERT_EQ(found.size(), 1U) << run.out.left(2000).toStdString();
  EXPECT_EQ(found[0]["offset"], before.size());
  const QString place = QStringLiteral("/@0xc+0x%1.bsp").arg(found[0]["size"].get<int>(), 0, 16);
  const CliRun inside = runCli({kInfo, kJson, path + place});
  ASSERT_EQ(inside.status, 0) << qPrintable(inside.err);
  EXPECT_EQ(inside.json()["format"]["id"], "source-bsp");
}

TEST(InfoCommand, AFormatThatDoesNotExistIsWrongUsage) {
  const CliRun run =
      runCli({kInfo, QStringLiteral("--as"), QStringLiteral("nope"), madeMap(QStringLiteral("v20.bsp"))});
  EXPECT_EQ(run.status, 2);
  EXPECT_NE(run.err.indexOf(QStringLiteral("nope")), -1);
}

} // namespace
} // namespace vitrine::tests
