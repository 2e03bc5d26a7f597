#include "core/base/RunningTasks.h"

#include "core/base/ListedWork.h"
#include "core/base/Task.h"
#include "tests/core/base/TaskChecks.h"
#include "tests/support/QtPrinters.h"

namespace vitrine::base {
namespace {

using tests::loopUntil;

class RunningTasksTest : public tests::TaskFixture {};

TEST_F(RunningTasksTest, ListsTasksWithNamesAndTheirProgress) {
  RunningTasks list;
  int changes = 0;
  QObject::connect(&list, &RunningTasks::changed, &list, [&] { ++changes; });
  Task named;
  Task unnamed;
  std::latch blocked(1);
  std::latch stepped(1);
  named.start(
      {.name = QStringLiteral("Exporting")},
      [&](Progress& progress) -> Result<void> {
        progress.step(QStringLiteral("Writing"), 0.5);
        stepped.count_down();
        blocked.wait();
        return {};
      },
      [] {});
  unnamed.start(
      [&](Progress&) -> Result<void> {
        blocked.wait();
        return {};
      },
      [] {});
  stepped.wait();
  ASSERT_TRUE(loopUntil([&] { return list.items().size() == 1 && list.items().front().fraction == 0.5; }));
  EXPECT_EQ(list.items().front().name, QStringLiteral("Exporting"));
  EXPECT_EQ(list.items().front().phase, QStringLiteral("Writing"));
  EXPECT_GT(changes, 0);
  blocked.count_down();
  EXPECT_TRUE(loopUntil([&] { return list.items().empty(); }));
  endTasks(); // before what the jobs refer to goes
}

TEST_F(RunningTasksTest, CancelsByTheId) {
  RunningTasks list;
  Task task;
  int cancelled = 0;
  QObject::connect(&task, &Task::cancelled, &task, [&] { ++cancelled; });
  task.start(
      {.name = QStringLiteral("Searching")}, [](Progress& progress) { return tests::runUntilCancelled(progress); },
      [] {});
  ASSERT_TRUE(loopUntil([&] { return list.items().size() == 1; }));
  const auto id = list.items().front().id;
  RunningTasks::cancel(id);
  EXPECT_TRUE(loopUntil([&] { return cancelled == 1 && list.items().empty(); }));
  RunningTasks::cancel(id); // it has ended
}

TEST_F(RunningTasksTest, ListsWorkThatIsNoTask) {
  RunningTasks list;
  int cancelled = 0;
  {
    ListedWork work(QStringLiteral("Filming"));
    QObject::connect(&work, &ListedWork::cancelWanted, &work, [&] { ++cancelled; });
    Task later;
    later.start(
        {.name = QStringLiteral("Searching")}, [](Progress& progress) { return tests::runUntilCancelled(progress); },
        [] {});
    work.step(QStringLiteral("Frame 3"), 0.5);
    ASSERT_TRUE(loopUntil([&] { return list.items().size() == 2 && list.items().front().fraction == 0.5; }));
    EXPECT_EQ(list.items().front().name, QStringLiteral("Filming")) << "in the order of their start";
    EXPECT_EQ(list.items().front().phase, QStringLiteral("Frame 3"));
    RunningTasks::cancel(list.items().front().id);
    EXPECT_TRUE(loopUntil([&] { return cancelled == 1; }));
    work.step({}, 0.75); // it goes on until its owner ends it
    EXPECT_EQ(list.items().size(), 2U);
  }
  EXPECT_TRUE(loopUntil([&] { return list.items().empty(); }));
  EXPECT_EQ(cancelled, 1);
}

} // namespace
} // namespace vitrine::base
