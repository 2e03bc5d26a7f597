#include "ui/controls/TimelinePanel.h"

#include "tests/support/Waiting.h"
#include "tests/ui/support/TestFormat.h"

#include <QAbstractItemModelTester>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QStyle>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

/// The panel as it stands in the window, driven by mouse and keys.
class TimelinePanelTest : public testing::Test {
protected:
  TimelinePanelTest() {
    session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
    panel.resize(900, 140);
    panel.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&panel));
  }

  QString label(const char* name) { return panel.findChild<QLabel*>(QLatin1String(name))->text(); }
  QToolButton& button(const char* action) {
    return *panel.findChild<QToolButton*>(QStringLiteral("button.") + QLatin1String(action));
  }
  void click(const char* action) { QTest::mouseClick(&button(action), Qt::LeftButton); }
  ScrubSlider& slider() { return *panel.findChild<ScrubSlider*>(); }
  QTreeView& list() { return *panel.findChild<QTreeView*>(QStringLiteral("animationList")); }
  QPoint rowAt(int row) { return list().visualRect(list().model()->index(row, 0)).center(); }
  /// Pixel at the middle of the handle when the handle stands at this frame.
  QPoint pixelOf(double frame) {
    const double share = frame * 1000 / slider().maximum();
    const int handle = slider().style()->pixelMetric(QStyle::PM_SliderLength, nullptr, &slider());
    return {static_cast<int>(std::lround(handle / 2.0 + share * (slider().width() - handle))), slider().height() / 2};
  }

  ActionRegistry registry;
  Session session;
  Playback playback{session};
  SceneClock clock{session};
  AnimationActions actions{registry, session, playback, clock};
  TimelinePanel panel{session, playback, actions};
};

TEST_F(TimelinePanelTest, ListsTheAnimationsAsTheyAreNamed) {
  ASSERT_EQ(list().model()->rowCount(), 5);
  EXPECT_EQ(list().model()->index(1, 0).data().toString(), QStringLiteral("hopper.hop_loop"));
  EXPECT_EQ(list().model()->index(1, 1).data().toString(), QStringLiteral("3 frame(s)")) << "no language is installed";
  EXPECT_EQ(list().currentIndex().row(), 0);
  EXPECT_EQ(label("animationName"), QStringLiteral("hopper.hop"));
  EXPECT_FALSE(panel.findChild<QLineEdit*>(QStringLiteral("animationListFilter"))->isVisible()) << "so few are seen";
}

TEST_F(TimelinePanelTest, TheModelKeepsItsPromises) {
  AnimationListModel model(session);
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  session.setDocument(loadTestDocument());
  EXPECT_EQ(model.rowCount(), 0);
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  EXPECT_EQ(model.rowCount(), 5);
}

TEST_F(TimelinePanelTest, AClickOnAnAnimationChoosesIt) {
  QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, rowAt(4));
  EXPECT_EQ(session.state().animation, scene::AnimationIndex(4));
  EXPECT_FALSE(playback.playing());
  EXPECT_EQ(label("animationName"), QStringLiteral("sitter.nod"));
  QTest::keyClick(&list(), Qt::Key_Up);
  EXPECT_EQ(session.state().animation, scene::AnimationIndex(3));
  EXPECT_EQ(label("animationPlace"), QStringLiteral("no frames"));
  EXPECT_FALSE(slider().isEnabled());
  EXPECT_FALSE(button("animation.play").isEnabled());
}

TEST_F(TimelinePanelTest, ADoubleClickOrEnterPlaysIt) {
  QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, rowAt(1));
  QTest::mouseDClick(list().viewport(), Qt::LeftButton, {}, rowAt(1));
  EXPECT_TRUE(playback.playing());
  playback.pause();
  list().setCurrentIndex(list().model()->index(4, 0));
  QTest::keyClick(&list(), Qt::Key_Return);
  EXPECT_TRUE(playback.playing());
  EXPECT_EQ(session.state().animation, scene::AnimationIndex(4));
}

TEST_F(TimelinePanelTest, AClickOnTheOneThatPlaysDoesNotInterruptIt) {
  session.setAnimation(1);
  playback.goTo(0.1);
  QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, rowAt(1));
  EXPECT_EQ(session.state().time, 0.1);
}

