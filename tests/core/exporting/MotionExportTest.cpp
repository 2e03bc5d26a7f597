#include "core/exporting/SceneExporter.h"
#include "tests/core/exporting/GlbPlayer.h"
#include "tests/core/exporting/SceneForExport.h"
#include "tests/core/scene/CreatureForTests.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace exporting;

class MotionExportTest : public testing::Test {
protected:
  GlbFile written(const ScenePtr& scene, const SceneState& state = {}) {
    const QString path = m_folder.path(QStringLiteral("out.glb"));
    base::Progress progress;
    const auto done = exportScene(scene, scene->assets, state, {path, true}, progress);
    EXPECT_TRUE(done) << (done ? "" : done.error().reason().toStdString());
    GlbFile file = GlbFile::read(path);
    EXPECT_EQ(file.faults(), std::vector<std::string>());
    return file;
  }

  TempFolder m_folder;
};

TEST_F(MotionExportTest, ACreatureMovesAsItsPoseDoes) {
  const ScenePtr scene = creatureAtRest(30);
  const GlbFile file = written(scene);
  const GlbPlayer player(file);
  EXPECT_LT(farthest(player.at(-1, 0), centresOf(scene, {})), 1e-4);
  ASSERT_EQ(file.json()["animations"].size(), 3U);
  for (const auto& [name, clip] :
       {std::pair("bend", creature::kBend), {"walk", creature::kWalk}, {"circle", creature::kCircle}}) {
    const int animation = player.animation(name);
    ASSERT_GE(animation, 0) << name;
    for (const double time : {0.0, 0.3, 0.8}) {
      EXPECT_LT(farthest(player.at(animation, time), centresOf(scene, during(clip, time))), 0.02) << name << time;
    }
  }
  EXPECT_LT(farthest(player.at(player.animation("walk"), 1.5), centresOf(scene, during(creature::kWalk, 1.5))), 0.02)
      << "back again";
}

TEST_F(MotionExportTest, JointsAndShapesHaveTheirNumbers) {
  const ScenePtr scene = creatureAtRest();
  const GlbFile file = written(scene);
  EXPECT_EQ(file.json()["scenes"][0]["nodes"].size(), 2U) << "the root, and what wears the skin";
  const auto& skin = file.json()["skins"].at(0);
  ASSERT_EQ(skin["joints"].size(), 2U);
  EXPECT_EQ(file.numbers(skin["inverseBindMatrices"])[16 + 13], -2) << "the elbow was two units up";
  const auto ribbon = std::ranges::find_if(
      file.json()["meshes"], [](const auto& mesh) { return mesh["primitives"][0]["attributes"].contains("JOINTS_0"); });
  ASSERT_NE(ribbon, file.json()["meshes"].end());
  const auto& attributes = (*ribbon)["primitives"][0]["attributes"];
  const std::vector<double> positions = file.numbers(attributes["POSITION"]);
  const std::vector<double> joints = file.numbers(attributes["JOINTS_0"]);
  const std::vector<double> weights = file.numbers(attributes["WEIGHTS_0"]);
  for (std::size_t v = 0; v < 10; ++v) {
    const double y = positions[v * 3 + 1];
    EXPECT_EQ(weights[v * 4], y == 2 ? 0.5 : 1.0) << y;
    EXPECT_EQ(joints[v * 4], y > 2 ? 1.0 : 0.0) << y;
  }
  const auto face =
      std::ranges::find_if(file.json()["meshes"], [](const auto& mesh) { return mesh.contains("extras"); });
  ASSERT_NE(face, file.json()["meshes"].end());
  EXPECT_EQ((*face)["extras"]["targetNames"], (nlohmann::json{"wide", "up"}));
  const auto& targets = (*face)["primitives"][0]["targets"];
  const std::vector<double> corners = file.numbers((*face)["primitives"][0]["attributes"]["POSITION"]);
  const std::vector<double> wide = file.numbers(targets[0]["POSITION"]);
  const std::vector<double> up = file.numbers(targets[1]["POSITION"]);
  for (std::size_t i = 0; i < corners.size(); i += 3) {
    EXPECT_EQ(wide[i], 4 * corners[i]);
    EXPECT_EQ(up[i + 1], 8);
  }
  EXPECT_EQ(std::ranges::count_if(file.json()["nodes"], [](const auto& node) { return node.contains("weights"); }), 2)
      << "both faces have one mesh";
}

