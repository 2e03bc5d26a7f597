#include "ui/animation/SceneClock.h"

#include "tests/ui/support/TestFormat.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

constexpr int kWaitMs = 10'000;

class SceneClockTest : public testing::Test {
protected:
  void openFlickering() { session.setDocument(loadTestDocument(TestFormat::Mode::Rooms)); }

  Session session;
  SceneClock clock{session};
  QSignalSpy running{&clock, &SceneClock::runningChanged};
  QSignalSpy steps{&session, &Session::clockChanged};
};

TEST_F(SceneClockTest, StandsWhereNothingRunsByItself) {
  EXPECT_FALSE(clock.ticking());
  session.setDocument(loadTestDocument());
  EXPECT_FALSE(clock.ticking());
  EXPECT_FALSE(clock.hasSomethingToRun());
  EXPECT_EQ(running.count(), 0);
}

TEST_F(SceneClockTest, RunsLettersOfPatterns) {
  openFlickering();
  EXPECT_TRUE(clock.running());
  EXPECT_EQ(running.count(), 1);
  const float first = scene::lightMix(*session.scene(), session.state()).weights[32];
  ASSERT_TRUE(steps.wait(kWaitMs));
  EXPECT_NE(scene::lightMix(*session.scene(), session.state()).weights[32], first) << "a step is another letter";
  const int before = static_cast<int>(steps.count());
  QTest::qWait(1000);
  EXPECT_LE(steps.count() - before, 12) << "ten letters a second";
}

TEST_F(SceneClockTest, AControlThatIsOffStopsIt) {
  openFlickering();
  session.setControl(QStringLiteral("pattern.32"), 0);
  EXPECT_FALSE(clock.ticking());
  EXPECT_FALSE(clock.hasSomethingToRun());
  session.setControl(QStringLiteral("pattern.32"), 1);
  EXPECT_TRUE(clock.ticking());
  EXPECT_EQ(running.count(), 3);
}

TEST_F(SceneClockTest, PausedAndHeldItDoesNotTick) {
  openFlickering();
  clock.setPaused(true);
  EXPECT_FALSE(clock.ticking());
  EXPECT_FALSE(clock.running());
  EXPECT_TRUE(clock.hasSomethingToRun());
  clock.setPaused(false);
  clock.setHeld(true);
  EXPECT_FALSE(clock.ticking());
  EXPECT_TRUE(clock.running()) << "it only cannot be seen";
  steps.clear();
  QTest::qWait(300);
  EXPECT_EQ(steps.count(), 0);
  clock.setHeld(false);
  EXPECT_TRUE(clock.ticking());
}

TEST_F(SceneClockTest, GoesOnFromWhereItWas) {
  openFlickering();
  ASSERT_TRUE(steps.wait(kWaitMs));
  clock.setPaused(true);
  const double at = session.state().clock;
  QTest::qWait(400);
  clock.setPaused(false);
  ASSERT_TRUE(steps.wait(kWaitMs));
  EXPECT_LT(session.state().clock, at + 0.35) << "what was missed is not caught up with";
}

TEST_F(SceneClockTest, APauseIsKeptByAReloadAndNotByAnotherFile) {
  openFlickering();
  clock.setPaused(true);
  session.setDocument(loadTestDocument(TestFormat::Mode::Rooms), true);
  EXPECT_FALSE(clock.running());
  session.setDocument(nullptr);
  openFlickering();
  EXPECT_TRUE(clock.running());
}

/// An avatar with springing bones.
class SpringClockTest : public SceneClockTest {
protected:
  SpringClockTest() { session.setDocument(loadTestDocument(TestFormat::Mode::Avatar)); }
  void swing(bool on) { session.setControl(QStringLiteral("springs"), on ? 1 : 0); }
};

TEST_F(SpringClockTest, SpringsRunAsOftenAsScreensAreDrawnWhileTheyAreOn) {
  EXPECT_FALSE(clock.ticking());
  swing(true);
  EXPECT_TRUE(clock.running());
  ASSERT_TRUE(steps.wait(kWaitMs));
  steps.clear();
  const double before = session.state().clock;
  QTest::qWait(1000);
  EXPECT_GT(steps.count(), 15) << "not ten a second, as lights";
  EXPECT_GT(session.state().clock, before + 0.5);
  swing(false);
  EXPECT_FALSE(clock.ticking());
  steps.clear();
  QTest::qWait(200);
  EXPECT_EQ(steps.count(), 0);
}

TEST_F(SpringClockTest, SpringsCanBePaused) {
  swing(true);
  clock.setPaused(true);
  EXPECT_FALSE(clock.ticking());
  EXPECT_TRUE(clock.hasSomethingToRun());
  clock.setPaused(false);
  EXPECT_TRUE(clock.ticking());
}

TEST_F(SpringClockTest, WithAnAnimationTheyMoveOncePerTick) {
  swing(true);
  ASSERT_TRUE(steps.wait(kWaitMs));
  steps.clear();
  for (int i = 1; i <= 60; ++i) {
    QTest::qSleep(5);
    session.setTime(i * 0.005);
    QCoreApplication::processEvents();
  }
  EXPECT_LE(steps.count(), 61) << "none of the clock's own in between";
  EXPECT_GE(steps.count(), 55);
}

} // namespace