TEST_F(TimelinePanelTest, TheListFollowsWhatIsChosenElsewhere) {
  session.setAnimation(4);
  EXPECT_EQ(list().currentIndex().row(), 4);
  session.setControl(QStringLiteral("object"), 0);
  EXPECT_EQ(list().currentIndex().row(), 0);
  EXPECT_EQ(session.state().animation, scene::AnimationIndex(0)) << "following chooses nothing";
}

TEST_F(TimelinePanelTest, TheButtonsPlayAndPause) {
  session.setAnimation(1);
  const QIcon triangle = button("animation.play").icon();
  click("animation.play");
  ASSERT_TRUE(playback.playing());
  EXPECT_EQ(plainText(*actions.play), QStringLiteral("Pause"));
  EXPECT_NE(button("animation.play").icon().pixmap(16).toImage(), triangle.pixmap(16).toImage());
  QSignalSpy times(&session, &Session::timeChanged);
  ASSERT_TRUE(times.wait(kWaitMs));
  click("animation.play");
  EXPECT_FALSE(playback.playing());
  EXPECT_EQ(plainText(*actions.play), QStringLiteral("Play"));
  EXPECT_GT(session.state().time, 0);
  click("animation.stop");
  EXPECT_EQ(session.state().time, 0);
}

/// An avatar: clips of curves, none chosen, and springs that swing by themselves.
class SwingingTimelineTest : public TimelinePanelTest {
protected:
  SwingingTimelineTest() {
    session.setDocument(loadTestDocument(TestFormat::Mode::Avatar));
    session.setControl(QStringLiteral("springs"), 1);
  }
  QString playText() { return plainText(*actions.play); }
  QString springText() { return plainText(*actions.runByItself); }
};

TEST_F(SwingingTimelineTest, PlayIsAboutTheAnimationWhileSpringsSwing) {
  session.setAnimation(1);
  EXPECT_EQ(playText(), QStringLiteral("Play")) << "the animation stands";
  EXPECT_EQ(springText(), QStringLiteral("Pause Lights and Springs"));
  click("animation.play");
  EXPECT_EQ(playText(), QStringLiteral("Pause"));
  EXPECT_TRUE(QTest::qWaitFor([this] { return session.state().time > 0; }, kWaitMs)) << "the first press moves it";
  click("animation.play");
  EXPECT_FALSE(playback.playing());
  EXPECT_FALSE(clock.running()) << "a moment that is held is held as a whole";
  EXPECT_EQ(playText(), QStringLiteral("Play"));
  EXPECT_EQ(springText(), QStringLiteral("Run Lights and Springs"));
  click("animation.play");
  EXPECT_TRUE(playback.playing() && clock.running());
}

TEST_F(SwingingTimelineTest, SpringsAreHeldAlone) {
  session.setAnimation(1);
  playback.play();
  actions.runByItself->trigger();
  EXPECT_FALSE(clock.running());
  EXPECT_TRUE(playback.playing());
  EXPECT_EQ(playText(), QStringLiteral("Pause"));
  actions.runByItself->trigger();
  EXPECT_TRUE(clock.running());
  session.setControl(QStringLiteral("springs"), 0);
  EXPECT_FALSE(actions.runByItself->isEnabled());
}

TEST_F(SwingingTimelineTest, AnAnimationThatEndsLeavesTheSpringsRunning) {
  session.setAnimation(0);
  playback.goTo(1.95);
  playback.play();
  EXPECT_TRUE(QTest::qWaitFor([this] { return !playback.playing(); }, kWaitMs));
  EXPECT_EQ(playText(), QStringLiteral("Play"));
  EXPECT_TRUE(clock.running());
}

TEST_F(SwingingTimelineTest, WhereNoneIsChosenPlayBeginsWithTheFirst) {
  ASSERT_EQ(session.state().animation, scene::kNone);
  EXPECT_EQ(playText(), QStringLiteral("Play"));
  click("animation.play");
  EXPECT_EQ(session.state().animation, scene::AnimationIndex(0));
  EXPECT_TRUE(playback.playing());
}

