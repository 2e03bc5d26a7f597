// Expectations are those of tests/samples/source/ChangedMuseum.h, by hand.
#include "tests/app/cli/CliRunner.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace vitrine::tests {
namespace {

using Json = nlohmann::ordered_json;

const QString kCompare = QStringLiteral("compare");

QString museum() {
  return qEnvironmentVariable("VITRINE_BINARY_DIR") + QStringLiteral("/share/vitrine/demo/vitrine_museum.bsp");
}

QString changedMuseum() {
  return qEnvironmentVariable("VITRINE_BINARY_DIR") + QStringLiteral("/changed-demo/vitrine_museum.bsp");
}

/// The groups of an area; of records that of one section.
Json groupOf(const Json& compared, const std::string& area, const std::string& section = {}) {
  for (const Json& group : compared["groups"]) {
    if (group["area"] == area && (section.empty() || group["section"] == section)) {
      return group;
    }
  }
  return {{"counts", {{"added", 0}, {"removed", 0}, {"changed", 0}}}, {"differences", Json::array()}};
}

std::multiset<std::string> namesOf(const Json& group, const std::string& change) {
  std::multiset<std::string> names;
  for (const Json& difference : group["differences"]) {
    if (difference["change"] == change) {
      names.insert(difference["name"]);
    }
  }
  return names;
}

using Names = std::multiset<std::string>;

TEST(CompareCommand, TheChangedMuseumIsTheMuseumButForItsChanges) {
  const CliRun run = runCli({kCompare, museum(), changedMuseum(), kJson});
  ASSERT_EQ(run.status, 1) << run.err.toStdString();
  const Json compared = run.json();
  EXPECT_EQ(compared["same"], false);

  // The door: 12 units further north.
  const Json entities = groupOf(compared, "entities");
  ASSERT_EQ(entities["differences"].size(), 1U);
  const Json& door = entities["differences"][0];
  EXPECT_EQ(door["name"], "func_door_rotating library_door");
  EXPECT_EQ(door["change"], "changed");
  EXPECT_EQ(door["fields"], Json::parse(R"([{"name":"origin","before":"290 98 58","after":"290 110 58"}])"));

  // The texture: its file in the map, and what the scene shows of it.
  EXPECT_TRUE(
      namesOf(groupOf(compared, "contents"), "changed").contains("lumps/PAKFILE/materials/vitrine/rooftiles.vtf"));
  EXPECT_EQ(std::ranges::count_if(groupOf(compared, "contents")["differences"],
                                  [](const Json& file) { return std::string(file["name"]).ends_with(".vtf"); }),
            1);
  const Json textures = groupOf(compared, "textures");
  EXPECT_EQ(namesOf(textures, "changed"), Names{"vitrine/rooftiles"});
  EXPECT_EQ(textures["differences"].size(), 1U);

  // The room: six walls, and the light in it.
  const Json surfaces = groupOf(compared, "surfaces");
  Names walls = namesOf(surfaces, "added");
  std::erase_if(walls, [](const std::string& name) { return !name.starts_with("World: "); });
  EXPECT_EQ(walls, (Names{"World: vitrine/parquet", "World: vitrine/plaster", "World: vitrine/wallpaper",
                          "World: vitrine/wallpaper", "World: vitrine/wallpaper", "World: vitrine/wallpaper"}));
  EXPECT_TRUE(namesOf(surfaces, "removed").empty());
  for (const std::string& name : namesOf(surfaces, "changed")) {
    EXPECT_TRUE(name.starts_with("library_door")) << name;
  }
  const Json nodes = groupOf(compared, "nodes");
  EXPECT_EQ(namesOf(nodes, "changed"), Names{"library_door (func_door_rotating)"});
  EXPECT_TRUE(namesOf(nodes, "removed").empty());
  for (const std::string& name : namesOf(nodes, "added")) {
    EXPECT_TRUE(name.starts_with("light ")) << name;
  }
  EXPECT_EQ(groupOf(compared, "records", "lumps/WORLDLIGHTS")["counts"]["added"], 1);
  EXPECT_EQ(groupOf(compared, "records", "lumps/VERTEXES")["counts"]["added"], 8); // corners of a box
  EXPECT_EQ(groupOf(compared, "records", "lumps/VERTEXES")["counts"]["removed"], 0);
  EXPECT_EQ(groupOf(compared, "materials")["differences"].size(), 0U);
}

TEST(CompareCommand, TextTellsOfEachGroupInFewLines) {
  const CliRun run = runCli({kCompare, museum(), changedMuseum()});
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.out.contains("Entities: 1 changed\n"));
  EXPECT_TRUE(run.out.contains("  ~ func_door_rotating library_door  origin: 290 98 58 -> 290 110 58\n"));
  EXPECT_TRUE(run.out.contains(" more\n"));
  const CliRun all = runCli({kCompare, museum(), changedMuseum(), QStringLiteral("--all")});
  EXPECT_GT(all.out.count('\n'), run.out.count('\n'));
  EXPECT_FALSE(all.out.contains(" more\n"));
}

