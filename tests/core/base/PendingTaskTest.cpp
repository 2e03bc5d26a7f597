#include "core/base/PendingTask.h"

#include "tests/core/base/TaskChecks.h"

#include <stdexcept>
#include <thread>

namespace vitrine::base {
namespace {

class PendingTaskTest : public tests::TaskFixture {};

TEST_F(PendingTaskTest, WaitsWithoutAnEventLoop) {
  Result<std::unique_ptr<int>> value = std::unexpected(Error());
  std::thread plain([&] {
    auto pending = startPending({}, [](Progress&) -> Result<std::unique_ptr<int>> { return std::make_unique<int>(3); });
    value = pending.wait();
  });
  plain.join();
  ASSERT_TRUE(value);
  EXPECT_EQ(**value, 3);
}

TEST_F(PendingTaskTest, FailuresAreTheOutcome) {
  auto thrown = startPending({}, [](Progress&) -> Result<void> { throw std::runtime_error("seven"); });
  const Result<void> outcome = thrown.wait();
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().code, ErrorCode::Internal);
  EXPECT_TRUE(thrown.hasEnded());
}

TEST_F(PendingTaskTest, ADeadlineMayPassAndThenItIsCancelled) {
  auto pending = startPending({}, [](Progress& progress) { return tests::runUntilCancelled(progress); });
  EXPECT_FALSE(pending.waitUntil(std::chrono::steady_clock::now()));
  pending.cancel();
  const Result<void> outcome = pending.wait();
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().code, ErrorCode::Cancelled);
}

TEST_F(PendingTaskTest, DestructionDoesNotWait) {
  std::latch begun(1);
  std::latch blocked(1);
  {
    const auto pending = startPending({}, [&](Progress&) -> Result<void> {
      begun.count_down();
      blocked.wait();
      return {};
    });
    begun.wait();
  }
  blocked.count_down();
  endTasks();
}

} // namespace
} // namespace vitrine::base
