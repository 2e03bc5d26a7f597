#include "core/formats/x3/records/BinaryBody.h"
#include "tests/core/formats/x3/records/BobMaker.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::formats::x3 {
namespace {

using structure::integer;
using structure::Value;

class BinarySectionsTest : public testing::Test {
protected:
  void build(const Bytes& bytes) {
    Diagnostics diagnostics;
    m_body = readBinaryBody(bytes, {0, 0, bytes.size()}, {}, diagnostics).value();
    structure::StructureBuilder builder(QStringLiteral("thing.bob"), {0, 0, bytes.size()});
    m_handles = addBinaryBody(builder, builder.root(), bytes::makeMemorySource(bytes), m_body);
    m_structure = builder.build();
    m_faces = builder.idOf(m_handles.levels.at(0).at(0).at(0));
  }

  const structure::Section& section(const char* path) {
    const auto id = m_structure.find(QLatin1StringView(path));
    EXPECT_TRUE(id.has_value()) << path;
    return m_structure[id.value_or(0)];
  }

  std::vector<Value> row(const char* path, std::uint64_t index) {
    const auto& table = section(path).table;
    return table && table->row(index) ? table->row(index)->cells : std::vector<Value>();
  }

  Body m_body;
  BodySections m_handles;
  structure::Structure m_structure;
  structure::SectionId m_faces = 0;
};

TEST_F(BinarySectionsTest, PointsShowWhatEachHas) {
  build(tests::fullBob().bytes());
  EXPECT_EQ(row("LOD 0/points", 0), (std::vector<Value>{integer(0x1f), std::vector<std::int64_t>{65536, 0, -32768},
                                                        std::vector<double>{0.5, 0.25}, std::vector<double>{1, 2},
                                                        std::vector<double>{0, 2, 0}, integer(7)}));
  EXPECT_EQ(row("LOD 0/points", 1), (std::vector<Value>{integer(1), std::vector<std::int64_t>{0, -65536, 0}, Value(),
                                                        Value(), Value(), Value()}));
  const auto& table = section("LOD 0/points").table;
  const ByteRange third = table->rangeOf(2);
  EXPECT_EQ(third.size, 30U);
  EXPECT_EQ(table->rangeOf(2, 4), (ByteRange{0, third.offset + 14, 12}));
  EXPECT_EQ(table->rangeOf(2, 5), (ByteRange{0, third.offset + 26, 4}));
  EXPECT_EQ(structure::flagNames(table->layout().fields[0].flags, 0x0b), QStringList({"position", "uv", "normal"}));
}

TEST_F(BinarySectionsTest, FacesLeadToTheirBytesAndBack) {
  build(tests::fullBob().bytes());
  const FaceGroup& group = m_body.records[0].parts[0].groups[0];
  EXPECT_EQ(m_structure[m_faces].path, QStringLiteral("LOD 0/part 0/faces 0"));
  EXPECT_EQ(row("LOD 0/part 0/faces 0", 1), (std::vector<Value>{std::vector<std::int64_t>{2, 1, 0}, integer(1)}));
  const ByteRange second{0, group.records.where.offset + 16, 16};
  EXPECT_EQ(m_structure.rangeOf({m_faces, 1}), second);
  EXPECT_EQ(m_structure.recordAt(0, second.offset + 5), (structure::RecordRef{m_faces, 1}));
}

TEST_F(BinarySectionsTest, MaterialsShowTheirFieldsAndParameters) {
  build(tests::fullBob().bytes());
  const std::vector<Value> effect = row("materials", 0);
  ASSERT_EQ(effect.size(), 24U);
  EXPECT_EQ(effect[3], Value(QStringLiteral("argon.fx")));
  EXPECT_EQ(effect[5], Value());
  const std::vector<Value> classic = row("materials", 1);
  ASSERT_EQ(classic.size(), 24U);
  EXPECT_EQ(classic[3], Value());
  EXPECT_EQ(classic[5], Value(QStringLiteral("25.jpg")));
  EXPECT_EQ(classic[6], Value(std::vector<std::int64_t>{7, 7, 7}));
  EXPECT_EQ(classic[9], Value(integer(0x10002)));
  EXPECT_EQ(classic[16], Value(QStringLiteral("bump")));
  EXPECT_EQ(classic[17], Value(integer(9)));
  EXPECT_EQ(row("materials/material 0", 0),
            (std::vector<Value>{QStringLiteral("g_CullMode"), integer(0), integer(-2)}));
  EXPECT_EQ(row("materials/material 0", 1), (std::vector<Value>{QStringLiteral("g_Power"), integer(2), Value(12.5)}));
  EXPECT_EQ(row("materials/material 0", 2)[2], Value(std::vector<double>{0.25, 0.5, 1, -1}));
  EXPECT_EQ(row("materials/material 0", 3)[2], Value(QStringLiteral("hull_diff.tga")));
}

TEST_F(BinarySectionsTest, BonesWeightsTangentsAndBox) {
  build(tests::fullBob().bytes());
  EXPECT_EQ(row("LOD 0/bones", 1), std::vector<Value>{QStringLiteral("arm")});
  EXPECT_EQ(row("LOD 0/weights", 0),
            (std::vector<Value>{integer(2), std::vector<std::int64_t>{0, 1}, std::vector<double>{0.75, 0.25}}));
  EXPECT_EQ(row("LOD 0/weights", 1)[1], Value(std::vector<std::int64_t>()));
  EXPECT_EQ(row("LOD 0/part 0/tangents 0", 0),
            (std::vector<Value>{integer(2), std::vector<double>{1, 0, 0}, std::vector<double>{0, 1, 0}}));
  EXPECT_EQ(row("LOD 0/part 0/box", 0)[1], Value(4.0));
  EXPECT_EQ(section("LOD 0/part 0/box").range.end(), section("LOD 0/part 0").range.end());
}

TEST_F(BinarySectionsTest, EveryRowOfACutBodyCanBeRead) {
  const Bytes whole = tests::fullBob().bytes();
  for (std::size_t size = 4; size < whole.size(); ++size) {
    const Bytes cut = whole.slice(0, size);
    Diagnostics diagnostics;
    const Body body = readBinaryBody(cut, {0, 0, size}, {}, diagnostics).value();
    structure::StructureBuilder builder(QStringLiteral("cut.bob"), {0, 0, size});
    addBinaryBody(builder, builder.root(), bytes::makeMemorySource(cut), body);
    const structure::Structure structure = builder.build();
    for (const structure::Section& each : structure.sections()) {
      EXPECT_LE(each.range.end(), size) << each.path.toStdString();
      for (std::uint64_t row = 0; each.table && row < each.table->rowCount(); ++row) {
        EXPECT_TRUE(each.table->row(row).has_value()) << size << ' ' << each.path.toStdString() << ' ' << row;
      }
    }
  }
}

} // namespace
} // namespace vitrine::formats::x3