TEST_F(TimelinePanelTest, WithoutAnAnimationPlayIsForWhatRunsByItself) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Rooms));
  ASSERT_TRUE(clock.running());
  EXPECT_EQ(plainText(*actions.play), QStringLiteral("Pause"));
  actions.play->trigger();
  EXPECT_FALSE(clock.running());
  EXPECT_EQ(plainText(*actions.play), QStringLiteral("Play"));
}

TEST_F(TimelinePanelTest, TheButtonsStep) {
  click("animation.nextFrame");
  EXPECT_EQ(label("animationPlace"), QStringLiteral("Frame 2 of 3  0.10 of 0.30 s"));
  EXPECT_EQ(slider().frame(), 1);
  click("animation.lastFrame");
  EXPECT_EQ(playback.cursor().frame(), 2);
  click("animation.previousFrame");
  EXPECT_EQ(playback.cursor().frame(), 1);
  click("animation.firstFrame");
  EXPECT_EQ(playback.cursor().frame(), 0);
}

TEST_F(TimelinePanelTest, TheSliderGoesWhereItIsClickedAndPauses) {
  session.setAnimation(1);
  playback.play();
  QTest::mousePress(&slider(), Qt::LeftButton, {}, pixelOf(1.5));
  EXPECT_FALSE(playback.playing());
  EXPECT_NEAR(session.state().time, 0.15, 0.003) << "between two frames";
  QTest::mouseMove(&slider(), pixelOf(0.8));
  EXPECT_NEAR(session.state().time, 0.08, 0.003);
  QTest::mouseRelease(&slider(), Qt::LeftButton, {}, pixelOf(0.8));
  EXPECT_FALSE(playback.playing()) << "it stays where it was left";
}

TEST_F(TimelinePanelTest, WithShiftTheSliderSnapsToFrames) {
  QTest::mousePress(&slider(), Qt::LeftButton, Qt::ShiftModifier, pixelOf(1.3));
  EXPECT_EQ(playback.cursor().frame(), 1);
  EXPECT_EQ(slider().frame(), 1);
  QTest::mouseRelease(&slider(), Qt::LeftButton, Qt::ShiftModifier, pixelOf(1.3));
}

TEST_F(TimelinePanelTest, TheSliderEndsAtTheLastFrameOrWhereALoopBeginsAgain) {
  EXPECT_EQ(slider().maximum(), 2000);
  session.setAnimation(1);
  EXPECT_EQ(slider().maximum(), 3000);
}

