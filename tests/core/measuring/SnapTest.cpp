#include "core/measuring/Snap.h"

#include "core/animation/FinishScene.h"
#include "core/picking/RayCaster.h"
#include "core/viewing/CameraRig.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::measuring {
namespace {

/// Squares seen from z = 10 in a picture of 100 x 100 pixels: a unit at z = 0 is 28.356 pixels.
class SnapTest : public testing::Test {
protected:
  static constexpr double kUnit = 28.3564;

  void show(const std::vector<std::vector<QVector3D>>& meshes, const QMatrix4x4& local = {}) {
    SceneBuilder made;
    for (const auto& corners : meshes) {
      tests::addNode(made, tests::addMesh(made, corners), scene::kNone, local);
    }
    scene = animation::finishScene(std::move(made));
    caster = std::make_unique<picking::RayCaster>(scene);
    pose = std::make_unique<animation::Pose>(scene, SceneState());
    camera.setViewportSize({100, 100});
    camera.setSceneBounds(scene->bounds());
    camera.setPose(viewing::CameraPose{.position = {0, 0, 10}, .orientation = {}, .verticalFov = 20});
  }

  std::optional<SnapPoint> snap(QPointF pixel, double reach = kSnapPixels) {
    const auto hitAt = [this](QPointF at) {
      ++casts;
      return caster->cast(camera.rayThrough(at), ItemSet::everything(), pose.get());
    };
    return snapAt({camera, *pose, hitAt}, pixel, reach);
  }
  /// Pixel of a point at z = 0.
  static QPointF pixelAt(double x, double y) { return {50 + x * kUnit, 50 - y * kUnit}; }

  ScenePtr scene;
  std::unique_ptr<picking::RayCaster> caster;
  std::unique_ptr<animation::Pose> pose;
  viewing::CameraRig camera;
  int casts = 0;
};

void expectNear(const QVector3D& found, const QVector3D& wanted) {
  EXPECT_LT((found - wanted).length(), 1e-3F) << "(" << found.x() << ", " << found.y() << ", " << found.z() << ")";
}

TEST_F(SnapTest, ACornerIsMetExactlyFromBesideIt) {
  show({tests::square()});
  for (const QPointF offset : {QPointF(2, -2), QPointF(-2, 2), QPointF(3, 0), QPointF(0, -3), QPointF(-6, 6)}) {
    const auto found = snap(pixelAt(1, 1) + offset);
    ASSERT_TRUE(found) << offset.x();
    EXPECT_EQ(found->kind, SnapKind::Vertex);
    EXPECT_EQ(found->position, QVector3D(1, 1, 0));
  }
  EXPECT_LT(casts, 5 * 22);
}

TEST_F(SnapTest, ACornerComesBeforeAnEdgeThatIsNearer) {
  show({tests::square()});
  const auto found = snap(pixelAt(1, 1) + QPointF(1, 8));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->kind, SnapKind::Vertex) << "eight pixels away, the edge is one";
}

TEST_F(SnapTest, AnEdgeComesBeforeTheFace) {
  show({tests::square()});
  for (const double aside : {-5.0, 4.0}) {
    const auto found = snap(pixelAt(1, 0.25) + QPointF(aside, 0));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->kind, SnapKind::Edge);
    expectNear(found->position, {1, 0.25F, 0});
  }
}

TEST_F(SnapTest, ElsewhereTheFaceIsMet) {
  show({tests::square()});
  const auto found = snap(pixelAt(0.25, 0.25));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->kind, SnapKind::Face) << "the diagonal is no edge of the square";
  expectNear(found->position, {0.25F, 0.25F, 0});
}

TEST_F(SnapTest, BeyondTheReachThereIsNothing) {
  show({tests::square()});
  EXPECT_EQ(snap(pixelAt(1, 1) + QPointF(6.5, -6.5))->kind, SnapKind::Vertex) << "9.2 pixels";
  EXPECT_FALSE(snap(pixelAt(1, 1) + QPointF(8, -8))) << "11.3 pixels";
  EXPECT_FALSE(snap(pixelAt(1, 0) + QPointF(11, 0)));
  EXPECT_FALSE(snap(pixelAt(1, 1) + QPointF(3, -3), 2));
}

