// One map as each branch of the engine stores it: the records say the same, and the scene is the same bit for bit.
#include "core/formats/source/bsp/format/BspFormat.h"
#include "core/structure/Coverage.h"
#include "tests/core/formats/source/bsp/BranchTwins.h"
#include "tests/core/formats/source/bsp/RichMap.h"
#include "tests/core/formats/source/bsp/SameMap.h"
#include "tests/core/formats/source/bsp/WholeMap.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <set>

namespace vitrine::tests {
namespace {

using demos::Game;
using demos::WriteOptions;

class MapOfBranch : public testing::TestWithParam<BranchTwins> {
protected:
  static QStringList sceneDifferencesOfTwins(const MapUnderTest::Outcome& map, const MapUnderTest::Outcome& twin) {
    return GetParam().cutsWaterAlike ? sceneDifferences(*map.document, *twin.document)
                                     : sceneDifferences(*richMap(GetParam().options).load().document,
                                                        *richMap(GetParam().usual).load().document);
  }
};

TEST_P(MapOfBranch, hasTheSceneAndTheRecordsOfItsTwin) {
  const auto map = wholeMap(GetParam().options).load();
  const auto twin = wholeMap(GetParam().usual).load();
  ASSERT_TRUE(map.document) << map.error->message.toStdString();
  ASSERT_TRUE(map.document->scene) << map.document->sceneError->message.toStdString();
  for (const Diagnostic& found : map.document->diagnostics) {
    EXPECT_NE(found.severity, Severity::Damage) << found.message.toStdString();
  }
  EXPECT_EQ(sceneDifferencesOfTwins(map, twin), textsOf(GetParam().scene));
  EXPECT_EQ(recordDifferences(*map.document, *twin.document), textsOf(GetParam().records));
  EXPECT_GT(recordCount(*map.document), 1000U);
}

TEST_P(MapOfBranch, hasNoByteThatIsNotExplained) {
  const auto map = wholeMap(GetParam().options).load();
  ASSERT_TRUE(map.document);
  Progress progress;
  const auto coverage =
      structure::coverageOf(map.document->structure, map.document->spaces, base::kFileSpace, progress);
  EXPECT_EQ(coverage.unclaimedBytes(), 0U);
}

INSTANTIATE_TEST_SUITE_P(Made, MapOfBranch, testing::ValuesIn(branchTwins()),
                         [](const auto& tested) { return tested.param.name; });

TEST(WholeMap, hasWhatIsCompared) {
  const auto map = wholeMap({.version = 25}).load();
  ASSERT_TRUE(map.document);
  const auto rows = [&map](const char* path) {
    const auto section = map.document->structure.find(QString::fromLatin1(path));
    return section ? map.document->structure[*section].table->rowCount() : 0;
  };
  EXPECT_EQ(rows("lumps/OVERLAYS"), 2U);
  EXPECT_EQ(rows("lumps/WATEROVERLAYS"), 1U);
  EXPECT_EQ(rows("lumps/OVERLAY_SYSTEM_LEVELS"), 2U);
  EXPECT_EQ(rows("lumps/AREAPORTALS"), 3U) << "none, and both sides of one";
  EXPECT_EQ(rows("lumps/LEAFWATERDATA"), 1U);
  EXPECT_EQ(rows("lumps/CUBEMAPS"), 2U);
  EXPECT_EQ(rows("lumps/OCCLUSION/occluders"), 1U);
  EXPECT_EQ(rows("lumps/PHYSDISP/hulls"), 2U);
  EXPECT_EQ(rows("lumps/PHYSCOLLIDE/solids"), 2U);
  EXPECT_EQ(rows("lumps/DISPINFO"), 2U);
  EXPECT_EQ(rows("lumps/DISP_MULTIBLEND"), 2U * 9 * 9);
  EXPECT_EQ(rows("lumps/FACEBRUSHES"), rows("lumps/FACES"));
  EXPECT_GT(rows("lumps/FACEBRUSHLIST"), 0U);
  EXPECT_GT(rows("lumps/PRIMVERTS"), 0U);
  EXPECT_EQ(rows("lumps/GAME_LUMP/sprp/props"), 3U);
  EXPECT_EQ(rows("lumps/GAME_LUMP/dprp/props"), 4U);
  const auto overlays = std::ranges::find(map.scene().meshes, QStringLiteral("overlays"), &scene::Mesh::name);
  ASSERT_NE(overlays, map.scene().meshes.end());
  std::set<QString> lumps;
  for (const scene::Surface& surface : overlays->surfaces) {
    lumps.insert(map.document->structure[surface.provenance.section].name);
  }
  EXPECT_EQ(lumps, (std::set{QStringLiteral("OVERLAYS"), QStringLiteral("WATEROVERLAYS")})) << "both are drawn";
}

class MapOfProps : public testing::TestWithParam<demos::PropForm> {};

TEST_P(MapOfProps, hasThePropsOfItsTwin) {
  const bool blackMesas = GetParam().version == 11 && GetParam().size == 76;
  const auto map = richMap({.version = blackMesas ? 20 : 21, .props = GetParam()}).load();
  const auto twin = richMap({.version = blackMesas ? 20 : 21}).load();
  ASSERT_TRUE(map.document && map.document->scene);
  EXPECT_TRUE(map.document->diagnostics.empty());
  EXPECT_EQ(map.document->counts.at("sprp_record_size"), GetParam().size);
  EXPECT_EQ(sceneDifferences(*map.document, *twin.document), QStringList());
  EXPECT_EQ(recordDifferences(*map.document, *twin.document), QStringList());
}

INSTANTIATE_TEST_SUITE_P(Made, MapOfProps,
                         testing::Values(demos::PropForm{4, 56}, demos::PropForm{5, 60}, demos::PropForm{5, 188},
                                         demos::PropForm{6, 64}, demos::PropForm{6, 136}, demos::PropForm{6, 192},
                                         demos::PropForm{7, 68}, demos::PropForm{7, 72}, demos::PropForm{8, 68},
                                         demos::PropForm{9, 72}, demos::PropForm{9, 76}, demos::PropForm{10, 72},
                                         demos::PropForm{10, 76}, demos::PropForm{11, 76}, demos::PropForm{11, 80},
                                         demos::PropForm{12, 80}, demos::PropForm{13, 88}),
                         [](const auto& tested) {
                           return "v" + std::to_string(tested.param.version) + "_" + std::to_string(tested.param.size);
                         });

class DecodedBranch : public testing::TestWithParam<BranchTwins> {};

TEST_P(DecodedBranch, isTheSameMapWithoutCoding) {
  MapUnderTest coded = wholeMap(GetParam().options);
  const formats::Source source{QStringLiteral("coded.bsp"), bytes::makeMemorySource(Bytes::adopt(coded.bytes()))};
  std::vector<std::byte> decoded;
  Progress progress;
  const auto sent = formats::source::BspFormat().writeDecoded(
      source, {},
      [&decoded](std::span<const std::byte> bytes) {
        decoded.insert(decoded.end(), bytes.begin(), bytes.end());
        return true;
      },
      progress);
  ASSERT_TRUE(sent) << sent.error().message.toStdString();
  const auto map = MapUnderTest(decoded).load();
  const auto twin = wholeMap(GetParam().usual).load();
  ASSERT_TRUE(map.document);
  EXPECT_EQ(map.document->variant, twin.document->variant);
  EXPECT_TRUE(map.document->counts.at("compressed_lumps").empty());
  EXPECT_EQ(sceneDifferences(*map.document, *twin.document), QStringList());
  EXPECT_EQ(recordDifferences(*map.document, *twin.document), QStringList());
}

INSTANTIATE_TEST_SUITE_P(
    Made, DecodedBranch,
    testing::Values(BranchTwins{"console", {.lzmaLumps = true, .console = true}, {.console = true}},
                    BranchTwins{"xored", {.xored = true}, {}},
                    BranchTwins{"xoredLzma", {.lzmaLumps = true, .xored = true}, {}},
                    BranchTwins{
                        "darkMessiah", {.lzmaLumps = true, .game = Game::DarkMessiah}, {.game = Game::DarkMessiah}},
                    BranchTwins{"vindictus", {.lzmaLumps = true, .game = Game::Vindictus}, {.game = Game::Vindictus}}),
    [](const auto& tested) { return tested.param.name; });

TEST(LightOfBranches, addsUpToTheLump) {
  const auto check = [](const WriteOptions& options) {
    return richMap(options).load().document->counts.at("lighting_check").at("LDR");
  };
  for (const WriteOptions& options : {WriteOptions{.version = 17}, WriteOptions{.version = 18},
                                      WriteOptions{.version = 19}, WriteOptions{.game = Game::Vindictus}}) {
    EXPECT_EQ(check(options).at("extra_bytes"), 0) << options.version;
  }
  EXPECT_EQ(check({.version = 21, .game = Game::CounterStrikeGo}).at("extra_per_luxel"), 1.0);
}

TEST(Console, isSaidSo) {
  const auto map = MapUnderTest::made({.hdr = true, .ldr = false, .console = true}).load();
  ASSERT_TRUE(map.document);
  EXPECT_EQ(map.document->variant, QStringLiteral("big-endian"));
  EXPECT_EQ(map.document->counts.at("endian"), "big");
  EXPECT_TRUE(map.document->diagnostics.empty());
}

TEST(Console, recordsAreThoseOfTheFile) {
  MapUnderTest file = MapUnderTest::made({.hdr = true, .ldr = false, .console = true});
  const auto map = file.load();
  ASSERT_TRUE(map.document);
  const structure::Section& planes = map.document->structure[map.section("lumps/PLANES")];
  const ByteRange distance = planes.table->rangeOf(3, 1);
  const float value = std::bit_cast<float>(bytes::swapped(file.u32(distance.offset)));
  EXPECT_EQ(planes.table->row(3)->cells[1], structure::Value(static_cast<double>(value)));
  EXPECT_EQ(distance.space, base::kFileSpace);
}

TEST(Xored, structureShowsTheClearBytes) {
  const auto map = MapUnderTest::made({.xored = true}).load();
  const auto clear = MapUnderTest::made();
  ASSERT_TRUE(map.document);
  EXPECT_TRUE(map.document->diagnostics.empty());
  EXPECT_EQ(map.document->variant, QStringLiteral("XOR"));
  const structure::Section& header = map.document->structure[map.section("header")];
  EXPECT_EQ(map.document->spaces[header.range.space].decoder, QStringLiteral("XOR"));
  const auto shown = map.document->spaces.read({header.range.space, 0, 1036});
  ASSERT_TRUE(shown);
  EXPECT_TRUE(std::ranges::equal(shown->span(), std::span(MapUnderTest(clear).bytes()).first(1036)));
}

} // namespace
} // namespace vitrine::tests
