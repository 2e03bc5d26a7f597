// Whole files: they load within the limits, twice the same, and can be cancelled anywhere.
#include "tests/conformance/DocumentCheck.h"
#include "tests/conformance/Fixture.h"
#include "tests/conformance/WatchedLoad.h"

namespace vitrine::tests {
namespace {

using Load = Conformance;

constexpr int kCancelsPerFile = 100;

TEST_P(Load, everyFileLoadsWithinTheLimits) {
  for (const QString& path : files()) {
    const WatchedLoad load = watchedLoad(format(), path, fileBytes(path), label(path, "whole"));
    ASSERT_TRUE(load.document) << path.toStdString() << ": " << load.document.error().reason().toStdString();
    EXPECT_EQ((*load.document)->formatId.toStdString(), GetParam());
    EXPECT_GT((*load.document)->structure.size(), 1u) << path.toStdString();
  }
}

TEST_P(Load, twoLoadsGiveTheSame) {
  for (const QString& path : files()) {
    const Bytes bytes = fileBytes(path);
    const WatchedLoad first = watchedLoad(format(), path, bytes, label(path, "first"));
    const WatchedLoad second = watchedLoad(format(), path, bytes, label(path, "second"));
    ASSERT_TRUE(first.document && second.document) << path.toStdString();
    EXPECT_TRUE(dumpOf(**first.document) == dumpOf(**second.document)) << path.toStdString();
  }
}

TEST_P(Load, cancelsAtEveryStep) {
  for (const QString& path : files()) {
    const Bytes bytes = fileBytes(path);
    const int steps = watchedLoad(format(), path, bytes, label(path, "counting steps")).steps;
    EXPECT_GT(steps, 1) << path.toStdString() << " cannot be cancelled";
    const int stride = 1 + steps / kCancelsPerFile;
    for (int step = 1; step <= steps; step += stride) {
      const std::string what = label(path, "cancelled at step " + std::to_string(step));
      const WatchedLoad load = watchedLoad(format(), path, bytes, what, step);
      ASSERT_FALSE(load.document) << what;
      EXPECT_EQ(load.document.error().code, ErrorCode::Cancelled) << what;
      EXPECT_EQ(load.steps, step) << what;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Conformance, Load, testing::ValuesIn(formatIds()), conformanceName);

} // namespace
} // namespace vitrine::tests
