// The map of a file's bytes: each byte of every space has one meaning.
#include "core/structure/Coverage.h"

#include "tests/conformance/Fixture.h"
#include "tests/conformance/WatchedLoad.h"

namespace vitrine::tests {
namespace {

using CoverageOf = Conformance;

TEST_P(CoverageOf, everySpaceIsTheSumOfItsRuns) {
  for (const QString& path : files()) {
    const WatchedLoad load = watchedLoad(format(), path, fileBytes(path), label(path, "map"));
    ASSERT_TRUE(load.document) << path.toStdString();
    const Document& document = **load.document;
    base::Progress progress;
    for (SpaceId space = 0; document.spaces.contains(space); ++space) {
      const structure::Coverage coverage = structure::coverageOf(document.structure, document.spaces, space, progress);
      std::uint64_t next = 0;
      for (const structure::CoverageRun& run : coverage.runs) {
        EXPECT_EQ(run.offset, next) << path.toStdString() << ", space " << space;
        EXPECT_GT(run.size, 0U) << path.toStdString() << ", space " << space;
        next = run.end();
      }
      EXPECT_EQ(next, document.spaces[space].source->size()) << path.toStdString() << ", space " << space;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Conformance, CoverageOf, testing::ValuesIn(formatIds()), conformanceName);

} // namespace
} // namespace vitrine::tests
