#include "core/base/Progress.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace vitrine::base {
namespace {

TEST(Progress, TellsItsListenerEveryStep) {
  std::vector<std::pair<QString, double>> heard;
  Progress progress([&](const QString& phase, double fraction) { heard.emplace_back(phase, fraction); });
  progress.step(QStringLiteral("Reading"), 0.25);
  progress.step(QStringLiteral("Building"));
  ASSERT_EQ(heard.size(), 2U);
  EXPECT_EQ(heard[0].first, QStringLiteral("Reading"));
  EXPECT_EQ(heard[0].second, 0.25);
  EXPECT_LT(heard[1].second, 0.0) << "an unknown fraction is negative";
  EXPECT_EQ(progress.stepCount(), 2);
}

TEST(Progress, CancelThrowsAtTheNextStepAndKeepsThrowing) {
  int heard = 0;
  Progress progress([&](const QString&, double) { ++heard; });
  progress.step(QStringLiteral("a"));
  EXPECT_FALSE(progress.cancelled());
  EXPECT_NO_THROW(progress.check());
  progress.cancel();
  EXPECT_TRUE(progress.cancelled());
  EXPECT_THROW(progress.step(QStringLiteral("b")), Cancelled);
  EXPECT_THROW(progress.check(), Cancelled);
  EXPECT_EQ(heard, 1);
}

TEST(Progress, CancelsByItselfAtTheChosenStep) {
  Progress progress;
  progress.cancelAtStep(3);
  progress.step(QStringLiteral("1"));
  progress.step(QStringLiteral("2"));
  EXPECT_THROW(progress.step(QStringLiteral("3")), Cancelled);
  EXPECT_EQ(progress.stepCount(), 3);
}

TEST(Progress, CancelFromAnotherThreadEndsTheWork) {
  Progress progress;
  std::thread worker([&] {
    EXPECT_THROW(
        {
          while (true) {
            progress.step(QStringLiteral("endless"));
          }
        },
        Cancelled);
  });
  while (progress.stepCount() == 0) {
    std::this_thread::yield();
  }
  progress.cancel();
  worker.join();
}

} // namespace
} // namespace vitrine::base
