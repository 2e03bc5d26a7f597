// Figures of a box of 128 units, whose numbers one can count by hand.
#include "core/links/MapStatistics.h"
#include "resources/demos/source/MapModel.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <set>

namespace vitrine::tests {
namespace {

using formats::source::LumpId;

// 8 luxels of 16 units and one more, each way, of 4 bytes.
constexpr std::uint64_t kSideLightBytes = 9 * 9 * 4;
// The lump has the average colour of each face besides.
constexpr std::uint64_t kSideLumpBytes = kSideLightBytes + 4;

/// Five sides of one material, the floor of another; a light in the middle, a player in `start`.
demos::MapModel boxModel(const std::string& start) {
  demos::MapModel model;
  for (const char* name : {"test/wall", "test/floor"}) {
    demos::Material& material = model.materials.emplace_back();
    material.name = name;
    material.width = material.height = 64;
  }
  demos::Cell cell;
  cell.box = {{0, 0, 0}, {128, 128, 128}};
  cell.looks.fill({.material = 0});
  cell.looks[4].material = 1;
  model.cells.push_back(cell);
  model.entities.push_back({{{"classname", "worldspawn"}}});
  model.entities.push_back({{{"classname", "info_player_start"}, {"origin", start}}});
  demos::Light light;
  light.origin = {64, 64, 64};
  light.colour = {1, 1, 1};
  model.lights.push_back(light);
  return model;
}

MapUnderTest boxMap(const std::string& start = "64 64 1", const demos::WriteOptions& options = {}) {
  return MapUnderTest(demos::writeMap(boxModel(start), options));
}

/// Two boxes side by side, of two areas, with portal 7 between them and the entity that opens it.
MapUnderTest twoAreas() {
  demos::MapModel model = boxModel("64 64 1");
  demos::Cell second = model.cells.front();
  second.box = {{128, 0, 0}, {256, 128, 128}};
  second.area = 2;
  model.cells.push_back(second);
  model.areaPortals.push_back({7, {1, 2}, {{128, 0, 0}, {128, 0, 128}, {128, 128, 128}, {128, 128, 0}}});
  model.entities.push_back({{{"classname", "func_areaportal"}, {"portalnumber", "7"}}});
  return MapUnderTest(demos::writeMap(model));
}

links::MapStatistics statisticsOf(const MapUnderTest::Outcome& map) {
  Progress progress;
  return links::mapStatisticsOf(*map.document, map.document->scene.get(), progress);
}

std::uint64_t usedOf(const Document& document, const char* name) {
  const auto found =
      std::ranges::find(document.mapFigures->limits, QString::fromLatin1(name), &document::LimitUse::name);
  return found == document.mapFigures->limits.end() ? 0 : found->used;
}

std::uint64_t limitOf(const Document& document, const char* name) {
  const auto found =
      std::ranges::find(document.mapFigures->limits, QString::fromLatin1(name), &document::LimitUse::name);
  return found == document.mapFigures->limits.end() ? 0 : found->limit;
}

const document::MapCheck* checkWith(const Document& document, const char* part) {
  const auto found = std::ranges::find_if(document.mapFigures->checks, [part](const document::MapCheck& check) {
    return check.text.contains(QLatin1StringView(part));
  });
  return found == document.mapFigures->checks.end() ? nullptr : &*found;
}

void expectCheck(const MapUnderTest& file, const char* part, bool passed) {
  const auto map = file.load();
  const document::MapCheck* check = checkWith(*map.document, part);
  ASSERT_TRUE(check) << part;
  EXPECT_EQ(check->passed, passed) << part;
}

TEST(MapFigures, costsOfABox) {
  const auto map = boxMap().load();
  ASSERT_TRUE(map.document->scene);
  const links::MapStatistics statistics = statisticsOf(map);
  EXPECT_EQ(statistics.total, (links::DrawCost{12, 6, 6 * kSideLightBytes}));
  ASSERT_EQ(statistics.materials.size(), 2U);
  const auto nameOf = [&](std::size_t i) {
    return map.scene().assets.materials[statistics.materials[i].material].name;
  };
  EXPECT_EQ(nameOf(0), QStringLiteral("test/wall"));
  EXPECT_EQ(statistics.materials[0].cost, (links::DrawCost{10, 5, 5 * kSideLightBytes}));
  EXPECT_EQ(nameOf(1), QStringLiteral("test/floor"));
  EXPECT_EQ(statistics.materials[1].cost, (links::DrawCost{2, 1, kSideLightBytes}));
  ASSERT_EQ(statistics.leaves.size(), 1U);
  EXPECT_EQ(statistics.leaves[0].cluster, 0);
  EXPECT_EQ(statistics.leaves[0].cost, statistics.total);
  ASSERT_TRUE(statistics.leaves[0].record);
  EXPECT_EQ(statistics.leaves[0].record->section, map.section("lumps/LEAFS"));
  ASSERT_EQ(statistics.models.size(), 1U);
  EXPECT_EQ(statistics.models[0].size, 128.0F);
  EXPECT_FALSE(statistics.models[0].isFile);
}

TEST(MapFigures, limitsOfABox) {
  const auto map = boxMap().load();
  const Document& document = *map.document;
  EXPECT_EQ(usedOf(document, "MAX_MAP_FACES"), 6U);
  EXPECT_EQ(limitOf(document, "MAX_MAP_FACES"), 65536U);
  // Four of each face, and of each of the original faces.
  EXPECT_EQ(usedOf(document, "MAX_MAP_SURFEDGES"), 48U);
  EXPECT_EQ(limitOf(document, "MAX_MAP_SURFEDGES"), 512000U);
  EXPECT_EQ(usedOf(document, "MAX_MAP_MODELS"), 1U);
  EXPECT_EQ(usedOf(document, "MAX_MAP_ENTITIES"), 2U);
  EXPECT_EQ(usedOf(document, "MAX_MAP_TEXDATA"), 2U);
  EXPECT_EQ(usedOf(document, "MAX_MAP_LIGHTING"), 6 * kSideLumpBytes);
  EXPECT_EQ(limitOf(document, "MAX_MAP_LIGHTING"), 16U << 20);
}

TEST(MapFigures, limitsAreThoseOfTheBranch) {
  const auto strata = boxMap("64 64 1", {.version = 25}).load();
  EXPECT_EQ(usedOf(*strata.document, "MAX_MAP_FACES"), 6U);
  EXPECT_EQ(limitOf(*strata.document, "MAX_MAP_FACES"), 1U << 20);
  EXPECT_EQ(limitOf(*strata.document, "MAX_MAP_BRUSHSIDES"), 1'310'720U);
  EXPECT_EQ(limitOf(*strata.document, "MAX_MAP_ENTITIES"), 20'480U);
  EXPECT_EQ(usedOf(*strata.document, "MAX_MAP_WORLDLIGHTS"), 1U);
  EXPECT_EQ(limitOf(*strata.document, "MAX_MAP_WORLDLIGHTS"), 0U) << "there is none";
  for (const demos::WriteOptions& options : {demos::WriteOptions{.game = demos::Game::Vindictus},
                                             demos::WriteOptions{.version = 17}, demos::WriteOptions{.version = 22}}) {
    const auto map = boxMap("64 64 1", options).load();
    EXPECT_EQ(usedOf(*map.document, "MAX_MAP_FACES"), 6U) << options.version;
    for (const document::LimitUse& use : map.document->mapFigures->limits) {
      EXPECT_EQ(use.limit, 0U) << options.version << ' ' << use.name.toStdString();
    }
    const structure::Json json = links::mapStatisticsJson(*map.document, statisticsOf(map));
    EXPECT_TRUE(json["limits"].at(0)["limit"].is_null());
    QStringList lines;
    links::describeMapStatistics(*map.document, statisticsOf(map), 10,
                                 [&lines](const QString& line) { lines << line.trimmed(); });
    EXPECT_TRUE(lines.contains(QStringLiteral("MAX_MAP_FACES: 6, no known limit"))) << options.version;
  }
}

TEST(MapFigures, aLimitOfTwoLumpsIsListedOnce) {
  const auto map = boxMap("64 64 1", {.version = 20, .hdr = true}).load();
  std::set<QString> names;
  for (const document::LimitUse& limit : map.document->mapFigures->limits) {
    EXPECT_TRUE(names.insert(limit.name).second) << limit.name.toStdString();
  }
  // The fuller lump counts: shorten one of the two.
  MapUnderTest file = boxMap("64 64 1", {.version = 20, .hdr = true});
  file.setU32(MapUnderTest::entryAt(LumpId::Lighting) + 4, 100);
  const auto shortened = file.load();
  EXPECT_EQ(usedOf(*shortened.document, "MAX_MAP_LIGHTING"), 6 * kSideLumpBytes);
  const auto found = std::ranges::find(shortened.document->mapFigures->limits, QStringLiteral("MAX_MAP_LIGHTING"),
                                       &document::LimitUse::name);
  EXPECT_EQ(found->section, shortened.section("lumps/LIGHTING_HDR"));
}

TEST(MapFigures, recordsThatNothingUses) {
  MapUnderTest file = boxMap();
  EXPECT_TRUE(statisticsOf(file.load()).unused.empty());
  // A texture info more than the faces ask for, like the first.
  const auto start = file.bytes().begin() + file.offset(LumpId::TexInfo);
  std::vector<std::byte> texInfos(start, start + file.length(LumpId::TexInfo));
  const std::uint64_t before = texInfos.size() / 72;
  texInfos.insert(texInfos.end(), start, start + 72);
  file.replaceLump(LumpId::TexInfo, texInfos);
  const auto map = file.load();
  const links::MapStatistics statistics = statisticsOf(map);
  ASSERT_EQ(statistics.unused.size(), 1U);
  EXPECT_EQ(statistics.unused[0].section, map.section("lumps/TEXINFO"));
  EXPECT_EQ(statistics.unused[0].total, before + 1);
  EXPECT_EQ(statistics.unused[0].rows, std::vector<std::uint64_t>{before});
}

TEST(MapFigures, aPlayerInside) {
  expectCheck(boxMap(), "all 1 player starts are inside the map", true);
  expectCheck(boxMap("64 64 200"), "info_player_start is inside a solid or outside the map", false);
  // The origin lies on the floor; who stands on a floor outside, 36 units higher, is outside, too.
  expectCheck(boxMap("-64 64 1"), "info_player_start is inside a solid or outside the map", false);
  const auto outside = boxMap("64 64 200").load();
  const auto* check = checkWith(*outside.document, "is inside a solid");
  ASSERT_TRUE(check && check->record);
  EXPECT_EQ(check->record->section, outside.section("lumps/ENTITIES"));
  EXPECT_EQ(check->record->row, 1U);
}

TEST(MapFigures, aMapThatLeaksHasNoVisibility) {
  expectCheck(boxMap(), "the map has visibility data for 1 clusters", true);
  MapUnderTest leaking = boxMap();
  leaking.replaceLump(LumpId::Visibility, {});
  expectCheck(leaking, "the map has no visibility data: it leaks, or was compiled without it", false);
}

TEST(MapFigures, areasThatClose) {
  expectCheck(twoAreas(), "all 1 area portals separate two areas", true);
  // Portals are not where the entity looks for them.
  MapUnderTest leaking = twoAreas();
  leaking.replaceLump(LumpId::AreaPortals, {});
  expectCheck(leaking, "area portal 7 does not separate two areas", false);
  // Both sides lead to one area.
  MapUnderTest sameArea = twoAreas();
  const std::size_t count = sameArea.length(LumpId::AreaPortals) / 12;
  for (std::size_t row = 0; row < count; ++row) {
    sameArea.setU16(sameArea.offset(LumpId::AreaPortals) + row * 12 + 2, 2);
  }
  expectCheck(sameArea, "area portal 7 does not separate two areas", false);
}

} // namespace
} // namespace vitrine::tests