TEST_F(MotionExportTest, ShapesHaveTheWeightsOfTheState) {
  const ScenePtr scene = creatureAtRest();
  const SceneState state = with({{QStringLiteral("both"), 1}, {QStringLiteral("twin"), 0.5}});
  const GlbFile file = written(scene, state);
  EXPECT_LT(farthest(GlbPlayer(file).at(-1, 0), centresOf(scene, state)), 1e-4);
}

/// Two nodes whose meshes have the same three frames: the first is there in the first two poses, the second in the
/// last.
class FramesExportTest : public MotionExportTest {
protected:
  void SetUp() override {
    const MeshIndex mesh = m_maker.addSquares({m_maker.addMaterial(QStringLiteral("a"))});
    auto frames = std::make_shared<scene::VertexFrames>();
    for (int frame = 0; frame < 3; ++frame) {
      std::vector<QVector3D> positions = m_maker.mesh(mesh).vertices.positions;
      positions[2] += QVector3D(0, static_cast<float>(frame), 0);
      scene::Bounds bounds;
      std::ranges::for_each(positions, [&](const QVector3D& each) { bounds.add(each); });
      frames->push_back({std::make_shared<const std::vector<QVector3D>>(positions), nullptr, bounds});
    }
    m_maker.mesh(mesh).frames = frames;
    const NodeIndex figure = m_maker.addNode(QStringLiteral("figure"));
    const NodeIndex first = m_maker.addNode(QStringLiteral("first"), mesh, figure);
    const NodeIndex second = m_maker.addNode(QStringLiteral("second"), mesh, figure, moved({5, 0, 0}));
    scene::AnimatedModel model;
    model.node = figure;
    model.posed = {first, second};
    model.poses.resize(3);
    model.poses[0].shapes = {{first, 0}};
    model.poses[1].shapes = {{first, 2}};
    model.poses[2].shapes = {{second, 1}};
    model.poses[0].places = {{first, {0, 0, 0}, {}}};
    model.poses[1].places = {{first, {2, 0, 0}, QQuaternion::fromAxisAndAngle(0, 0, 1, 90)}};
    model.restPose = 0;
    m_maker.scene().motion.animatedModels.push_back(model);
    scene::Animation clip;
    clip.name = QStringLiteral("jump");
    clip.duration = 3;
    clip.frames = 3;
    clip.animatedModel = 0;
    clip.poses = std::make_shared<const std::vector<std::uint32_t>>(std::vector<std::uint32_t>{0, 1, 2});
    clip.loops = true;
    m_maker.scene().motion.animations.push_back(clip);
  }

  SceneForExport m_maker;
};

TEST_F(FramesExportTest, KeyPosesBecomeShapesPlacesAndPresence) {
  const ScenePtr scene = m_maker.finished();
  const GlbFile file = written(scene);
  const GlbPlayer player(file);
  EXPECT_LT(farthest(player.at(-1, 0), centresOf(scene, {})), 1e-5);
  ASSERT_EQ(player.animation("jump"), 0);
  for (const double time : {0.0, 0.25, 0.999, 1.0, 2.5}) {
    EXPECT_LT(farthest(player.at(0, time), centresOf(scene, during(0, time))), 1e-4) << time;
  }
  std::set<double> times;
  for (const auto& sampler : file.json()["animations"][0]["samplers"]) {
    const std::vector<double> own = file.numbers(sampler["input"]);
    times.insert(own.begin(), own.end());
  }
  EXPECT_EQ(times, (std::set<double>{0, 1, 2, 3}));
}

TEST_F(FramesExportTest, WithoutBlendingValuesAreHeld) {
  scene::Control blend;
  blend.id = QStringLiteral("blend");
  blend.defaultValue = 0;
  blend.target = scene::FrameBlendTarget{};
  m_maker.scene().controls.push_back(blend);
  const ScenePtr scene = m_maker.finished();
  const GlbFile file = written(scene);
  EXPECT_LT(farthest(GlbPlayer(file).at(0, 0.5), centresOf(scene, during(0, 0.5))), 1e-5);
}

