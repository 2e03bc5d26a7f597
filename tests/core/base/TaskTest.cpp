#include "core/base/Task.h"

#include "core/base/TaskStream.h"
#include "tests/core/base/TaskChecks.h"
#include "tests/support/QtPrinters.h"

#include <QThread>

#include <atomic>
#include <numeric>
#include <stdexcept>
#include <thread>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace vitrine::base {
namespace {

using tests::loopUntil;
using tests::runUntilCancelled;

class TaskTest : public tests::TaskFixture {};

/// Ends of a task, as its owner receives them.
struct Ends {
  explicit Ends(Task& task) {
    QObject::connect(&task, &Task::failed, &task, [this](const Error& error) { errors.push_back(error); });
    QObject::connect(&task, &Task::cancelled, &task, [this] { ++cancelled; });
  }
  int count() const { return static_cast<int>(errors.size()) + cancelled; }

  std::vector<Error> errors;
  int cancelled = 0;
};

/// Counts copies of itself that live, and notes the thread that destroyed the last one.
class Captured {
public:
  explicit Captured(std::atomic<QThread*>& destroyedOn)
      : m_token(&destroyedOn, [](std::atomic<QThread*>* thread) { *thread = QThread::currentThread(); }) {}

private:
  std::shared_ptr<std::atomic<QThread*>> m_token;
};

TEST_F(TaskTest, DeliversTheValueOnTheThreadThatAsked) {
  Task task;
  QThread* worked = nullptr;
  QThread* delivered = nullptr;
  std::unique_ptr<int> value;
  task.start(
      [&](Progress&) -> Result<std::unique_ptr<int>> {
        worked = QThread::currentThread();
        return std::make_unique<int>(7);
      },
      [&](std::unique_ptr<int> made) {
        delivered = QThread::currentThread();
        value = std::move(made);
      });
  EXPECT_TRUE(task.isRunning());
  EXPECT_EQ(delivered, nullptr) << "not from within the call";
  ASSERT_TRUE(loopUntil([&] { return value != nullptr; }));
  EXPECT_EQ(*value, 7);
  EXPECT_FALSE(task.isRunning());
  EXPECT_EQ(delivered, QThread::currentThread());
  EXPECT_NE(worked, delivered);
}

TEST_F(TaskTest, DeliversOnAnotherThreadThatAsked) {
  std::thread::id asked;
  std::thread::id delivered;
  std::thread other([&] {
    asked = std::this_thread::get_id();
    QEventLoop loop;
    Task task;
    task.start([](Progress&) { return Result<int>(1); },
               [&](int) {
                 delivered = std::this_thread::get_id();
                 loop.quit();
               });
    loop.exec();
  });
  other.join();
  EXPECT_EQ(delivered, asked);
}

TEST_F(TaskTest, TellsTheLastStepWhileItRuns) {
  Task task;
  std::latch seen(1);
  QString phase;
  double fraction = 0;
  int polls = 0;
  QObject::connect(&task, &Task::progressed, &task, [&](const QString& name, double done) {
    phase = name;
    fraction = done;
  });
  QObject::connect(&task, &Task::polled, &task, [&] { ++polls; });
  bool isDone = false;
  task.start(
      [&](Progress& progress) -> Result<void> {
        progress.step(QStringLiteral("Reading"), 0.25);
        seen.wait();
        progress.step(QStringLiteral("Writing"), 0.75);
        return {};
      },
      [&] { isDone = true; });
  ASSERT_TRUE(loopUntil([&] { return phase == QStringLiteral("Reading") && polls > 1; }));
  EXPECT_EQ(fraction, 0.25);
  EXPECT_EQ(task.step().phase, phase);
  seen.count_down();
  ASSERT_TRUE(loopUntil([&] { return isDone; }));
  EXPECT_EQ(phase, QStringLiteral("Writing")) << "the last step precedes the end";
}

TEST_F(TaskTest, TellsNothingAfterTheEnd) {
  Task ended;
  int polls = 0;
  bool isDone = false;
  QObject::connect(&ended, &Task::polled, &ended, [&] { ++polls; });
  ended.start([](Progress&) { return Result<void>(); }, [&] { isDone = true; });
  ASSERT_TRUE(loopUntil([&] { return isDone; }));
  const int pollsOfJob = polls;
  EXPECT_GT(pollsOfJob, 0);
  Task other;
  int otherPolls = 0;
  QObject::connect(&other, &Task::polled, &other, [&] { ++otherPolls; });
  other.start([](Progress& progress) { return runUntilCancelled(progress); }, [] {});
  ASSERT_TRUE(loopUntil([&] { return otherPolls > 2; }));
  EXPECT_EQ(polls, pollsOfJob);
}

TEST_F(TaskTest, CancelBeforeItBegins) {
  Task task;
  std::latch blocked(1);
  std::vector<std::unique_ptr<Task>> others;
  std::atomic<int> begun = 0;
  // Two jobs of one task at most: the third one waits, though its own is cancelled.
  for (int i = 0; i < 2; ++i) {
    task.start(
        [&](Progress&) -> Result<void> {
          ++begun;
          blocked.wait();
          return {};
        },
        [] {});
    ASSERT_TRUE(loopUntil([&] { return begun == i + 1; }));
  }
  Ends ends(task);
  bool hasRun = false;
  task.start(
      [&](Progress&) -> Result<void> {
        hasRun = true;
        return {};
      },
      [] { ADD_FAILURE() << "cancelled"; });
  task.cancel();
  EXPECT_TRUE(loopUntil([&] { return ends.cancelled == 1; }));
  EXPECT_FALSE(hasRun);
  EXPECT_FALSE(task.isRunning());
  blocked.count_down();
  endTasks(); // before what the jobs refer to goes
}

TEST_F(TaskTest, CancelWhileItRunsAndAfterItsEnd) {
  Task task;
  Ends ends(task);
  task.start([](Progress& progress) { return runUntilCancelled(progress); }, [] { ADD_FAILURE() << "cancelled"; });
  task.cancel();
  ASSERT_TRUE(loopUntil([&] { return ends.cancelled == 1; }));
  EXPECT_TRUE(ends.errors.empty());
  task.cancel(); // nothing runs
  bool isDone = false;
  task.start([](Progress&) { return Result<void>(); }, [&] { isDone = true; });
  ASSERT_TRUE(loopUntil([&] { return isDone; }));
  task.cancel();
  QCoreApplication::processEvents();
  EXPECT_EQ(ends.count(), 1);
}

TEST_F(TaskTest, OnlyTheLatestCounts) {
  Task task;
  Ends ends(task);
  std::vector<int> delivered;
  for (int i = 0; i < 500; ++i) {
    task.start(
        [i](TaskReports& reports, Progress& progress) -> Result<int> {
          reports.post([] {});
          progress.step(QStringLiteral("Working"), 0.5);
          return i;
        },
        [&](int value) { delivered.push_back(value); });
    if (i % 50 == 0) {
      QCoreApplication::processEvents();
      delivered.clear(); // that one was the latest then
    }
  }
  ASSERT_TRUE(loopUntil([&] { return !task.isRunning(); }));
  EXPECT_EQ(delivered, std::vector<int>{499});
  EXPECT_EQ(ends.count(), 0);
}

TEST_F(TaskTest, StreamsItemsInOrderInSlices) {
  Task task;
  std::vector<int> items;
  std::size_t longest = 0;
  bool isComplete = false;
  constexpr int kItems = 20'000;
  startStream<int>(
      task, {},
      [](const TaskSink<int>& sink, Progress&) -> Result<bool> {
        for (int i = 0; i < kItems; ++i) {
          sink(i);
        }
        return true;
      },
      [&](std::vector<int> slice) {
        longest = std::max(longest, slice.size());
        items.insert(items.end(), slice.begin(), slice.end());
      },
      [&](bool) { isComplete = items.size() == kItems; }, 1000);
  ASSERT_TRUE(loopUntil([&] { return !task.isRunning(); }));
  EXPECT_TRUE(isComplete) << "the end follows the last item";
  EXPECT_LE(longest, 1000U);
  std::vector<int> expected(kItems);
  std::iota(expected.begin(), expected.end(), 0);
  EXPECT_EQ(items, expected);
}

TEST_F(TaskTest, ReportsAreDeliveredInOrderAndBetweenThemOthersAreServed) {
  Task task;
  std::vector<int> reports;
  std::atomic<bool> isPosted = false;
  bool isDone = false;
  task.start(
      [&](TaskReports& queue, Progress&) -> Result<void> {
        for (int i = 0; i < 30; ++i) {
          queue.post([&, i] {
            const QDeadlineTimer busy(2);
            while (!busy.hasExpired()) {
            }
            reports.push_back(i);
          });
        }
        isPosted = true;
        isPosted.notify_all();
        return {};
      },
      [&] { isDone = true; });
  isPosted.wait(false);
  int servedBetween = 0;
  QTimer other;
  other.callOnTimeout([&] { servedBetween += reports.empty() || isDone ? 0 : 1; });
  other.start(0);
  ASSERT_TRUE(loopUntil([&] { return isDone; }));
  std::vector<int> expected(30);
  std::iota(expected.begin(), expected.end(), 0);
  EXPECT_EQ(reports, expected);
  EXPECT_GT(servedBetween, 0);
}

TEST_F(TaskTest, DestructionNeverWaitsAndTheWorkIsDestroyedOnTheWorker) {
  std::latch begun(1);
  std::latch blocked(1);
  std::atomic<QThread*> destroyedOn = nullptr;
  {
    Task task;
    task.start(
        [&begun, &blocked, captured = Captured(destroyedOn)](Progress&) -> Result<void> {
          begun.count_down();
          blocked.wait();
          return {};
        },
        [] { ADD_FAILURE() << "its owner has gone"; });
    begun.wait();
  }
  EXPECT_EQ(destroyedOn, nullptr) << "the job runs";
  blocked.count_down(); // only now can it end: the destructor has not waited
  endTasks();
  EXPECT_NE(destroyedOn, nullptr);
  EXPECT_NE(destroyedOn, QThread::currentThread());
  QCoreApplication::processEvents();
}

TEST_F(TaskTest, WorkThatNeverRunsIsDestroyedOnAWorkerToo) {
  std::latch blocked(1);
  std::atomic<QThread*> destroyedOn = nullptr;
  std::atomic<int> begun = 0;
  Task task;
  for (int i = 0; i < 2; ++i) {
    task.start(
        [&](Progress&) -> Result<void> {
          ++begun;
          blocked.wait();
          return {};
        },
        [] {});
    ASSERT_TRUE(loopUntil([&] { return begun == i + 1; }));
  }
  task.start([captured = Captured(destroyedOn)](Progress&) { return Result<void>(); }, [] {});
  task.drop();
  EXPECT_TRUE(loopUntil([&] { return destroyedOn != nullptr; })) << "while the others still run";
  EXPECT_NE(destroyedOn, QThread::currentThread());
  blocked.count_down();
  endTasks(); // before what the jobs refer to goes
}

TEST_F(TaskTest, AReceiverMayDestroyTheTask) {
  auto* task = new Task;
  bool isDone = false;
  task->start([](Progress&) { return Result<void>(); },
              [&, task] {
                delete task;
                isDone = true;
              });
  EXPECT_TRUE(loopUntil([&] { return isDone; }));
}

TEST_F(TaskTest, AReceiverMayStartTheNextAndRunAnEventLoop) {
  Task task;
  int second = 0;
  task.start([](Progress&) { return Result<int>(1); },
             [&](int first) {
               task.start([first](Progress&) { return Result<int>(first + 1); }, [&](int value) { second = value; });
               EXPECT_TRUE(loopUntil([&] { return second == 2; }));
             });
  EXPECT_TRUE(loopUntil([&] { return second == 2; }));
}

TEST_F(TaskTest, EachKindOfExceptionArrivesAsAnError) {
  Task task;
  Ends ends(task);
  const auto run = [&](auto thrown) {
    task.start([thrown](Progress&) -> Result<void> { throw thrown; }, [] { ADD_FAILURE() << "it failed"; });
    return loopUntil([&] { return !task.isRunning(); });
  };
  ASSERT_TRUE(run(Cancelled()));
  EXPECT_EQ(ends.cancelled, 1);
  ASSERT_TRUE(run(std::bad_alloc()));
  ASSERT_TRUE(run(std::runtime_error("seven")));
  ASSERT_TRUE(run(8));
  ASSERT_EQ(ends.errors.size(), 3U);
  EXPECT_EQ(ends.errors[0].code, ErrorCode::LimitReached);
  EXPECT_EQ(ends.errors[1].code, ErrorCode::Internal);
  EXPECT_TRUE(ends.errors[1].message.contains(QStringLiteral("seven")));
  EXPECT_EQ(ends.errors[2].code, ErrorCode::Internal);
  task.start([](Progress&) -> Result<void> { return std::unexpected(Error::of(ErrorCode::NotFound, {})); }, [] {});
  ASSERT_TRUE(loopUntil([&] { return !task.isRunning(); }));
  EXPECT_EQ(ends.errors.back().code, ErrorCode::NotFound);
}

TEST_F(TaskTest, ExceptionsOfReceiversArriveAsErrorsToo) {
  Task task;
  Ends ends(task);
  task.start([](Progress&) { return Result<int>(1); }, [](int) { throw std::runtime_error("then"); });
  ASSERT_TRUE(loopUntil([&] { return ends.count() == 1; }));
  task.start(
      [](TaskReports& reports, Progress& progress) -> Result<void> {
        reports.post([] { throw std::bad_alloc(); });
        return runUntilCancelled(progress);
      },
      [] { ADD_FAILURE() << "a report failed"; });
  ASSERT_TRUE(loopUntil([&] { return ends.count() == 2; }));
  EXPECT_EQ(ends.errors.back().code, ErrorCode::LimitReached);
}

TEST_F(TaskTest, LongTasksDoNotStarveShortOnes) {
  std::latch blocked(1);
  std::vector<std::unique_ptr<Task>> exports;
  for (int i = 0; i < 70; ++i) { // more than there are threads for
    exports.push_back(std::make_unique<Task>());
    exports.back()->start(
        [&](Progress&) -> Result<void> {
          blocked.wait();
          return {};
        },
        [] {});
  }
  Task sorting(nullptr, TaskLane::Short);
  int sorted = 0;
  for (int frame = 0; frame < 10; ++frame) {
    sorting.start([](Progress&) { return Result<void>(); }, [&] { ++sorted; });
    ASSERT_TRUE(loopUntil([&] { return sorted == frame + 1; }));
  }
  blocked.count_down();
  endTasks(); // before what the jobs refer to goes
}

#ifdef Q_OS_LINUX
TEST_F(TaskTest, BackgroundThreadsHaveALowPriority) {
  const auto niceValueIn = [](TaskLane lane) {
    Task task(nullptr, lane);
    int value = -100;
    task.start([](Progress&) { return Result<int>(::getpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()))); },
               [&](int found) { value = found; });
    EXPECT_TRUE(loopUntil([&] { return !task.isRunning(); }));
    return value;
  };
  const int own = ::getpriority(PRIO_PROCESS, 0);
  EXPECT_EQ(niceValueIn(TaskLane::Background), std::min(own + 10, 19));
  EXPECT_EQ(niceValueIn(TaskLane::Long), own);
  EXPECT_EQ(niceValueIn(TaskLane::Short), own);
}
#endif

