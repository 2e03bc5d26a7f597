// Whole files compared with themselves, read twice: nothing differs.
#include "core/comparing/Compare.h"

#include "core/comparing/ComparisonText.h"
#include "tests/conformance/Fixture.h"
#include "tests/conformance/WatchedLoad.h"

namespace vitrine::tests {
namespace {

using Compare = Conformance;

comparing::ComparedDocument comparedOf(const DocumentPtr& document) {
  return {document, document->scene ? document->scene->assets : scene::SceneAssets()};
}

std::string linesOf(const comparing::Comparison& comparison) {
  std::string lines;
  comparing::describe(comparison, 3, [&lines](const QString& line) { lines += line.toStdString() + '\n'; });
  return lines;
}

TEST_P(Compare, aFileWithItselfListsNothing) {
  for (const QString& path : files()) {
    const Bytes bytes = fileBytes(path);
    const WatchedLoad first = watchedLoad(format(), path, bytes, label(path, "first"));
    const WatchedLoad second = watchedLoad(format(), path, bytes, label(path, "second"));
    ASSERT_TRUE(first.document && second.document) << path.toStdString();
    base::Progress progress;
    const auto comparison = comparing::compare(comparedOf(*first.document), comparedOf(*second.document), {}, progress);
    ASSERT_TRUE(comparison) << comparison.error().message.toStdString();
    EXPECT_TRUE(comparison->same()) << path.toStdString() << '\n' << linesOf(*comparison);
  }
}

TEST_P(Compare, isCancelledAtOnce) {
  const WatchedLoad load = watchedLoad(format(), files().front(), fileBytes(files().front()), "to cancel");
  ASSERT_TRUE(load.document);
  base::Progress progress;
  progress.cancel();
  const auto comparison = comparing::compare(comparedOf(*load.document), comparedOf(*load.document), {}, progress);
  ASSERT_FALSE(comparison);
  EXPECT_EQ(comparison.error().code, ErrorCode::Cancelled);
}

INSTANTIATE_TEST_SUITE_P(Conformance, Compare, testing::ValuesIn(formatIds()), conformanceName);

} // namespace
} // namespace vitrine::tests
