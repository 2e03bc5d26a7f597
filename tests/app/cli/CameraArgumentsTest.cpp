#include "app/cli/RenderArguments.h"
#include "core/animation/FinishScene.h"
#include "tests/app/cli/RoomWithSpawns.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::cli {
namespace {

using tests::roomWithSpawns;

Result<viewing::CameraRig> tryPlacing(const ScenePtr& scene, const CameraArguments& arguments,
                                      const SceneState& state = {}) {
  session::SharedCaster caster(scene);
  const auto shown = session::snapshotOf(scene, scene->assets, state);
  return placeCamera(*scene, viewpointsFor(shown, caster, arguments), arguments, {640, 480});
}

viewing::CameraRig placed(const ScenePtr& scene, const CameraArguments& arguments) {
  const auto rig = tryPlacing(scene, arguments);
  EXPECT_TRUE(rig.has_value());
  return rig.value_or(viewing::CameraRig());
}

CameraArguments named(const char* name) {
  CameraArguments made;
  made.name = QString::fromLatin1(name);
  return made;
}

TEST(PlaceCamera, ByName) {
  const ScenePtr scene = animation::finishScene(roomWithSpawns());
  for (const char* name : {"auto", "spawn", "info_player_start"}) {
    EXPECT_EQ(placed(scene, named(name)).pose().position, QVector3D(10, 20, 30)) << name;
  }
  EXPECT_EQ(placed(scene, named("tower")).pose().position, QVector3D(1, 2, 3));
  const auto none = tryPlacing(scene, named("nobody"));
  ASSERT_FALSE(none.has_value());
  EXPECT_EQ(none.error().message, QStringLiteral("there is no camera \"nobody\" (info_player_start, Tower)"));
}

TEST(PlaceCamera, OfALinkIsWithoutPerspectiveByItsHeight) {
  const ScenePtr scene = animation::finishScene(roomWithSpawns());
  CameraArguments linked = named("auto");
  linked.at = QVector3D(5, 6, 7);
  EXPECT_FALSE(placed(scene, linked).pose().orthographic);
  linked.orthographicHeight = 40;
  const viewing::CameraPose pose = placed(scene, linked).pose();
  EXPECT_TRUE(pose.orthographic);
  EXPECT_EQ(pose.orthographicHeight, 40);
  EXPECT_EQ(scene->sourceAxes.toFile(pose.position), QVector3D(5, 6, 7));
}

TEST(PlaceCamera, ByPresetSeesTheWholeScene) {
  const ScenePtr scene = animation::finishScene(roomWithSpawns());
  for (const char* name : {"front", "side", "top", "iso"}) {
    const viewing::CameraRig rig = placed(scene, named(name));
    for (const QVector3D& corner : scene->meshes[0].vertices.positions) {
      const auto pixel = rig.project(corner);
      ASSERT_TRUE(pixel.has_value()) << name;
      EXPECT_TRUE(QRectF(0, 0, 640, 480).contains(*pixel)) << name << ": " << pixel->x() << ", " << pixel->y();
    }
  }
  EXPECT_LT(placed(scene, named("top")).forward().y(), -0.99F);
}

TEST(PlaceCamera, WithoutCamerasAutoFramesTheScene) {
  SceneBuilder builder = roomWithSpawns();
  builder.view.cameras.clear();
  const ScenePtr scene = animation::finishScene(std::move(builder));
  const viewing::CameraRig rig = placed(scene, named("auto"));
  EXPECT_TRUE(rig.project(scene->bounds().centre()).has_value());
  EXPECT_FALSE(tryPlacing(scene, named("spawn")).has_value());
}

TEST(PlaceCamera, MarkersAloneAreSeenAsAWhole) {
  SceneBuilder builder = roomWithSpawns();
  builder.nodes[0].kind = scene::NodeKind::Marker;
  const ScenePtr scene = animation::finishScene(std::move(builder));
  EXPECT_NE(placed(scene, named("auto")).pose().position, scene->view.cameras[0].position);
  const viewing::CameraRig whole = placed(scene, named("iso"));
  EXPECT_LT((placed(scene, named("auto")).pose().position - whole.pose().position).length(), 0.01F);
  EXPECT_LT((placed(scene, named("auto")).forward() - whole.forward()).length(), 1e-4F);
  EXPECT_EQ(placed(scene, named("spawn")).pose().position, scene->view.cameras[0].position) << "as asked for";
}

TEST(PlaceCamera, PlacesAndAnglesAreTheFiles) {
  const ScenePtr scene = animation::finishScene(roomWithSpawns());
  CameraArguments arguments;
  arguments.at = QVector3D(608, -960, -88);
  arguments.look = viewing::ViewAngles{0, 0};
  arguments.fov = 45.0F;
  const viewing::CameraRig rig = placed(scene, arguments);
  EXPECT_EQ(rig.pose().position, QVector3D(608, -88, 960));
  EXPECT_LT((rig.forward() - QVector3D(1, 0, 0)).length(), 1e-4F);
  EXPECT_FLOAT_EQ(rig.pose().verticalFov, 45.0F);
}

TEST(PlaceCamera, EachArgumentAloneChangesOnlyItsPart) {
  const ScenePtr scene = animation::finishScene(roomWithSpawns());
  CameraArguments place;
  place.at = QVector3D(1, 2, 3);
  EXPECT_LT((placed(scene, place).forward() - placed(scene, named("spawn")).forward()).length(), 1e-4F);
  CameraArguments look;
  look.look = viewing::ViewAngles{0, 30};
  EXPECT_EQ(placed(scene, look).pose().position, QVector3D(10, 20, 30));
  EXPECT_NEAR(placed(scene, look).forward().y(), -0.5F, 1e-4F);
}

TEST(CameraFor, TheGamesFieldOfViewCountsUnlessAnotherIsNamed) {
  SceneBuilder builder = roomWithSpawns();
  scene::ViewPreset game;
  game.verticalFov = 65;
  builder.view.viewPresets.push_back(game);
  scene::Control control;
  control.id = QStringLiteral("view.game");
  control.target = scene::ViewPresetTarget{{scene::kNone, 0}};
  builder.controls.push_back(control);
  const ScenePtr scene = animation::finishScene(builder);
  RenderRequest request;
  SceneState state;
  EXPECT_FALSE(cameraFor(state::evaluate(*scene, state), request).fov);
  state.controls[QStringLiteral("view.game")] = 1;
  EXPECT_EQ(cameraFor(state::evaluate(*scene, state), request).fov, 65.0F);
  request.camera.fov = 30;
  EXPECT_EQ(cameraFor(state::evaluate(*scene, state), request).fov, 30.0F);
  request.camera.fov.reset();
  builder.view.viewPresets[0].verticalFov = 0;
  const ScenePtr withoutFov = animation::finishScene(std::move(builder));
  EXPECT_FALSE(cameraFor(state::evaluate(*withoutFov, state), request).fov) << "a view that leaves it to the viewer";
}

/// A camera that goes 10 units up in two seconds and sees ever narrower, and a control that rides on it.
ScenePtr sceneOfARide() {
  SceneBuilder scene = roomWithSpawns();
  scene::NodeTrack track;
  track.node = 0;
  track.position[1].keys = {{0, 0}, {2, 10}};
  track.position[1].keys[0].outTangent = track.position[1].keys[1].inTangent = 5;
  scene.motion.animatedModels.emplace_back().node = 0;
  scene::Animation clip;
  clip.name = QStringLiteral("shot");
  clip.duration = 2;
  clip.frames = 120;
  clip.animatedModel = 0;
  clip.tracks = std::make_shared<const std::vector<scene::NodeTrack>>(std::vector{track});
  clip.cameraTracks = {{1, {{{0, 90}, {2, 60}}}}};
  scene.motion.animations.push_back(clip);
  scene::Camera& camera = scene.view.cameras[1];
  camera.node = 0;
  camera.horizontalFov = 90;
  camera.orientation = QQuaternion::fromAxisAndAngle(0, 0, 1, 30);
  scene::Control control;
  control.id = QStringLiteral("camera");
  control.kind = scene::ControlKind::Choice;
  control.choices = {QStringLiteral("Free"), QStringLiteral("Tower")};
  control.target = scene::FollowCameraTarget{{scene::kNone, 1}};
  scene.controls.push_back(control);
  return animation::finishScene(std::move(scene));
}

TEST(PlaceCamera, ACameraThatMovesIsWhereTheMomentHasIt) {
  const ScenePtr scene = sceneOfARide();
  SceneState state;
  state.animation = 0;
  state.time = 2;
  const auto rig = tryPlacing(scene, named("tower"), state);
  ASSERT_TRUE(rig.has_value());
  EXPECT_EQ(rig->pose().position, QVector3D(1, 12, 3));
  EXPECT_NEAR(rig->up().x(), -0.5F, 1e-5F) << "rolled as it is";
  // 60 degrees across, 4 to 3.
  EXPECT_NEAR(rig->pose().verticalFov, 46.83F, 0.01F);
  EXPECT_EQ(camerasAt(scene, state::evaluate(*scene, {}))[1].position, QVector3D(1, 2, 3));
  EXPECT_TRUE(camerasAt(animation::finishScene(SceneBuilder()), state::evaluate(*scene, state)).empty());
}

TEST(PlaceCamera, ARideWinsOverPlaceAndAngles) {
  const ScenePtr scene = sceneOfARide();
  SceneState state;
  state.animation = 0;
  state.time = 2;
  state.controls[QStringLiteral("camera")] = 1;
  RenderRequest request;
  request.camera.name = QStringLiteral("top");
  request.camera.at = QVector3D(5, 5, 5);
  request.camera.fov = 30.0F;
  request.camera.fovOfLink = true;
  const auto placedBy = [&] { return *tryPlacing(scene, cameraFor(state::evaluate(*scene, state), request), state); };
  EXPECT_EQ(placedBy().pose().position, QVector3D(1, 12, 3));
  EXPECT_NEAR(placedBy().pose().verticalFov, 46.83F, 0.01F) << "the link tells where it was made";
  request.camera.fovOfLink = false;
  EXPECT_FLOAT_EQ(placedBy().pose().verticalFov, 30.0F);
  state.controls.clear();
  EXPECT_EQ(placedBy().pose().position, scene->sourceAxes.toScene(QVector3D(5, 5, 5)));
}

} // namespace
} // namespace vitrine::cli