TEST_F(TimelinePanelTest, KeysAndWheelStepTheSlider) {
  slider().setFocus();
  QTest::keyClick(&slider(), Qt::Key_Right);
  EXPECT_EQ(playback.cursor().frame(), 1);
  QTest::keyClick(&slider(), Qt::Key_End);
  EXPECT_EQ(playback.cursor().frame(), 2);
  QTest::keyClick(&slider(), Qt::Key_Left);
  EXPECT_EQ(playback.cursor().frame(), 1);
  QTest::keyClick(&slider(), Qt::Key_Home);
  EXPECT_EQ(playback.cursor().frame(), 0);
  const QPointF place = slider().rect().center();
  QWheelEvent half(place, place, {}, {0, 60}, {}, {}, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(&slider(), &half);
  EXPECT_EQ(playback.cursor().frame(), 0) << "half a notch is none yet";
  QWheelEvent rest(place, place, {}, {0, 60}, {}, {}, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(&slider(), &rest);
  EXPECT_EQ(playback.cursor().frame(), 1);
}

TEST_F(TimelinePanelTest, TheTicksOfAVeryLongClipCanBeToldApart) {
  ScrubSlider longOne;
  longOne.resize(400, 30);
  longOne.setLastFrame(65'535);
  EXPECT_EQ(longOne.maximum(), 65'535'000);
  EXPECT_LE(longOne.maximum() / longOne.tickInterval(), 400 / 4);
  longOne.setLastFrame(20);
  EXPECT_EQ(longOne.tickInterval(), 1000);
}

TEST_F(TimelinePanelTest, SpeedIsSetByTheBoxAndTheMenu) {
  auto* speed = panel.findChild<QDoubleSpinBox*>();
  QTest::keyClick(speed, Qt::Key_Up);
  EXPECT_NEAR(playback.speed().factor(), 1.1, 1e-9);
  actions.faster->trigger();
  EXPECT_EQ(speed->value(), 1.5);
  actions.normalSpeed->trigger();
  EXPECT_EQ(speed->value(), 1);
  EXPECT_FALSE(actions.normalSpeed->isEnabled());
  actions.slower->trigger();
  EXPECT_EQ(speed->value(), 0.75);
}

TEST_F(TimelinePanelTest, RepeatIsThatOfTheChosenClip) {
  const auto shown = [this] { return button("animation.repeat").icon().pixmap(16).toImage(); };
  const QImage once = shown();
  session.setAnimation(1);
  EXPECT_NE(shown(), once) << "it is meant to loop";
  QTest::mouseClick(&button("animation.repeat"), Qt::LeftButton, {}, QPoint(6, 6));
  EXPECT_EQ(playback.repeat(), Repeat::BackAndForth);
  session.setAnimation(0);
  EXPECT_EQ(playback.repeat(), Repeat::Once);
  EXPECT_EQ(shown(), once);
  const QList<QAction*> choices = button("animation.repeat").menu()->actions();
  choices.at(1)->trigger();
  EXPECT_EQ(playback.repeat(), Repeat::Loop);
}

TEST_F(TimelinePanelTest, ADocumentWithoutAnimationsHasNothingToPlay) {
  session.setDocument(loadTestDocument());
  EXPECT_EQ(list().model()->rowCount(), 0);
  EXPECT_EQ(label("animationName"), QStringLiteral("No animations"));
  for (const auto& [group, action] : registry.entries()) {
    EXPECT_FALSE(action->isEnabled()) << action->objectName().toStdString();
  }
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  EXPECT_TRUE(actions.play->isEnabled());
  EXPECT_EQ(list().currentIndex().row(), 0);
}

TEST_F(TimelinePanelTest, FitsIntoASmallWindow) {
  EXPECT_LE(panel.minimumSizeHint().width(), 480);
  EXPECT_LE(panel.minimumSizeHint().height(), 130);
  session.setAnimation(1);
  panel.resize(480, 110);
  EXPECT_FALSE(label("animationName").isEmpty());
}

TEST_F(TimelinePanelTest, CurvesAreToldInSeconds) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Avatar));
  ASSERT_EQ(list().model()->rowCount(), 3);
  EXPECT_TRUE(list().model()->index(0, 1).data().toString().isEmpty()) << "it has no frames";
  EXPECT_EQ(list().model()->index(1, 1).data().toString(), QStringLiteral("back and forth"));
  session.setAnimation(1);
  playback.goTo(1.25);
  EXPECT_EQ(label("animationPlace"), QStringLiteral("0.75 of 1.00 s"));
  EXPECT_TRUE(slider().isEnabled());
  slider().setFocus();
  QTest::keyClick(&slider(), Qt::Key_End);
  EXPECT_EQ(label("animationPlace"), QStringLiteral("1.00 of 1.00 s"));
  EXPECT_EQ(slider().value(), slider().maximum());
  QTest::mouseClick(&slider(), Qt::LeftButton, {}, pixelOf(30));
  EXPECT_NEAR(session.state().time, 0.5, 0.02);
}

/// The clip "wave" of AvatarScene.h, with its three marks.
class MarksTest : public TimelinePanelTest {
protected:
  MarksTest() {
    session.setDocument(loadTestDocument(TestFormat::Mode::Avatar));
    session.setAnimation(0);
  }

  QTreeView& marks() { return *panel.findChild<QTreeView*>(QStringLiteral("markList")); }
  QPoint markAt(int row) { return marks().visualRect(marks().model()->index(row, 1)).center(); }
  bool isBold(int row) { return marks().model()->index(row, 1).data(Qt::FontRole).value<QFont>().bold(); }
};

