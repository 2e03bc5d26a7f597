#include "app/viewer/SingleWindow.h"

#include "tests/support/Waiting.h"

#include <QLocalServer>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

using vitrine::tests::kWaitMs;
using vitrine::viewer::SingleWindow;

namespace {

/// As the second process does: blocking, beside the window's event loop.
bool handOverFromElsewhere(const QStringList& paths) {
  std::atomic<int> answer{-1};
  std::thread second([&] { answer = SingleWindow::handOver(paths) ? 1 : 0; });
  EXPECT_TRUE(QTest::qWaitFor([&] { return answer >= 0; }, kWaitMs));
  second.join();
  return answer == 1;
}

class SingleWindowTest : public testing::Test {
protected:
  // A name of its own, so that a Vitrine that is really open hears nothing of this.
  SingleWindowTest() { qputenv("WAYLAND_DISPLAY", "vitrine-test-" + QByteArray::number(getpid())); }
  ~SingleWindowTest() override { qunsetenv("WAYLAND_DISPLAY"); }
};

TEST_F(SingleWindowTest, WithoutAnOpenWindowNobodyTakesTheFiles) {
  EXPECT_FALSE(SingleWindow::handOver({QStringLiteral("/a.bsp")}));
}

TEST_F(SingleWindowTest, TheOpenWindowTakesThem) {
  SingleWindow window;
  QSignalSpy received(&window, &SingleWindow::filesReceived);
  window.listen();
  const QStringList paths{QStringLiteral("/a b.bsp"), QStringLiteral("/тест/日本.bsp")};
  EXPECT_TRUE(handOverFromElsewhere(paths));
  ASSERT_TRUE(QTest::qWaitFor([&] { return received.count() == 1; }, kWaitMs));
  EXPECT_EQ(received[0][0].toStringList(), paths);
}

TEST_F(SingleWindowTest, AnotherDisplayHasItsOwn) {
  SingleWindow window;
  window.listen();
  qputenv("WAYLAND_DISPLAY", "vitrine-test-elsewhere");
  EXPECT_FALSE(SingleWindow::handOver({QStringLiteral("/a.bsp")}));
}

TEST_F(SingleWindowTest, AWindowThatIsBusyTakesThemAsWell) {
  SingleWindow busy;
  QSignalSpy received(&busy, &SingleWindow::filesReceived);
  busy.listen();
  const QStringList paths{QStringLiteral("/a.bsp")};
  // On this very thread: its event loop does not run meanwhile, as while a frame is drawn.
  EXPECT_TRUE(SingleWindow::handOver(paths));
  EXPECT_EQ(received.count(), 0) << "the window hears of them on its own thread";
  EXPECT_TRUE(QTest::qWaitFor([&] { return received.count() == 1; }, kWaitMs));
  EXPECT_EQ(received.value(0).value(0).toStringList(), paths);
}

TEST_F(SingleWindowTest, AWindowThatClosesStopsListening) {
  {
    SingleWindow window;
    window.listen();
  }
  EXPECT_FALSE(SingleWindow::handOver({QStringLiteral("/a.bsp")}));
}

TEST_F(SingleWindowTest, AProcessThatNeverAnswersIsNotWaitedForForEver) {
  QLocalServer stopped;
  ASSERT_TRUE(stopped.listen(SingleWindow::serverName()));
  EXPECT_FALSE(SingleWindow::handOver({QStringLiteral("/a.bsp")}));
}

} // namespace