TEST(CompareCommand, StructureAndSceneCanBeComparedAlone) {
  const Json scene = runCli({kCompare, museum(), changedMuseum(), QStringLiteral("--scene"), kJson}).json();
  EXPECT_EQ(scene["groups"].size(), 3U); // nodes, surfaces, textures
  for (const Json& group : scene["groups"]) {
    EXPECT_TRUE((std::set<std::string>{"nodes", "surfaces", "materials", "textures"}).contains(group["area"]));
  }
  const CliRun structure = runCli({kCompare, museum(), changedMuseum(), QStringLiteral("--structure"), kJson});
  EXPECT_TRUE(groupOf(structure.json(), "nodes")["differences"].empty());
  EXPECT_EQ(groupOf(structure.json(), "entities")["differences"].size(), 1U);
}

TEST(CompareCommand, AFileIsTheSameAsItself) {
  for (const QString& file : {museum(), madeMission(), madeMap(QStringLiteral("v20_lzma.bsp")),
                              madeSample(QStringLiteral("3db/data/3db/alles.3db")),
                              madeSample(QStringLiteral("bod/objects/vitrine/small_scene.bod"))}) {
    const CliRun run = runCli({kCompare, file, file});
    EXPECT_EQ(run.status, 0) << file.toStdString() << ": " << run.err.toStdString() << run.out.left(500).toStdString();
    EXPECT_TRUE(run.out.isEmpty()) << run.out.left(500).toStdString();
    EXPECT_EQ(runCli({kCompare, file, file, kJson}).json()["same"], true);
  }
}

TEST(CompareCommand, OneByteThatBelongsToAFieldIsThatField) {
  const TempFolder folder;
  QByteArray bytes = contentOf(madeMap(QStringLiteral("v20.bsp")));
  ASSERT_EQ(bytes.left(4), QByteArray("VBSP"));
  constexpr int kRevisionAt = 1032; // behind version and 64 lumps of 16 bytes
  bytes[kRevisionAt] = static_cast<char>(bytes[kRevisionAt] + 1);
  const QString other = folder.write(QStringLiteral("other.bsp"), bytes);
  const CliRun run = runCli({kCompare, madeMap(QStringLiteral("v20.bsp")), other, kJson});
  EXPECT_EQ(run.status, 1);
  std::size_t listed = 0;
  const Json compared = run.json();
  for (const Json& group : compared["groups"]) {
    for (const Json& difference : group["differences"]) {
      EXPECT_EQ(difference["before"]["record"]["section"], "header/revision");
      EXPECT_EQ(difference["fields"].size(), 1U);
      ++listed;
    }
  }
  EXPECT_EQ(listed, 1U);
}

TEST(CompareCommand, TroubleIsStatusTwo) {
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  EXPECT_EQ(runCli({kCompare, map, QStringLiteral("/nowhere/x.bsp")}).status, 2);
  EXPECT_EQ(runCli({kCompare, map}).status, 2);
  const CliRun formats = runCli({kCompare, map, madeMission()});
  EXPECT_EQ(formats.status, 2);
  EXPECT_TRUE(formats.err.contains(QLatin1String("two formats"))) << formats.err.toStdString();
  EXPECT_TRUE(formats.out.isEmpty());
}

} // namespace
} // namespace vitrine::tests
