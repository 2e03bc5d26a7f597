#include "core/base/InParallel.h"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <vector>

namespace vitrine::base {
namespace {

const QString kPhase = QStringLiteral("Working");

TEST(InParallel, DoesEachStepOnce) {
  for (const std::size_t steps : {0U, 1U, 3U, 1000U}) {
    std::vector<std::atomic<int>> done(steps);
    Progress progress;
    inParallel(steps, progress, kPhase, [&](std::size_t step) { ++done[step]; });
    for (const std::atomic<int>& times : done) {
      EXPECT_EQ(times, 1);
    }
  }
}

TEST(InParallel, EndsSoonWhenCancelled) {
  std::atomic<int> done{0};
  Progress progress;
  progress.cancelAtStep(2);
  EXPECT_THROW(inParallel(100'000'000, progress, kPhase, [&](std::size_t) { ++done; }), Cancelled);
  EXPECT_LT(done, 100'000'000);
}

TEST(InParallel, HandsOnWhatAStepThrows) {
  Progress progress;
  const auto fails = [](std::size_t step) {
    if (step == 7) {
      throw std::runtime_error("seven");
    }
  };
  EXPECT_THROW(inParallel(100, progress, kPhase, fails), std::runtime_error);
}

} // namespace
} // namespace vitrine::base
