#include "ui/shell/TaskView.h"

#include "core/base/Task.h"
#include "core/base/TaskScheduler.h"
#include "tests/support/Waiting.h"
#include "ui/session/Session.h"
#include "ui/shell/StatusStrip.h"

#include <QDialog>
#include <QLabel>
#include <QProgressBar>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

#include <latch>
#include <thread>
#include <utility>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;

namespace {

class TaskViewTest : public testing::Test {
protected:
  TaskViewTest() {
    strip.resize(1200, strip.sizeHint().height());
    strip.show();
  }
  ~TaskViewTest() override {
    release();
    base::endTasks(); // before what the jobs refer to goes
  }

  /// Lets blocked tasks end.
  void release() {
    if (!std::exchange(isReleased, true)) {
      blocked.count_down();
    }
  }

  /// Starts a task that goes on until the test ends, also if it is cancelled.
  void startBlocked(base::Task& task, const QString& name) {
    task.start(
        {.name = name},
        [this](Progress& progress) -> Result<void> {
          progress.step(QStringLiteral("Writing"), 0.25);
          blocked.wait();
          return {};
        },
        [] {});
  }
  /// Starts a task that goes on until it is cancelled.
  static void startCancellable(base::Task& task, const QString& name) {
    task.start(
        {.name = name},
        [](Progress& progress) -> Result<void> {
          while (true) {
            progress.check();
            std::this_thread::yield();
          }
        },
        [] {});
  }
  template <class Condition>
  static bool waitFor(Condition condition) {
    return QTest::qWaitFor(condition, kWaitMs);
  }
  template <class Widget>
  Widget& find(const char* name) {
    auto* widget = strip.findChild<Widget*>(QLatin1String(name));
    EXPECT_TRUE(widget) << name;
    return *widget;
  }
  QDialog& list() { return find<QDialog>("taskList"); }
  QList<QToolButton*> cancelButtons() {
    QList<QToolButton*> shown = list().findChildren<QToolButton*>(QStringLiteral("taskCancel"));
    shown.removeIf([](const QToolButton* button) { return button->parentWidget()->isHidden(); });
    return shown;
  }

  Session session;
  StatusStrip strip{session};
  std::latch blocked{1};
  bool isReleased = false;
  base::Task first;
  base::Task second;
};

TEST_F(TaskViewTest, OneTaskIsShownWithItsProgress) {
  EXPECT_TRUE(strip.findChild<TaskView*>()->isHidden()) << "nothing runs";
  startBlocked(first, QStringLiteral("Exporting"));
  QCoreApplication::processEvents();
  EXPECT_FALSE(find<QToolButton>("statusCancel").isVisible()) << "it may end soon";
  ASSERT_TRUE(waitFor([this] { return find<QToolButton>("statusCancel").isVisible(); }));
  EXPECT_EQ(find<QLabel>("statusTask").text(), QStringLiteral("Exporting: Writing"));
  const auto& bar = find<QProgressBar>("statusProgress");
  EXPECT_TRUE(bar.isVisible());
  EXPECT_EQ(bar.value(), bar.maximum() / 4);
  EXPECT_EQ(bar.accessibleName(), QStringLiteral("Exporting"));
  EXPECT_FALSE(find<QToolButton>("statusTasks").isVisible());
  release();
  EXPECT_TRUE(waitFor([this] { return !find<QToolButton>("statusCancel").isVisible(); }));
}

TEST_F(TaskViewTest, SeveralTasksAreListedAndCancelled) {
  startBlocked(first, QStringLiteral("Exporting"));
  startCancellable(second, QStringLiteral("Searching"));
  auto& count = find<QToolButton>("statusTasks");
  ASSERT_TRUE(waitFor([&] { return count.isVisible(); }));
  EXPECT_TRUE(count.text().contains(QLatin1Char('2'))) << count.text().toStdString();
  EXPECT_FALSE(find<QToolButton>("statusCancel").isVisible());
  QTest::keyClick(&count, Qt::Key_Space);
  ASSERT_TRUE(list().isVisible());
  ASSERT_EQ(cancelButtons().size(), 2);
  QToolButton& cancel = *cancelButtons().last();
  EXPECT_TRUE(cancel.accessibleName().contains(QStringLiteral("Searching")));
  EXPECT_NE(cancel.focusPolicy() & Qt::TabFocus, 0);
  QTest::keyClick(&cancel, Qt::Key_Space);
  ASSERT_TRUE(waitFor([this] { return cancelButtons().size() == 1; }));
  EXPECT_TRUE(waitFor([this] { return !second.isRunning(); }));
  EXPECT_TRUE(first.isRunning());
  EXPECT_FALSE(count.isVisible());
  EXPECT_TRUE(find<QToolButton>("statusCancel").isVisible()) << "one is left";
  QTest::keyClick(&list(), Qt::Key_Escape);
  EXPECT_FALSE(list().isVisible());
}

} // namespace
