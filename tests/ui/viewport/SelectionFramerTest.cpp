#include "ui/viewport/SelectionFramer.h"

#include "tests/render/tracing/MadeRooms.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Waiting.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using ui::CameraController;
using ui::SelectionFramer;
using ui::Session;

class SelectionFraming : public testing::Test {
protected:
  SelectionFraming() {
    // A model to turn needs no rays.
    const ScenePtr scene = MadeRooms().camera(QStringLiteral("start"), {0, 1.7F, 7}, 0).flownThrough().take();
    auto read = std::make_shared<document::Document>();
    read->scene = scene;
    auto made = std::make_shared<ui::FileReading>();
    made->document = read;
    base::Progress progress;
    made->prepared = render::prepareScene(scene, scene->assets, progress);
    made->caster = std::make_shared<session::SharedCaster>(scene);
    reading = made;
    session.setDocument(reading);
    camera.setViewportSize({640, 400});
    camera.startIn(*scene);
  }

  void prepareRays() {
    base::Progress progress;
    reading->caster->get(progress);
  }
  tracing::FramedThing pillar(int number) const {
    return tracing::thingOf(session.snapshot(), {DrawItemIndex(number)}, {});
  }
  const viewing::CameraPose& pose() const { return camera.rig().pose(); }
  /// Distance of a pillar's middle from that of the picture, in pixels.
  double offCentre(int number) const {
    const auto pixel = camera.rig().project(session.pose()->worldBounds(DrawItemIndex(number)).centre());
    return pixel ? (*pixel - QPointF(320, 200)).manhattanLength() : 1e6;
  }

  ui::FileReadingPtr reading;
  Session session;
  CameraController camera;
  SelectionFramer framer{session, camera};
};

TEST_F(SelectionFraming, GoesThereAtOnceWhenRaysCanBeCast) {
  prepareRays();
  QSignalSpy jumps(&camera, &CameraController::aboutToJump);
  framer.frame(pillar(2));
  EXPECT_EQ(jumps.count(), 1) << "a step to be undone";
  EXPECT_LT(offCentre(2), 20);
  const QVector3D ahead =
      pose().position + camera.rig().forward() * (camera.rig().orbitCentre() - pose().position).length();
  EXPECT_LT((ahead - camera.rig().orbitCentre()).length(), 0.01F) << "turning goes on around what is seen";
}

TEST_F(SelectionFraming, WaitsForTheRays) {
  const viewing::CameraPose before = pose();
  framer.frame(pillar(1));
  EXPECT_EQ(pose(), before) << "nothing is built on this thread";
  framer.frame(pillar(3)); // at once if the rays are ready by now
  ASSERT_TRUE(QTest::qWaitFor([&] { return pose() != before; }, kWaitMs));
  EXPECT_LT(offCentre(3), 20) << "the last request counts";
  const viewing::CameraPose after = pose();
  QTest::qWait(50);
  EXPECT_EQ(pose(), after);
}

TEST_F(SelectionFraming, DoesNotTakeAwayACameraThatHasGoneElsewhere) {
  framer.frame(pillar(1));
  camera.setPose({.position = {1, 2, 3}, .orientation = {}});
  const viewing::CameraPose elsewhere = pose();
  prepareRays();
  QTest::qWait(100);
  EXPECT_EQ(pose(), elsewhere);
  framer.frame(pillar(1));
  EXPECT_NE(pose(), elsewhere);
}

TEST_F(SelectionFraming, GivesUpWithTheDocument) {
  framer.frame(pillar(1));
  session.setDocument(nullptr);
  const viewing::CameraPose before = pose();
  QTest::qWait(100);
  EXPECT_EQ(pose(), before);
}

TEST_F(SelectionFraming, KeepsTheFieldOfViewFromBeforeARide) {
  prepareRays();
  const float fov = pose().verticalFov;
  camera.follow({.position = {0, 1, 6}, .orientation = {}, .verticalFov = 20});
  framer.frame(pillar(4));
  EXPECT_EQ(pose().verticalFov, fov);
  EXPECT_LT(offCentre(4), 20);
}

TEST_F(SelectionFraming, AllIsFramedInThePresentDirection) {
  const QQuaternion orientation = pose().orientation;
  const auto corners = scene::cornersOf(session.scene()->bounds());
  framer.frameAll(corners);
  EXPECT_EQ(pose().orientation, orientation);
  for (const QVector3D& corner : corners) {
    const auto pixel = camera.rig().project(corner);
    ASSERT_TRUE(pixel);
    EXPECT_TRUE(QRectF(0, 0, 640, 400).contains(*pixel));
  }
}

} // namespace
} // namespace vitrine::tests
