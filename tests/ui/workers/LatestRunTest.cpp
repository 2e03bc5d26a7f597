#include "ui/workers/LatestRun.h"

#include "tests/support/Waiting.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <thread>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;

namespace {

using namespace std::chrono_literals;

TEST(LatestRunTest, NothingIsToldOfWhatHasEnded) {
  LatestRun run;
  const QSignalSpy progressed(&run, &LatestRun::progressed);
  bool isDone = false;
  run.start(
      [](Progress&) -> Result<void> {
        std::this_thread::sleep_for(250ms);
        return {};
      },
      [&isDone] { isDone = true; });
  EXPECT_TRUE(run.isRunning());
  ASSERT_TRUE(QTest::qWaitFor([&] { return isDone; }, kWaitMs));
  EXPECT_FALSE(run.isRunning());
  EXPECT_GT(progressed.count(), 0);
  const auto told = progressed.count();
  QTest::qWait(300);
  EXPECT_EQ(progressed.count(), told);
}

TEST(LatestRunTest, AnotherRunTakesThePlaceOfTheOneBefore) {
  LatestRun run;
  const auto waitUntilCancelled = [](Progress& progress) -> Result<void> {
    while (true) {
      progress.check();
      std::this_thread::sleep_for(1ms);
    }
  };
  bool isFirstDone = false;
  bool isSecondDone = false;
  const QSignalSpy cancelled(&run, &LatestRun::cancelled);
  run.start(waitUntilCancelled, [&] { isFirstDone = true; });
  run.start([](Progress&) { return Result<void>(); }, [&] { isSecondDone = true; });
  ASSERT_TRUE(QTest::qWaitFor([&] { return isSecondDone; }, kWaitMs));
  EXPECT_FALSE(isFirstDone);
  EXPECT_EQ(cancelled.count(), 0) << "the user did not give it up";
  run.start(waitUntilCancelled, [&] { isFirstDone = true; });
  run.cancel();
  EXPECT_TRUE(QTest::qWaitFor([&] { return cancelled.count() == 1; }, kWaitMs));
  EXPECT_FALSE(run.isRunning());
}

} // namespace