TEST_F(MarksTest, AreListedWhereThereAreAny) {
  ASSERT_TRUE(marks().isVisible());
  ASSERT_EQ(marks().model()->rowCount(), 3);
  EXPECT_EQ(marks().model()->index(0, 0).data().toString(), QStringLiteral("0.50 s"));
  EXPECT_EQ(marks().model()->index(1, 1).data().toString(), QStringLiteral("event fadein 200"));
  session.setAnimation(1);
  EXPECT_FALSE(marks().isVisible());
  session.setAnimation(0);
  EXPECT_TRUE(marks().isVisible());
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  EXPECT_FALSE(marks().isVisible());
  EXPECT_EQ(marks().model()->rowCount(), 0);
}

TEST_F(MarksTest, TheModelKeepsItsPromises) {
  MarkListModel model(session, playback);
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  EXPECT_EQ(model.rowCount(), 3);
  playback.goTo(1);
  session.setAnimation(1);
  EXPECT_EQ(model.rowCount(), 0);
  session.setDocument(nullptr);
  session.setDocument(loadTestDocument(TestFormat::Mode::Avatar));
  EXPECT_EQ(model.rowCount(), 0) << "no clip is chosen";
}

TEST_F(MarksTest, AClickTellsOfTheRecordAndADoubleClickGoesThere) {
  QSignalSpy records(&panel, &TimelinePanel::recordPicked);
  QTest::mouseClick(marks().viewport(), Qt::LeftButton, {}, markAt(0));
  ASSERT_FALSE(records.isEmpty());
  EXPECT_EQ(records.back().front().value<RecordRef>(), (RecordRef{2, 1}));
  EXPECT_EQ(session.state().time, 0);
  records.clear();
  QTest::mouseClick(marks().viewport(), Qt::LeftButton, {}, markAt(2));
  EXPECT_TRUE(records.isEmpty()) << "it has none";
  QTest::mouseDClick(marks().viewport(), Qt::LeftButton, {}, markAt(2));
  EXPECT_EQ(session.state().time, 1.5);
}

TEST_F(MarksTest, TheLastOneThatWasPassedStandsOut) {
  EXPECT_FALSE(isBold(0));
  playback.goTo(1);
  EXPECT_TRUE(isBold(0));
  EXPECT_FALSE(isBold(2));
  EXPECT_EQ(slider().accessibleDescription(), QStringLiteral("After the mark 0.50 s: start 1"));
  playback.goTo(1.5);
  EXPECT_FALSE(isBold(0));
  EXPECT_TRUE(isBold(2));
  playback.goTo(0.1);
  EXPECT_TRUE(slider().accessibleDescription().isEmpty());
}

TEST_F(MarksTest, TheSliderTellsOfThoseUnderTheMouse) {
  EXPECT_EQ(slider().marksAt(pixelOf(30).x()), QStringLiteral("0.50 s: start 1"));
  EXPECT_EQ(slider().marksAt(pixelOf(90).x()), QStringLiteral("1.50 s: event fadein 200\n1.50 s: end 1"));
  EXPECT_TRUE(slider().marksAt(pixelOf(60).x()).isEmpty());
  const QImage picture = slider().grab().toImage();
  const auto isMarked = [&](int x) {
    return std::ranges::any_of(std::array{x - 1, x, x + 1}, [&](int each) {
      return picture.pixelColor(each, 1) == slider().palette().color(QPalette::Link);
    });
  };
  EXPECT_TRUE(isMarked(pixelOf(30).x()) && isMarked(pixelOf(90).x()));
  EXPECT_FALSE(isMarked(pixelOf(60).x()));
}

TEST_F(MarksTest, ManyAtOnceAreCounted) {
  std::vector<ScrubSlider::Mark> many(100'000, {30, QStringLiteral("beep")});
  slider().setMarks(std::move(many));
  EXPECT_TRUE(slider().marksAt(pixelOf(30).x()).endsWith(QStringLiteral("99992 more")));
}

TEST_F(MarksTest, ActionsGoFromOneToTheNext) {
  EXPECT_TRUE(actions.nextMark->isEnabled());
  actions.nextMark->trigger();
  EXPECT_EQ(session.state().time, 0.5);
  actions.nextMark->trigger();
  EXPECT_EQ(session.state().time, 1.5);
  actions.previousMark->trigger();
  EXPECT_EQ(session.state().time, 0.5);
  session.setAnimation(1);
  EXPECT_FALSE(actions.nextMark->isEnabled());
}

} // namespace
