#include "core/formats/diggles/scene/FrameShapes.h"

#include "core/animation/VisibleItems.h"
#include "core/picking/RayCaster.h"
#include "core/scene/SceneRecords.h"
#include "tests/core/formats/diggles/scene/SceneUnderTest.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::diggles;

/// Arrays: triangles 0 and 1 are over three points; points 0 to 3 are a triangle at x = 0, 10, 20, 30.
/// Meshes: 0 and 1 have link 0 in common but for the points; 2 has other triangles; 3 another material; 4 other uvs.
TestModel changing() {
  TestModel model = triangleModel();
  model.anchors.clear();
  model.materials = {{"skin", ""}, {"cloth", ""}};
  model.triangles = {{0, 1, 2}, {2, 1, 0}};
  model.uvs = {{{0, 0}, {1, 0}, {0, 1}}, {{0.5F, 0.5F}, {1, 0}, {0, 1}}};
  model.points.clear();
  for (const double x : {0.0, 10.0, 20.0, 30.0}) {
    model.points.push_back({raw(x, 0, 0), raw(x + 4, 0, 0), raw(x, -4, 0)});
  }
  model.brightness = {{0, 0, 0}, {255, 255, 255}};
  model.meshes.clear();
  model.meshes.push_back({.links = {{0, 1, 0, 0, 0, 0}}});
  model.meshes.push_back({.links = {{0, 1, 0, 0, 1, 1}}});
  model.meshes.push_back({.links = {{0, 1, 1, 0, 2, 0}}});
  model.meshes.push_back({.links = {{1, 1, 0, 0, 3, 0}}});
  model.meshes.push_back({.links = {{0, 1, 0, 1, 2, 1}}});
  model.animations = {{"standard", {0, 1}, "", {}, {}},
                      {"switch", {1, 2}, "", {}, {}},
                      {"material", {0, 3}, "", {}, {}},
                      {"uvs", {0, 4}, "", {}, {}}};
  model.objects = {{"o", {0, 1, 2, 3}}};
  return model;
}

/// x of the first point of what is shown.
float shownAt(const SceneUnderTest& made, const SceneState& state) {
  const animation::Pose pose(made.pointer(), state);
  const ItemSet visible = animation::visibleItems(made.scene(), state);
  EXPECT_EQ(visible.count(), 1U);
  return pose.positionsOf(*visible.begin()).front().x();
}

TEST(FrameShapes, aNodeForEachShapeUnderItsObject) {
  const SceneUnderTest made(changing());
  ASSERT_EQ(made.scene().motion.animatedModels.size(), 1U);
  const NodeIndex top = made.node("o");
  EXPECT_EQ(made.scene().motion.animatedModels[0].node, top);
  EXPECT_EQ(made.scene().nodes[top].record, (RecordRef{made.records().objects, 0}));
  EXPECT_EQ(made.nodesNamed("skin").size(), 3U) << "shared triangles, other triangles, other uvs";
  EXPECT_EQ(made.nodesNamed("cloth").size(), 1U);
  for (const NodeIndex node : made.scene().motion.animatedModels[0].posed) {
    EXPECT_EQ(made.scene().nodes[node].parent, top);
    EXPECT_EQ(made.meshOf(node).surfaces.size(), 1U);
  }
}

TEST(FrameShapes, framesWithTheSameTrianglesBlend) {
  const SceneUnderTest made(changing());
  EXPECT_FLOAT_EQ(shownAt(made, made.at("o.standard", 0)), 0);
  EXPECT_FLOAT_EQ(shownAt(made, made.at("o.standard", 0.25)), 2.5F);
  EXPECT_FLOAT_EQ(shownAt(made, made.at("o.standard", 1)), 10);
  const SceneState middle = made.at("o.standard", 0.5);
  const animation::Pose pose(made.pointer(), middle);
  EXPECT_FLOAT_EQ(pose.verticesOf(made.node("skin"))->colors.front().x(), 0.5F) << "baked light too";
}

TEST(FrameShapes, framesWithOtherTrianglesSwitch) {
  const SceneUnderTest made(changing());
  EXPECT_FLOAT_EQ(shownAt(made, made.at("o.switch", 0.9)), 10);
  EXPECT_FLOAT_EQ(shownAt(made, made.at("o.switch", 1)), 20);
}

