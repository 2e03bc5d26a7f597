#include "tests/support/ViewAtRest.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/controls/WhyDrawnDialog.h"

#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::comesToRest;
using vitrine::tests::expectIdle;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

/// Tests of what a file with rooms brings: walking, visibility, and lights that flicker.
class RoomsTest : public MainWindowTest {
protected:
  /// In the first room, at its spawn point: from there so little is seen that a view from outside is the start.
  void openRooms() {
    openPicture(TestFormat::Mode::Rooms);
    goToSpawn();
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->session().caster() != nullptr; }, kWaitMs));
  }
  bool waitUntilStill() {
    return QTest::qWaitFor([this] { return !viewport().camera().locomotion().flying(); }, kWaitMs);
  }
  QToolButton& playButton() { return *window->findChild<QToolButton*>(QStringLiteral("statusPlay")); }
  bool waitForLabel(const char* text) {
    return QTest::qWaitFor([&] { return label("statusVisibility").contains(QLatin1String(text)); }, kWaitMs);
  }
  bool waitForPick(int row, bool there) {
    return QTest::qWaitFor([&] { return viewport().hitAt(pixelOf(row)).has_value() == there; }, kWaitMs);
  }
};

TEST_F(RoomsTest, VWalksAndVFliesAgain) {
  openPicture();
  EXPECT_FALSE(action("view.navigation.walk")->isEnabled()) << "nothing to walk on";
  openRooms();
  ASSERT_TRUE(action("view.navigation.walk")->isEnabled());
  QTest::keyClick(native(), Qt::Key_V);
  EXPECT_EQ(viewport().camera().locomotion().movement(), Movement::Walk);
  EXPECT_TRUE(action("view.navigation.walk")->isChecked());
  ASSERT_TRUE(waitUntilStill());
  EXPECT_NEAR(place().z(), 4, 0.05);
  QTest::keyClick(native(), Qt::Key_G);
  EXPECT_FALSE(action("view.navigation.gravity")->isChecked());
  QTest::keyPress(native(), Qt::Key_Space);
  EXPECT_TRUE(QTest::qWaitFor([this] { return place().z() > 8; }, kWaitMs));
  QTest::keyRelease(native(), Qt::Key_Space);
  QTest::keyClick(native(), Qt::Key_G);
  ASSERT_TRUE(waitUntilStill());
  EXPECT_NEAR(place().z(), 4, 0.05);
  QTest::keyClick(native(), Qt::Key_V);
  EXPECT_EQ(viewport().camera().locomotion().movement(), Movement::Fly);
  EXPECT_TRUE(action("view.navigation.fly")->isChecked());
  open();
  EXPECT_FALSE(action("view.navigation.walk")->isEnabled());
}

TEST_F(RoomsTest, TheStatusBarSaysThatOneWalks) {
  openRooms();
  auto* movement = window->findChild<QLabel*>(QStringLiteral("statusMovement"));
  auto* keys = window->findChild<QLabel*>(QStringLiteral("statusWalkKeys"));
  ASSERT_TRUE(movement && keys);
  EXPECT_FALSE(movement->isVisible() || keys->isVisible()) << "flying is how one begins";
  QTest::keyClick(native(), Qt::Key_V);
  EXPECT_TRUE(movement->isVisible() && keys->isVisible());
  EXPECT_EQ(movement->text(), QStringLiteral("Walking"));
  for (const char* key : {"Shift", "Ctrl", "Space", "G", "V"}) {
    EXPECT_TRUE(movement->toolTip().contains(QLatin1StringView(key))) << key;
  }
  for (const char* speed : {"24", "40"}) {
    EXPECT_TRUE(movement->toolTip().contains(QLatin1StringView(speed)))
        << "units a second of this file's body: " << speed;
  }
  QTest::keyClick(native(), Qt::Key_G);
  EXPECT_EQ(movement->text(), QStringLiteral("Gliding"));
  QTest::keyClick(native(), Qt::Key_G);
  EXPECT_EQ(movement->text(), QStringLiteral("Walking"));
  QTest::keyClick(native(), Qt::Key_V);
  EXPECT_FALSE(movement->isVisible() || keys->isVisible());
}

TEST_F(RoomsTest, WhatEndsWalkingIsSeenInTheStatusBar) {
  openRooms();
  auto* movement = window->findChild<QLabel*>(QStringLiteral("statusMovement"));
  ASSERT_TRUE(movement);
  QTest::keyClick(native(), Qt::Key_V);
  ASSERT_TRUE(movement->isVisible());
  action("view.camera.frameAll")->trigger();
  EXPECT_FALSE(movement->isVisible()) << "framing goes on flying";
  QTest::keyClick(native(), Qt::Key_V);
  ASSERT_TRUE(movement->isVisible());
  QTest::keyClick(native(), Qt::Key_F5);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(movement->isVisible(), viewport().camera().locomotion().movement() == Movement::Walk) << "read anew";
  open(TestFormat::Mode::BrokenScene, QStringLiteral("broken.vtst"));
  EXPECT_FALSE(movement->isVisible()) << "no picture, nobody walks";
}

TEST_F(RoomsTest, StandingStillDrawsNoFrames) {
  openRooms();
  window->session().setControl(QStringLiteral("pattern.32"), 0);
  QTest::keyClick(native(), Qt::Key_V);
  ASSERT_TRUE(waitUntilStill());
  expectIdle(view());
}

