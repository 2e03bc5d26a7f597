#include "core/formats/source/bsp/records/PhysCollide.h"

#include "core/structure/Coverage.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/core/formats/source/bsp/records/PhysMaker.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <cstring>
#include <random>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using bytes::Endian;
using structure::Section;

constexpr std::size_t kModelHead = 16, kSolidSize = 4, kVphy = 28, kSurfaceHead = 48;
/// Of the first surface in a lump.
constexpr std::size_t kSurface = kModelHead + kSolidSize + kVphy;

struct Bounds {
  QVector3D mins{1e9F, 1e9F, 1e9F};
  QVector3D maxs{-1e9F, -1e9F, -1e9F};

  void add(const QVector3D& point) {
    for (int axis = 0; axis < 3; ++axis) {
      mins[axis] = std::min(mins[axis], point[axis]);
      maxs[axis] = std::max(maxs[axis], point[axis]);
    }
  }
};

/// The sections made of a lump of collision models.
class PhysLump {
public:
  explicit PhysLump(std::vector<std::byte> content, Endian order = Endian::Little)
      : m_bytes(Bytes::adopt(std::move(content))), m_spaces(QStringLiteral("lump"), bytes::makeMemorySource(m_bytes)) {
    const ByteRange whole{base::kFileSpace, 0, m_bytes.size()};
    structure::StructureBuilder builder(QStringLiteral("lump"), whole);
    const auto section = builder.add(builder.root(), QStringLiteral("PHYSCOLLIDE"), whole);
    Lump lump;
    lump.block.bytes = m_bytes;
    lump.block.range = whole;
    addPhysCollideSections(builder, section, lump, order, m_spaces[base::kFileSpace].source, m_diagnostics);
    m_structure = builder.build();
  }

  const structure::RecordTable& table(const char* name) const {
    return *m_structure[*m_structure.find(QStringLiteral("PHYSCOLLIDE/") + QString::fromLatin1(name))].table;
  }
  std::uint64_t rows(const char* name) const {
    const auto section = m_structure.find(QStringLiteral("PHYSCOLLIDE/") + QString::fromLatin1(name));
    return section ? m_structure[*section].table->rowCount() : 0;
  }
  structure::Value cell(const char* name, std::uint64_t row, const char* field) const {
    const structure::RecordTable& records = table(name);
    return records.row(row)->cells.at(static_cast<std::size_t>(records.layout().indexOf(QLatin1StringView(field))));
  }
  std::int64_t number(const char* name, std::uint64_t row, const char* field) const {
    return std::get<std::int64_t>(cell(name, row, field));
  }
  std::uint64_t unclaimed() const {
    base::Progress progress;
    return structure::coverageOf(m_structure, m_spaces, base::kFileSpace, progress).unclaimedBytes();
  }
  std::uint64_t overlapping() const {
    base::Progress progress;
    return structure::coverageOf(m_structure, m_spaces, base::kFileSpace, progress).overlappingBytes();
  }
  /// The first thing that was told; nullopt: nothing was.
  std::optional<Diagnostic> told() const {
    const auto entries = m_diagnostics.entries();
    return entries.empty() ? std::nullopt : std::optional(entries.front());
  }

private:
  Bytes m_bytes;
  ByteSpaces m_spaces;
  Diagnostics m_diagnostics;
  structure::Structure m_structure;
};

const std::vector<PhysBox> kTwoBoxes{{{-64, -32, 0}, {64, 32, 8}, 5}, {{0, 0, 8}, {16, 24, 72}, 6}};
const std::vector<PhysBox> kOneBox{{{1, 2, 3}, {4, 6, 8}, 9}};

std::vector<std::byte> twoModels(Endian order) {
  const PhysMaker maker(order);
  return joined({maker.model(0, {maker.solid(maker.surface(kTwoBoxes)), maker.solid(maker.surface(kOneBox))},
                             std::string_view("staticsolid {\n}\n\0", 17)),
                 maker.model(1, {maker.solid(maker.surface(kOneBox))}, std::string_view("solid {\n}\n\0", 11)),
                 maker.model(-1, {}, {})});
}

