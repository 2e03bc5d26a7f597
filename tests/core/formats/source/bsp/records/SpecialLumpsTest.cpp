#include "core/formats/source/bsp/file/ByteOrder.h"
#include "core/formats/source/bsp/records/DispInfos.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/core/formats/source/bsp/records/PhysMaker.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <map>

namespace vitrine::tests {
namespace {

using namespace formats::source;

/// A map with other bytes in a lump, and the first damage found there.
struct SpoiledLump {
  SpoiledLump(LumpId lump, const ByteMaker& maker) {
    MapUnderTest file = MapUnderTest::made();
    file.replaceLump(lump, maker.bytes().span());
    offset = file.offset(lump);
    map = file.load();
    const auto found = std::ranges::find_if(map.document->diagnostics, [lump](const Diagnostic& diagnostic) {
      return diagnostic.severity == Severity::Damage &&
             diagnostic.message.startsWith(QString::fromLatin1(lumpName(lump)));
    });
    if (found != map.document->diagnostics.end()) {
      damage = *found;
    }
  }

  std::uint64_t offset = 0; ///< of the lump
  MapUnderTest::Outcome map;
  std::optional<Diagnostic> damage;
};

TEST(SpecialLumps, occlusionListsThatAreCutOffAreDamage) {
  const SpoiledLump tooMany(LumpId::Occlusion, ByteMaker().add<std::uint32_t>(1000).add<std::uint32_t>(0));
  ASSERT_TRUE(tooMany.damage);
  EXPECT_EQ(tooMany.damage->where->offset, tooMany.offset + 4);
  const SpoiledLump noLists(LumpId::Occlusion, ByteMaker().add<std::uint32_t>(0).add<std::uint32_t>(0));
  ASSERT_TRUE(noLists.damage);
  EXPECT_EQ(noLists.damage->where->offset, noLists.offset + 8);
  EXPECT_EQ(noLists.map.document->structure[noLists.map.section("lumps/OCCLUSION/polys")].table->rowCount(), 0U);
}

TEST(SpecialLumps, emptyOcclusionIsNone) {
  EXPECT_FALSE(SpoiledLump(LumpId::Occlusion, ByteMaker()).damage);
}

/// One occluder of `size` bytes with one polygon of three vertices.
ByteMaker oneOccluder(std::uint32_t size) {
  ByteMaker maker;
  maker.add<std::uint32_t>(1).add<std::int32_t>(0).add<std::int32_t>(0).add<std::int32_t>(1);
  for (const float corner : {-8.0F, -4.0F, 0.0F, 8.0F, 4.0F, 64.0F}) {
    maker.add(corner);
  }
  if (size == 40) {
    maker.add<std::int32_t>(1);
  }
  maker.add<std::uint32_t>(1).add<std::int32_t>(0).add<std::int32_t>(3).add<std::int32_t>(5);
  return maker.add<std::uint32_t>(3).add<std::int32_t>(2).add<std::int32_t>(7).add<std::int32_t>(4);
}

TEST(SpecialLumps, sizeOfOccludersIsTheOneThatFits) {
  for (const std::uint32_t size : {36U, 40U}) {
    for (const std::uint32_t version : {0U, 1U, 2U}) {
      MapUnderTest file = MapUnderTest::made();
      file.replaceLump(LumpId::Occlusion, oneOccluder(size).bytes().span());
      file.setU32(MapUnderTest::entryAt(LumpId::Occlusion) + 8, version);
      const auto map = file.load();
      const structure::Section& occluders = map.document->structure[map.section("lumps/OCCLUSION/occluders")];
      EXPECT_EQ(occluders.range.size, size) << version;
      ASSERT_EQ(occluders.table->rowCount(), 1U);
      EXPECT_EQ(occluders.table->row(0)->cells[4], structure::Value(std::vector<double>{8, 4, 64}));
      EXPECT_EQ(map.document->structure[map.section("lumps/OCCLUSION/vertexindices")].table->rowCount(), 3U);
      for (const Diagnostic& found : map.document->diagnostics) {
        EXPECT_EQ(found.severity, Severity::Note)
            << "the lump's former bytes belong to none: " << found.message.toStdString();
      }
    }
  }
}

TEST(SpecialLumps, collisionModelsThatDoNotFitAreDamage) {
  const auto head = [](ByteMaker& maker, std::int32_t model, std::int32_t data, std::int32_t text) {
    maker.add<std::int32_t>(model).add<std::int32_t>(data).add<std::int32_t>(text).add<std::int32_t>(0);
  };
  for (const std::int32_t wrong : {-1, 1000}) {
    ByteMaker maker;
    head(maker, 0, 0, 0);
    head(maker, 1, wrong, 0);
    head(maker, -1, -1, 0);
    const SpoiledLump lump(LumpId::PhysCollide, maker);
    ASSERT_TRUE(lump.damage) << wrong;
    EXPECT_EQ(lump.damage->where, (ByteRange{base::kFileSpace, lump.offset + 16, 16}));
    EXPECT_EQ(lump.map.document->structure[lump.map.section("lumps/PHYSCOLLIDE/models")].table->rowCount(),
              wrong < 0 ? 1U : 2U);
  }
  ByteMaker cut;
  head(cut, 0, 0, 0);
  cut.add<std::int32_t>(1);
  const SpoiledLump lump(LumpId::PhysCollide, cut);
  ASSERT_TRUE(lump.damage);
  EXPECT_EQ(lump.damage->where, (ByteRange{base::kFileSpace, lump.offset + 16, 4}));
  ByteMaker whole;
  head(whole, 0, 0, 0);
  head(whole, -1, -1, 0);
  EXPECT_FALSE(SpoiledLump(LumpId::PhysCollide, whole).damage);
}

TEST(SpecialLumps, hullsOfDisplacementsHaveTheirSizes) {
  ByteMaker maker;
  maker.add<std::uint16_t>(2).add<std::uint16_t>(5).add<std::uint16_t>(3).text("hull1two");
  const SpoiledLump lump(LumpId::PhysDisp, maker);
  EXPECT_FALSE(lump.damage);
  const structure::Structure& tree = lump.map.document->structure;
  const auto table = [&](const char* path) { return tree[lump.map.section(path)].table; };
  EXPECT_EQ(table("lumps/PHYSDISP/header")->row(0)->cells[0], structure::Value(std::int64_t{2}));
  EXPECT_EQ(table("lumps/PHYSDISP/sizes")->row(1)->cells[0], structure::Value(std::int64_t{3}));
  EXPECT_EQ(table("lumps/PHYSDISP/hulls")->rangeOf(0), (ByteRange{base::kFileSpace, lump.offset + 6, 5}));
  EXPECT_EQ(table("lumps/PHYSDISP/hulls")->rangeOf(1), (ByteRange{base::kFileSpace, lump.offset + 11, 3}));
  EXPECT_FALSE(std::get<QString>(table("lumps/PHYSDISP/hulls")->row(0)->cells[0]).isEmpty());
}

TEST(SpecialLumps, hullsThatDoNotFitAreDamage) {
  const auto rows = [](const SpoiledLump& lump) {
    const auto section = lump.map.document->structure.find(QStringLiteral("lumps/PHYSDISP/hulls"));
    return section ? lump.map.document->structure[*section].table->rowCount() : 0;
  };
  ByteMaker tooLarge;
  tooLarge.add<std::uint16_t>(2).add<std::uint16_t>(2).add<std::uint16_t>(4).text("abcd");
  const SpoiledLump large(LumpId::PhysDisp, tooLarge);
  ASSERT_TRUE(large.damage);
  EXPECT_EQ(large.damage->where->offset, large.offset);
  EXPECT_EQ(rows(large), 1U);
  ByteMaker tooMany;
  tooMany.add<std::uint16_t>(0xffff).add<std::uint16_t>(0);
  EXPECT_TRUE(SpoiledLump(LumpId::PhysDisp, tooMany).damage);
  ByteMaker rest;
  rest.add<std::uint16_t>(0).add<std::uint16_t>(0);
  EXPECT_TRUE(SpoiledLump(LumpId::PhysDisp, rest).damage);
  EXPECT_TRUE(SpoiledLump(LumpId::PhysDisp, ByteMaker().add<std::uint8_t>(1)).damage);
  EXPECT_FALSE(SpoiledLump(LumpId::PhysDisp, ByteMaker().add<std::uint16_t>(0)).damage);
}

/// The values of one row by the names of its fields.
std::map<std::string, structure::Value> namedCells(const structure::RecordTable& table, std::uint64_t row) {
  std::map<std::string, structure::Value> values;
  const structure::Row cells = *table.row(row);
  for (std::size_t i = 0; i < cells.cells.size(); ++i) {
    values[table.layout().fields[i].name] = cells.cells[i];
  }
  return values;
}

using CellNumbers = std::vector<std::int64_t>;

TEST(SpecialLumps, rowsOfVisibilityTellTheirClusters) {
  ByteMaker maker;
  maker.add<std::int32_t>(10);
  const std::uint32_t first = 4 + 10 * 8;
  // Clusters 0 to 3 share a row, 4 hears it; 5 has its own; the others see and hear everything.
  for (const std::uint32_t visible : {first, first, first, first, 0U, first + 3, 0U, 0U, 0U, 9999U}) {
    maker.add(visible).add(visible == 0 ? first : std::uint32_t{0});
  }
  maker.add<std::uint8_t>(0x81).add<std::uint8_t>(0x03).add<std::uint8_t>(0xaa); // the third byte is nobody's
  maker.add<std::uint8_t>(0).add<std::uint8_t>(2);
  const SpoiledLump lump(LumpId::Visibility, maker);
  const structure::Section& rows = lump.map.document->structure[lump.map.section("lumps/VISIBILITY/rows")];
  ASSERT_EQ(rows.table->rowCount(), 2U);
  EXPECT_EQ(rows.table->rangeOf(0), (ByteRange{base::kFileSpace, lump.offset + first, 2}));
  EXPECT_EQ(rows.table->rangeOf(1), (ByteRange{base::kFileSpace, lump.offset + first + 3, 2}));
  auto shared = namedCells(*rows.table, 0);
  EXPECT_EQ(shared["pvsOf"], structure::Value(CellNumbers{0, 1, 2, 3}));
  EXPECT_EQ(shared["pasOf"], structure::Value(CellNumbers{4, 6, 7, 8}));
  EXPECT_EQ(shared["clusters"], structure::Value(std::int64_t{4})); // 0, 7, 8, 9
  EXPECT_EQ(shared["bits"], structure::Value(CellNumbers{0x81, 0x03}));
  auto own = namedCells(*rows.table, 1);
  EXPECT_EQ(own["pvsOf"], structure::Value(CellNumbers{5}));
  EXPECT_EQ(own["clusters"], structure::Value(std::int64_t{0}));
  EXPECT_EQ(rows.table->rowAt(lump.offset + first + 2), 2U) << "no row's byte";
}

TEST(SpecialLumps, brokenRowsOfVisibilityEndWhereTheyBreak) {
  ByteMaker maker;
  maker.add<std::int32_t>(40);
  const std::uint32_t first = 4 + 40 * 8;
  for (std::uint32_t cluster = 0; cluster < 40; ++cluster) {
    maker.add(cluster < 3 ? first + cluster * 2 : 0U).add<std::uint32_t>(0);
  }
  // The first runs into the second, which repeats nothing; the third ends with the lump.
  for (const int byte : {0xff, 0xff, 0x00, 0x00, 0x01, 0x00}) {
    maker.add(static_cast<std::uint8_t>(byte));
  }
  const SpoiledLump lump(LumpId::Visibility, maker);
  const auto table = lump.map.document->structure[lump.map.section("lumps/VISIBILITY/rows")].table;
  ASSERT_EQ(table->rowCount(), 3U);
  for (std::uint32_t row = 0; row < 3; ++row) {
    EXPECT_EQ(table->rangeOf(row), (ByteRange{base::kFileSpace, lump.offset + first + row * 2, 2})) << row;
  }
  EXPECT_EQ(namedCells(*table, 0)["clusters"], structure::Value(std::int64_t{16}));
  EXPECT_EQ(namedCells(*table, 2)["clusters"], structure::Value(std::int64_t{1}));
}

TEST(SpecialLumps, rowsOfRealMapsHoldWhatTheirClustersSee) {
  // Pairs of clusters that see each other, as another program counts them.
  const std::map<const char*, std::int64_t> kPairs{
      {"test2.bsp", 1400}, {"fy_iceworld_cssource.bsp", 4748}, {"flat_devgrid.bsp", 1048576}, {"mp_lobby.bsp", 16}};
  for (const auto& [name, pairs] : kPairs) {
    const auto file = MapUnderTest::sample(QString::fromLatin1(name));
    if (!file) {
      GTEST_SKIP() << othersSamplesMissing();
    }
    const auto map = file->load();
    const auto table = map.document->structure[map.section("lumps/VISIBILITY/rows")].table;
    std::int64_t found = 0;
    for (std::uint64_t row = 0; row < table->rowCount(); ++row) {
      auto cells = namedCells(*table, row);
      const auto seers = static_cast<std::int64_t>(std::get<CellNumbers>(cells["pvsOf"]).size());
      found += seers * std::get<std::int64_t>(cells["clusters"]);
    }
    EXPECT_EQ(found, pairs) << name;
  }
}

TEST(SpecialLumps, neighboursOfDisplacementsOfARealMapAreFields) {
  const auto file = MapUnderTest::sample(QStringLiteral("test2.bsp"));
  if (!file) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto map = file->load();
  const auto table = map.document->structure[map.section("lumps/DISPINFO")].table;
  ASSERT_EQ(table->rowCount(), 3U);
  const auto number = [&](std::uint64_t row, const char* field) { return namedCells(*table, row)[field]; };
  // A large one, at whose third edge two small ones lie: the first of them at its second half.
  EXPECT_EQ(number(0, "edge2b"), structure::Value(std::int64_t{1}));
  EXPECT_EQ(number(0, "edge2bSpan"), structure::Value(std::int64_t{2}));
  EXPECT_EQ(number(0, "edge2bNeighborSpan"), structure::Value(std::int64_t{0}));
  EXPECT_EQ(number(0, "edge2a"), structure::Value(std::int64_t{65535}));
  EXPECT_EQ(number(1, "edge0a"), structure::Value(std::int64_t{0}));
  EXPECT_EQ(number(1, "edge0aNeighborSpan"), structure::Value(std::int64_t{2}));
  EXPECT_EQ(number(1, "edge1a"), structure::Value(std::int64_t{2}));
  EXPECT_EQ(number(2, "edge3a"), structure::Value(std::int64_t{1}));
  EXPECT_EQ(number(0, "corner2"), structure::Value(CellNumbers{2, 0, 0, 0}));
  EXPECT_EQ(number(0, "corner2Count"), structure::Value(std::int64_t{1}));
  EXPECT_EQ(number(2, "corner0Count"), structure::Value(std::int64_t{1}));
  EXPECT_EQ(number(1, "corner0Count"), structure::Value(std::int64_t{0}));
  EXPECT_EQ(number(1, "AllowedVerts"), structure::Value(CellNumbers(10, 0xffffffff)));
}

TEST(SpecialLumps, neighboursOfConsolesHaveTheirHighByteFirst) {
  ByteMaker maker;
  for (std::size_t i = 0; i < 48; ++i) {
    maker.add<std::uint8_t>(0);
  }
  for (std::uint8_t edge = 0; edge < 8; ++edge) {
    maker.add<std::uint8_t>(1).add(edge).add<std::uint8_t>(3).add<std::uint8_t>(2).add<std::uint8_t>(1);
    maker.add<std::uint8_t>(0);
  }
  for (std::uint8_t corner = 0; corner < 4; ++corner) {
    for (std::uint8_t i = 0; i < 4; ++i) {
      maker.add(corner).add(i);
    }
    maker.add<std::uint8_t>(4).add<std::uint8_t>(0);
  }
  maker.add<std::uint8_t>(0x80);
  for (std::size_t i = 1; i < 40; ++i) {
    maker.add<std::uint8_t>(0);
  }
  const Bytes record = maker.bytes();
  ASSERT_EQ(record.size(), 176U);
  const structure::LayoutPtr layout = inOrder(bsp::kDispInfo176, Endian::Big);
  const auto value = [&](const char* name) {
    const int field = layout->indexOf(QLatin1StringView(name));
    return structure::decodeField(layout->fields[static_cast<std::size_t>(field)], record.span());
  };
  EXPECT_EQ(value("edge0b"), structure::Value(std::int64_t{0x101}));
  EXPECT_EQ(value("edge3b"), structure::Value(std::int64_t{0x107}));
  EXPECT_EQ(value("edge3bOrientation"), structure::Value(std::int64_t{3}));
  EXPECT_EQ(value("edge3bSpan"), structure::Value(std::int64_t{2}));
  EXPECT_EQ(value("edge3bNeighborSpan"), structure::Value(std::int64_t{1}));
  EXPECT_EQ(value("corner3"), structure::Value(CellNumbers{0x300, 0x301, 0x302, 0x303}));
  EXPECT_EQ(value("corner3Count"), structure::Value(std::int64_t{4}));
  EXPECT_EQ(std::get<CellNumbers>(value("AllowedVerts"))[0], 0x80000000);
}

TEST(SpecialLumps, luxelsAreRecords) {
  const SpoiledLump lump(LumpId::Lighting, ByteMaker().add<std::uint32_t>(0).add<std::uint32_t>(0xfe030201U));
  const auto table = lump.map.document->structure[lump.map.section("lumps/LIGHTING")].table;
  ASSERT_EQ(table->rowCount(), 2U);
  const structure::Row luxel = *table->row(1);
  for (const auto& [cell, value] : {std::pair(0, 1), std::pair(1, 2), std::pair(2, 3), std::pair(3, -2)}) {
    EXPECT_EQ(luxel.cells.at(static_cast<std::size_t>(cell)), structure::Value(std::int64_t{value}));
  }
}

TEST(SpecialLumps, whatHasNoKnownFormSaysSo) {
  for (const int number : {22, 23, 24, 25, 34, 49, 57, 62}) {
    const auto id = static_cast<LumpId>(number);
    const SpoiledLump lump(id, ByteMaker().add<std::uint64_t>(7).add<std::uint32_t>(9));
    const auto& tree = lump.map.document->structure;
    const auto& lumps = tree[lump.map.section("lumps")];
    const structure::Section& section = tree[lumps.children.at(static_cast<std::size_t>(number))];
    EXPECT_FALSE(section.table) << number;
    EXPECT_TRUE(section.note.contains(QStringLiteral("opaque"))) << number;
  }
}

TEST(SpecialLumps, levelsOfOverlaysAreFourBytes) {
  const SpoiledLump lump(LumpId::OverlaySystemLevels, ByteMaker().add<std::uint32_t>(0x03020100U));
  const auto table = lump.map.document->structure[lump.map.section("lumps/OVERLAY_SYSTEM_LEVELS")].table;
  ASSERT_EQ(table->rowCount(), 1U);
  EXPECT_EQ(table->row(0)->cells.at(3), structure::Value(std::int64_t{3})); // maxGPULevel
}

TEST(SpecialLumps, laterLightsOfStrataHaveAByteForTheirType) {
  MapUnderTest file = MapUnderTest::made({.version = 25});
  file.setU32(MapUnderTest::entryAt(LumpId::WorldLights) + 8, 2);
  const std::size_t type = file.offset(LumpId::WorldLights) + 52; // behind four vectors and the cluster
  ASSERT_EQ(file.u32(type), 1U) << "a point";
  file.setU8(type + 1, 3);
  const auto map = file.load();
  const structure::Section& lights = map.document->structure[map.section("lumps/WORLDLIGHTS")];
  const auto cell = [&](QLatin1StringView name) {
    const int field = lights.table->layout().indexOf(name);
    return field < 0 ? structure::Value() : lights.table->row(0)->cells[static_cast<std::size_t>(field)];
  };
  EXPECT_EQ(cell(QLatin1StringView("type")), structure::Value(std::int64_t{1}));
  EXPECT_EQ(cell(QLatin1StringView("mode")), structure::Value(std::int64_t{3}));
  EXPECT_EQ(cell(QLatin1StringView("constant_attn")), structure::Value(0.0));
  EXPECT_EQ(cell(QLatin1StringView("quadratic_attn")), structure::Value(1.0));
  ASSERT_FALSE(map.scene().lights.empty());
  EXPECT_EQ(map.scene().lights[scene::LightIndex(0)].kind, scene::LightKind::Point);
}

TEST(SpecialLumps, samplePositionsOfARealMapAreRecords) {
  const auto file = MapUnderTest::sample(QStringLiteral("test2.bsp"));
  if (!file) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto map = file->load();
  const auto table = map.document->structure[map.section("lumps/DISP_LIGHTMAP_SAMPLE_POSITIONS")].table;
  ASSERT_TRUE(table);
  EXPECT_EQ(table->rowCount(), 34U * 34U + 18U * 18U + 18U * 14U); // luxels of its three displacements
  for (std::uint64_t row = 0; row < table->rowCount(); ++row) {
    const auto shares = std::get<std::vector<std::int64_t>>(table->row(row)->cells.at(1));
    EXPECT_NEAR(static_cast<double>(shares[0] + shares[1] + shares[2]), 255.0, 2.0) << row;
  }
}

TEST(SpecialLumps, aSecondCopyOfTheCollisionModelsIsTakenApartToo) {
  MapUnderTest file = MapUnderTest::made();
  const PhysMaker phys;
  const auto content =
      joined({phys.model(0, {phys.solid(phys.surface({{{0, 0, 0}, {8, 8, 8}, 1}}))}, "text"), phys.model(-1, {}, {})});
  file.replaceLump(LumpId::PhysCollide, content);
  file.replaceLump(LumpId::PhysCollideSurface, content);
  const auto map = file.load();
  const structure::Structure& tree = map.document->structure;
  for (const char* path : {"lumps/PHYSCOLLIDE/triangles", "lumps/PHYSCOLLIDESURFACE/triangles"}) {
    EXPECT_EQ(tree[map.section(path)].table->rowCount(), 12U) << path;
  }
}

} // namespace
} // namespace vitrine::tests
