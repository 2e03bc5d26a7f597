// The synthetic scene of the samples: what EXPECTED.json, written by an independent reader, says of it.
#include "core/animation/Pose.h"
#include "tests/core/formats/x3/format/GameFolder.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <QtMath>

#include <nlohmann/json.hpp>

namespace vitrine::tests {
namespace {

using Json = nlohmann::json;
using animation::Pose;

class DemoScene : public testing::Test {
protected:
  void SetUp() override {
    m_expected = expectedOfSamples(QStringLiteral("bod"));
    m_opened = openX3(samplePath(QStringLiteral("bod/objects/vitrine/demo_scene.bod")).value());
    ASSERT_TRUE(m_opened.document->scene);
  }

  const document::Document& document() const { return *m_opened.document; }
  const Scene& scene() const { return *document().scene; }
  Pose poseAt(double seconds) const {
    SceneState state = state::startState(scene());
    state.time = seconds;
    return Pose(document().scene, state);
  }
  /// The node of a path by its id.
  NodeIndex nodeOf(int id) const {
    for (const NodeIndex node : scene().nodes.indices()) {
      const scene::Node& from = scene().nodes[node];
      if (from.parent == 0 && propertyOf(from.properties, "Path") == QString::number(id)) {
        return node;
      }
      const bool isChild = from.parent > 0 && propertyOf(from.properties, "Path") == QString::number(id) &&
                           !propertyOf(from.properties, "Parent path").isEmpty();
      if (isChild) {
        return node;
      }
    }
    ADD_FAILURE() << "no path " << id;
    return 0;
  }

  formats::Opened m_opened;
  Json m_expected;
};

QVector3D vectorOf(const Json& numbers) {
  return {numbers[0].get<float>(), numbers[1].get<float>(), numbers[2].get<float>()};
}

/// Rows of numbers in the file's axes.
QMatrix4x4 rotationOf(const Json& rows) {
  QMatrix4x4 matrix;
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) {
      matrix(row, column) = rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)].get<float>();
    }
  }
  return matrix;
}