TEST(FrameShapes, otherMaterialsAndPictureCoordinatesBlendAsFarAsTheirVertices) {
  const SceneUnderTest made(changing());
  EXPECT_FLOAT_EQ(shownAt(made, made.at("o.material", 0.5)), 15);
  EXPECT_EQ(made.shown(made.at("o.material", 0.5)), QStringList{QStringLiteral("skin")});
  EXPECT_EQ(made.shown(made.at("o.material", 1)), QStringList{QStringLiteral("cloth")});
  EXPECT_FLOAT_EQ(shownAt(made, made.at("o.uvs", 0.5)), 10);
  const auto skins = made.nodesNamed("skin");
  EXPECT_EQ(made.meshOf(skins[0]).frames, made.meshOf(made.node("cloth")).frames) << "the same frames, held once";
  EXPECT_NE(made.meshOf(skins[0]).vertices.uvs[0], made.meshOf(skins[2]).vertices.uvs[0]);
}

TEST(FrameShapes, linksOfOnePlaceAreNotMixedWithThoseOfAnother) {
  TestModel model = changing();
  for (TestMesh& mesh : model.meshes) { // the same triangles again, elsewhere
    ModelLink second = mesh.links.front();
    second.points = static_cast<std::uint16_t>(3 - second.points);
    mesh.links.push_back(second);
  }
  const SceneUnderTest made(model);
  const SceneState middle = made.at("o.standard", 0.5);
  const animation::Pose pose(made.pointer(), middle);
  const auto skins = made.nodesNamed("skin");
  EXPECT_FLOAT_EQ(pose.verticesOf(skins[0])->positions.front().x(), 5);
  EXPECT_FLOAT_EQ(pose.verticesOf(skins[1])->positions.front().x(), 25) << "from 30 to 20";
}

TEST(FrameShapes, pickedTrianglesLeadToTheLinkOfTheFrameShownAndToTheirIndices) {
  const SceneUnderTest made(changing());
  const picking::RayCaster caster(made.pointer());
  const scene::Ray ray{{11, 1, -100}, {0, 0, 1}};
  const SceneState first = made.at("o.standard", 0);
  EXPECT_FALSE(caster.cast(ray, animation::visibleItems(made.scene(), first), nullptr));
  const SceneState second = made.at("o.standard", 1);
  const animation::Pose pose(made.pointer(), second);
  const auto hit = caster.cast(ray, animation::visibleItems(made.scene(), second), &pose);
  ASSERT_TRUE(hit);
  const auto record = made.scene().recordOf(hit->item, hit->triangle, hit->frame);
  EXPECT_EQ(record, (RecordRef{made.records().links, 1}));
  EXPECT_EQ(made.tree().rangeOf(*record), made.file().meshes[1].linkRange(0));
  EXPECT_EQ(scene::relatedRecords(made.scene(), hit->item, hit->triangle),
            (std::vector<RecordRef>{{made.records().array(ArrayKind::Triangles, 0), 0}}));
  EXPECT_EQ(pose.scene().motion.animatedModels[0].poses[1].record, (RecordRef{made.records().meshes, 1}));
}

TEST(FrameShapes, recordsLeadToTheMomentTheyAreShown) {
  const SceneUnderTest made(changing());
  const SceneState start = state::startState(made.scene());
  const auto sampleKeyframes = [&](SectionId section, std::uint64_t row) {
    return animation::timeShowing(made.scene(), state::evaluate(made.scene(), start), {section, row});
  };
  EXPECT_EQ(sampleKeyframes(made.records().links, 0), std::nullopt) << "it is shown";
  EXPECT_EQ(sampleKeyframes(made.records().links, 1), (animation::AnimationTime{0, 0.1}));
  EXPECT_EQ(sampleKeyframes(made.records().meshes, 2), (animation::AnimationTime{1, 0.1}));
  EXPECT_EQ(sampleKeyframes(made.records().meshes, 4), (animation::AnimationTime{3, 0.1}));
}

TEST(FrameShapes, rowsSkipTheTrianglesThatAreLeftOut) {
  TestModel model = triangleModel();
  model.triangles = {{0, 1, 9, 0, 1, 2}};
  const SceneUnderTest made(model);
  const DrawItemIndex item = made.itemOf(made.node("skin"));
  EXPECT_EQ(made.scene().surfaceOf(item).triangleCount(), 1U);
  EXPECT_EQ(scene::relatedRecords(made.scene(), item, 0),
            (std::vector<RecordRef>{{made.records().array(ArrayKind::Triangles, 0), 1}}));
  EXPECT_EQ(scene::itemsOf(made.scene(), {made.records().array(ArrayKind::Triangles, 0), 1}),
            std::vector<DrawItemIndex>{item});
  EXPECT_TRUE(scene::itemsOf(made.scene(), {made.records().array(ArrayKind::Triangles, 0), 0}).empty());
}

