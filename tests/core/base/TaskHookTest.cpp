#include "core/base/TaskHook.h"

#include "core/base/PendingTask.h"
#include "tests/core/base/TaskChecks.h"

#include <atomic>
#include <stdexcept>

namespace vitrine::base {
namespace {

class TaskHookTest : public tests::TaskFixture {
protected:
  void TearDown() override {
    setTaskHook({});
    TaskFixture::TearDown();
  }
};

TEST_F(TaskHookTest, IsCalledOnTheWorkerAroundTheWork) {
  std::thread::id before;
  std::thread::id worked;
  std::thread::id after;
  setTaskHook(
      {.before = [&] { before = std::this_thread::get_id(); }, .after = [&] { after = std::this_thread::get_id(); }});
  auto pending = startPending({}, [&](Progress&) -> Result<void> {
    EXPECT_NE(before, std::thread::id());
    EXPECT_EQ(after, std::thread::id());
    worked = std::this_thread::get_id();
    return {};
  });
  EXPECT_TRUE(pending.wait());
  endTasks(); // `after` follows the end
  EXPECT_EQ(before, worked);
  EXPECT_EQ(after, worked);
  EXPECT_NE(worked, std::this_thread::get_id());
}

TEST_F(TaskHookTest, ItsExceptionsAreTheJobs) {
  std::atomic<int> after = 0;
  setTaskHook({.before = [] { throw std::runtime_error("hook"); }, .after = [&] { ++after; }});
  auto failed = startPending({}, [](Progress&) -> Result<void> {
    ADD_FAILURE() << "the hook failed";
    return {};
  });
  const Result<void> outcome = failed.wait();
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().code, ErrorCode::Internal);
  setTaskHook({});
  EXPECT_TRUE(startPending({}, [](Progress&) { return Result<void>(); }).wait());
  endTasks();
  EXPECT_EQ(after, 1) << "only of the job that began with the hook";
}

TEST_F(TaskHookTest, IsNotCalledBeforeWorkThatIsCancelled) {
  std::atomic<int> before = 0;
  std::latch blocked(1);
  setTaskHook({.before =
                   [&] {
                     ++before;
                     blocked.wait();
                   },
               .after = {}});
  Task task;
  for (int i = 0; i < 2; ++i) { // as many as a task runs at once
    task.start([](Progress&) { return Result<void>(); }, [] {});
    EXPECT_TRUE(tests::loopUntil([&] { return before == i + 1; }));
  }
  task.start([](Progress&) { return Result<void>(); }, [] {});
  task.drop();
  blocked.count_down();
  endTasks();
  EXPECT_EQ(before, 2);
}

} // namespace
} // namespace vitrine::base
