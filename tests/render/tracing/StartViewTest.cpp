#include "core/animation/FinishScene.h"
#include "render/tracing/TracedStartView.h"
#include "render/tracing/ViewScore.h"
#include "tests/render/tracing/MadeRooms.h"
#include "tests/support/QtPrinters.h"

#include <QPolygonF>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

viewing::StartView startOf(const ScenePtr& scene) {
  session::SharedCaster caster(scene);
  base::Progress progress;
  return tracing::startView(session::snapshotOf(scene, scene->assets, state::startState(*scene)), caster, progress);
}

const QVector3D kAcross(0, 1.7F, 7);

TEST(StartView, TheFirstViewpointWinsIfItShowsThePlace) {
  const ScenePtr scene = MadeRooms()
                             .camera(QStringLiteral("first"), kAcross, 0)
                             .camera(QStringLiteral("second"), {-7, 1.7F, 7}, -40)
                             .take();
  const viewing::StartView view = startOf(scene);
  ASSERT_TRUE(view.camera);
  EXPECT_EQ(view.camera->name, QStringLiteral("first"));
  EXPECT_EQ(view.camera->position, kAcross);
  EXPECT_EQ(view.camera->orientation, scene->view.cameras[0].orientation);
}

TEST(StartView, NotWithTheNoseAtTheWall) {
  const ScenePtr scene = MadeRooms()
                             .camera(QStringLiteral("nose"), {0, 1.7F, 7.6F}, 180)
                             .camera(QStringLiteral("open"), {7, 1.7F, 7}, 45)
                             .take();
  const viewing::StartView view = startOf(scene);
  ASSERT_TRUE(view.camera);
  viewing::CameraRig rig;
  rig.setViewportSize({640, 400});
  rig.setSceneBounds(scene->bounds());
  view.place(rig);
  session::SharedCaster caster(scene);
  base::Progress progress;
  const auto shown = session::snapshotOf(scene, scene->assets, {});
  const auto picture = tracing::trace(shown, *caster.get(progress), rig, {32, 20}, tracing::Detail::Hits);
  const tracing::ViewFigures figures = tracing::figuresOf(picture, *scene);
  EXPECT_LT(figures.close, 0.05F);
  EXPECT_GT(figures.middle, 5);
  EXPECT_GE(figures.materials, 3);
}

TEST(StartView, AVoidIsNoPlaceToStand) {
  const ScenePtr scene = MadeRooms().camera(QStringLiteral("void"), {0, 500, 0}, 0).take();
  const viewing::StartView view = startOf(scene);
  EXPECT_TRUE(!view.camera || scene->bounds().contains(view.camera->position));
}

TEST(StartView, WithoutViewpointsAnOpenPlaceOrTheWhole) {
  const ScenePtr scene = MadeRooms().take();
  const viewing::StartView view = startOf(scene);
  EXPECT_TRUE(view.camera ? scene->bounds().contains(view.camera->position) : view.outline.size() == 8);
}

TEST(StartView, IsTheSameEachTime) {
  const auto make = [] { return MadeRooms().camera(QStringLiteral("nose"), {0, 1.7F, 7.6F}, 180).take(); };
  const viewing::StartView once = startOf(make());
  const viewing::StartView again = startOf(make());
  ASSERT_EQ(once.camera.has_value(), again.camera.has_value());
  if (once.camera) {
    EXPECT_EQ(once.camera->position, again.camera->position);
    EXPECT_EQ(once.camera->orientation, again.camera->orientation);
  }
}

TEST(StartView, CanBeCancelled) {
  const ScenePtr scene = MadeRooms().take();
  session::SharedCaster caster(scene);
  base::Progress progress;
  progress.cancel();
  EXPECT_THROW(tracing::startView(session::snapshotOf(scene, scene->assets, {}), caster, progress), base::Cancelled);
}

