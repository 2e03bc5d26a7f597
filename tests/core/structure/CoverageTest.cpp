#include "core/structure/Coverage.h"

#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::structure {
namespace {

struct Expected {
  std::uint64_t offset;
  std::uint64_t size;
  CoverageKind kind;
  const char* path;
};

void expectRuns(const Coverage& coverage, const Structure& structure, const std::vector<Expected>& expected) {
  ASSERT_EQ(coverage.runs.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const CoverageRun& run = coverage.runs[i];
    EXPECT_EQ(run.offset, expected[i].offset) << i;
    EXPECT_EQ(run.size, expected[i].size) << i;
    EXPECT_EQ(run.kind, expected[i].kind) << i;
    EXPECT_EQ(structure[run.section].path.toStdString(), expected[i].path) << i;
  }
}

TEST(Coverage, EveryByteBelongsToOneRun) {
  bytes::ByteSpaces spaces(QStringLiteral("file"), bytes::makeMemorySource(tests::randomBytes(100, 1)));
  StructureBuilder builder(QStringLiteral("file"), {0, 0, 100});
  builder.add(builder.root(), QStringLiteral("header"), {0, 0, 10});
  const auto lumps = builder.add(builder.root(), QStringLiteral("lumps"), {0, 20, 60});
  builder.add(lumps, QStringLiteral("A"), {0, 20, 10});
  builder.add(lumps, QStringLiteral("padding"), {0, 30, 2});
  builder.add(lumps, QStringLiteral("B"), {0, 40, 40});
  builder.add(builder.root(), QStringLiteral("long"), {0, 90, 500});
  const Structure structure = builder.build();
  base::Progress progress;
  const Coverage coverage = coverageOf(structure, spaces, 0, progress);
  expectRuns(coverage, structure,
             {{0, 10, CoverageKind::Data, "header"},
              {10, 10, CoverageKind::Gap, ""},
              {20, 10, CoverageKind::Data, "lumps/A"},
              {30, 2, CoverageKind::Padding, "lumps/padding"},
              {32, 8, CoverageKind::Gap, "lumps"},
              {40, 40, CoverageKind::Data, "lumps/B"},
              {80, 10, CoverageKind::Gap, ""},
              {90, 10, CoverageKind::Data, "long"}});
  EXPECT_EQ(coverage.unclaimedBytes(), 28u);
  EXPECT_EQ(coverage.overlappingBytes(), 0u);
  EXPECT_EQ(coverage.runAt(39), 4u);
}

TEST(Coverage, OverlapsNameTheOthers) {
  bytes::ByteSpaces spaces(QStringLiteral("file"), bytes::makeMemorySource(tests::randomBytes(30, 1)));
  StructureBuilder builder(QStringLiteral("file"), {0, 0, 30});
  builder.add(builder.root(), QStringLiteral("A"), {0, 0, 20});
  builder.add(builder.root(), QStringLiteral("B"), {0, 15, 15});
  const Structure structure = builder.build();
  base::Progress progress;
  const Coverage coverage = coverageOf(structure, spaces, 0, progress);
  expectRuns(coverage, structure,
             {{0, 15, CoverageKind::Data, "A"}, {15, 5, CoverageKind::Data, "B"}, {20, 10, CoverageKind::Data, "B"}});
  EXPECT_EQ(coverage.overlappingBytes(), 5u);
  ASSERT_EQ(coverage.runs[1].overlapping.size(), 1u);
  EXPECT_EQ(structure[coverage.runs[1].overlapping[0]].name, QStringLiteral("A"));
}

TEST(Coverage, ZerosAreTold) {
  const auto source = bytes::makeMemorySource(tests::bytesOf({0, 0, 0, 1, 0}));
  base::Progress progress;
  EXPECT_TRUE(*isAllZero(*source, {0, 0, 3}, progress));
  EXPECT_FALSE(*isAllZero(*source, {0, 1, 3}, progress));
}

} // namespace
} // namespace vitrine::structure
