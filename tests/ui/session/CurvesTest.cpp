#include "tests/ui/session/PlaybackFixture.h"

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::loadTestDocument;
using vitrine::tests::PlaybackTest;
using vitrine::tests::TestFormat;

namespace {

/// Clips of curves: wave (2 s, once), sway (1 s, forth and back), spin (1 s, loops).
class CurvesTest : public PlaybackTest {
protected:
  CurvesTest() { session.setDocument(loadTestDocument(TestFormat::Mode::Avatar)); }
};

TEST_F(CurvesTest, OnceGoesToTheVeryEndAndStays) {
  playback.choose(0);
  ASSERT_TRUE(playback.playable());
  playback.speed().set(4);
  playback.play();
  pass(0.495);
  EXPECT_NEAR(time(), 1.98, 1e-9);
  EXPECT_TRUE(playback.playing()) << "no frame is the last but the end";
  pass(0.1);
  EXPECT_EQ(time(), 2);
  EXPECT_FALSE(playback.playing());
  EXPECT_EQ(playback.cursor().time(), 2);
  playback.play();
  EXPECT_EQ(time(), 0) << "from the beginning";
}

TEST_F(CurvesTest, ForthAndBackTakesTwiceAsLong) {
  playback.choose(1);
  playback.play();
  pass(0.75);
  EXPECT_NEAR(playback.cursor().time(), 0.75, 1e-9);
  pass(0.75);
  EXPECT_NEAR(time(), 1.5, 1e-9);
  EXPECT_NEAR(playback.cursor().time(), 0.5, 1e-9) << "on the way back";
  pass(0.6);
  EXPECT_NEAR(time(), 0.1, 1e-9) << "forth again";
  EXPECT_NEAR(playback.cursor().time(), 0.1, 1e-9);
  EXPECT_TRUE(playback.playing());
}

TEST_F(CurvesTest, ForthAndBackOnceEndsWhereItBegan) {
  playback.choose(1);
  playback.setRepeat(Repeat::Once);
  playback.play();
  pass(0.9);
  pass(0.9);
  EXPECT_NEAR(playback.cursor().time(), 0.2, 1e-9);
  pass(0.9);
  EXPECT_FALSE(playback.playing());
  EXPECT_EQ(playback.cursor().time(), 0);
}

TEST_F(CurvesTest, BackAndForthCanBeForthAloneAndALoopCanGoBack) {
  playback.choose(1);
  playback.setRepeat(Repeat::Loop);
  playback.play();
  pass(0.75);
  pass(0.75);
  EXPECT_NEAR(playback.cursor().time(), 0.5, 1e-9);
  EXPECT_NEAR(time(), 0.5, 1e-9) << "from the beginning, not back";
  playback.choose(2);
  playback.setRepeat(Repeat::BackAndForth);
  playback.goTo(0.75);
  playback.play();
  pass(0.4);
  EXPECT_NEAR(playback.cursor().time(), 0.85, 1e-9);
  pass(0.5);
  EXPECT_NEAR(playback.cursor().time(), 0.35, 1e-9);
}

TEST_F(CurvesTest, ALoopBeginsAgain) {
  playback.choose(2);
  playback.play();
  pass(0.8);
  pass(0.8);
  EXPECT_NEAR(playback.cursor().time(), 0.6, 1e-9);
}

TEST_F(CurvesTest, MarksAreGoneToOneAfterTheOther) {
  playback.choose(2);
  EXPECT_FALSE(playback.cursor().hasMarks());
  playback.cursor().goToNeighbourMark(1);
  EXPECT_EQ(playback.cursor().passedMark(), scene::kNone);
  playback.choose(0);
  ASSERT_TRUE(playback.cursor().hasMarks());
  EXPECT_EQ(playback.cursor().passedMark(), scene::kNone) << "before the first";
  playback.play();
  playback.cursor().goToNeighbourMark(1);
  EXPECT_FALSE(playback.playing());
  EXPECT_EQ(time(), 0.5);
  EXPECT_EQ(playback.cursor().passedMark(), 0);
  playback.cursor().goToNeighbourMark(1);
  EXPECT_EQ(time(), 1.5);
  EXPECT_EQ(playback.cursor().passedMark(), 2) << "the last of those at once";
  playback.cursor().goToNeighbourMark(1);
  EXPECT_EQ(time(), 1.5) << "there is none after";
  playback.cursor().goToNeighbourMark(-1);
  EXPECT_EQ(time(), 0.5);
  playback.cursor().goToNeighbourMark(-1);
  EXPECT_EQ(time(), 0.5);
  playback.goTo(1);
  playback.cursor().goToNeighbourMark(-1);
  EXPECT_EQ(time(), 0.5) << "from between two";
  playback.cursor().goToMark(7);
  EXPECT_EQ(time(), 0.5);
}

TEST_F(CurvesTest, StepsAreSixtiethsOfASecond) {
  playback.choose(0);
  playback.cursor().step(1);
  EXPECT_NEAR(time(), 1.0 / 60, 1e-9);
  playback.cursor().goToLastFrame();
  EXPECT_EQ(time(), 2);
  playback.cursor().step(1);
  EXPECT_EQ(time(), 2) << "beyond the end is nothing";
  playback.cursor().step(-1);
  EXPECT_EQ(playback.cursor().frame(), 119);
  playback.choose(2);
  playback.cursor().goToLastFrame();
  EXPECT_EQ(playback.cursor().frame(), 59) << "the end of a loop is its beginning";
  playback.cursor().step(1);
  EXPECT_EQ(playback.cursor().frame(), 0);
  playback.choose(1);
  playback.cursor().goToLastFrame();
  EXPECT_EQ(playback.cursor().time(), 1) << "where it turns round";
  playback.cursor().step(1);
  EXPECT_EQ(playback.cursor().time(), 1);
}

} // namespace