/// A thing that fills a box, with a front.
ScenePtr thing(const QVector3D& size, const QVector3D& front) {
  SceneBuilder scene;
  scene.view.front = front;
  scene::Mesh mesh;
  const auto corners = scene::cornersOf({-size / 2, size / 2});
  mesh.vertices.positions.assign(corners.begin(), corners.end());
  mesh.indices = {0, 1, 2, 2, 1, 3, 4, 5, 6, 6, 5, 7, 0, 4, 2, 1, 5, 3};
  scene::Surface surface;
  surface.indexCount = static_cast<std::uint32_t>(mesh.indices.size());
  surface.bounds = {-size / 2, size / 2};
  mesh.bounds = surface.bounds;
  mesh.surfaces = {surface};
  scene.meshes.add(std::move(mesh));
  scene::Node node;
  node.mesh = 0;
  scene.nodes.add(std::move(node));
  return animation::finishScene(std::move(scene));
}

TEST(StartView, ThingsAreSeenFromTheirFront) {
  for (const QVector3D front : {QVector3D(1, 0, 0), QVector3D(0, 0, 1), QVector3D(0, 0, -1)}) {
    const viewing::StartView view = startOf(thing({2, 2, 2}, front));
    ASSERT_FALSE(view.camera);
    viewing::CameraRig rig;
    rig.setViewportSize({640, 400});
    view.place(rig);
    const QVector3D from = rig.pose().position.normalized();
    EXPECT_GT(QVector3D::dotProduct(from, front), 0.7F) << "to the front";
    EXPECT_LT(QVector3D::dotProduct(from, front), 0.95F) << "and to a side";
    EXPECT_GT(from.y(), 0.1F) << "from a little above";
  }
}

TEST(StartView, ThingsFillThePicture) {
  for (const QSizeF size : {QSizeF(640, 400), QSizeF(400, 640), QSizeF(500, 500), QSizeF(1600, 300)}) {
    for (const QVector3D shape : {QVector3D(1, 1, 1), QVector3D(0.3F, 4, 0.3F), QVector3D(6, 0.2F, 1)}) {
      viewing::CameraRig rig;
      rig.setViewportSize(size);
      startOf(thing(shape, {0, 0, 1})).place(rig);
      QPolygonF seen;
      for (const QVector3D& corner : scene::cornersOf({-shape / 2, shape / 2})) {
        const auto pixel = rig.project(corner);
        ASSERT_TRUE(pixel);
        seen << *pixel;
      }
      const QRectF box = seen.boundingRect();
      EXPECT_TRUE(QRectF(QPointF(), size).contains(box));
      EXPECT_NEAR(std::max(box.width() / size.width(), box.height() / size.height()), 0.85, 0.05)
          << size.width() << 'x' << size.height() << ", " << shape.x() << ' ' << shape.y() << ' ' << shape.z();
    }
  }
}

TEST(ViewScore, AnOpenViewIsWorthMoreThanAWall) {
  const ScenePtr scene = MadeRooms().take();
  const auto shown = session::snapshotOf(scene, scene->assets, {});
  const picking::RayCaster caster(scene);
  const auto figuresAt = [&](const QVector3D& eye, float yaw) {
    viewing::CameraRig rig;
    rig.setViewportSize({32, 20});
    rig.setSceneBounds(scene->bounds());
    rig.setPose(scene::Camera{.position = eye, .orientation = QQuaternion::fromAxisAndAngle(0, 1, 0, yaw)});
    return tracing::figuresOf(tracing::trace(shown, caster, rig, {32, 20}, tracing::Detail::Hits), *scene);
  };
  const tracing::ViewFigures open = figuresAt(kAcross, 0);
  const tracing::ViewFigures wall = figuresAt({0, 1.7F, 7.6F}, 180);
  EXPECT_GT(wall.close, 0.8F);
  EXPECT_FALSE(tracing::showsThePlace(wall));
  EXPECT_TRUE(tracing::showsThePlace(open));
  EXPECT_GT(tracing::worthOf(open, *scene), 4 * tracing::worthOf(wall, *scene));
  const tracing::ViewFigures nothing = figuresAt({0, 100, 0}, 0);
  EXPECT_EQ(nothing.seen, 0);
  EXPECT_EQ(tracing::worthOf(nothing, *scene), 0);
}

} // namespace
} // namespace vitrine::tests
