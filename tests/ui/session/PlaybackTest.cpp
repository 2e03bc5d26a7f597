#include "tests/ui/session/PlaybackFixture.h"

#include <QTest>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::loadTestDocument;
using vitrine::tests::PlaybackTest;
using vitrine::tests::TestFormat;

namespace {

constexpr SectionId kHeader = 1;
constexpr scene::AnimationIndex kHop = 0;
constexpr scene::AnimationIndex kHopLoop = 1;
constexpr scene::AnimationIndex kStill = 2;
constexpr scene::AnimationIndex kEmpty = 3;
constexpr scene::AnimationIndex kNod = 4;

TEST_F(PlaybackTest, TimeFollowsTheClock) {
  EXPECT_FALSE(playback.playing()) << "nothing moves before it is asked to";
  playback.play();
  ASSERT_TRUE(playback.playing());
  pass(0.05);
  EXPECT_NEAR(time(), 0.05, 1e-9);
  pass(0.07);
  EXPECT_NEAR(time(), 0.12, 1e-9);
  EXPECT_EQ(playback.cursor().frame(), 1);
  playback.pause();
  now += 5;
  EXPECT_FALSE(playback.ticking());
  EXPECT_NEAR(time(), 0.12, 1e-9);
  playback.toggle();
  pass(0.01);
  EXPECT_NEAR(time(), 0.13, 1e-9) << "what passed in between does not count";
  EXPECT_EQ(playing.count(), 3);
}

TEST_F(PlaybackTest, SpeedIsAFactorAndHasLimits) {
  playback.speed().set(2);
  playback.play();
  pass(0.05);
  EXPECT_NEAR(time(), 0.1, 1e-9);
  playback.speed().set(0.5);
  pass(0.05);
  EXPECT_NEAR(time(), 0.125, 1e-9);
  playback.speed().set(100);
  EXPECT_EQ(playback.speed().factor(), PlaybackSpeed::kFastest);
  playback.speed().set(0);
  EXPECT_EQ(playback.speed().factor(), PlaybackSpeed::kSlowest);
  playback.speed().set(std::numeric_limits<double>::quiet_NaN());
  EXPECT_EQ(playback.speed().factor(), 1);
}

TEST_F(PlaybackTest, TheUsualSpeedsAreStepped) {
  playback.speed().changeBy(1);
  EXPECT_EQ(playback.speed().factor(), 1.5);
  playback.speed().set(1.2);
  playback.speed().changeBy(-1);
  EXPECT_EQ(playback.speed().factor(), 1) << "from between two to the next below";
  playback.speed().changeBy(99);
  EXPECT_EQ(playback.speed().factor(), PlaybackSpeed::kFastest);
  playback.speed().changeBy(-99);
  EXPECT_EQ(playback.speed().factor(), PlaybackSpeed::kSlowest);
}

TEST_F(PlaybackTest, AClipIsPlayedOnceAndStaysAtItsLastFrame) {
  playback.play();
  pass(0.9);
  EXPECT_FALSE(playback.playing());
  EXPECT_NEAR(time(), 0.2, 1e-9);
  EXPECT_EQ(playback.cursor().frame(), 2);
  playback.play();
  EXPECT_EQ(time(), 0) << "from the beginning again";
  EXPECT_TRUE(playback.playing());
}

TEST_F(PlaybackTest, AClipThatIsMeantToLoopsUnlessToldOtherwise) {
  playback.choose(kHopLoop);
  EXPECT_EQ(playback.repeat(), Repeat::Loop);
  playback.play();
  pass(0.25);
  pass(0.10);
  EXPECT_TRUE(playback.playing());
  EXPECT_NEAR(time(), 0.05, 1e-9);
  QSignalSpy changes(&playback, &Playback::repeatChanged);
  playback.setRepeat(Repeat::Once);
  EXPECT_EQ(changes.count(), 1);
  pass(0.3);
  EXPECT_FALSE(playback.playing());
  EXPECT_EQ(playback.cursor().frame(), 2);
}

TEST_F(PlaybackTest, OtherClipsLoopWhenToldSoAndHoldTheirLastFrameForItsTime) {
  EXPECT_EQ(playback.repeat(), Repeat::Once);
  playback.setRepeat(Repeat::Loop);
  playback.play();
  pass(0.25);
  EXPECT_EQ(playback.cursor().frame(), 2) << "the last frame has its time, too";
  EXPECT_TRUE(playback.playing());
  pass(0.1);
  EXPECT_NEAR(time(), 0.05, 1e-9);
  playback.choose(kHopLoop);
  EXPECT_EQ(playback.repeat(), Repeat::Loop);
  playback.setRepeat(Repeat::Once);
  playback.choose(kHop);
  EXPECT_EQ(playback.repeat(), Repeat::Loop) << "the kinds are kept apart";
}

TEST_F(PlaybackTest, BackAndForthTurnsAtTheLastFrameAndAtTheFirst) {
  playback.setRepeat(Repeat::BackAndForth);
  playback.play();
  pass(0.15);
  pass(0.08);
  EXPECT_NEAR(time(), 0.17, 1e-9) << "on the way back from the last frame, at 0.2";
  playback.pause();
  playback.play();
  pass(0.1);
  EXPECT_NEAR(time(), 0.07, 1e-9) << "a pause does not turn it round";
  pass(0.1);
  EXPECT_NEAR(time(), 0.03, 1e-9) << "forth again";
  pass(0.12);
  pass(0.1);
  EXPECT_NEAR(time(), 0.15, 1e-9);
  playback.goTo(0.1);
  playback.play();
  pass(0.05);
  EXPECT_NEAR(time(), 0.15, 1e-9) << "who goes somewhere goes on from there";
  EXPECT_TRUE(playback.playing());
}

TEST_F(PlaybackTest, BackAndForthOfALoopTurnsAtItsLastFrame) {
  playback.choose(kHopLoop);
  playback.setRepeat(Repeat::BackAndForth);
  playback.goTo(0.29); // on the way to the first frame again
  playback.play();
  pass(0.05);
  EXPECT_NEAR(time(), 0.15, 1e-9);
  playback.cursor().step(-1);
  playback.cursor().step(-1);
  playback.cursor().step(-1);
  EXPECT_EQ(playback.cursor().frame(), 0) << "there is none before the first";
}

TEST_F(PlaybackTest, ALongPauseOfTheProgramIsNotCaughtUpWith) {
  playback.choose(kHopLoop);
  playback.play();
  pass(1000.05);
  EXPECT_NEAR(time(), std::fmod(1.0, 0.3), 1e-6);
}

TEST_F(PlaybackTest, StepsGoFromFrameToFrameAndPause) {
  playback.play();
  playback.cursor().step(1);
  EXPECT_FALSE(playback.playing());
  EXPECT_EQ(playback.cursor().frame(), 1);
  playback.goTo(0.15);
  playback.cursor().step(-1);
  EXPECT_NEAR(time(), 0.1, 1e-9) << "from between two frames to the one before";
  playback.goTo(0.15);
  playback.cursor().step(1);
  EXPECT_NEAR(time(), 0.2, 1e-9);
  playback.cursor().step(1);
  EXPECT_EQ(playback.cursor().frame(), 2) << "there is none after the last";
  playback.cursor().goToFrame(0);
  playback.cursor().step(-1);
  EXPECT_EQ(playback.cursor().frame(), 0);
  playback.choose(kHopLoop);
  playback.cursor().step(-1);
  EXPECT_EQ(playback.cursor().frame(), 2) << "in a loop the last is before the first";
  playback.cursor().step(1);
  EXPECT_EQ(playback.cursor().frame(), 0);
  playback.cursor().goToFrame(99);
  EXPECT_EQ(playback.cursor().frame(), 2);
}

TEST_F(PlaybackTest, EveryFrameOfALongClipCanBeSteppedTo) {
  for (int frame = 0; frame < 3; ++frame) {
    playback.cursor().goToFrame(frame);
    EXPECT_EQ(playback.cursor().frame(), frame);
    EXPECT_EQ(animation::sampleKeyframes(*session.scene(), session.evaluated(), 0).share, 0) << "exactly at it";
  }
}

TEST_F(PlaybackTest, StopGoesBackToTheFirstFrame) {
  playback.play();
  pass(0.1);
  playback.stop();
  EXPECT_FALSE(playback.playing());
  EXPECT_EQ(time(), 0);
}

TEST_F(PlaybackTest, AnotherAnimationPlaysOn) {
  QSignalSpy clips(&playback, &Playback::clipChanged);
  playback.play();
  playback.choose(kNod);
  EXPECT_TRUE(playback.playing());
  EXPECT_EQ(session.state().animation, kNod);
  EXPECT_EQ(clips.count(), 1);
  playback.choose(kStill);
  EXPECT_FALSE(playback.playing()) << "a single frame does not play";
  playback.play();
  EXPECT_FALSE(playback.playing());
  playback.chooseAndPlay(kHop);
  EXPECT_TRUE(playback.playing());
  session.setControl(QStringLiteral("object"), 1);
  EXPECT_EQ(session.state().animation, kNod);
  EXPECT_TRUE(playback.playing()) << "the figure that is shown now goes on";
}

TEST_F(PlaybackTest, TheListOfAnimationsHasNoEnds) {
  playback.chooseNeighbour(-1);
  EXPECT_EQ(session.state().animation, kNod);
  playback.chooseNeighbour(1);
  EXPECT_EQ(session.state().animation, kHop);
  playback.choose(scene::kNone);
  playback.chooseNeighbour(1);
  EXPECT_EQ(session.state().animation, kHop);
  playback.choose(scene::kNone);
  playback.chooseNeighbour(-1);
  EXPECT_EQ(session.state().animation, kNod);
}

TEST_F(PlaybackTest, AnEmptyAnimationIsNoTrouble) {
  playback.choose(kEmpty);
  EXPECT_FALSE(playback.playable());
  playback.play();
  playback.cursor().step(1);
  playback.cursor().goToFrame(3);
  EXPECT_EQ(playback.cursor().frame(), 0);
  EXPECT_EQ(playback.cursor().time(), 0);
  EXPECT_FALSE(playback.playing());
}

TEST_F(PlaybackTest, AnotherDocumentStopsIt) {
  playback.play();
  session.setDocument(loadTestDocument());
  EXPECT_FALSE(playback.playing());
  EXPECT_FALSE(playback.clip());
  playback.play();
  playback.chooseNeighbour(1);
  EXPECT_FALSE(playback.playing());
  session.setDocument(nullptr);
  EXPECT_FALSE(playback.playable());
}

TEST_F(PlaybackTest, TheSameFileReadAnewPlaysOn) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  playback.choose(kHopLoop);
  playback.play();
  pass(0.1);
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated), true);
  EXPECT_TRUE(playback.playing());
  EXPECT_NEAR(time(), 0.1, 1e-9);
  pass(0.05);
  EXPECT_NEAR(time(), 0.15, 1e-9);
}

