#include "core/base/TaskQueue.h"

#include "tests/core/base/TaskChecks.h"
#include "tests/support/QtPrinters.h"

#include <QThread>

#include <atomic>
#include <set>
#include <stdexcept>

namespace vitrine::base {
namespace {

using tests::loopUntil;
using tests::runUntilCancelled;

class TaskQueueTest : public tests::TaskFixture {};

TEST_F(TaskQueueTest, RunsAndDeliversInOrder) {
  TaskQueue queue;
  std::vector<int> worked; // of one job at a time, each after the one before
  std::vector<int> delivered;
  for (int i = 0; i < 100; ++i) {
    queue.add(
        {},
        [&worked, i](Progress&) -> Result<int> {
          worked.push_back(i);
          return i;
        },
        [&](int value) { delivered.push_back(value); });
  }
  EXPECT_EQ(queue.waiting(), 100);
  ASSERT_TRUE(loopUntil([&] { return queue.waiting() == 0; }));
  std::vector<int> expected(100);
  for (int i = 0; i < 100; ++i) {
    expected[static_cast<std::size_t>(i)] = i;
  }
  EXPECT_EQ(worked, expected);
  EXPECT_EQ(delivered, expected);
}

TEST_F(TaskQueueTest, ReservesOneThreadWhereThatIsAskedFor) {
  std::set<QThread*> threads;
  Task other;
  {
    TaskQueue queue({.onOneThread = true});
    for (int i = 0; i < 20; ++i) {
      int delivered = 0;
      queue.add(
          {}, [](Progress&) { return Result<QThread*>(QThread::currentThread()); },
          [&](QThread* thread) {
            threads.insert(thread);
            ++delivered;
          });
      ASSERT_TRUE(loopUntil([&] { return delivered == 1; }));
      other.start([](Progress&) { return Result<QThread*>(QThread::currentThread()); },
                  [&](QThread* thread) {
                    EXPECT_FALSE(threads.contains(thread)) << "the thread is reserved";
                    ++delivered;
                  });
      ASSERT_TRUE(loopUntil([&] { return delivered == 2; }));
    }
  }
  EXPECT_EQ(threads.size(), 1U);
}

TEST_F(TaskQueueTest, StopsAtTheFirstFailure) {
  TaskQueue queue;
  std::vector<Error> errors;
  QObject::connect(&queue, &TaskQueue::failed, &queue, [&](const Error& error) { errors.push_back(error); });
  std::latch added(1);
  int delivered = 0;
  std::atomic<int> worked = 0;
  queue.add(
      {},
      [&](Progress&) -> Result<void> {
        added.wait();
        return {};
      },
      [&] { ++delivered; });
  queue.add({}, [](Progress&) -> Result<void> { throw std::runtime_error("full"); }, [&] { ++delivered; });
  for (int i = 0; i < 5; ++i) {
    queue.add(
        {},
        [&](Progress&) -> Result<void> {
          ++worked;
          return {};
        },
        [&] { ++delivered; });
  }
  added.count_down();
  ASSERT_TRUE(loopUntil([&] { return queue.waiting() == 0; }));
  EXPECT_EQ(delivered, 1);
  EXPECT_EQ(worked, 0) << "what follows the failure does not run";
  ASSERT_EQ(errors.size(), 1U);
  EXPECT_TRUE(queue.hasStopped());
}

TEST_F(TaskQueueTest, ContinuesAfterAFailureWhereThatIsAskedFor) {
  TaskQueue queue({.continuesOnFailure = true});
  int failures = 0;
  int delivered = 0;
  QObject::connect(&queue, &TaskQueue::failed, &queue, [&] { ++failures; });
  queue.add({}, [](Progress&) -> Result<void> { throw std::bad_alloc(); }, [&] { ++delivered; });
  queue.add({}, [](Progress&) { return Result<void>(); }, [&] { ++delivered; });
  ASSERT_TRUE(loopUntil([&] { return queue.waiting() == 0; }));
  EXPECT_EQ(failures, 1);
  EXPECT_EQ(delivered, 1);
}

TEST_F(TaskQueueTest, ExceptionsOfReceiversEndNothing) {
  TaskQueue queue({.continuesOnFailure = true});
  int failures = 0;
  int delivered = 0;
  QObject::connect(&queue, &TaskQueue::failed, &queue, [&] {
    ++failures;
    throw std::runtime_error("failed");
  });
  queue.add({}, [](Progress&) { return Result<void>(); }, [] { throw std::bad_alloc(); });
  queue.add({}, [](Progress&) -> Result<void> { throw std::bad_alloc(); }, [] {});
  queue.add({}, [](Progress&) { return Result<void>(); }, [&] { ++delivered; });
  ASSERT_TRUE(loopUntil([&] { return queue.waiting() == 0; }));
  EXPECT_EQ(failures, 2) << "one for each job";
  EXPECT_EQ(delivered, 1);
}

TEST_F(TaskQueueTest, AReceiverMayDestroyTheQueue) {
  for (const bool throws : {false, true}) {
    auto* queue = new TaskQueue;
    bool isDestroyed = false;
    queue->add(
        {}, [](Progress&) { return Result<void>(); },
        [&, queue] {
          delete queue;
          isDestroyed = true;
          if (throws) {
            throw std::runtime_error("then");
          }
        });
    EXPECT_TRUE(loopUntil([&] { return isDestroyed; }));
  }
}

TEST_F(TaskQueueTest, DestructionDoesNotWaitAndLastWritesAreWaitedFor) {
  std::latch begun(1);
  std::latch blocked(1);
  std::atomic<bool> isWritten = false;
  std::atomic<bool> isDropped = true;
  {
    TaskQueue queue;
    queue.add(
        {},
        [&](Progress&) -> Result<void> {
          begun.count_down();
          blocked.wait();
          return {};
        },
        [] { ADD_FAILURE() << "its owner has gone"; });
    queue.add(
        {},
        [&](Progress&) -> Result<void> {
          isDropped = false;
          return {};
        },
        [] {});
    queue.add(
        {.mustFinish = true},
        [&](Progress&) -> Result<void> {
          isWritten = true;
          return {};
        },
        [] {});
    begun.wait();
  }
  blocked.count_down();
  endTasks();
  EXPECT_TRUE(isWritten);
  EXPECT_TRUE(isDropped);
}

TEST_F(TaskQueueTest, WaitingForTheEndNeedsNoEventLoop) {
  TaskQueue queue({.onOneThread = true});
  queue.add({}, [](Progress& progress) { return runUntilCancelled(progress); }, [] {});
  queue.stop();
  bool isClosed = false;
  queue.add(
      {.mustFinish = true},
      [&](Progress&) -> Result<void> {
        isClosed = true;
        return {};
      },
      [] { ADD_FAILURE() << "the queue has stopped"; });
  queue.waitForEnd();
  EXPECT_TRUE(isClosed);
}

} // namespace
} // namespace vitrine::base