std::vector<std::byte> oneModel(const std::vector<std::byte>& solid) {
  const PhysMaker maker;
  return joined({maker.model(0, {solid}, {}), maker.model(-1, {}, {})});
}

void set32(std::vector<std::byte>& bytes, std::size_t at, std::int32_t value) {
  std::memcpy(&bytes.at(at), &value, sizeof value);
}

class PhysCollide : public testing::TestWithParam<Endian> {};

TEST_P(PhysCollide, partsAreCounted) {
  const PhysLump lump(twoModels(GetParam()), GetParam());
  EXPECT_EQ(lump.rows("models"), 2U);
  EXPECT_EQ(lump.rows("solids"), 3U);
  EXPECT_EQ(lump.rows("headers"), 3U);
  EXPECT_EQ(lump.rows("surfaces"), 3U);
  EXPECT_EQ(lump.rows("nodes"), 3U + 1U + 1U);
  EXPECT_EQ(lump.rows("ledges"), 4U);
  EXPECT_EQ(lump.rows("triangles"), 4U * 12U);
  EXPECT_EQ(lump.rows("points"), 4U * 8U);
  EXPECT_EQ(lump.rows("keydata"), 2U);
  EXPECT_EQ(lump.rows("terminator"), 1U);
  EXPECT_FALSE(lump.told()) << lump.told()->message.toStdString();
}

TEST_P(PhysCollide, everyByteIsOfOneRecord) {
  const PhysLump lump(twoModels(GetParam()), GetParam());
  EXPECT_EQ(lump.unclaimed(), 0U);
  EXPECT_EQ(lump.overlapping(), 0U);
}

TEST_P(PhysCollide, fieldsAreThoseThatWereWritten) {
  const PhysLump lump(twoModels(GetParam()), GetParam());
  EXPECT_EQ(lump.number("models", 1, "modelIndex"), 1);
  EXPECT_EQ(lump.number("models", 0, "solidCount"), 2);
  EXPECT_EQ(lump.number("headers", 0, "version"), 0x100);
  // 48 + 2 ledges of 208 + 16 points of 16 + 3 nodes of 28.
  EXPECT_EQ(lump.number("headers", 0, "surfaceSize"), 48 + 2 * 208 + 16 * 16 + 3 * 28);
  EXPECT_EQ(lump.number("surfaces", 0, "max_factor_surface_deviation"), 200);
  EXPECT_EQ(lump.number("surfaces", 0, "byte_size"), 48 + 2 * 208 + 16 * 16 + 3 * 28);
  EXPECT_EQ(lump.number("surfaces", 0, "offset_ledgetree_root"), 48 + 2 * 208 + 16 * 16);
  EXPECT_EQ(lump.number("nodes", 0, "offset_right_node"), 56);
  EXPECT_EQ(lump.number("nodes", 1, "offset_compact_ledge"), 48 - (48 + 2 * 208 + 16 * 16 + 28));
  EXPECT_EQ(lump.cell("nodes", 0, "box_sizes"), structure::Value(std::vector<std::int64_t>{250, 240, 230}));
  EXPECT_EQ(lump.number("ledges", 1, "client_data"), 6);
  EXPECT_EQ(lump.number("ledges", 1, "has_children_flag"), 0);
  EXPECT_EQ(lump.number("ledges", 1, "is_compact_flag"), 1);
  EXPECT_EQ(lump.number("ledges", 1, "size_div_16"), 1 + 12 + 8);
  EXPECT_EQ(lump.number("ledges", 1, "n_triangles"), 12);
  EXPECT_EQ(lump.number("triangles", 1, "tri_index"), 1);
  EXPECT_EQ(lump.number("triangles", 1, "pierce_index"), 10);
  EXPECT_EQ(lump.number("triangles", 1, "material_index"), 3);
  EXPECT_EQ(lump.number("triangles", 1, "is_virtual"), 0);
  // The second triangle is 1 2 3; its edge from 1 to 2 lies beside the first's from 2 to 1, three edges before.
  EXPECT_EQ(lump.number("triangles", 1, "start0"), 1);
  EXPECT_EQ(lump.number("triangles", 1, "start2"), 3);
  EXPECT_EQ(lump.number("triangles", 1, "opposite0"), (1 << 15) - 3);
  EXPECT_EQ(lump.number("triangles", 0, "opposite1"), 3);
  EXPECT_EQ(lump.cell("keydata", 0, "keydata"), structure::Value(QStringLiteral("staticsolid {\n}\n")));
  const auto point = std::get<std::vector<double>>(lump.cell("points", 0, "point"));
  EXPECT_FLOAT_EQ(static_cast<float>(point[0]), -64 * 0.0254F);
  EXPECT_FLOAT_EQ(static_cast<float>(point[1]), 0);
  EXPECT_FLOAT_EQ(static_cast<float>(point[2]), -32 * 0.0254F);
}