TEST(FrameShapes, aShapeOfOneFrameHasNoFrames) {
  const SceneUnderTest made(triangleModel());
  const scene::Mesh& mesh = made.meshOf(made.node("skin"));
  EXPECT_EQ(mesh.frames, nullptr);
  EXPECT_EQ(mesh.surfaces[0].provenance.frameRows, nullptr);
  EXPECT_EQ(made.scene().recordOf(made.itemOf(made.node("skin")), 0), (RecordRef{made.records().links, 0}));
}

TEST(FrameShapes, linksWithoutWhatTheyNeedShowNothing) {
  TestModel model = changing();
  model.points.emplace_back();
  model.triangles.push_back({0, 1});
  model.meshes[0].links = {{0, 1, 9, 0, 0, 0}, {0, 1, 0, 0, 9, 0}, {0, 1, 0, 0, 4, 0},
                           {0, 1, 2, 0, 0, 0}, {0, 1, 0, 9, 0, 9}, {77, 1, 0, 0, 0, 0}};
  const SceneUnderTest made(model);
  EXPECT_EQ(made.shown(made.at("o.standard", 0)),
            (QStringList{QStringLiteral("skin"), QStringLiteral("(no material)")}))
      << "missing uvs, brightness and materials are no reason to hide a link";
  const scene::Mesh& plain = made.meshOf(made.node("skin"));
  EXPECT_EQ(plain.vertices.uvs[0], std::vector<QVector2D>(3));
  EXPECT_EQ(plain.vertices.colors[0].values, std::vector<QVector4D>(3, QVector4D(1, 1, 1, 1)));
}

TEST(FrameShapes, meshesLookAtRestAsTheFirstObjectThatHasThemDoes) {
  TestModel model = changing();
  model.animations.push_back({"standard", {1}, "", {}, {}});
  model.objects = {{"o", {4, 0}}, {"p", {0}}};
  const SceneUnderTest made(model);
  const auto skins = made.nodesNamed("skin");
  EXPECT_FLOAT_EQ(made.meshOf(skins[0]).vertices.positions.front().x(), 10);
  EXPECT_EQ(made.meshOf(skins[0]).bounds.min().x(), 10);
  EXPECT_EQ(made.scene().bounds(), made.meshOf(skins[0]).bounds);
  EXPECT_GE(made.scene().animatedBounds().size().x(), 14) << "wherever its frames take it";
}

TEST(FrameShapes, objectsWithTheSameMeshesShareThem) {
  TestModel model = changing();
  model.objects = {{"o", {0}}, {"p", {0, 1, 2, 3}}};
  const SceneUnderTest made(model);
  const auto skins = made.nodesNamed("skin");
  ASSERT_EQ(skins.size(), 4U);
  EXPECT_EQ(made.scene().nodes[skins[0]].mesh, made.scene().nodes[skins[1]].mesh);
  EXPECT_EQ(made.scene().meshes.size(), 4U);
}

TEST(FrameShapes, materialsAreThoseOfTheFile) {
  TestModel model = changing();
  model.materials = {{"skin", "\\\\server\\Haut_128.tga"}, {"", ""}};
  const SceneUnderTest made(model);
  const auto& assets = made.scene().assets;
  ASSERT_EQ(assets.materials.size(), 2U);
  const scene::Material& skin = assets.materials[0];
  EXPECT_EQ(skin.name, QStringLiteral("skin"));
  EXPECT_EQ(skin.record, (RecordRef{made.records().materials, 0}));
  EXPECT_EQ(skin.cull, scene::Cull::Back);
  EXPECT_EQ(skin.blend, scene::Blend::AutomaticCutout) << "hats have holes, and need no sorting for them";
  EXPECT_TRUE(skin.fallbackColor);
  ASSERT_EQ(skin.properties.size(), 1U);
  EXPECT_EQ(skin.properties[0].value, QStringLiteral("\\\\server\\Haut_128.tga"));
  ASSERT_EQ(assets.textures.size(), 1U);
  EXPECT_EQ(skin.slot(scene::TextureSlot::BaseColor).texture, TextureIndex(0));
  EXPECT_EQ(assets.textures[0].asset.path, QStringLiteral("skin"));
  EXPECT_EQ(assets.textures[0].asset.wantedBy, QStringLiteral("material 0"));
  EXPECT_EQ(assets.textures[0].state, scene::AssetState::Pending);
  EXPECT_EQ(assets.textures[0].wrapU, scene::Wrap::Repeat);
  EXPECT_EQ(assets.materials[1].name, QStringLiteral("material 1")) << "nameless, and without a picture";
  EXPECT_EQ(assets.materials[1].slot(scene::TextureSlot::BaseColor).texture, scene::kNone);
}

} // namespace
} // namespace vitrine::tests
