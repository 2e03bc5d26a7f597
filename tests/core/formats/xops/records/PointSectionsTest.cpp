#include "core/formats/xops/records/PointFile.h"
#include "tests/core/formats/xops/records/PointMaker.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::xops;

constexpr SpaceId kSectionSpace = 6;

structure::Structure build(const Bytes& bytes) {
  Diagnostics diagnostics;
  const PointFile file = readPoints(bytes, kSectionSpace, diagnostics);
  structure::StructureBuilder builder(QStringLiteral("a.pd1"), {kSectionSpace, 0, bytes.size()});
  const auto points = addPointSections(builder, builder.root(), bytes::makeMemorySource(bytes), kSectionSpace, file);
  EXPECT_EQ(builder.at(points).name, QStringLiteral("points"));
  return builder.build();
}

TEST(PointSections, recordsDecodeToTheirFields) {
  const structure::Structure structure =
      build(PointMaker().add(3, 1, -5, 9).add(18, -1, -101, -100, {1, 2, 3}, 0.5F).bytes(-1, 10));
  const structure::RecordTable& points = *structure[*structure.find(QStringLiteral("points"))].table;
  ASSERT_EQ(points.rowCount(), 2U);
  const auto row = points.row(1);
  ASSERT_TRUE(row);
  EXPECT_EQ(row->cells, (std::vector<structure::Value>{1.0, 2.0, 3.0, 0.5, std::int64_t{18}, std::int64_t{-1},
                                                       std::int64_t{-101}, std::int64_t{-100}}));
  EXPECT_EQ(points.layout().size, 20U);
  const structure::Field& kind = points.layout().fields[4];
  EXPECT_EQ(structure::enumName(kind.values, 18), QStringLiteral("Show a message"));
  EXPECT_EQ(points.rangeOf(1), rangeOfPoint(kSectionSpace, 1));
  EXPECT_EQ(points.rangeOf(1, 4), (ByteRange{kSectionSpace, 38, 1}));
  const structure::RecordTable& header = *structure[*structure.find(QStringLiteral("header"))].table;
  EXPECT_EQ(std::get<std::int64_t>(header.row(0)->cells[0]), 2);
}

TEST(PointSections, theSectionsCoverTheFile) {
  const structure::Structure structure = build(PointMaker().add(3, 0, 0, 0).bytes(-1, 10));
  ASSERT_EQ(structure.size(), 4U);
  EXPECT_EQ(structure[1].range, (ByteRange{kSectionSpace, 0, 2}));
  EXPECT_EQ(structure[2].range, (ByteRange{kSectionSpace, 2, 20}));
  EXPECT_EQ(structure[3].range, (ByteRange{kSectionSpace, 22, 10}));
  EXPECT_EQ(structure[3].name, QStringLiteral("trailing"));
}

TEST(PointSections, whatIsCutOffIsTheUnreadRest) {
  const structure::Structure structure = build(PointMaker().add(3, 0, 0, 0).bytes(5, 7));
  EXPECT_EQ(structure[*structure.find(QStringLiteral("points"))].table->rowCount(), 1U);
  const auto rest = structure.find(QStringLiteral("unread rest"));
  ASSERT_TRUE(rest);
  EXPECT_EQ(structure[*rest].range, (ByteRange{kSectionSpace, 22, 7}));
}

TEST(PointSections, aFileOfOneByteHasAnEmptyTable) {
  const structure::Structure structure = build(bytesOf("x"));
  EXPECT_FALSE(structure.find(QStringLiteral("header")));
  EXPECT_EQ(structure[*structure.find(QStringLiteral("points"))].table->rowCount(), 0U);
  EXPECT_EQ(structure[*structure.find(QStringLiteral("unread rest"))].range, (ByteRange{kSectionSpace, 0, 1}));
  EXPECT_EQ(build(Bytes()).size(), 2U) << "no rest";
}

} // namespace
} // namespace vitrine::tests
