#include "ui/session/SceneClock.h"

#include "tests/support/Waiting.h"
#include "tests/ui/support/TestFormat.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kRoundsWatched;
using vitrine::tests::kWaitMs;
using vitrine::tests::loadTestDocument;
using vitrine::tests::passRounds;
using vitrine::tests::TestFormat;

namespace {

class SceneClockTest : public testing::Test {
protected:
  void openFlickering() { session.setDocument(loadTestDocument(TestFormat::Mode::Rooms)); }

  /// Lets so many seconds pass, and the timer see it.
  void pass(double seconds) {
    now += seconds;
    ASSERT_TRUE(steps.wait(kWaitMs));
  }
  float weight() const { return state::evaluate(*session.scene(), session.state()).light.weights[32]; }

  double now = 1000;
  int ticks = 0;
  Session session;
  SceneClock clock{session, nullptr, [this] {
                     ++ticks;
                     return now;
                   }};
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
  const float first = weight();
  pass(0.11);
  EXPECT_NE(weight(), first) << "a step is another letter";
  const auto before = steps.count();
  now += 0.05;
  const int seen = ticks;
  ASSERT_TRUE(QTest::qWaitFor([&] { return ticks > seen + 2; }, kWaitMs));
  EXPECT_EQ(steps.count(), before) << "ten letters a second";
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
  const int before = ticks;
  ASSERT_TRUE(passRounds(kRoundsWatched));
  EXPECT_EQ(ticks, before);
  clock.setHeld(false);
  EXPECT_TRUE(clock.ticking());
}

TEST_F(SceneClockTest, GoesOnFromWhereItWas) {
  openFlickering();
  pass(0.11);
  clock.setPaused(true);
  const double at = session.state().clock;
  now += 40;
  clock.setPaused(false);
  pass(0.11);
  EXPECT_NEAR(session.state().clock, at + 0.11, 1e-9) << "what was missed is not caught up with";
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
  const double before = session.state().clock;
  QElapsedTimer since;
  qint64 shortest = kWaitMs;
  for (int i = 1; i <= 30; ++i) {
    since.start();
    pass(0.016);
    shortest = std::min(shortest, since.elapsed());
    EXPECT_NEAR(session.state().clock, before + i * 0.016, 1e-9) << "each tick moves them";
  }
  // A busy machine may make any of them late, but hardly all.
  EXPECT_LT(shortest, 60) << "not ten a second, as lights";
  swing(false);
  EXPECT_FALSE(clock.ticking());
}

TEST_F(SpringClockTest, SettledSpringsWaitUntilSomethingMovesThem) {
  swing(true);
  for (int i = 0; i < 60 * 60 && clock.ticking(); ++i) {
    pass(0.016);
  }
  ASSERT_FALSE(clock.ticking());
  EXPECT_TRUE(clock.running()) << "nobody has paused it";
  const double settled = session.state().clock;
  now += 100;
  passRounds(kRoundsWatched);
  EXPECT_EQ(session.state().clock, settled);

  session.setAnimation(0);
  session.setTime(0.5);
  ASSERT_TRUE(clock.ticking());
  pass(0.032);
  EXPECT_LT(session.state().clock, settled + 1) << "on from where it was";
  EXPECT_TRUE(session.pose()->hasSwingingSprings());
  EXPECT_TRUE(clock.ticking());
}

TEST_F(SpringClockTest, ReducedMotionLetsEveryDocumentBeginPaused) {
  clock.setReducedMotion(true);
  swing(true);
  EXPECT_FALSE(clock.ticking());
  session.setDocument(nullptr);
  openFlickering();
  EXPECT_FALSE(clock.running());
  clock.setPaused(false);
  EXPECT_TRUE(clock.running()) << "let go by hand";
  clock.setReducedMotion(false);
  EXPECT_TRUE(clock.running());
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
  pass(0.016);
  steps.clear();
  for (int i = 1; i <= 60; ++i) {
    now += 0.005;
    session.setTime(i * 0.005);
    QCoreApplication::processEvents();
  }
  EXPECT_EQ(steps.count(), 60) << "none of the clock's own in between";
}

} // namespace