TEST_F(RoomsTest, TheOnePauseHoldsWhatFlickers) {
  openPicture();
  EXPECT_TRUE(playButton().isHidden());
  openRooms();
  EXPECT_TRUE(playButton().isVisible());
  EXPECT_TRUE(window->clock().ticking());
  EXPECT_EQ(plainText(*action("animation.play")), QStringLiteral("Pause"));
  QTest::mouseClick(&playButton(), Qt::LeftButton);
  EXPECT_FALSE(window->clock().ticking());
  EXPECT_EQ(plainText(*action("animation.play")), QStringLiteral("Play"));
  expectIdle(view());
  QTest::keyClick(native(), Qt::Key_P);
  EXPECT_TRUE(window->clock().ticking());
  window->session().setControl(QStringLiteral("pattern.32"), 0);
  EXPECT_TRUE(playButton().isHidden()) << "nothing left to run";
  EXPECT_FALSE(action("animation.play")->isEnabled());
}

TEST_F(RoomsTest, WhatNobodySeesStandsStill) {
  openRooms();
  window->setWindowState(Qt::WindowMinimized);
  EXPECT_FALSE(window->clock().ticking());
  EXPECT_TRUE(window->clock().running());
  window->setWindowState(Qt::WindowNoState);
  EXPECT_TRUE(window->clock().ticking());
  window->hide();
  EXPECT_FALSE(window->clock().ticking());
  window->show();
  EXPECT_TRUE(window->clock().ticking());
  open(TestFormat::Mode::Animated, QStringLiteral("dancers.vtst"));
  window->playback().setRepeat(Repeat::Loop);
  window->playback().play();
  EXPECT_TRUE(window->playback().ticking());
  window->setWindowState(Qt::WindowMinimized);
  EXPECT_FALSE(window->playback().ticking());
  EXPECT_TRUE(window->playback().playing());
  window->setWindowState(Qt::WindowNoState);
  EXPECT_TRUE(window->playback().ticking());
}

TEST_F(RoomsTest, TheStatusBarSaysWhereOneIs) {
  openPicture();
  EXPECT_TRUE(window->findChild<QLabel*>(QStringLiteral("statusVisibility"))->isHidden());
  openRooms();
  EXPECT_TRUE(waitForLabel("leaf 0, cluster 0, sees 1 of 2"));
  viewing::CameraPose pose = viewport().camera().rig().pose();
  pose.position += QVector3D(10, 0, 0);
  viewport().camera().setPose(pose);
  EXPECT_TRUE(waitForLabel("leaf 1, cluster 1, sees 2 of 2"));
}

TEST_F(RoomsTest, OnlyWhatMayBeSeenIsDrawnUnlessSwitchedOff) {
  openRooms();
  EXPECT_TRUE(waitForPick(4, false));
  EXPECT_TRUE(waitForPick(1, true));
  QTest::keyClick(native(), Qt::Key_C);
  EXPECT_TRUE(waitForPick(4, true));
  window->close();
  window.reset();
  makeWindow();
  EXPECT_FALSE(action("view.visibility.cull")->isChecked()) << "remembered";
  openRooms();
  EXPECT_TRUE(waitForPick(4, true));
  QTest::keyClick(native(), Qt::Key_C);
  EXPECT_TRUE(waitForPick(4, false));
}

TEST_F(RoomsTest, FrozenCullingStaysWhereItWas) {
  openRooms();
  window->session().setControl(QStringLiteral("pattern.32"), 0); // what flickers is never refined to the end
  ASSERT_TRUE(waitForPick(4, false));
  QTest::keyClick(native(), Qt::Key_X);
  EXPECT_TRUE(waitForLabel("frozen"));
  viewing::CameraPose pose = viewport().camera().rig().pose();
  pose.position += QVector3D(10, 0, 0);
  viewport().camera().setPose(pose);
  ASSERT_TRUE(comesToRest(view()));
  EXPECT_FALSE(viewport().hitAt(pixelOf(4))) << "still as seen from the first room";
  EXPECT_TRUE(label("statusVisibility").contains(QLatin1String("cluster 0")));
  QTest::keyClick(native(), Qt::Key_X);
  EXPECT_TRUE(waitForPick(4, true));
  EXPECT_TRUE(waitForLabel("cluster 1"));
}

TEST_F(RoomsTest, WhyIsThisDrawn) {
  openRooms();
  EXPECT_FALSE(action("selection.whyDrawn")->isEnabled());
  ASSERT_TRUE(waitForPick(1, true));
  QTest::mouseClick(native(), Qt::LeftButton, {}, pixelOf(1));
  QTest::keyClick(native(), Qt::Key_Y);
  auto* dialog = window->findChild<WhyDrawnDialog*>();
  ASSERT_TRUE(dialog->isVisible());
  const auto rule = [&] { return dialog->findChild<QLabel*>(QStringLiteral("whyRule"))->text(); };
  EXPECT_TRUE(rule().contains(QLatin1String("which the camera is in")));
  viewing::CameraPose pose = viewport().camera().rig().pose();
  pose.position += QVector3D(10, 0, 0);
  viewport().camera().setPose(pose);
  EXPECT_TRUE(QTest::qWaitFor([&] { return rule().contains(QLatin1String("is visible from")); }, kWaitMs))
      << "it follows the camera";
  QTest::mouseClick(native(), Qt::LeftButton, {}, pixelOf(3));
  EXPECT_EQ(dialog->item(), DrawItemIndex(3)) << "and the selection";
  dialog->close();
}

TEST_F(RoomsTest, WithoutVisibilityDataThereIsNothingToCull) {
  openPicture();
  EXPECT_FALSE(action("view.visibility.cull")->isEnabled());
  EXPECT_FALSE(action("view.visibility.freeze")->isEnabled());
  openRooms();
  EXPECT_TRUE(action("view.visibility.cull")->isEnabled());
}

} // namespace
