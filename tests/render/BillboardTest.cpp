// Billboards, which turn to the eye: the picture and picking agree.
#include "core/picking/RayCaster.h"
#include "tests/render/HandmadeScene.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

/// A picture 2 wide and 3 high that stands on the point (4, 1, -2) of its mesh, in a node that turns, scales and moves.
scene::ScenePtr sprite(scene::Billboard facing) {
  HandmadeScene maker;
  const NodeIndex node = maker.addNode(scene::NodeKind::Prop, QStringLiteral("grass"));
  scene::Material material;
  material.params = scene::UnlitParams{};
  material.color = {1, 1, 1, 1};
  maker.addQuad({.corner = {3, 4, -2},
                 .toRight = {2, 0, 0},
                 .down = {0, -3, 0},
                 .material = maker.addMaterial(material),
                 .node = node});
  scene::Mesh& mesh = maker.meshOf(node);
  mesh.facing = facing;
  mesh.vertices.pivots.assign(mesh.vertices.positions.size(), QVector3D(4, 1, -2));
  mesh.surfaces[0].bounds = scene::Bounds({-1, -4, -7}, {9, 6, 3});
  QMatrix4x4& place = maker.scene().nodes[node].local;
  place.translate(10, 20, 30);
  place.rotate(40, 0, 1, 0);
  place.scale(1.5F);
  return maker.finish();
}

render::CaptureRequest from(const scene::Scene& scene, const QVector3D& direction, bool orthographic) {
  const QVector3D middle = scene.worldTransform(1).map(QVector3D(4, 2.5F, -2));
  render::CaptureRequest request;
  request.background = Qt::black;
  request.size = kSmallShot;
  request.camera = straightCamera(scene, kSmallShot, {}, 12, 20);
  viewing::CameraPose pose = request.camera.pose();
  pose.position = middle + direction.normalized() * 20;
  pose.orientation = QQuaternion::fromDirection(direction, {0, 1, 0});
  pose.orthographic = orthographic;
  pose.orthographicHeight = 12;
  request.camera.setPose(pose);
  return request;
}

/// Number of a grid's pixels that show the sprite; each must be what a ray through it meets.
int pixelsOfSprite(const scene::ScenePtr& scene, const render::CaptureRequest& request) {
  const picking::RayCaster caster(scene);
  const QImage picture = draw(scene, request);
  int shown = 0;
  int wrong = 0;
  for (int y = 2; y < kSmallShot.height(); y += 4) {
    for (int x = 2; x < kSmallShot.width(); x += 4) {
      const bool white = qRed(picture.pixel(x, y)) > 128;
      const auto hit = caster.castSeen(request.camera.rayThrough({x + 0.5, y + 0.5}));
      shown += white ? 1 : 0;
      wrong += white != hit.has_value() ? 1 : 0;
    }
  }
  EXPECT_LE(wrong, 6) << "but for its edges";
  return shown;
}

TEST(Billboard, StandsToEveryEyeAlike) {
  const scene::ScenePtr scene = sprite(scene::Billboard::Upright);
  // 3 by 4.5 of 12 by 12 units, in 30 by 30 pixels.
  for (const QVector3D& side : {QVector3D(0, 0, 1), QVector3D(1, 0, 0), QVector3D(-1, 0, -2), QVector3D(3, 0, -1)}) {
    EXPECT_NEAR(pixelsOfSprite(scene, from(*scene, side, false)), 7.5 * 11.25, 14) << side.x() << ' ' << side.z();
    EXPECT_NEAR(pixelsOfSprite(scene, from(*scene, side, true)), 7.5 * 11.25, 14);
  }
}

TEST(Billboard, UprightOnesStayUpright) {
  const QVector3D above(0, 3, 1);
  const scene::ScenePtr upright = sprite(scene::Billboard::Upright);
  const scene::ScenePtr turning = sprite(scene::Billboard::Eye);
  const int foreshortened = pixelsOfSprite(upright, from(*upright, above, false));
  const int whole = pixelsOfSprite(turning, from(*turning, above, false));
  EXPECT_LT(foreshortened, whole * 0.6);
  // Its foot is 2.25 below the point that the eye is 20 away from: seen from 22.1 units.
  EXPECT_NEAR(whole, 7.5 * 11.25 * (20 / 22.1) * (20 / 22.1), 12);
}

} // namespace
} // namespace vitrine::tests