TEST_F(PlaybackTest, SelectingARecordOfAnotherFrameGoesThere) {
  selection.selectRecord({kQuads, 2});
  EXPECT_EQ(playback.cursor().frame(), 2);
  selection.selectRecord({kQuads, 4});
  EXPECT_EQ(session.state().animation, kNod) << "of the other figure";
  EXPECT_EQ(playback.cursor().frame(), 1);
  EXPECT_EQ(session.state().controls.at(QStringLiteral("object")), 1);
  selection.selectBytes({0, TestFormat::kHeaderSize + TestFormat::kRecordSize + 3, 1});
  EXPECT_EQ(session.state().animation, kHop);
  EXPECT_EQ(playback.cursor().frame(), 1);
}

TEST_F(PlaybackTest, WhatIsShownAlreadyMovesNothing) {
  playback.goTo(0.15);
  selection.selectRecord({kQuads, 1});
  EXPECT_EQ(time(), 0.15);
  selection.clear();
  EXPECT_EQ(time(), 0.15);
}

TEST_F(PlaybackTest, SelectingWhilePlayingDoesNotInterrupt) {
  playback.play();
  selection.selectRecord({kQuads, 4});
  EXPECT_EQ(session.state().animation, kHop);
  EXPECT_TRUE(playback.playing());
}

TEST_F(PlaybackTest, SelectingAFigureOrAnAnimationShowsIt) {
  selection.selectNode(2);
  EXPECT_EQ(session.state().animation, kNod);
  selection.selectNode(1);
  EXPECT_EQ(session.state().animation, kHop);
  selection.selectRecord({kHeader, 0});
  EXPECT_EQ(session.state().animation, kNod) << "the record of the animation itself";
}

TEST_F(PlaybackTest, WhileHeldTimeStandsStill) {
  playback.play();
  pass(0.05);
  playback.setHeld(true);
  EXPECT_FALSE(playback.ticking());
  EXPECT_TRUE(playback.playing());
  now += 5;
  playback.setHeld(false);
  EXPECT_TRUE(playback.ticking());
  pass(0.05);
  EXPECT_NEAR(time(), 0.1, 1e-9) << "what was not seen did not pass";
  playback.setHeld(true);
  playback.pause();
  playback.setHeld(false);
  EXPECT_FALSE(playback.ticking());
  playback.setHeld(true);
  playback.play();
  EXPECT_FALSE(playback.ticking()) << "asked to while nobody sees it";
  playback.setHeld(false);
  EXPECT_TRUE(playback.ticking());
}

} // namespace