INSTANTIATE_TEST_SUITE_P(Orders, PhysCollide, testing::Values(Endian::Little, Endian::Big),
                         [](const auto& tested) { return tested.param == Endian::Little ? "Little" : "Big"; });

TEST(PhysCollideOpaque, whatHasNoRecordsSaysWhy) {
  const PhysMaker maker;
  const std::vector<std::byte> surface = maker.surface(kOneBox);
  for (const auto& [solid, reason] :
       {std::pair(maker.solid(surface, 0x101), "another version"), std::pair(maker.solid(surface, 0x100, 1), "MOPP"),
        std::pair(maker.solid(std::vector<std::byte>(60)), "neither")}) {
    const PhysLump lump(oneModel(solid));
    ASSERT_EQ(lump.rows("opaque"), 1U) << reason;
    EXPECT_TRUE(std::get<QString>(lump.cell("opaque", 0, "reason")).contains(QString::fromLatin1(reason)));
    EXPECT_EQ(lump.table("opaque").rangeOf(0), (ByteRange{base::kFileSpace, kSurface, solid.size() - kVphy}));
    EXPECT_EQ(lump.table("opaque").rowAt(kSurface + 3), 0U);
    EXPECT_EQ(lump.table("opaque").rowAt(kSurface - 1), 1U);
    EXPECT_EQ(lump.rows("ledges"), 0U) << reason;
    EXPECT_EQ(lump.unclaimed(), 0U) << reason;
    EXPECT_FALSE(lump.told()) << reason;
  }
}

TEST(PhysCollideOpaque, solidsOfOldMapsHaveNoHeader) {
  const PhysLump lump(oneModel(PhysMaker().surface(kOneBox)));
  EXPECT_EQ(lump.rows("headers"), 0U);
  EXPECT_EQ(lump.rows("points"), 8U);
  EXPECT_EQ(lump.unclaimed(), 0U);
}

/// A lump of a solid with two ledges, numbers in it changed, and the byte that is told of.
struct BrokenSolid {
  const char* name;
  std::size_t at; ///< from the surface
  std::int32_t value;
  std::size_t told; ///< from the surface
  std::size_t alsoAt = 0;
  std::int32_t also = 0;
};

class PhysCollideBroken : public testing::TestWithParam<BrokenSolid> {};

TEST_P(PhysCollideBroken, solidEndsAtItsByte) {
  const PhysMaker maker;
  const auto sound = maker.solid(maker.surface(kOneBox));
  auto content = joined({maker.model(0, {maker.solid(maker.surface(kTwoBoxes)), sound}, {}), maker.model(-1, {}, {})});
  set32(content, kSurface + GetParam().at, GetParam().value);
  if (GetParam().alsoAt != 0) {
    set32(content, kSurface + GetParam().alsoAt, GetParam().also);
  }
  const PhysLump lump(content);
  ASSERT_TRUE(lump.told());
  EXPECT_EQ(lump.told()->severity, Severity::Damage);
  EXPECT_EQ(lump.told()->where->offset, kSurface + GetParam().told) << lump.told()->message.toStdString();
  EXPECT_EQ(lump.rows("surfaces"), 2U) << "the next solid is read";
  EXPECT_GT(lump.unclaimed(), 0U);
}