TEST_F(DemoScene, NodesStandWhereExpectedAtTheirKeys) {
  const float size = scene().bounds().size().length();
  ASSERT_GT(size, 100'000);
  std::size_t checked = 0;
  for (const Json& expected : m_expected["demo_scene_world_poses_at_keys"]) {
    const NodeIndex node = nodeOf(expected["path"]);
    const double time = expected["t_ms"].get<double>() / 1000;
    const QMatrix4x4 world = poseAt(time).worldTransform(node);
    const float tolerance = expected.value("tolerance", 1e-4F * size);
    const QVector3D inFile = scene().sourceAxes.toFile(world.column(3).toVector3D());
    EXPECT_LT((inFile - vectorOf(expected["pos"])).length(), tolerance) << expected;
    if (expected.contains("pos_m_rh")) {
      const QVector3D metres = world.column(3).toVector3D() * static_cast<float>(scene().metresPerUnit);
      EXPECT_LT((metres - vectorOf(expected["pos_m_rh"])).length(), 1e-3F) << expected;
    }
    if (expected.contains("rotation")) {
      const QMatrix4x4 wanted = scene().sourceAxes.toScene(rotationOf(expected["rotation"]));
      for (const QVector3D axis : {QVector3D(1, 0, 0), QVector3D(0, 1, 0), QVector3D(0, 0, 1)}) {
        EXPECT_LT((world.mapVector(axis) - wanted.mapVector(axis)).length(), 1e-4F) << expected;
      }
    }
    ++checked;
  }
  EXPECT_EQ(checked, 11U);
}

// Every path, in its parent: target cameras look at their targets instead of standing as the list of keys has it.
TEST_F(DemoScene, PathsStandAsTheirKeysSay) {
  const float size = scene().bounds().size().length();
  std::size_t checked = 0;
  for (const Json& path : m_expected["files"]["objects/vitrine/demo_scene.bod"]["path_list"]) {
    const NodeIndex node = nodeOf(path["id"]);
    const NodeIndex parent = scene().nodes[node].parent;
    const bool aims = path["frames"][0].contains("target");
    for (const Json& key : path["keys"]) {
      const Pose pose = poseAt(key["t_ms"].get<double>() / 1000);
      const QMatrix4x4 local = pose.worldTransform(parent).inverted() * pose.worldTransform(node);
      const QVector3D inFile = scene().sourceAxes.toFile(local.column(3).toVector3D());
      EXPECT_LT((inFile - vectorOf(key["pos"])).length(), 1e-4F * size) << path["name"] << key;
      const QMatrix4x4 wanted = scene().sourceAxes.toScene(rotationOf(key["rotation"]));
      const QVector3D nose = local.mapVector({0, 0, -1});
      EXPECT_TRUE(aims || (nose - wanted.mapVector({0, 0, -1})).length() < 1e-4F) << path["name"] << key;
      ++checked;
    }
  }
  EXPECT_EQ(checked, 18U);
}

TEST_F(DemoScene, RingTurnsOnceAndOnwards) {
  const NodeIndex ring = nodeOf(1);
  double before = -1;
  for (int step = 0; step < 48; ++step) {
    const QVector3D x = poseAt(1.2 * step / 48).worldTransform(ring).mapVector({1, 0, 0});
    double angle = std::atan2(x.y(), x.x());
    angle += angle < -1e-6 ? 2 * M_PI : 0;
    EXPECT_GT(angle, before) << step;
    EXPECT_NEAR(angle, 2 * M_PI * step / 48, 1e-3) << step;
    before = angle;
  }
}

TEST_F(DemoScene, CamerasSeeAsWideAsTheySay) {
  ASSERT_EQ(scene().view.cameras.size(), 2U);
  EXPECT_FALSE(scene().view.startsAtCamera) << "one never starts inside something";
  for (const auto& [index, id] : {std::pair(0, "7"), std::pair(1, "8")}) {
    const double radians = m_expected["demo_scene_checks"]["camera_fov_rad"][id];
    EXPECT_NEAR(scene().view.cameras[static_cast<std::size_t>(index)].horizontalFov, qRadiansToDegrees(radians), 1e-3);
  }
  const scene::Camera free = poseAt(0).camera(0);
  EXPECT_LT((free.position - QVector3D(0, 20000, 80000)).length(), 1);
  EXPECT_LT((free.orientation.rotatedVector({0, 0, -1}) - QVector3D(0, 0, -1)).length(), 1e-5F) << "along file +z";
  const scene::Control* control = controlOf(scene(), QStringLiteral("camera"));
  ASSERT_TRUE(control);
  EXPECT_EQ(control->choices,
            QStringList({QStringLiteral("Free"), QStringLiteral("Camera01"), QStringLiteral("Camera02")}));
  EXPECT_EQ(std::get<scene::FollowCameraTarget>(control->target).choices, (std::vector<int>{scene::kNone, 0, 1}));
}

TEST_F(DemoScene, TargetCameraLooksAtItsTargetAndRolls) {
  for (const double time : {0.0, 0.4, 1.0, 1.7, 2.0}) {
    const scene::Camera camera = poseAt(time).camera(1);
    // Until 1000 ms at the origin; 2000 ms: 5000 above it.
    if (time <= 1 || time == 2) {
      const QVector3D target(0, time == 2 ? 5000 : 0, 0);
      const QVector3D way = (target - camera.position).normalized();
      EXPECT_LT((camera.orientation.rotatedVector({0, 0, -1}) - way).length(), 1e-4F) << time;
    }
  }
  const scene::Camera rolled = poseAt(1).camera(1);
  const QVector3D right = rolled.orientation.rotatedVector({1, 0, 0});
  EXPECT_NEAR(right.y(), std::sin(0.25) * rolled.orientation.rotatedVector({0, 1, 0}).y() / std::cos(0.25), 1e-3);
  EXPECT_GT(std::abs(right.y()), 0.1F);
}

TEST_F(DemoScene, LightsShineInTheirColours) {
  ASSERT_EQ(scene().lights.size(), 2U);
  const scene::Light& omni = scene().lights[0];
  EXPECT_EQ(omni.kind, scene::LightKind::Point);
  EXPECT_LT((omni.intensity - QVector3D(1, 0.8F, 0.6F)).length(), 1e-6F);
  EXPECT_LT((omni.position - QVector3D(0, 60000, 0)).length(), 1);
  EXPECT_FALSE(omni.fades);
  const scene::Light& sun = scene().lights[1];
  EXPECT_EQ(sun.kind, scene::LightKind::Directional);
  EXPECT_LT((sun.intensity - QVector3D(0.5F, 0.5F, 1)).length(), 1e-6F);
  // +z turned by 45 degrees around +x in file axes: (0, -sin, cos).
  const float half = std::sqrt(0.5F);
  EXPECT_LT((sun.direction - QVector3D(0, -half, -half)).length(), 1e-5F);
}

TEST_F(DemoScene, NotesAreMarks) {
  ASSERT_EQ(scene().motion.animations.size(), 1U);
  const scene::Animation& clip = scene().motion.animations.front();
  EXPECT_DOUBLE_EQ(clip.duration, 2);
  ASSERT_EQ(clip.marks.size(), 3U);
  EXPECT_EQ(clip.marks[0].text, QStringLiteral("start 1"));
  EXPECT_EQ(clip.marks[1].text, QStringLiteral("camera Camera01"));
  EXPECT_EQ(clip.marks[2].text, QStringLiteral("end 1"));
  EXPECT_DOUBLE_EQ(clip.marks[2].time, 2);
  ASSERT_TRUE(clip.marks[2].record);
  EXPECT_EQ(clip.marks[2].record->row, 6U) << "the row of path 7";
}

TEST_F(DemoScene, WhatIsMissingIsMarkedAndListed) {
  ASSERT_EQ(document().missing.size(), 1U);
  EXPECT_TRUE(document().missing[0].path.contains(QStringLiteral("missing_body")));
  EXPECT_TRUE(document().missing[0].wantedBy.contains(QStringLiteral("sub_scene.bod, path 1")));
  const NodeIndex gone = nodeNamed(scene(), QStringLiteral("gone"));
  const auto marker = std::ranges::find_if(scene().nodes, [&](const scene::Node& node) { return node.parent == gone; });
  ASSERT_TRUE(marker != scene().nodes.end());
  EXPECT_TRUE(marker->standIn);
  EXPECT_FALSE(marker->labelled);
  EXPECT_EQ(scene().layers[marker->layer].id, QStringLiteral("layer.markers"));
  // Half a turn around y and the sub-scene's own place: (-30000 - 5000, 0, 10000) in the file.
  const QVector3D place = scene().worldTransform(gone).column(3).toVector3D();
  EXPECT_LT((place - QVector3D(-35000, 0, -10000)).length(), 1);
}

TEST_F(DemoScene, SubScenesMoveToo) {
  const NodeIndex packed = nodeNamed(scene(), QStringLiteral("packed"));
  EXPECT_LT((poseAt(1).worldTransform(packed).column(3).toVector3D() - QVector3D(-30000, 6000, -10000)).length(), 10);
}

TEST_F(DemoScene, BodiesAreAsLargeAsTheirSizeSays) {
  const auto extentOf = [&](int id) {
    scene::Bounds bounds;
    for (const DrawItemIndex item : scene().drawItems().indices()) {
      const NodeIndex part = scene().drawItems()[item].node;
      const NodeIndex lod = scene().nodes[part].parent;
      const bool isFirst = lod > 0 && scene().nodes[lod].name == QStringLiteral("LOD 0");
      if (isFirst && scene().nodes[lod].parent == nodeOf(id)) {
        bounds.add(scene().meshOf(item).bounds);
      }
    }
    return bounds;
  };
  const Json& files = m_expected["files"];
  for (const auto& [id, file] : {std::pair(0, "objects/vitrine/hull.bod"), std::pair(1, "objects/vitrine/ring.bod"),
                                 std::pair(2, "objects/vitrine/pod.bob"), std::pair(5, "objects/v/00940.bod")}) {
    const Json& box = files[file]["lods"][0]["vertex_bbox_scene_units"];
    const scene::Bounds bounds = extentOf(id);
    const QVector3D low = vectorOf(box[0]);
    const QVector3D high = vectorOf(box[1]);
    EXPECT_LT((bounds.min() - QVector3D(low.x(), low.y(), -high.z())).length(), 0.1F) << file;
    EXPECT_LT((bounds.max() - QVector3D(high.x(), high.y(), -low.z())).length(), 0.1F) << file;
  }
}

TEST_F(DemoScene, TexturesAreFoundByTheirRules) {
  scene::SceneAssets assets = scene().assets;
  std::size_t found = 0;
  Diagnostics diagnostics;
  files::MissingFiles missing;
  Progress progress;
  formats::LoadContext context{*m_opened.vfs, diagnostics, missing, progress};
  for (const scene::Texture& texture : assets.textures) {
    const auto asset = document().assetSource->resolve(texture.asset, context);
    ASSERT_TRUE(asset) << texture.name.toStdString() << ": " << asset.error().reason().toStdString();
    EXPECT_TRUE(std::holds_alternative<image::ImagePtr>(*asset));
    ++found;
  }
  EXPECT_GE(found, 3U) << "hull, glow and number 25";
}

TEST_F(DemoScene, PicturesLeaveOutWhatTheyDoNotShow) {
  const auto picture = openX3(m_opened.document->path, formats::LoadPurpose::Picture);
  ASSERT_TRUE(picture.document->scene);
  EXPECT_EQ(picture.document->scene->defaultTriangles(), scene().defaultTriangles());
  EXPECT_LT(picture.document->scene->nodes.size(), scene().nodes.size());
  EXPECT_EQ(picture.document->structure.size(), 1U);
}

} // namespace
} // namespace vitrine::tests
