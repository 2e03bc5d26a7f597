#include "core/animation/Deform.h"
#include "core/animation/VisibleItems.h"
#include "core/scene/SceneChecks.h"
#include "tests/core/formats/vgo/scene/VgoUnderTest.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <map>

namespace vitrine::tests {
namespace {

using structure::Json;

constexpr float kNear = 1e-3F;

void expectBounds(const scene::Bounds& bounds, const Json& expected, const std::string& what) {
  for (int i = 0; i < 3; ++i) {
    const auto axis = static_cast<std::size_t>(i);
    EXPECT_NEAR(bounds.min()[i], expected["min"][axis].get<float>(), kNear) << what << " min " << i;
    EXPECT_NEAR(bounds.max()[i], expected["max"][axis].get<float>(), kNear) << what << " max " << i;
  }
}

/// Files whose accessors are plain and whose resource is inside.
std::vector<Json> plainFiles() {
  std::vector<Json> files;
  for (const Json& file : expectedSamples().value("files", Json::array())) {
    const std::string accessors = file["composer"][4];
    const std::string resource = file["composer"][6];
    if (accessors.starts_with("RAP") && resource == "REPb") {
      files.push_back(file);
    }
  }
  return files;
}

std::unique_ptr<VgoUnderTest> open(const Json& file) {
  return VgoUnderTest::ofSample(QString::fromStdString(file["file"]));
}

/// The bounds of what a node of the file shows, itself or by a mesh under a skin below it.
std::map<std::uint64_t, scene::Bounds> boundsByFileNode(const Scene& scene) {
  std::map<std::uint64_t, scene::Bounds> all;
  for (const DrawItemIndex item : animation::visibleItems(scene, {})) {
    const scene::DrawItem& shown = scene.drawItems()[item];
    const QMatrix4x4& world = scene.worldTransform(shown.node);
    const scene::Mesh& mesh = scene.meshOf(item);
    const scene::Surface& surface = scene.surfaceOf(item);
    for (std::uint32_t i = 0; i < surface.indexCount; ++i) {
      const QVector3D& position = mesh.vertices.positions[mesh.indices[surface.firstIndex + i]];
      all[scene.nodes[shown.node].record->row].add(world.map(position));
    }
  }
  return all;
}

TEST(VgoSamples, ShowWhatIsExpected) {
  ASSERT_FALSE(plainFiles().empty());
  for (const Json& file : plainFiles()) {
    SCOPED_TRACE(file["file"].get<std::string>());
    const auto vgo = open(file);
    ASSERT_TRUE(vgo->scene) << vgo->error->message.toStdString();
    EXPECT_EQ(vgo->scene->defaultTriangles(), file["visible"]["visibleTriangles"].get<std::uint64_t>());
    const Json& world = file["worldBoundsRightHandedYUp"];
    const auto ofNodes = boundsByFileNode(*vgo->scene);
    EXPECT_EQ(ofNodes.size(), file["visible"]["visibleInstances"].get<std::size_t>());
    for (const Json& node : world["perNode"]) {
      const auto found = ofNodes.find(node["node"].get<std::uint64_t>());
      ASSERT_NE(found, ofNodes.end()) << node["name"];
      expectBounds(found->second, node, node["name"]);
    }
    scene::Bounds all;
    for (const auto& [node, bounds] : ofNodes) {
      all.add(bounds);
    }
    expectBounds(all, world, "all");
    EXPECT_TRUE(vgo->fixture.diagnostics.entries().empty())
        << vgo->fixture.diagnostics.entries().front().message.toStdString();
  }
}

TEST(VgoSamples, KeepTheNamesAndPlacesOfNodes) {
  for (const Json& file : plainFiles()) {
    SCOPED_TRACE(file["file"].get<std::string>());
    const auto vgo = open(file);
    std::size_t found = 0;
    for (const scene::Node& node : vgo->scene->nodes) {
      const bool ofFile = node.record && node.record->section == vgo->sections[formats::vgo::List::Nodes] &&
                          node.skin == scene::kNone && node.kind != scene::NodeKind::Marker &&
                          node.kind != scene::NodeKind::Light;
      if (ofFile) {
        EXPECT_EQ(node.name.toStdString(), file["nodeNames"][node.record->row].get<std::string>());
        ++found;
      }
    }
    EXPECT_EQ(found, file["nodeNames"].size());
  }
}

TEST(VgoSamples, ShapesMoveAsFarAsExpected) {
  int shapes = 0;
  for (const Json& file : plainFiles()) {
    SCOPED_TRACE(file["file"].get<std::string>());
    const auto vgo = open(file);
    for (const Json& expected : file.value("worldBoundsWithOneBlendShapeAt100", Json::array())) {
      const auto shape = expected["index"].get<std::size_t>();
      for (const scene::Node& node : vgo->scene->nodes) {
        if (!node.skin) {
          continue;
        }
        scene::ByNode<QMatrix4x4> world;
        for (const NodeIndex placed : vgo->scene->nodes.indices()) {
          world.push_back(vgo->scene->worldTransform(placed));
        }
        const auto joints = animation::jointMatrices(vgo->scene->motion.skins[node.skin], world);
        const auto& mesh = vgo->scene->meshes[node.mesh].deformation;
        std::vector<float> weights(mesh->shapes.size());
        weights.at(shape) = 1;
        EXPECT_EQ(mesh->shapes[shape].name.toStdString(), expected["name"].get<std::string>());
        expectBounds(animation::deform(*mesh, joints, weights).bounds, expected, expected["name"]);
        ++shapes;
      }
    }
  }
  EXPECT_GE(shapes, 12);
}

/// Vertices that are seen of a scene, whatever order its nodes are in.
struct Seen {
  std::vector<QVector3D> corners;
  std::vector<QVector2D> uvs;
  std::vector<QVector3D> normals;
};

Seen seenIn(const Scene& scene) {
  Seen seen;
  for (const DrawItemIndex item : animation::visibleItems(scene, {})) {
    const scene::Mesh& mesh = scene.meshOf(item);
    const scene::Surface& surface = scene.surfaceOf(item);
    const QMatrix4x4& world = scene.worldTransform(scene.drawItems()[item].node);
    for (std::uint32_t i = 0; i < surface.indexCount; ++i) {
      const std::uint32_t at = mesh.indices[surface.firstIndex + i];
      seen.corners.push_back(world.map(mesh.vertices.positions[at]));
      seen.normals.push_back(world.mapVector(mesh.vertices.normals[at]).normalized());
      seen.uvs.push_back(mesh.vertices.uvs[0][at]);
    }
  }
  return seen;
}

/// Triangles may begin at any of their corners.
void expectAlike(const Seen& a, const Seen& b) {
  ASSERT_EQ(a.corners.size(), b.corners.size());
  for (std::size_t triangle = 0; triangle < a.corners.size(); triangle += 3) {
    std::size_t turn = 0;
    while (turn < 3 && (a.corners[triangle] - b.corners[triangle + turn]).length() > kNear) {
      ++turn;
    }
    ASSERT_LT(turn, 3U) << "triangle " << triangle / 3;
    for (std::size_t corner = 0; corner < 3; ++corner) {
      const std::size_t other = triangle + (corner + turn) % 3;
      EXPECT_LT((a.corners[triangle + corner] - b.corners[other]).length(), kNear);
      EXPECT_LT((a.normals[triangle + corner] - b.normals[other]).length(), kNear);
      EXPECT_LT((a.uvs[triangle + corner] - b.uvs[other]).length(), kNear);
    }
  }
}

TEST(VgoSamples, HandednessAndOriginOfPicturesMakeNoDifference) {
  const auto first = VgoUnderTest::ofSample(QStringLiteral("gen_cube_rh_tl.vgo"));
  for (const char* name : {"gen_cube_rh_bl.vgo", "gen_cube_lh_tl.vgo", "gen_cube_lh_bl.vgo", "gen_cube_bson.vgo",
                           "gen_cube_v20.vgo", "gen_cube_v24.vgo"}) {
    SCOPED_TRACE(name);
    const auto other = VgoUnderTest::ofSample(QString::fromLatin1(name));
    expectAlike(seenIn(*first->scene), seenIn(*other->scene));
    ASSERT_EQ(other->scene->lights.size(), 1U);
    EXPECT_LT((first->scene->lights[0].direction - other->scene->lights[0].direction).length(), kNear);
    EXPECT_EQ(first->scene->lights[0].intensity, other->scene->lights[0].intensity);
    EXPECT_LT((first->scene->view.cameras[0].position - other->scene->view.cameras[0].position).length(), kNear);
  }
  const auto avatar = VgoUnderTest::ofSample(QStringLiteral("gen_avatar_rh.vgo"));
  for (const char* name : {"gen_avatar_lh.vgo", "gen_avatar_bson.vgo"}) {
    SCOPED_TRACE(name);
    expectAlike(seenIn(*avatar->scene), seenIn(*VgoUnderTest::ofSample(QString::fromLatin1(name))->scene));
  }
}

TEST(VgoSamples, FrontFacesTurnTheWayOfTheirNormals) {
  for (const Json& file : plainFiles()) {
    const auto vgo = open(file);
    const Seen seen = seenIn(*vgo->scene);
    for (std::size_t i = 0; i + 2 < seen.corners.size(); i += 3) {
      const QVector3D across =
          QVector3D::crossProduct(seen.corners[i + 1] - seen.corners[i], seen.corners[i + 2] - seen.corners[i]);
      const QVector3D normal = seen.normals[i] + seen.normals[i + 1] + seen.normals[i + 2];
      ASSERT_GE(QVector3D::dotProduct(across.normalized(), normal), -kNear) << file["file"] << " " << i / 3;
    }
  }
}

TEST(VgoSamples, TheAvatarHasItsExpressions) {
  for (const char* name : {"gen_avatar_lh.vgo", "gen_avatar_rh.vgo", "gen_avatar_bson.vgo"}) {
    SCOPED_TRACE(name);
    const auto vgo = VgoUnderTest::ofSample(QString::fromLatin1(name));
    const scene::Control* joy = vgo->control(QStringLiteral("expression.0"));
    ASSERT_TRUE(joy);
    EXPECT_EQ(joy->label, QStringLiteral("Joy"));
    EXPECT_EQ(joy->kind, scene::ControlKind::Slider);
    const auto& parts = std::get<scene::BlendShapeTarget>(joy->target).parts;
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_EQ(parts[0].shape, 0);
    EXPECT_EQ(parts[0].weight, 1.0F);
    EXPECT_EQ(parts[1].shape, 2);
    EXPECT_EQ(parts[1].weight, 0.5F);
    EXPECT_EQ(vgo->scene->nodes[parts[0].node].name, QStringLiteral("Limb"));
    const scene::Control* empty = vgo->control(QStringLiteral("shape.5.3"));
    ASSERT_TRUE(empty);
    EXPECT_EQ(empty->label, QStringLiteral("nothing"));
    EXPECT_FALSE(vgo->control(QStringLiteral("shape.5.4")));
    for (const char* id : {"pose", "springs", "model.turn", "model.x", "layer.skeleton", "layer.springs"}) {
      EXPECT_TRUE(vgo->control(QString::fromLatin1(id))) << id;
    }
  }
}

TEST(VgoSamples, TheAvatarHasItsClip) {
  for (const char* name : {"gen_avatar_lh.vgo", "gen_avatar_rh.vgo"}) {
    SCOPED_TRACE(name);
    const auto vgo = VgoUnderTest::ofSample(QString::fromLatin1(name));
    ASSERT_EQ(vgo->scene->motion.animations.size(), 1U);
    const scene::Animation& sway = vgo->scene->motion.animations[0];
    EXPECT_EQ(sway.name, QStringLiteral("sway"));
    EXPECT_EQ(sway.duration, 2.0);
    EXPECT_EQ(sway.frames, 120);
    EXPECT_TRUE(sway.pingPong);
    ASSERT_TRUE(sway.tracks && sway.tracks->size() == 1);
    const scene::NodeTrack& track = sway.tracks->front();
    EXPECT_EQ(vgo->scene->nodes[track.node].name, QStringLiteral("Armature"));
    EXPECT_FLOAT_EQ(track.position[0].at(0.5), 0.5F);
    EXPECT_FLOAT_EQ(track.position[0].at(1.5), 0.9F);
    EXPECT_NEAR(track.position[2].at(1), -0.375F, 1e-5F);
    ASSERT_EQ(vgo->scene->motion.animatedModels.size(), 1U);
    EXPECT_EQ(vgo->scene->motion.animatedModels[0].node, NodeIndex(0));
  }
}

TEST(VgoSamples, TheAvatarHasBonesAndSprings) {
  for (const char* name : {"gen_avatar_lh.vgo", "gen_avatar_rh.vgo"}) {
    SCOPED_TRACE(name);
    const auto vgo = VgoUnderTest::ofSample(QString::fromLatin1(name));
    const Scene& scene = *vgo->scene;
    const NodeIndex head = vgo->node(QStringLiteral("Head"));
    EXPECT_EQ(scene.nodes[head].kind, scene::NodeKind::Bone);
    EXPECT_EQ(scene.nodes[head].properties.front().value, QStringLiteral("Head"));
    ASSERT_EQ(scene.motion.springs.chains.size(), 1U);
    EXPECT_EQ(scene.motion.springs.chains[0].roots, std::vector<NodeIndex>{head});
    EXPECT_EQ(scene.motion.springs.chains[0].gravity, QVector3D(0, -0.1F, 0));
    EXPECT_EQ(scene.motion.springs.chains[0].colliders, std::vector<int>{0});
    ASSERT_EQ(scene.motion.springs.colliders.size(), 1U);
    EXPECT_LT((scene.motion.springs.colliders[0].offset - QVector3D(0, 0.1F, -0.05F)).length(), kNear);
    EXPECT_TRUE(scene::indicesInRange(scene));
  }
}

TEST(VgoSamples, TrianglesLeadToTheirCorners) {
  const auto cube = VgoUnderTest::ofSample(QStringLiteral("gen_cube_lh_bl.vgo"));
  const auto record = cube->scene->recordOf(0, 7);
  ASSERT_TRUE(record);
  EXPECT_EQ(record->row, 7U);
  EXPECT_GE(record->section, 1000U);
  // Sparse ones have no rows of their own.
  const auto avatar = VgoUnderTest::ofSample(QStringLiteral("gen_avatar_lh.vgo"));
  const auto whole = avatar->scene->recordOf(0, 7);
  ASSERT_TRUE(whole);
  EXPECT_EQ(whole->section, 100U);
}

TEST(VgoSamples, PhysicalLightsAreMadeAsBrightAsOthers) {
  const QString name = QStringLiteral("real_hdrp_2_5.vgo");
  if (!hasSample(name)) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto vgo = VgoUnderTest::ofSample(name);
  ASSERT_EQ(vgo->scene->lights.size(), 2U);
  EXPECT_EQ(vgo->scene->lights[0].kind, scene::LightKind::Directional);
  EXPECT_EQ(vgo->scene->lights[0].intensity, QVector3D(1, 1, 1));
  EXPECT_EQ(vgo->scene->lights[1].kind, scene::LightKind::Spot);
  EXPECT_EQ(vgo->scene->lights[1].intensity.x(), 1.0F);
  EXPECT_NEAR(vgo->scene->lights[1].outerConeCos, std::cos(15.0F * static_cast<float>(M_PI) / 180), 1e-5F);
  EXPECT_EQ(vgo->scene->lights[1].radius, 6.0F);
}

TEST(VgoSamples, APictureNeedsNoHelpers) {
  auto vgo = VgoUnderTest::ofSample(QStringLiteral("gen_avatar_lh.vgo"));
  const std::uint64_t triangles = vgo->scene->defaultTriangles();
  const std::size_t nodes = vgo->scene->nodes.size();
  vgo->fixture.context.purpose = formats::LoadPurpose::Picture;
  vgo->build();
  EXPECT_EQ(vgo->scene->defaultTriangles(), triangles);
  EXPECT_LT(vgo->scene->nodes.size(), nodes);
}

} // namespace
} // namespace vitrine::tests