TEST_F(FramesExportTest, TheMomentIsTheRestPose) {
  const ScenePtr scene = m_maker.finished();
  const SceneState state = during(0, 0.5);
  EXPECT_LT(farthest(GlbPlayer(written(scene, state)).at(-1, 0), centresOf(scene, state)), 1e-4);
}

TEST_F(MotionExportTest, LightsCamerasAndPropertiesAreThere) {
  SceneForExport maker;
  maker.addNode(QStringLiteral("n"), maker.addSquares({maker.addMaterial(QStringLiteral("a"))}));
  const NodeIndex entity = maker.addNode(QStringLiteral("lamp"), scene::kNone, scene::kNone, moved({0, 7, 0}));
  for (const auto& [key, value] : {std::pair("classname", "light_spot"), {"OnTrigger", "a"}, {"OnTrigger", "b"}}) {
    scene::Property& property = maker.scene().nodes[entity].properties.emplace_back();
    property.key = QLatin1String(key);
    property.value = QLatin1String(value);
  }
  maker.scene().metresPerUnit = 0.5;
  scene::Light spot;
  spot.name = QStringLiteral("spot");
  spot.kind = scene::LightKind::Spot;
  spot.position = {0, 8, 0};
  spot.direction = {0, -1, 0};
  spot.intensity = {4, 2, 1};
  spot.radius = 10;
  spot.outerConeCos = 0.5F;
  spot.innerConeCos = 1;
  spot.node = entity;
  maker.scene().lights.push_back(spot);
  scene::Light everywhere;
  everywhere.kind = scene::LightKind::Ambient;
  maker.scene().lights.push_back(everywhere);
  scene::Camera camera;
  camera.name = QStringLiteral("view");
  camera.position = {1, 2, 3};
  camera.verticalFov = 90;
  maker.scene().view.cameras.push_back(camera);
  const GlbFile file = written(maker.finished());
  const auto& root = file.json();
  const auto& lights = root["extensions"]["KHR_lights_punctual"]["lights"];
  ASSERT_EQ(lights.size(), 1U);
  EXPECT_EQ(lights[0]["type"], "spot");
  EXPECT_EQ(lights[0]["intensity"], 4.0);
  EXPECT_EQ(lights[0]["color"], (nlohmann::json{1.0, 0.5, 0.25}));
  EXPECT_EQ(lights[0]["range"], 5.0) << "metres";
  EXPECT_NEAR(lights[0]["spot"]["outerConeAngle"].get<double>(), 1.0472, 1e-4);
  EXPECT_EQ(root["extensionsUsed"], nlohmann::json{"KHR_lights_punctual"});
  const auto* lamp = file.node("lamp");
  ASSERT_TRUE(lamp);
  EXPECT_EQ((*lamp)["extras"]["classname"], "light_spot");
  EXPECT_EQ((*lamp)["extras"]["OnTrigger"], (nlohmann::json{"a", "b"}));
  ASSERT_EQ((*lamp)["children"].size(), 1U) << "the light goes with its node";
  const auto& node = root["nodes"][(*lamp)["children"][0].get<std::size_t>()];
  EXPECT_EQ(node["extensions"]["KHR_lights_punctual"]["light"], 0);
  // -Z of the node is down, a unit above the lamp.
  EXPECT_NEAR(node["matrix"][9].get<double>(), 1, 1e-6);
  EXPECT_NEAR(node["matrix"][13].get<double>(), 1, 1e-6);
  EXPECT_NEAR(root["cameras"][0]["perspective"]["yfov"].get<double>(), 1.5708, 1e-4);
  const auto* view = file.node("view");
  ASSERT_TRUE(view);
  EXPECT_EQ((*view)["matrix"][14], 3.0);
}

TEST_F(MotionExportTest, LightOfVerticesIsALinearFactor) {
  SceneForExport maker;
  const MeshIndex mesh = maker.addSquares({maker.addMaterial(QStringLiteral("a"))});
  maker.mesh(mesh).vertices.colors = {{QStringLiteral("day"), {4, QVector4D(0.5F, 1, 2, 0)}}};
  maker.scene().bake.colorSpace = scene::LightingColorSpace::Display;
  maker.addNode(QStringLiteral("n"), mesh);
  const GlbFile file = written(maker.finished());
  const std::vector<double> colors = file.numbers(file.json()["meshes"][0]["primitives"][0]["attributes"]["COLOR_0"]);
  ASSERT_EQ(colors.size(), 16U);
  EXPECT_NEAR(colors[0], 0.2140, 1e-3);
  EXPECT_EQ(colors[1], 1);
  EXPECT_EQ(colors[2], 1);
  EXPECT_EQ(colors[3], 1);
}

