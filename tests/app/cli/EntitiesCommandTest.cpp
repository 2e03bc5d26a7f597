#include "tests/app/cli/CliRunner.h"
#include "tests/samples/oracles/source/MapBytes.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

const QString kEntities = QStringLiteral("entities");
const QString kOut = QStringLiteral("-");

QByteArray entityLumpOf(const QString& map) {
  const auto read = oracles::MapBytes::ofFile(map);
  const auto lump = read.lump(0);
  const QByteArray text(reinterpret_cast<const char*>(lump.data()), static_cast<qsizetype>(lump.size()));
  return text.left(text.indexOf('\0'));
}

TEST(EntitiesCommand, TheTextIsTheLumpByteForByte) {
  const TempFolder folder;
  for (const char* name : {"v20.bsp", "v20_lzma.bsp", "rooms.bsp"}) {
    const QString map = madeMap(QString::fromLatin1(name));
    const QString out = folder.path(QString::fromLatin1(name) + QStringLiteral(".ent"));
    const CliRun run = runCli({kEntities, map, out});
    EXPECT_EQ(run.status, 0) << run.err.toStdString();
    EXPECT_EQ(contentOf(out), entityLumpOf(map)) << name;
    EXPECT_FALSE(contentOf(out).isEmpty());
    EXPECT_EQ(runCli({kEntities, map, kOut}).out, contentOf(out));
  }
}

TEST(EntitiesCommand, JsonHasAllKeysInTheirOrder) {
  const QString map = madeSample(QStringLiteral("source-game/game/maps/exhibition.bsp"));
  const auto json = runCli({kEntities, map, kOut, kJson}).json();
  static const QRegularExpression kPair(QStringLiteral("\"([^\"]*)\" \"([^\"]*)\""));
  auto pairs = kPair.globalMatch(QString::fromUtf8(entityLumpOf(map)));
  std::size_t read = 0;
  for (const auto& entity : json) {
    for (const auto& [key, value] : entity.items()) {
      ASSERT_TRUE(pairs.hasNext());
      const auto pair = pairs.next();
      EXPECT_EQ(key, pair.captured(1).toStdString());
      EXPECT_EQ(value, pair.captured(2).toStdString());
      ++read;
    }
  }
  EXPECT_FALSE(pairs.hasNext());
  EXPECT_GT(read, 10U);
}

TEST(EntitiesCommand, ThingsOfOtherWorldsAsJsonAlone) {
  const auto json = runCli({kEntities, madeMission(), kOut, kJson}).json();
  ASSERT_FALSE(json.empty());
  EXPECT_TRUE(json[0].contains("name"));
  EXPECT_EQ(json[0]["position"].size(), 3U);
  const CliRun text = runCli({kEntities, madeMission(), kOut});
  EXPECT_EQ(text.status, 1);
  EXPECT_TRUE(text.err.contains(QLatin1String("JSON"))) << text.err.toStdString();
}

TEST(EntitiesCommand, AFilterLeavesSome) {
  const QString map = madeMap(QStringLiteral("rooms.bsp"));
  const auto all = runCli({kEntities, map, kOut, kJson}).json();
  const QString where = QStringLiteral("--where=classname=info_player");
  const auto starts = runCli({kEntities, map, kOut, kJson, where}).json();
  std::size_t expected = 0;
  for (const auto& entity : all) {
    expected += entity.value("classname", "").find("info_player") != std::string::npos ? 1 : 0;
  }
  ASSERT_GT(expected, 0U);
  EXPECT_EQ(starts.size(), expected);
  const QByteArray text = runCli({kEntities, map, kOut, where}).out;
  EXPECT_EQ(static_cast<std::size_t>(text.count("{\n")), expected);
  EXPECT_TRUE(text.startsWith("{\n\"") && text.endsWith("\"\n}\n"));
}

TEST(EntitiesCommand, ConnectionsSayWhereTheyLead) {
  const auto list = runCli({kEntities, madeSample(QStringLiteral("source-game/game/maps/exhibition.bsp")), kOut,
                            QStringLiteral("--connections")})
                        .json();
  ASSERT_TRUE(list.is_array());
  for (const auto& connection : list) {
    EXPECT_FALSE(connection["target"].empty());
    EXPECT_EQ(connection["resolution"] == "found", !connection["to"].empty());
  }
}

TEST(EntitiesCommand, OverwritesNothingAndKnowsItsEndings) {
  const TempFolder folder;
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const QString out = folder.write(QStringLiteral("a.json"), QByteArray("old"));
  EXPECT_EQ(runCli({kEntities, map, out}).status, 1);
  EXPECT_EQ(contentOf(out), QByteArray("old"));
  EXPECT_EQ(runCli({kEntities, map, out, QStringLiteral("--force")}).status, 0);
  EXPECT_TRUE(contentOf(out).startsWith("[\n{\"classname\":\"worldspawn\""));
  EXPECT_EQ(runCli({kEntities, map, folder.path(QStringLiteral("a.txt"))}).status, 2);
  EXPECT_FALSE(QFileInfo::exists(folder.path(QStringLiteral("a.txt"))));
}

} // namespace
} // namespace vitrine::tests
