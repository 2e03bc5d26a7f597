#include "core/viewing/CameraRig.h"

#include <QPolygonF>

#include <gtest/gtest.h>

#include <random>

namespace vitrine::tests {
namespace {

using scene::Navigation;
using viewing::CameraPose;
using viewing::CameraRig;
using viewing::StandardView;

const scene::Bounds kBox({-10, -5, -20}, {10, 5, 20});

CameraRig rigFor(Navigation navigation = Navigation::Fly) {
  CameraRig rig;
  rig.setNavigation(navigation);
  rig.setViewportSize(QSizeF(640, 480));
  rig.setSceneBounds(kBox);
  CameraPose pose;
  pose.position = {3, 2, 30};
  pose.orientation = QQuaternion::fromEulerAngles(-12, 25, 0);
  rig.setPose(pose);
  return rig;
}

void expectVectorNear(const QVector3D& a, const QVector3D& b, float tolerance = 1e-3F) {
  EXPECT_LT((a - b).length(), tolerance) << a.x() << ' ' << a.y() << ' ' << a.z() << " / " << b.x() << ' ' << b.y()
                                         << ' ' << b.z();
}

QPointF projectedByMatrices(const CameraRig& rig, const QVector3D& point) {
  const QVector3D ndc = (rig.projectionMatrix() * rig.viewMatrix()).map(point);
  return {(ndc.x() + 1) / 2 * 640, (1 - ndc.y()) / 2 * 480};
}

TEST(CameraRig, StartsLookingAlongMinusZ) {
  CameraRig rig;
  rig.setPose(CameraPose{});
  expectVectorNear(rig.forward(), {0, 0, -1});
  expectVectorNear(rig.right(), {1, 0, 0});
  expectVectorNear(rig.up(), {0, 1, 0});
}

TEST(CameraRig, APoseIsKeptButForRoll) {
  CameraRig rig = rigFor();
  CameraPose pose;
  pose.position = {1, 2, 3};
  pose.orientation = QQuaternion::fromEulerAngles(-30, 70, 0);
  pose.verticalFov = 42;
  rig.setPose(pose);
  EXPECT_EQ(rig.pose().position, pose.position);
  EXPECT_EQ(rig.pose().verticalFov, 42);
  expectVectorNear(rig.forward(), pose.orientation.rotatedVector({0, 0, -1}));
  pose.orientation = QQuaternion::fromEulerAngles(-30, 70, 15);
  rig.setPose(pose);
  EXPECT_NEAR(rig.right().y(), 0, 1e-5);
  expectVectorNear(rig.forward(), pose.orientation.rotatedVector({0, 0, -1}));
}

TEST(CameraRig, LooksStraightDownWithoutLosingItsYaw) {
  CameraRig rig = rigFor();
  CameraPose pose;
  pose.orientation = QQuaternion::fromEulerAngles(-90, 40, 0);
  rig.setPose(pose);
  expectVectorNear(rig.right(), QQuaternion::fromEulerAngles(0, 40, 0).rotatedVector({1, 0, 0}));
  EXPECT_LT(rig.forward().y(), -0.999F);
}

TEST(CameraRig, ProjectAgreesWithTheMatrices) {
  CameraRig rig = rigFor();
  std::mt19937 random(3);
  std::uniform_real_distribution<float> place(-8, 8);
  for (const bool orthographic : {false, true}) {
    rig.setOrthographic(orthographic);
    for (int i = 0; i < 50; ++i) {
      const QVector3D point(place(random), place(random), place(random));
      const auto pixel = rig.project(point);
      ASSERT_TRUE(pixel);
      const QPointF expected = projectedByMatrices(rig, point);
      EXPECT_NEAR(pixel->x(), expected.x(), 0.01);
      EXPECT_NEAR(pixel->y(), expected.y(), 0.01);
    }
  }
}

TEST(CameraRig, RaysGoThroughWhatTheyAreAskedFor) {
  CameraRig rig = rigFor();
  for (const bool orthographic : {false, true}) {
    rig.setOrthographic(orthographic);
    for (const QPointF pixel : {QPointF(0, 0), QPointF(320, 240), QPointF(639, 17.5), QPointF(100, 450)}) {
      const scene::Ray ray = rig.rayThrough(pixel);
      EXPECT_NEAR(ray.direction.length(), 1, 1e-5);
      const auto back = rig.project(ray.origin + ray.direction * 50.0F);
      ASSERT_TRUE(back);
      EXPECT_NEAR(back->x(), pixel.x(), 0.02);
      EXPECT_NEAR(back->y(), pixel.y(), 0.02);
    }
  }
}

TEST(CameraRig, WhatIsBehindIsNotProjected) {
  CameraRig rig = rigFor();
  EXPECT_FALSE(rig.project(rig.pose().position - rig.forward()));
}

TEST(CameraRig, TheWholeSceneLiesBetweenThePlanes) {
  CameraRig rig = rigFor();
  for (const QVector3D position : {QVector3D(0, 0, 0), QVector3D(500, 20, 3), QVector3D(9, 4, 19)}) {
    CameraPose pose = rig.pose();
    pose.position = position;
    rig.setPose(pose);
    EXPECT_GT(rig.nearPlane(), 0);
    for (int corner = 0; corner < 8; ++corner) {
      const QVector3D at(corner & 1 ? 10.0F : -10.0F, corner & 2 ? 5.0F : -5.0F, corner & 4 ? 20.0F : -20.0F);
      EXPECT_LT((at - position).length(), rig.farPlane());
      if (!kBox.contains(position) && position.length() > 100) {
        EXPECT_GT((at - position).length(), rig.nearPlane());
      }
    }
  }
}

TEST(CameraRig, AFarLimitEndsTheViewInPerspectiveOnly) {
  CameraRig rig = rigFor();
  const float before = rig.farPlane();
  rig.setFarLimit(12);
  EXPECT_EQ(rig.farPlane(), 12);
  EXPECT_LT(rig.nearPlane(), 12);
  EXPECT_GT(rig.nearPlane(), 0);
  rig.setOrthographic(true);
  EXPECT_EQ(rig.farPlane(), before);
  rig.setOrthographic(false);
  rig.setFarLimit(before * 10);
  EXPECT_EQ(rig.farPlane(), before) << "no further than there is something";
  rig.setFarLimit(0);
  EXPECT_EQ(rig.farPlane(), before);
}

TEST(CameraRig, MouseLookTurnsInPlace) {
  CameraRig rig = rigFor();
  const QVector3D position = rig.pose().position;
  const QVector3D before = rig.forward();
  rig.look({100, 0});
  EXPECT_EQ(rig.pose().position, position);
  EXPECT_GT(QVector3D::dotProduct(rig.forward(), QVector3D::crossProduct(before, {0, 1, 0})), 0) << "to the right";
  rig.look({0, 50});
  EXPECT_LT(rig.forward().y(), before.y()) << "down";
}

TEST(CameraRig, PitchEndsBeforeTheZenith) {
  CameraRig rig = rigFor();
  rig.look({0, -100000});
  EXPECT_GT(rig.forward().y(), 0.9999F);
  EXPECT_GT(rig.up().y(), 0);
  rig.look({0, 200000});
  EXPECT_LT(rig.forward().y(), -0.9999F);
  EXPECT_GT(rig.up().y(), 0);
}

TEST(CameraRig, OrbitingKeepsCentreAndDistance) {
  CameraRig rig = rigFor(Navigation::Orbit);
  rig.setPreset(StandardView::Isometric, kBox);
  const float distance = (rig.pose().position - rig.orbitCentre()).length();
  rig.look({77, -31});
  EXPECT_NEAR((rig.pose().position - rig.orbitCentre()).length(), distance, 1e-3);
  expectVectorNear((rig.orbitCentre() - rig.pose().position).normalized(), rig.forward());
  const auto middle = rig.project(rig.orbitCentre());
  ASSERT_TRUE(middle);
  EXPECT_NEAR(middle->x(), 320, 0.01);
}

TEST(CameraRig, FliesAtItsSpeed) {
  CameraRig rig = rigFor();
  const QVector3D start = rig.pose().position;
  rig.fly({0, 0, -1}, 2.0F);
  expectVectorNear(rig.pose().position, start + rig.forward() * rig.speed() * 2.0F);
  rig.fly({0, 0, 1}, 2.0F);
  expectVectorNear(rig.pose().position, start, 1e-2F);
  rig.fly({1, 0, 0}, 1.0F, 3.0F);
  expectVectorNear(rig.pose().position, start + rig.right() * rig.speed() * 3.0F);
  rig.setPose([&] {
    auto pose = rig.pose();
    pose.position = start;
    return pose;
  }());
  rig.fly({1, 0, -1}, 1.0F);
  EXPECT_NEAR((rig.pose().position - start).length(), rig.speed(), 1e-3) << "no faster across";
}

TEST(CameraRig, SpeedHasSteps) {
  CameraRig rig = rigFor();
  const float usual = rig.speed();
  rig.changeSpeed(1);
  EXPECT_GT(rig.speed(), usual);
  rig.changeSpeed(-1);
  EXPECT_NEAR(rig.speed(), usual, usual * 1e-5);
  rig.changeSpeed(1000);
  EXPECT_NEAR(rig.speed(), usual * 100, usual * 0.01);
  rig.changeSpeed(-5000);
  EXPECT_NEAR(rig.speed(), usual / 1000, usual * 1e-6);
  rig.changeSpeed(3);
  EXPECT_GT(rig.speed(), usual / 1000) << "no dead range beyond the end";
  rig.resetSpeed();
  EXPECT_EQ(rig.speed(), usual);
}

TEST(CameraRig, PanningMovesTheSceneWithTheMouse) {
  CameraRig rig = rigFor(Navigation::Orbit);
  rig.setPreset(StandardView::Isometric, kBox);
  for (const bool orthographic : {false, true}) {
    rig.setOrthographic(orthographic);
    const QVector3D held = rig.orbitCentre();
    const auto before = rig.project(held);
    rig.pan({40, -25});
    const auto after = rig.project(held);
    EXPECT_NEAR(after->x() - before->x(), 40, 0.05);
    EXPECT_NEAR(after->y() - before->y(), -25, 0.05);
  }
}

TEST(CameraRig, ZoomingKeepsThePointUnderTheCursor) {
  for (const Navigation navigation : {Navigation::Fly, Navigation::Orbit}) {
    for (const bool orthographic : {false, true}) {
      CameraRig rig = rigFor(navigation);
      rig.setOrthographic(orthographic);
      const QPointF cursor(500, 120);
      const scene::Ray ray = rig.rayThrough(cursor);
      const QVector3D target = ray.origin + ray.direction * (orthographic ? rig.farPlane() + 12.0F : 12.0F);
      const QVector3D forward = rig.forward();
      rig.zoomTo(cursor, 3, target);
      const auto now = rig.project(target);
      ASSERT_TRUE(now);
      EXPECT_NEAR(now->x(), 500, 0.05);
      EXPECT_NEAR(now->y(), 120, 0.05);
      expectVectorNear(rig.forward(), forward);
    }
  }
}

TEST(CameraRig, ZoomingInComesCloserAndNeverThrough) {
  CameraRig rig = rigFor();
  const QVector3D target = rig.pose().position + rig.forward() * 10.0F;
  rig.zoomTo({320, 240}, 1, target);
  const float once = (rig.pose().position - target).length();
  EXPECT_LT(once, 10);
  for (int i = 0; i < 300; ++i) {
    rig.zoomTo({320, 240}, 1, target);
  }
  EXPECT_GT(QVector3D::dotProduct(target - rig.pose().position, rig.forward()), 0);
  rig.zoomTo({320, 240}, -2, target);
  EXPECT_GT((rig.pose().position - target).length(), 0.004F);
}

TEST(CameraRig, FramingFitsTheBox) {
  for (const bool orthographic : {false, true}) {
    for (const StandardView preset : {StandardView::Front, StandardView::Back, StandardView::Left, StandardView::Right,
                                      StandardView::Top, StandardView::Bottom, StandardView::Isometric}) {
      CameraRig rig = rigFor(Navigation::Orbit);
      rig.setOrthographic(orthographic);
      rig.setPreset(preset, kBox);
      QRectF seen;
      for (int corner = 0; corner < 8; ++corner) {
        const QVector3D at(corner & 1 ? 10.0F : -10.0F, corner & 2 ? 5.0F : -5.0F, corner & 4 ? 20.0F : -20.0F);
        const auto pixel = rig.project(at);
        ASSERT_TRUE(pixel);
        seen = seen.isNull() ? QRectF(*pixel, QSizeF(1e-3, 1e-3)) : seen.united(QRectF(*pixel, QSizeF(1e-3, 1e-3)));
      }
      EXPECT_TRUE(QRectF(0, 0, 640, 480).contains(seen)) << static_cast<int>(preset);
      EXPECT_NEAR(std::max(seen.width() / 640, seen.height() / 480), 0.85, 0.01) << static_cast<int>(preset);
    }
  }
}

TEST(CameraRig, FramingGoesByThePointsAndCentresThem) {
  // A mast with a long arm to one side: its box is mostly empty.
  const std::vector<QVector3D> points{{0, 0, 0}, {0, 9, 0}, {4, 9, 1}, {-0.5F, 0, 0.5F}, {0.5F, 0, -0.5F}};
  for (const bool orthographic : {false, true}) {
    for (const QSizeF size : {QSizeF(640, 480), QSizeF(300, 900), QSizeF(1600, 300)}) {
      CameraRig rig = rigFor(Navigation::Orbit);
      rig.setViewportSize(size);
      rig.setOrthographic(orthographic);
      rig.setPreset(StandardView::Isometric, points);
      QPolygonF seen;
      for (const QVector3D& point : points) {
        const auto pixel = rig.project(point);
        ASSERT_TRUE(pixel);
        seen << *pixel;
      }
      const QRectF box = seen.boundingRect();
      EXPECT_NEAR(std::max(box.width() / size.width(), box.height() / size.height()), 0.85, 0.01);
      const bool wide = box.width() / size.width() > box.height() / size.height();
      const double off = wide ? box.center().x() / size.width() : box.center().y() / size.height();
      EXPECT_NEAR(off, 0.5, 0.01) << "as much room on both sides";
      expectVectorNear((rig.orbitCentre() - rig.pose().position).normalized(), rig.forward());
    }
  }
}

TEST(CameraRig, FramesWhatHasNoExtent) {
  CameraRig rig = rigFor();
  const std::vector<QVector3D> one{{3, 4, 5}};
  rig.frame(one);
  const auto pixel = rig.project(one.front());
  ASSERT_TRUE(pixel);
  EXPECT_NEAR(pixel->x(), 320, 0.5);
  EXPECT_NEAR(pixel->y(), 240, 0.5);
  const CameraPose before = rig.pose();
  rig.frame(std::vector<QVector3D>());
  EXPECT_EQ(rig.pose(), before);
}

TEST(CameraRig, PresetsLookFromWhereTheySay) {
  CameraRig rig = rigFor(Navigation::Orbit);
  const auto from = [&](StandardView preset) {
    rig.setPreset(preset, kBox);
    return -rig.forward();
  };
  expectVectorNear(from(StandardView::Front), {0, 0, 1}, 0.01F);
  expectVectorNear(from(StandardView::Back), {0, 0, -1}, 0.01F);
  expectVectorNear(from(StandardView::Left), {-1, 0, 0}, 0.01F);
  expectVectorNear(from(StandardView::Right), {1, 0, 0}, 0.01F);
  expectVectorNear(from(StandardView::Top), {0, 1, 0}, 0.01F);
  expectVectorNear(from(StandardView::Bottom), {0, -1, 0}, 0.01F);
  expectVectorNear(from(StandardView::Isometric), QVector3D(1, 1, 1).normalized(), 0.01F);
}

TEST(CameraRig, OrthographicKeepsTheSizeAtTheCentre) {
  CameraRig rig = rigFor(Navigation::Orbit);
  rig.setPreset(StandardView::Front, kBox);
  const QVector3D beside = rig.orbitCentre() + rig.right() * 4.0F;
  const auto before = rig.project(beside);
  rig.setOrthographic(true);
  EXPECT_NEAR(rig.project(beside)->x(), before->x(), 0.05);
  rig.setOrthographic(false);
  EXPECT_NEAR(rig.project(beside)->x(), before->x(), 0.05);
}

TEST(CameraRig, SceneCamerasSetPlaceDirectionAndFov) {
  CameraRig rig = rigFor();
  scene::Camera camera;
  camera.position = {7, 8, 9};
  camera.orientation = QQuaternion::fromEulerAngles(0, 90, 0);
  rig.setVerticalFov(50);
  rig.setPose(camera);
  EXPECT_EQ(rig.pose().position, camera.position);
  expectVectorNear(rig.forward(), {-1, 0, 0});
  EXPECT_EQ(rig.pose().verticalFov, 50);
  camera.verticalFov = 75;
  rig.setPose(camera);
  EXPECT_EQ(rig.pose().verticalFov, 75);
}

TEST(CameraRig, AHorizontalFieldOfViewIsThatOfAnyViewport) {
  CameraRig rig = rigFor();
  scene::Camera camera;
  camera.horizontalFov = 90;
  rig.setPose(camera);
  for (const QSizeF size : {QSizeF(640, 480), QSizeF(1000, 500), QSizeF(300, 900)}) {
    rig.setViewportSize(size);
    // The edge of what is seen lies at 45 degrees.
    EXPECT_NEAR(rig.project({-10, 0, -10})->x(), 0, 1e-3 * size.width()) << size.width();
  }
  camera.verticalFov = 50;
  rig.setPose(camera);
  rig.setViewportSize(QSizeF(640, 480));
  EXPECT_EQ(rig.pose().verticalFov, 50) << "the vertical one counts where there are both";
  camera.verticalFov = 0;
  rig.setPose(camera);
  rig.setVerticalFov(40);
  rig.setViewportSize(QSizeF(300, 900));
  EXPECT_EQ(rig.pose().verticalFov, 40) << "set by hand";
}

TEST(CameraRig, RidingSeesWhatTheCameraSees) {
  CameraRig rig = rigFor();
  scene::Camera camera;
  camera.position = {1, 2, 3};
  camera.orientation = QQuaternion::fromEulerAngles(-40, 70, 15);
  rig.follow(camera);
  EXPECT_EQ(rig.pose().position, camera.position);
  expectVectorNear(rig.forward(), camera.orientation.rotatedVector({0, 0, -1}));
  expectVectorNear(rig.up(), camera.orientation.rotatedVector({0, 1, 0}));
  const QVector3D before = rig.pose().position;
  rig.setNavigation(scene::Navigation::Orbit);
  rig.look({});
  EXPECT_LT((rig.pose().position - before).length(), 0.1F) << "it turns around what is ahead";
  EXPECT_NEAR(rig.right().y(), 0, 1e-5) << "and upright";
}

TEST(CameraRig, AnEmptySceneIsNoTrouble) {
  CameraRig rig;
  rig.setViewportSize(QSizeF(0, 0));
  rig.setSceneBounds({});
  rig.frame(scene::Bounds());
  rig.look({10, 10});
  rig.zoomTo({0, 0}, 1, std::nullopt);
  EXPECT_GT(rig.speed(), 0);
  EXPECT_GT(rig.farPlane(), rig.nearPlane());
  EXPECT_TRUE(scene::isFinite(rig.pose().position));
}

TEST(CameraRig, SeesWhatHasLeftTheScene) {
  CameraRig rig;
  rig.setViewportSize(QSizeF(640, 480));
  rig.setSceneBounds(kBox);
  CameraPose pose;
  pose.position = {0, 0, 100};
  rig.setPose(pose);
  const float near = rig.nearPlane();
  const float far = rig.farPlane();
  rig.setReach(kBox);
  EXPECT_EQ(rig.nearPlane(), near) << "nothing more";
  EXPECT_EQ(rig.farPlane(), far);
  rig.setReach(scene::Bounds({-1, -1, -5001}, {1, 1, -4999}));
  EXPECT_EQ(rig.nearPlane(), near);
  EXPECT_GT(rig.farPlane(), 5101);
  rig.setReach(scene::Bounds({-1, -1, 97}, {1, 1, 98}));
  EXPECT_LT(rig.nearPlane(), 2);
  EXPECT_EQ(rig.farPlane(), far);
  rig.setReach({});
  EXPECT_EQ(rig.nearPlane(), near);
  pose.orthographic = true;
  rig.setPose(pose);
  rig.setReach(scene::Bounds({-1, -1, 6000}, {1, 1, 6001}));
  EXPECT_LT(rig.nearPlane(), -5901) << "behind the camera too";
}

} // namespace
} // namespace vitrine::tests