TEST_F(MotionExportTest, BakedLightBecomesColoursOfVerticesWhenAskedFor) {
  SceneForExport maker;
  const MeshIndex mesh = maker.addSquares({maker.addMaterial(QStringLiteral("a"))});
  scene::Lightmap lightmap;
  lightmap.width = 2;
  lightmap.height = 1;
  lightmap.layers.resize(1);
  const std::array<unsigned, 8> luxels = {51, 0, 255, 0, 204, 0, 255, 1}; // 0.2 and twice 0.8, green 0, blue full
  std::vector<std::byte> bytes;
  std::ranges::transform(luxels, std::back_inserter(bytes), [](unsigned each) { return std::byte(each); });
  lightmap.layers[0].flat = Bytes::adopt(bytes);
  maker.scene().bake.lightmaps.push_back(lightmap);
  maker.mesh(mesh).surfaces[0].lightmap = 0;
  maker.mesh(mesh).vertices.lightmapUvs = {{0.5F, 0.5F}, {1.5F, 0.5F}, {0.75F, 0.5F}, {-3, 9}};
  maker.addNode(QStringLiteral("wall"), mesh);
  const MeshIndex placed = maker.addSquares({maker.addMaterial(QStringLiteral("b"))});
  for (const int place : {0, 1}) {
    scene::InstanceLighting light;
    light.cube.fill({0, 0.25F + 0.5F * static_cast<float>(place), 0});
    maker.scene().bake.instanceLightings.push_back(light);
    const NodeIndex node = maker.addNode(QStringLiteral("prop"), placed);
    maker.scene().nodes[node].light = scene::InstanceLightingIndex(place);
  }
  const ScenePtr scene = maker.finished();
  EXPECT_FALSE(written(scene).json()["meshes"][0]["primitives"][0]["attributes"].contains("COLOR_0"));
  const QString path = m_folder.path(QStringLiteral("lit.glb"));
  base::Progress progress;
  ASSERT_TRUE(exportScene(scene, scene->assets, {}, {path, false, LightAs::VertexColors}, progress));
  const GlbFile file = GlbFile::read(path);
  EXPECT_EQ(file.faults(), std::vector<std::string>());
  const auto& meshes = file.json()["meshes"];
  ASSERT_EQ(meshes.size(), 3U) << "each prop has its own light";
  const auto colors = [&](std::size_t at) {
    return file.numbers(meshes[at]["primitives"][0]["attributes"]["COLOR_0"]);
  };
  const std::vector<double> wall = colors(0);
  EXPECT_NEAR(wall[0], 0.2, 1e-6);
  EXPECT_NEAR(wall[4], 1, 1e-6) << "no brighter than full";
  EXPECT_NEAR(wall[8], 0.75 * 0.2 + 0.25 * 1.6, 1e-6) << "between luxels";
  EXPECT_NEAR(wall[12], 0.2, 1e-6) << "outside of the lightmap its edge";
  EXPECT_EQ(colors(1)[1], 0.25);
  EXPECT_EQ(colors(2)[1], 0.75);
  for (const auto& material : file.json()["materials"]) {
    EXPECT_TRUE(material["extensions"].contains("KHR_materials_unlit"));
  }
}

TEST_F(MotionExportTest, NodesThatMoveALittleStayMoved) {
  SceneForExport maker;
  const MeshIndex mesh = maker.addSquares({maker.addMaterial(QStringLiteral("a"))});
  maker.addNode(QStringLiteral("near"), mesh, scene::kNone, moved({0.002F, 0, 0}));
  const ScenePtr scene = maker.finished();
  EXPECT_LT(farthest(GlbPlayer(written(scene)).at(-1, 0), centresOf(scene, {})), 1e-6);
}

} // namespace
} // namespace vitrine::tests
