#include "core/base/PendingTask.h"
#include "core/base/RunningTasks.h"
#include "core/base/TaskQueue.h"
#include "core/base/TaskStream.h"
#include "tests/core/base/TaskChecks.h"
#include "tests/support/FailingMemory.h"
#include "tests/support/FailingTasks.h"

namespace vitrine::base {
namespace {

using tests::FailingMemory;
using tests::FailingTasks;
using tests::loopUntil;

/// Tasks on threads without memory: the error arrives, and nothing ends.
class TaskMemoryTest : public tests::TaskFixture {
protected:
  TaskMemoryTest() {
    m_errors.reserve(8); // a receiver may be called without memory
    QObject::connect(&m_task, &Task::failed, &m_task, [this](const Error& error) { m_errors.push_back(error); });
  }
  bool failsForWantOfMemory() {
    return loopUntil([this] { return !m_task.isRunning(); }) && m_errors.size() == 1 &&
           m_errors.front().code == ErrorCode::LimitReached && !m_errors.front().message.isEmpty();
  }

  Task m_task;
  std::vector<Error> m_errors;
};

TEST_F(TaskMemoryTest, InTheJob) {
  m_task.start(
      [](Progress&) -> Result<int> {
        const FailingMemory fails;
        FailingMemory::allocate();
        return 1;
      },
      [](int) { ADD_FAILURE() << "it failed"; });
  EXPECT_TRUE(failsForWantOfMemory());
}

TEST_F(TaskMemoryTest, OnTheWorkerForGood) {
  // The memory still fails after the job, when the worker reports the end.
  m_task.start(
      [](Progress& progress) -> Result<void> {
        FailingMemory::setFailing();
        progress.step({}, 0.5);
        throw std::runtime_error("a text that is longer than any buffer on the stack, so that it needs memory");
      },
      [] { ADD_FAILURE() << "it failed"; });
  ASSERT_TRUE(loopUntil([this] { return !m_task.isRunning(); }));
  ASSERT_EQ(m_errors.size(), 1U);
  // The value of the next job arrives too, on the same worker.
  int value = 0;
  m_task.start(
      [](Progress&) -> Result<int> {
        FailingMemory::setFailing();
        return 5;
      },
      [&](int made) { value = made; });
  EXPECT_TRUE(loopUntil([&] { return value == 5; }));
}

TEST_F(TaskMemoryTest, InStreaming) {
  std::vector<int> items;
  startStream<int>(
      m_task, {},
      [](const TaskSink<int>& sink, Progress&) -> Result<void> {
        sink(1);
        const FailingMemory fails;
        for (int i = 0; i < 100'000; ++i) {
          sink(2);
        }
        return {};
      },
      [&](const std::vector<int>& slice) { items.insert(items.end(), slice.begin(), slice.end()); },
      [] { ADD_FAILURE() << "it failed"; });
  EXPECT_TRUE(failsForWantOfMemory());
  ASSERT_FALSE(items.empty());
  EXPECT_EQ(items.front(), 1) << "items that were found before arrive";
}

TEST_F(TaskMemoryTest, InReports) {
  int reports = 0;
  m_task.start(
      [&](TaskReports& queue, Progress&) -> Result<void> {
        queue.post([&] { ++reports; });
        const FailingMemory fails;
        queue.post([&] { ++reports; });
        return {};
      },
      [] { ADD_FAILURE() << "it failed"; });
  EXPECT_TRUE(failsForWantOfMemory());
  EXPECT_EQ(reports, 1);
}

/// A value that needs memory where it is copied.
struct Copied {
  Copied() = default;
  Copied(const Copied&) { FailingMemory::allocate(); }
};

TEST_F(TaskMemoryTest, InTheResult) {
  m_task.start(
      [](Progress&) -> Result<Copied> {
        const Copied made;
        const FailingMemory fails;
        return made;
      },
      [](const Copied&) { ADD_FAILURE() << "it failed"; });
  EXPECT_TRUE(failsForWantOfMemory());
}

TEST_F(TaskMemoryTest, InTheDelivery) {
  bool isCalled = false;
  m_task.start([](Progress&) { return Result<Copied>(std::in_place); },
               [&](const Copied&) {
                 isCalled = true;
                 const FailingMemory fails;
                 FailingMemory::allocate();
               });
  EXPECT_TRUE(failsForWantOfMemory());
  EXPECT_TRUE(isCalled);
}

TEST_F(TaskMemoryTest, AtTheStart) {
  for (int succeeding = 0; succeeding < 40; ++succeeding) {
    m_errors.clear();
    bool isDone = false;
    {
      const FailingMemory fails(succeeding);
      m_task.start([](Progress&) { return Result<int>(1); }, [&isDone](int) { isDone = true; });
    }
    ASSERT_TRUE(loopUntil([this] { return !m_task.isRunning(); })) << succeeding;
    EXPECT_NE(isDone, m_errors.size() == 1) << succeeding;
  }
}

TEST_F(TaskMemoryTest, InAQueue) {
  TaskQueue queue;
  std::vector<Error> errors;
  QObject::connect(&queue, &TaskQueue::failed, &queue, [&](const Error& error) { errors.push_back(error); });
  queue.add(
      {},
      [](Progress&) -> Result<int> {
        FailingMemory::setFailing();
        FailingMemory::allocate();
        return 1;
      },
      [](int) { ADD_FAILURE() << "it failed"; });
  ASSERT_TRUE(loopUntil([&] { return queue.waiting() == 0; }));
  ASSERT_EQ(errors.size(), 1U);
  EXPECT_EQ(errors.front().code, ErrorCode::LimitReached);
}

TEST_F(TaskMemoryTest, WhileAQueueIsFilled) {
  for (int succeeding = 0; succeeding < 40; ++succeeding) {
    TaskQueue queue;
    std::vector<Error> errors;
    errors.reserve(1);
    std::vector<int> values;
    QObject::connect(&queue, &TaskQueue::failed, &queue, [&](const Error& error) { errors.push_back(error); });
    const auto add = [&](int value) {
      queue.add({}, [value](Progress&) { return Result<int>(value); }, [&](int made) { values.push_back(made); });
    };
    add(1);
    {
      const FailingMemory fails(succeeding);
      add(2);
    }
    add(3);
    EXPECT_TRUE(errors.empty()) << "not from within the call";
    ASSERT_TRUE(loopUntil([&] { return queue.waiting() == 0; })) << succeeding;
    if (errors.empty()) {
      EXPECT_EQ(values, (std::vector{1, 2, 3})) << succeeding;
    } else {
      EXPECT_EQ(errors.front().code, ErrorCode::LimitReached);
      EXPECT_EQ(values, std::vector{1}) << "the jobs before are delivered, and those after are not run";
      EXPECT_TRUE(queue.hasStopped());
    }
  }
}

TEST_F(TaskMemoryTest, InAQueueThatContinuesWithoutTheJob) {
  TaskQueue queue({.continuesOnFailure = true});
  std::vector<int> order;
  order.reserve(8);
  QObject::connect(&queue, &TaskQueue::failed, &queue, [&] { order.push_back(-1); });
  const auto add = [&](int value) {
    queue.add({}, [value](Progress&) { return Result<int>(value); }, [&](int made) { order.push_back(made); });
  };
  {
    const FailingMemory fails;
    add(0); // nothing ticks: the wake alone delivers the failure
  }
  ASSERT_TRUE(loopUntil([&] { return queue.waiting() == 0; }));
  EXPECT_EQ(order, std::vector{-1});
  add(1);
  {
    const FailingMemory fails;
    add(2);
    add(3);
  }
  add(4);
  EXPECT_EQ(queue.waiting(), 4);
  ASSERT_TRUE(loopUntil([&] { return queue.waiting() == 0; }));
  EXPECT_EQ(order, (std::vector{-1, 1, -1, -1, 4}));
}

TEST_F(TaskMemoryTest, AtTheStartOfWhoWaits) {
  for (int succeeding = 0; succeeding < 40; ++succeeding) {
    FailingMemory::setFailing(succeeding);
    auto pending = startPending({}, [](Progress&) { return Result<int>(1); });
    auto nothing = startPending({}, [](Progress&) { return Result<void>(); });
    FailingMemory::reset();
    const Result<int> value = pending.wait();
    EXPECT_TRUE(value ? *value == 1 : value.error().code == ErrorCode::LimitReached) << succeeding;
    const Result<void> outcome = nothing.wait();
    EXPECT_TRUE(outcome || outcome.error().code == ErrorCode::LimitReached) << succeeding;
  }
}

TEST_F(TaskMemoryTest, OfEachKindOfTaskByTheHook) {
  const auto work = [](Progress&) -> Result<void> {
    FailingMemory::allocate();
    return {};
  };
  const auto unexpected = [] { ADD_FAILURE() << "it failed"; };
  TaskQueue queue;
  int failures = 0;
  QObject::connect(&queue, &TaskQueue::failed, &queue, [&] { ++failures; });
  {
    const FailingTasks fail;
    m_task.start(work, unexpected);
    queue.add({}, work, unexpected);
    EXPECT_FALSE(startPending({}, work).wait());
    EXPECT_TRUE(failsForWantOfMemory());
    EXPECT_TRUE(loopUntil([&] { return queue.waiting() == 0; }));
    EXPECT_EQ(failures, 1);
  }
  EXPECT_TRUE(startPending({}, work).wait()) << "workers have memory again";
  const FailingTasks fail(1);
  EXPECT_TRUE(startPending({}, work).wait()) << "the first allocation succeeds";
}

TEST_F(TaskMemoryTest, OfWhoWaits) {
  auto pending = startPending({}, [](Progress&) -> Result<int> {
    FailingMemory::setFailing();
    FailingMemory::allocate();
    return 1;
  });
  const Result<int> value = pending.wait();
  ASSERT_FALSE(value);
  EXPECT_EQ(value.error().code, ErrorCode::LimitReached);
  const FailingMemory fails;
  PendingWork none({}, TaskLane::Long, {});
  FailingMemory::reset();
  EXPECT_FALSE(none.wait());
}

TEST_F(TaskMemoryTest, InTheListOfTasks) {
  RunningTasks list;
  m_task.start(
      {.name = QStringLiteral("Exporting")},
      [](Progress&) -> Result<void> {
        FailingMemory::setFailing(); // the end is not posted
        return {};
      },
      [] {});
  EXPECT_TRUE(loopUntil([&] { return !m_task.isRunning() && list.items().empty(); }));
}

} // namespace
} // namespace vitrine::base
