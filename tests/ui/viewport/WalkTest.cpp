#include "tests/support/Waiting.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/viewport/CameraController.h"
#include "ui/viewport/ViewportInput.h"

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

constexpr double kTickSeconds = 0.015;

/// In the rooms of TestFormat, by keys and mouse.
class WalkTest : public testing::Test {
protected:
  WalkTest() {
    window.resize(800, 600);
    window.show();
    camera.setViewportSize({800, 600});
    camera.startIn(scene);
  }
  QVector3D place() const { return scene.sourceAxes.toFile(camera.rig().pose().position); }
  bool waitUntilStill() {
    return QTest::qWaitFor([this] { return !camera.locomotion().flying(); }, kWaitMs);
  }
  /// As long as the camera is on its way.
  bool waitFor(double seconds) {
    const int before = ticks;
    return QTest::qWaitFor([&] { return (ticks - before) * kTickSeconds >= seconds; }, kWaitMs);
  }
  void walk() {
    camera.locomotion().setMovement(Movement::Walk);
    ASSERT_TRUE(waitUntilStill());
  }

  FileReadingPtr reading = loadTestDocument(TestFormat::Mode::Rooms);
  const Scene& scene = *reading->document->scene;
  QWindow window;
  int ticks = 0;
  /// Each tick is as long as the other, however long it took.
  CameraController camera{nullptr, [this] { return ++ticks * kTickSeconds; }};
  ViewportInput input{&window, camera};
};

TEST_F(WalkTest, NeedsSomethingToWalkOn) {
  EXPECT_TRUE(camera.locomotion().canWalk());
  const auto plain = loadTestDocument();
  camera.startIn(*plain->document->scene);
  EXPECT_FALSE(camera.locomotion().canWalk());
  QSignalSpy refused(&camera.locomotion(), &Locomotion::walkRefused);
  camera.locomotion().setMovement(Movement::Walk);
  EXPECT_EQ(refused.count(), 1);
  EXPECT_EQ(camera.locomotion().movement(), Movement::Fly);
}

TEST_F(WalkTest, FallsToTheGroundAndStandsStill) {
  QSignalSpy movements(&camera.locomotion(), &Locomotion::movementChanged);
  camera.locomotion().setMovement(Movement::Walk);
  EXPECT_EQ(movements.count(), 1);
  EXPECT_TRUE(camera.locomotion().flying()) << "it falls";
  ASSERT_TRUE(waitUntilStill());
  EXPECT_NEAR(place().z(), 4, 0.05);
  QSignalSpy moved(&camera, &CameraController::moved);
  ASSERT_TRUE(passRounds(kRoundsWatched));
  EXPECT_EQ(moved.count(), 0) << "standing costs nothing";
}

TEST_F(WalkTest, WalksToTheWallAndNoFurther) {
  walk();
  camera.look({0, 150}); // looking down does not slow down, nor dig
  QTest::keyPress(&window, Qt::Key_W);
  ASSERT_TRUE(QTest::qWaitFor([this] { return place().y() > -1.1F; }, kWaitMs));
  ASSERT_TRUE(waitFor(0.15));
  QTest::keyRelease(&window, Qt::Key_W);
  EXPECT_NEAR(place().y(), -1, 0.05);
  EXPECT_NEAR(place().z(), 4, 0.05);
  EXPECT_TRUE(waitUntilStill());
}

TEST_F(WalkTest, SpaceJumpsAndCtrlCrouches) {
  walk();
  QTest::keyPress(&window, Qt::Key_Space);
  EXPECT_TRUE(QTest::qWaitFor([this] { return place().z() > 5; }, kWaitMs));
  QTest::keyRelease(&window, Qt::Key_Space);
  ASSERT_TRUE(waitUntilStill());
  EXPECT_NEAR(place().z(), 4, 0.05);
  QTest::keyPress(&window, Qt::Key_Control);
  EXPECT_TRUE(QTest::qWaitFor([this] { return place().z() < 2; }, kWaitMs));
  EXPECT_TRUE(waitUntilStill()) << "also while the key is held";
  QTest::keyRelease(&window, Qt::Key_Control);
  EXPECT_TRUE(QTest::qWaitFor([this] { return place().z() > 3.9F; }, kWaitMs));
}

TEST_F(WalkTest, ShiftRuns) {
  walk();
  const auto metresIn = [this](Qt::KeyboardModifiers modifiers) {
    const QVector3D from = place();
    camera.locomotion().setFlight({1, 0, 0}, modifiers);
    EXPECT_TRUE(waitFor(0.4));
    camera.locomotion().setFlight({});
    EXPECT_TRUE(waitUntilStill());
    return (place() - from).length();
  };
  const float walked = metresIn({});
  EXPECT_GT(walked, 3);
  EXPECT_GT(metresIn(Qt::ShiftModifier), walked * 1.2F);
}

