#include "tests/app/cli/CliRunner.h"
#include "tests/samples/oracles/source/MapBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

const QString kMapStats = QStringLiteral("mapstats");

/// Bytes of the made map, with those at `offset` replaced.
QString spoiltMap(const TempFolder& folder, qsizetype offset, const QByteArray& bytes) {
  QByteArray map = contentOf(madeMap(QStringLiteral("v20.bsp")));
  map.replace(offset, bytes.size(), bytes);
  return folder.write(QStringLiteral("spoilt.bsp"), map);
}

TEST(MapStatsCommand, TotalsAreTheSumsOfMaterials) {
  const auto json = runCli({kMapStats, madeMap(QStringLiteral("v20.bsp")), kJson}).json();
  for (const char* figure : {"triangles", "items", "lightmapBytes"}) {
    std::uint64_t sum = 0;
    for (const auto& material : json["materials"]) {
      sum += material[figure].get<std::uint64_t>();
    }
    EXPECT_EQ(json["total"][figure], sum) << figure;
    EXPECT_GT(sum, 0U) << figure;
  }
  EXPECT_TRUE(json["damage"].empty());
  EXPECT_FALSE(json["checks"].empty());
}

TEST(MapStatsCommand, LimitsCountTheRecordsOfTheLump) {
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const auto bytes = oracles::MapBytes::ofFile(map);
  const auto json = runCli({kMapStats, map, kJson}).json();
  const auto used = [&json](const char* name) {
    for (const auto& limit : json["limits"]) {
      if (limit["name"] == name) {
        return limit["used"].get<std::size_t>();
      }
    }
    return std::size_t{0};
  };
  // Lumps 7, 1, 13 and 6 with records of 56, 20, 4 and 72 bytes; lump 8 counts bytes.
  EXPECT_EQ(used("MAX_MAP_FACES"), bytes.lump(7).size() / 56);
  EXPECT_EQ(used("MAX_MAP_PLANES"), bytes.lump(1).size() / 20);
  EXPECT_EQ(used("MAX_MAP_SURFEDGES"), bytes.lump(13).size() / 4);
  EXPECT_EQ(used("MAX_MAP_TEXINFO"), bytes.lump(6).size() / 72);
  EXPECT_EQ(used("MAX_MAP_LIGHTING"), bytes.lump(8).size());
}

TEST(MapStatsCommand, DamageIsARowWithItsByte) {
  const TempFolder folder;
  // The entry of lump 42, the cube maps: behind the header's 8 bytes the 43rd of 16 bytes.
  const qsizetype entry = 8 + 42 * 16;
  const QString map = spoiltMap(folder, entry, QByteArray("\xf0\xff\xff\x7f\x10\0\0\0", 8));
  const CliRun run = runCli({kMapStats, map, kJson});
  EXPECT_EQ(run.status, 0) << run.err.toStdString();
  const auto json = run.json();
  ASSERT_EQ(json["damage"].size(), 1U);
  const auto& row = json["damage"][0];
  EXPECT_EQ(row["severity"], "damage");
  EXPECT_EQ(row["message"], "lump CUBEMAPS lies outside the file (offset 2147483632, length 16); treated as empty");
  EXPECT_EQ(row["offset"], entry);
  EXPECT_EQ(row["size"], 16);
  EXPECT_EQ(row["count"], 1);
  const CliRun text = runCli({kMapStats, map});
  EXPECT_TRUE(text.out.contains("damage (1)\n  damage: lump CUBEMAPS lies outside the file (offset 2147483632, "
                                "length 16); treated as empty (at byte 0x2a8)\n"))
      << text.out.constData();
  EXPECT_EQ(runCli({kMapStats, map, QStringLiteral("--strict")}).status, 4);
}

} // namespace
} // namespace vitrine::tests