TEST_F(SnapTest, WithoutReachThePointIsWhereTheMouseIs) {
  show({tests::square()});
  const auto found = snap(pixelAt(0.98, 0.98), 0);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->kind, SnapKind::Face);
  expectNear(found->position, {0.98F, 0.98F, 0});
  EXPECT_EQ(casts, 1);
}

TEST_F(SnapTest, AFoldIsAnEdge) {
  // Two triangles of one surface that meet at x = 0, one of them bent back.
  show({{{-1, -1, 0}, {0, -1, 0}, {0, 1, 0}, {0, 1, 0}, {0, -1, 0}, {1, -1, -1}}});
  const auto found = snap(pixelAt(0, 0) + QPointF(-3, 0));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->kind, SnapKind::Edge);
  expectNear(found->position, {0, 0, 0});
}

TEST_F(SnapTest, WhatIsHiddenIsPassedBy) {
  // At z = -5 a unit is 18.904 pixels: the corner at the right lies two pixels behind the square in front.
  const float hidden = 2 / 18.904F;
  show({{{0, -1, 0}, {2, -1, 0}, {2, 1, 0}, {0, -1, 0}, {2, 1, 0}, {0, 1, 0}},
        {{-1.5F, 1, -5}, {-1.5F, -1, -5}, {hidden, 0, -5}}});
  const auto found = snap(pixelAt(0, 0) + QPointF(-2, 0));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->kind, SnapKind::Edge);
  expectNear(found->position, {0, 0, 0});
}

TEST_F(SnapTest, PointsAreWhereTheNodeIs) {
  QMatrix4x4 aside;
  aside.translate(0.5F, 0, 0);
  aside.scale(0.5F);
  show({tests::square()}, aside);
  const auto found = snap(pixelAt(1, 0.5) + QPointF(2, -2));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->kind, SnapKind::Vertex);
  EXPECT_EQ(found->position, QVector3D(1, 0.5F, 0));
}

TEST_F(SnapTest, ParallelViewsSnapAsWell) {
  show({tests::square()});
  camera.setOrthographic(true);
  const auto corner = camera.project({1, 1, 0});
  ASSERT_TRUE(corner);
  EXPECT_EQ(snap(*corner + QPointF(2, -2))->position, QVector3D(1, 1, 0));
}

TEST_F(SnapTest, EqualStepsOfThePictureAreNoEqualStepsOfALine) {
  show({tests::square()});
  // From depth 10 to depth 20, at pixels 78.356 and 64.178: halfway is depth 13.333.
  const auto found = nearestOnLine(camera, {{{1, 0, 0}, {1, 0, -10}}}, {50 + kUnit * 0.75, 53});
  ASSERT_TRUE(found);
  expectNear(found->position, {1, 0, -10.0F / 3});
  EXPECT_NEAR(found->pixels, 3, 1e-3);
}

TEST_F(SnapTest, OfALineThatPassesTheEyeThePartInFrontCounts) {
  show({tests::square()});
  scene::Bounds around;
  around.add({-20, -20, -20});
  around.add({20, 20, 20});
  camera.setSceneBounds(around);
  camera.setPose(viewing::CameraPose{.position = {0, 0, 10}, .orientation = {}, .verticalFov = 20});
  EXPECT_FALSE(nearestOnLine(camera, {{{1, 0, 11}, {1, 0, 15}}}, {50, 50})) << "behind";
  const auto start = nearestOnLine(camera, {{{1, 0, 5}, {1, 0, 15}}}, {50, 50});
  ASSERT_TRUE(start);
  expectNear(start->position, {1, 0, 5});
  // 950 pixels aside is a depth of 50 / (950 tan 10°).
  const auto close = nearestOnLine(camera, {{{1, 0, 5}, {1, 0, 15}}}, {1000, 50});
  ASSERT_TRUE(close);
  expectNear(close->position, {1, 0, 10 - 0.29849F});
}

} // namespace
} // namespace vitrine::measuring
