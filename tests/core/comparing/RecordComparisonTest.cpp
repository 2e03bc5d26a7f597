#include "core/comparing/RecordComparison.h"

#include "core/structure/Layout.h"

#include <gtest/gtest.h>

#include <array>

namespace vitrine::comparing {
namespace {

using structure::Field;
using structure::FieldType;

constexpr std::array kPointFields = {Field{"x", FieldType::F32, 0}, Field{"y", FieldType::F32, 4}};
constexpr std::array kFaceFields = {
    Field{
        .name = "point", .type = FieldType::I32, .offset = 0, .reference = {structure::ReferenceKind::Index, "points"}},
    Field{.name = "area", .type = FieldType::F32, .offset = 4},
    Field{.name = "lightofs", .type = FieldType::I32, .offset = 8}};

struct Point {
  float x;
  float y;
};
struct Face {
  std::int32_t point;
  float area;
  std::int32_t lightofs;
};

template <class Record, std::size_t N>
structure::RecordTablePtr tableOf(const std::array<Field, N>& fields, const std::vector<Record>& records) {
  const auto layout =
      structure::LayoutPtr::make("record", sizeof(Record), std::vector<Field>(fields.begin(), fields.end()));
  const auto* data = reinterpret_cast<const std::byte*>(records.data());
  const std::size_t size = records.size() * sizeof(Record);
  return structure::makeFixedTable(
      layout, bytes::makeMemorySource(Bytes::adopt(std::vector<std::byte>(data, data + size))), {0, 0, size});
}

/// A file of points, and of faces that name points.
struct File {
  structure::Structure structure;
  SectionId points = 0;
  SectionId faces = 0;

  File(const std::vector<Point>& pointList, const std::vector<Face>& faceList) {
    structure::StructureBuilder builder(QStringLiteral("file"), {0, 0, 1000});
    const auto pointHandle = builder.add(builder.root(), QStringLiteral("points"), {0, 0, 100});
    builder.at(pointHandle).table = tableOf(kPointFields, pointList);
    const auto faceHandle = builder.add(builder.root(), QStringLiteral("faces"), {0, 100, 100});
    builder.at(faceHandle).table = tableOf(kFaceFields, faceList);
    structure = builder.build();
    points = builder.idOf(pointHandle);
    faces = builder.idOf(faceHandle);
  }
};

DifferenceGroup compared(const File& before, const File& after, SectionId File::*section) {
  const base::Progress progress;
  RecordHashes one(before.structure, progress);
  RecordHashes two(after.structure, progress);
  return compareRecords({before.*section, *before.structure[before.*section].table, one},
                        {after.*section, *after.structure[after.*section].table, two}, {}, progress);
}

const std::vector<Point> kPoints = {{0, 0}, {1, 0}, {1, 1}, {0, 1}, {5, 5}, {6, 6}};
const std::vector<Face> kFaces = {{0, 10, 0}, {1, 20, 40}, {2, 30, 80}, {3, 40, 120}, {4, 50, 160}, {5, 60, 200}};

TEST(RecordComparison, EqualRecordsGiveNothing) {
  const File file(kPoints, kFaces);
  EXPECT_TRUE(compared(file, file, &File::points).empty());
  EXPECT_TRUE(compared(file, file, &File::faces).empty());
}

TEST(RecordComparison, AnInsertedRecordIsOneDifferenceAndShiftsTheRest) {
  std::vector<Point> points = kPoints;
  points.insert(points.begin(), {9, 9});
  std::vector<Face> faces = kFaces;
  for (Face& face : faces) {
    ++face.point; // leads to the same point as before
  }
  const File before(kPoints, kFaces);
  const File after(points, faces);
  const DifferenceGroup ofPoints = compared(before, after, &File::points);
  ASSERT_EQ(ofPoints.total(), 1U);
  EXPECT_EQ(ofPoints.added, 1U);
  EXPECT_EQ(ofPoints.differences.front().after.record->row, 0U);
  const DifferenceGroup ofFaces = compared(before, after, &File::faces);
  EXPECT_EQ(ofFaces.total(), 0U);
  EXPECT_EQ(ofFaces.renumbered, kFaces.size());
}

TEST(RecordComparison, AChangedFieldIsNamedWithBothValues) {
  std::vector<Face> faces = kFaces;
  faces[2].area = 35;
  const DifferenceGroup group = compared(File(kPoints, kFaces), File(kPoints, faces), &File::faces);
  ASSERT_EQ(group.changed, 1U);
  EXPECT_EQ(group.total(), 1U);
  const FieldChange wanted{QStringLiteral("area"), QStringLiteral("30"), QStringLiteral("35")};
  EXPECT_EQ(group.differences.front().fields, std::vector{wanted});
  EXPECT_EQ(group.differences.front().before.record->row, 2U);
}

TEST(RecordComparison, OffsetsThatAllMovedBySoMuchAreNoChanges) {
  std::vector<Face> faces = kFaces;
  for (Face& face : faces) {
    face.lightofs += 12;
  }
  faces[5].lightofs = 4; // another way than the rest
  const DifferenceGroup group = compared(File(kPoints, kFaces), File(kPoints, faces), &File::faces);
  EXPECT_EQ(group.renumbered, 5U);
  ASSERT_EQ(group.changed, 1U);
  EXPECT_EQ(group.differences.front().fields.front().name, QStringLiteral("lightofs"));
}

TEST(RecordComparison, AReferenceToAnotherContentIsAChange) {
  std::vector<Face> faces = kFaces;
  faces[1].point = 4;
  const DifferenceGroup group = compared(File(kPoints, kFaces), File(kPoints, faces), &File::faces);
  ASSERT_EQ(group.changed, 1U);
  const FieldChange wanted{QStringLiteral("point"), QStringLiteral("1"), QStringLiteral("4")};
  EXPECT_EQ(group.differences.front().fields, std::vector{wanted});
}

TEST(RecordComparison, RemovedAndReordered) {
  std::vector<Point> points = kPoints;
  points.erase(points.begin() + 1);
  std::swap(points[2], points[3]);
  const DifferenceGroup group = compared(File(kPoints, {}), File(points, {}), &File::points);
  EXPECT_EQ(group.removed, 1U);
  EXPECT_EQ(group.added + group.changed, 0U);
  EXPECT_EQ(group.reordered, 1U);
}

} // namespace
} // namespace vitrine::comparing
