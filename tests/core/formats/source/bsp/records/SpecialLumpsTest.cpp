#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

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
      EXPECT_TRUE(map.document->diagnostics.empty());
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
    EXPECT_EQ(lump.map.document->structure[lump.map.section("lumps/PHYSCOLLIDE")].table->rowCount(), 1U);
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

} // namespace
} // namespace vitrine::tests