TEST_F(WalkTest, WithoutGravityItGlidesAndStillBumps) {
  walk();
  camera.locomotion().setGravity(false);
  QTest::keyPress(&window, Qt::Key_E);
  ASSERT_TRUE(QTest::qWaitFor([this] { return place().z() > 12; }, kWaitMs));
  QTest::keyRelease(&window, Qt::Key_E);
  ASSERT_TRUE(waitUntilStill());
  const float height = place().z();
  EXPECT_GT(height, 12);
  QTest::keyPress(&window, Qt::Key_W);
  ASSERT_TRUE(waitFor(1.5));
  QTest::keyRelease(&window, Qt::Key_W);
  EXPECT_NEAR(place().y(), -1, 0.05);
  camera.locomotion().setGravity(true);
  ASSERT_TRUE(waitUntilStill());
  EXPECT_NEAR(place().z(), 4, 0.05);
}

TEST_F(WalkTest, TheMouseLooksAndNeitherPansNorZooms) {
  walk();
  const auto before = camera.rig().pose();
  QTest::mousePress(&window, Qt::LeftButton, {}, {200, 100});
  QTest::mouseMove(&window, {260, 100});
  QTest::mouseRelease(&window, Qt::LeftButton, {}, {260, 100});
  EXPECT_NE(camera.rig().pose().orientation, before.orientation);
  camera.pan({50, 50});
  camera.zoomTo({400, 300}, 2, std::nullopt);
  EXPECT_EQ(camera.rig().pose().position, before.position);
}

TEST_F(WalkTest, GoesToViewpointsOnFoot) {
  walk();
  camera.goTo(scene.view.cameras[5]);
  EXPECT_EQ(camera.locomotion().movement(), Movement::Walk);
  ASSERT_TRUE(waitUntilStill());
  EXPECT_NEAR(place().x(), -4, 0.05);
  EXPECT_NEAR(place().y(), -20, 0.05);
}

TEST_F(WalkTest, FramingAndSidesGoOnFlying) {
  walk();
  camera.show(camera.rig().pose(), scene.bounds().centre());
  EXPECT_EQ(camera.locomotion().movement(), Movement::Fly);
  camera.locomotion().setMovement(Movement::Walk);
  camera.setPreset(viewing::StandardView::Top, scene::cornersOf(scene.bounds()));
  EXPECT_EQ(camera.locomotion().movement(), Movement::Fly);
  camera.locomotion().setMovement(Movement::Walk);
  camera.setOrthographic(true);
  EXPECT_EQ(camera.locomotion().movement(), Movement::Fly);
  EXPECT_TRUE(camera.rig().pose().orthographic);
}

TEST_F(WalkTest, FromOutsideItStartsAtAViewpoint) {
  viewing::CameraPose pose = camera.rig().pose();
  pose.position = scene.sourceAxes.toScene(QVector3D(5000, 5000, -300));
  camera.setPose(pose);
  walk();
  EXPECT_EQ(camera.locomotion().movement(), Movement::Walk);
  EXPECT_NEAR(place().x(), 24, 0.05);
  EXPECT_NEAR(place().y(), -40, 0.05);
}

TEST_F(WalkTest, AReloadGoesOnOnFoot) {
  walk();
  camera.locomotion().setFlight({1, 0, 0});
  ASSERT_TRUE(waitFor(0.15));
  camera.locomotion().setFlight({});
  ASSERT_TRUE(waitUntilStill());
  const QVector3D before = place();
  const auto again = loadTestDocument(TestFormat::Mode::Rooms);
  camera.stayIn(*again->document->scene);
  EXPECT_EQ(camera.locomotion().movement(), Movement::Walk);
  ASSERT_TRUE(waitUntilStill());
  EXPECT_LT((place() - before).length(), 0.05F);
  camera.startIn(scene);
  EXPECT_EQ(camera.locomotion().movement(), Movement::Fly) << "another file begins as it wants";
}

TEST_F(WalkTest, CtrlWithAWalkingKeyIsNoShortcut) {
  walk();
  for (const auto& [key, taken] : {std::pair{Qt::Key_S, true}, {Qt::Key_W, true}, {Qt::Key_Q, false}}) {
    QKeyEvent event(QEvent::ShortcutOverride, key, Qt::ControlModifier);
    event.ignore();
    QCoreApplication::sendEvent(&window, &event);
    EXPECT_EQ(event.isAccepted(), taken) << key;
  }
}

TEST_F(WalkTest, AltWithAFlyingKeyOpensMenus) {
  const auto keeps = [this](Qt::Key key) {
    QKeyEvent event(QEvent::ShortcutOverride, key, Qt::AltModifier);
    event.ignore();
    QCoreApplication::sendEvent(&window, &event);
    return !event.isAccepted();
  };
  EXPECT_TRUE(keeps(Qt::Key_E));
  walk();
  EXPECT_TRUE(keeps(Qt::Key_S));
  EXPECT_TRUE(keeps(Qt::Key_A));
}

} // namespace
