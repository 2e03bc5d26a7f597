#include "core/structure/FieldRuns.h"

#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <numeric>

namespace vitrine::structure {
namespace {

constexpr std::optional<SectionId> kNoSection;

/// A file of 100 bytes in space 0:
///    0.. 10  HEAD, no records
///   10.. 20  nothing
///   20.. 63  ROWS: five records of 8 bytes - a (4 bytes), b (2), 2 bytes of no field -, and 3 bytes after the last
///   36.. 44  ROWS/INNER: two records of 4 bytes, c alone, over the third record of ROWS
///   64..100  APART: scattered records of 4 bytes, c alone, at 64 and 74
/// and in space 1 bytes 0..8, OTHER, two records of 4 bytes.
class FieldRunsTest : public testing::Test {
protected:
  FieldRunsTest() {
    StructureBuilder builder(QStringLiteral("file"), {0, 0, 100});
    const auto source = bytes::makeMemorySource(tests::randomBytes(100, 1));
    const auto wide = LayoutPtr::make(
        "wide", 8,
        {{.name = "a", .type = FieldType::U32, .offset = 0}, {.name = "b", .type = FieldType::U16, .offset = 4}});
    const auto narrow = LayoutPtr::make("narrow", 4, {{.name = "c", .type = FieldType::U16, .offset = 0}});
    const auto headAt = builder.add(builder.root(), QStringLiteral("HEAD"), {0, 0, 10});
    const auto rowsAt = builder.add(builder.root(), QStringLiteral("ROWS"), {0, 20, 43});
    const auto innerAt = builder.add(rowsAt, QStringLiteral("INNER"), {0, 36, 8});
    const auto apartAt = builder.add(builder.root(), QStringLiteral("APART"), {0, 64, 36});
    const auto otherAt = builder.add(builder.root(), QStringLiteral("OTHER"), {1, 0, 8});
    builder.at(rowsAt).table = makeFixedTable(wide, source, {0, 20, 40});
    builder.at(innerAt).table = makeFixedTable(narrow, source, {0, 36, 8});
    builder.at(apartAt).table = makeScatteredTable(narrow, source, {0, 64, 36}, {0, 10});
    builder.at(otherAt).table = makeFixedTable(narrow, source, {1, 0, 8});
    structure = builder.build();
    head = builder.idOf(headAt);
    rows = builder.idOf(rowsAt);
    inner = builder.idOf(innerAt);
    apart = builder.idOf(apartAt);
    other = builder.idOf(otherAt);
  }

  std::vector<FieldRun> in(std::uint64_t offset, std::uint64_t size, SpaceId space = 0) const {
    return FieldRuns(structure, space).in(offset, size);
  }

  Structure structure;
  SectionId head = 0;
  SectionId rows = 0;
  SectionId inner = 0;
  SectionId apart = 0;
  SectionId other = 0;
};

using Runs = std::vector<FieldRun>;

TEST_F(FieldRunsTest, SectionsWithoutRecordsAndGapsAreWhole) {
  EXPECT_EQ(in(0, 20), (Runs{{0, 10, head, {}, {}}, {10, 10, kNoSection, {}, {}}}));
}

TEST_F(FieldRunsTest, EachFieldIsARunAndSoIsWhatNoFieldHas) {
  EXPECT_EQ(in(20, 12), (Runs{{20, 4, rows, 0, 0}, {24, 2, rows, 0, 1}, {26, 2, rows, 0, {}}, {28, 4, rows, 1, 0}}));
}

TEST_F(FieldRunsTest, AStretchMayBeginAndEndWithinAField) {
  EXPECT_EQ(in(22, 3), (Runs{{22, 2, rows, 0, 0}, {24, 1, rows, 0, 1}}));
  EXPECT_EQ(in(27, 1), (Runs{{27, 1, rows, 0, {}}}));
  EXPECT_TRUE(in(22, 0).empty());
}

TEST_F(FieldRunsTest, TheInnerSectionHidesTheRecordAroundIt) {
  EXPECT_EQ(in(34, 14), (Runs{{34, 2, rows, 1, {}},
                              {36, 2, inner, 0, 0},
                              {38, 2, inner, 0, {}},
                              {40, 2, inner, 1, 0},
                              {42, 2, inner, 1, {}},
                              {44, 4, rows, 3, 0}}));
}

TEST_F(FieldRunsTest, BytesAfterTheLastRecordAreTheSections) {
  EXPECT_EQ(in(58, 6), (Runs{{58, 2, rows, 4, {}}, {60, 3, rows, {}, {}}, {63, 1, kNoSection, {}, {}}}));
}

TEST_F(FieldRunsTest, BetweenScatteredRecordsThereIsNothing) {
  EXPECT_EQ(in(64, 36), (Runs{{64, 2, apart, 0, 0},
                              {66, 2, apart, 0, {}},
                              {68, 6, kNoSection, {}, {}},
                              {74, 2, apart, 1, 0},
                              {76, 2, apart, 1, {}},
                              {78, 22, kNoSection, {}, {}}}));
}

TEST_F(FieldRunsTest, EachSpaceHasItsOwn) {
  EXPECT_EQ(in(0, 8, 1), (Runs{{0, 2, other, 0, 0}, {2, 2, other, 0, {}}, {4, 2, other, 1, 0}, {6, 2, other, 1, {}}}));
  EXPECT_EQ(in(0, 8, 2), (Runs{{0, 8, kNoSection, {}, {}}}));
}

TEST_F(FieldRunsTest, RunsLeaveNoByteOutWhereverTheyBegin) {
  for (std::uint64_t from = 0; from < 100; ++from) {
    for (const std::uint64_t size : {1U, 7U, 33U}) {
      std::uint64_t at = from;
      for (const FieldRun& run : in(from, size)) {
        EXPECT_EQ(run.offset, at);
        EXPECT_GT(run.size, 0U);
        at = run.end();
      }
      EXPECT_EQ(at, from + size);
    }
  }
}

TEST_F(FieldRunsTest, WithoutAStructureNothingIsPointedAt) {
  EXPECT_EQ(FieldRuns(Structure(), 0).in(5, 10), (Runs{{5, 10, kNoSection, {}, {}}}));
}

} // namespace
} // namespace vitrine::structure