TEST_F(TaskTest, TheEndOfTheProgramCancelsAndWaits) {
  Task cancelled;
  Ends ends(cancelled);
  std::latch begun(2);
  std::atomic<bool> hasEnded = false;
  cancelled.start(
      [&](Progress& progress) -> Result<void> {
        begun.count_down();
        const auto note = std::shared_ptr<void>(nullptr, [&](void*) { hasEnded = true; });
        return runUntilCancelled(progress);
      },
      [] {});
  std::atomic<bool> isWritten = false;
  Task written;
  written.start(
      {.mustFinish = true},
      [&](Progress& progress) -> Result<void> {
        begun.count_down();
        while (!hasEnded) {
          progress.check(); // must not be cancelled
          std::this_thread::yield();
        }
        isWritten = true;
        return {};
      },
      [] {});
  begun.wait();
  endTasks();
  EXPECT_TRUE(hasEnded);
  EXPECT_TRUE(isWritten);
  EXPECT_TRUE(loopUntil([&] { return ends.cancelled == 1 && !written.isRunning(); }));
  bool runsAgain = false;
  written.start([](Progress&) { return Result<void>(); }, [&] { runsAgain = true; });
  EXPECT_TRUE(loopUntil([&] { return runsAgain; }));
}

} // namespace
} // namespace vitrine::base