// In the surface of two boxes ledges are at 48 and 256, points at 464 and 592, nodes at 720, 748 and 776.
constexpr std::size_t kRootField = 32, kLedge0 = 48, kLedge1 = 256, kNode0 = 720, kNode1 = 748;

INSTANTIATE_TEST_SUITE_P(Bytes, PhysCollideBroken,
                         testing::Values(BrokenSolid{"rootBefore", kRootField, 0, 0},
                                         BrokenSolid{"rootBehind", kRootField, 780, 0},
                                         BrokenSolid{"rootFarBehind", kRootField, 0x7fffffff, 0},
                                         BrokenSolid{"childOutside", kNode0, 60, kNode0},
                                         BrokenSolid{"childBefore", kNode0, -700, kNode0},
                                         BrokenSolid{"ledgeBehind", kNode1 + 4, 50, kNode1},
                                         BrokenSolid{"ledgeBefore", kNode1 + 4, -740, kNode1},
                                         BrokenSolid{"ledgesShareBytes", kLedge0 + 12, 13, kLedge1, kLedge1 + 8, 0},
                                         BrokenSolid{"manyTriangles", kLedge1 + 12, 0x7fff, kLedge1},
                                         BrokenSolid{"negativeTriangles", kLedge1 + 12, 0xffff, kLedge1},
                                         BrokenSolid{"pointsBefore", kLedge1, -300, kLedge1},
                                         BrokenSolid{"farPoint", kLedge1 + 16 + 4, 0xffff, kLedge1},
                                         BrokenSolid{"pointsOverlap", kLedge1, 464 + 8 - 256, 464 + 8}),
                         [](const auto& tested) { return tested.param.name; });

TEST(PhysCollideBrokenSizes, loopsEnd) {
  const PhysMaker maker;
  auto content = oneModel(maker.solid(maker.surface(kTwoBoxes)));
  set32(content, kSurface + kNode0, -28); // a node before, whose left child it is
  set32(content, kSurface + kNode0 - 28, 28);
  set32(content, kSurface + kNode0 - 24, 0);
  const PhysLump lump(content);
  ASSERT_TRUE(lump.told());
  EXPECT_TRUE(lump.told()->message.contains(QStringLiteral("contains a cycle"))) << lump.told()->message.toStdString();
}

TEST(PhysCollideBrokenSizes, headsThatDoNotFitAreTold) {
  const PhysMaker maker;
  const auto sound = oneModel(maker.solid(maker.surface(kOneBox)));
  constexpr std::size_t kSolidCount = 12, kSolid = kModelHead, kSurfaceSize = kModelHead + kSolidSize + 8,
                        kAxisMapSize = kModelHead + kSolidSize + 24;
  struct Wrong {
    std::size_t at;
    std::int32_t value;
    std::size_t told;
  };
  const std::size_t end = kSurface + maker.surface(kOneBox).size();
  for (const Wrong& wrong : {Wrong{kSolidCount, 2, end}, Wrong{kSolidCount, 0x7fffffff, end}, Wrong{kSolid, -1, kSolid},
                             Wrong{kSolid, 0x7fffffff, kSolid}, Wrong{kSurfaceSize, -5, kModelHead + kSolidSize},
                             Wrong{kSurfaceSize, 0x7fffffff, kModelHead + kSolidSize},
                             Wrong{kAxisMapSize, 4, kModelHead + kSolidSize}, Wrong{kSurfaceSize, 20, kSurface}}) {
    auto content = sound;
    set32(content, wrong.at, wrong.value);
    const PhysLump lump(content);
    ASSERT_TRUE(lump.told()) << wrong.at;
    EXPECT_EQ(lump.told()->where->offset, wrong.told) << wrong.at << ' ' << lump.told()->message.toStdString();
    EXPECT_EQ(lump.rows("models"), 1U);
  }
}

TEST(PhysCollideBrokenSizes, anyNumberAnywhereKeepsRecordsInTheLump) {
  std::mt19937 random(29);
  for (const Endian order : {Endian::Little, Endian::Big}) {
    const auto sound = twoModels(order);
    for (int i = 0; i < 3000; ++i) {
      auto content = sound;
      for (unsigned changes = 1 + random() % 3; changes > 0; --changes) {
        constexpr std::array<std::int32_t, 6> kNumbers{0, -1, 28, -28, 0x7fffffff, 0x10000};
        const std::size_t at = random() % (content.size() / 4) * 4;
        set32(content, at,
              random() % 2 == 0 ? kNumbers[random() % kNumbers.size()] : static_cast<std::int32_t>(random()));
      }
      const PhysLump lump(content, order);
      for (const char* name : {"models", "solids", "headers", "surfaces", "nodes", "ledges", "triangles", "points"}) {
        std::uint64_t end = 0;
        for (std::uint64_t row = 0; row < lump.rows(name); ++row) {
          const ByteRange range = lump.table(name).rangeOf(row);
          ASSERT_GE(range.offset, end) << name;
          end = range.end();
        }
        ASSERT_LE(end, content.size()) << name;
      }
    }
  }
}

class SamplePhysics : public testing::TestWithParam<const char*> {};

TEST_P(SamplePhysics, hullsHaveTheBoundsOfTheirModels) {
  const auto file = MapUnderTest::sample(QString::fromLatin1(GetParam()));
  if (!file) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto map = file->load();
  const structure::Structure& tree = map.document->structure;
  const auto table = [&](const char* path) { return tree[map.section(path)].table; };
  const auto models = table("lumps/PHYSCOLLIDE/models");
  const auto points = table("lumps/PHYSCOLLIDE/points");
  std::vector<Bounds> hulls(models->rowCount());
  for (std::uint64_t row = 0; row < points->rowCount(); ++row) {
    const std::uint64_t at = points->rangeOf(row).offset;
    std::uint64_t model = models->rowCount() - 1;
    while (models->rangeOf(model).offset > at) {
      --model;
    }
    const auto metres = std::get<std::vector<double>>(points->row(row)->cells[0]);
    hulls[model].add(
        QVector3D(static_cast<float>(metres[0]), static_cast<float>(metres[2]), static_cast<float>(-metres[1])) /
        0.0254F);
  }
  for (std::uint64_t row = 0; row < models->rowCount(); ++row) {
    const auto index = static_cast<std::uint64_t>(std::get<std::int64_t>(models->row(row)->cells[0]));
    const structure::Row drawn = *table("lumps/MODELS")->row(index);
    const auto mins = std::get<std::vector<double>>(drawn.cells[0]);
    const auto maxs = std::get<std::vector<double>>(drawn.cells[1]);
    const float smaller = index == 0 ? 0.0F : 0.5F;
    for (int axis = 0; axis < 3; ++axis) {
      const auto i = static_cast<std::size_t>(axis);
      EXPECT_NEAR(hulls[row].mins[axis], mins[i] + smaller, 0.02) << "model " << index;
      EXPECT_NEAR(hulls[row].maxs[axis], maxs[i] - smaller, 0.02) << "model " << index;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    Others, SamplePhysics,
    testing::ValuesIn(ofOthers<const char*>(QStringLiteral("source-bsp/test2.bsp"),
                                            {"csgo_tooltextures.bsp", "fy_iceworld_cssource.bsp",
                                             "l4d2_tooltextures.bsp", "mp_lobby.bsp", "test2.bsp"})),
    [](const auto& tested) { return std::string(tested.param).substr(0, std::string_view(tested.param).find('.')); });

} // namespace
} // namespace vitrine::tests
