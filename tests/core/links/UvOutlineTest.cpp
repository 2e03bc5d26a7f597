#include "core/links/UvOutline.h"

#include "core/animation/FinishScene.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <limits>

namespace vitrine::links {
namespace {

constexpr TextureIndex kBricks = 0;

/// One item of one triangle with these texture coordinates, in a material that shows kBricks.
class UvOutlineTest : public testing::Test {
protected:
  UvOutline outline(const std::array<QVector2D, 3>& uvs, std::size_t most = 1000, TextureIndex texture = kBricks) {
    SceneBuilder builder;
    scene::Surface surface;
    surface.material = MaterialIndex(0);
    const MeshIndex mesh = tests::addMesh(builder, {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, surface);
    builder.meshes[mesh].vertices.uvs[0].assign(uvs.begin(), uvs.end());
    tests::addNode(builder, mesh);
    builder.assets.materials.push_back(m_material);
    builder.assets.textures.push_back(m_texture);
    const ScenePtr scene = animation::finishScene(std::move(builder));
    return uvOutlineOf(*scene, scene->assets, {0}, texture, most);
  }

  static bool has(const UvOutline& outline, const QLineF& wanted) {
    const auto same = [](const QPointF& a, const QPointF& b) { return QLineF(a, b).length() < 1e-6; };
    return std::ranges::any_of(outline.lines, [&](const QLineF& line) {
      return (same(line.p1(), wanted.p1()) && same(line.p2(), wanted.p2())) ||
             (same(line.p1(), wanted.p2()) && same(line.p2(), wanted.p1()));
    });
  }

  scene::Material m_material = [] {
    scene::Material material;
    material.slot(scene::TextureSlot::BaseColor).texture = kBricks;
    return material;
  }();
  scene::Texture m_texture;
};

TEST_F(UvOutlineTest, ATriangleInThePictureIsItsThreeEdges) {
  const UvOutline made = outline({QVector2D(0.25F, 0.25F), {0.75F, 0.25F}, {0.25F, 0.5F}});
  ASSERT_EQ(made.lines.size(), 3U);
  EXPECT_TRUE(has(made, {0.25, 0.25, 0.75, 0.25}));
  EXPECT_TRUE(has(made, {0.75, 0.25, 0.25, 0.5}));
  EXPECT_TRUE(has(made, {0.25, 0.5, 0.25, 0.25}));
  EXPECT_EQ(made.triangles, 1U);
  EXPECT_TRUE(made.isComplete);
}

TEST_F(UvOutlineTest, RepeatsAreCutAtTheBordersAndMovedOntoThePicture) {
  // From repeat (2, -1) into (3, -1): the edges are cut at u = 3.
  const UvOutline made = outline({QVector2D(2.5F, -0.75F), {3.5F, -0.75F}, {2.5F, -0.25F}});
  ASSERT_EQ(made.lines.size(), 5U);
  EXPECT_TRUE(has(made, {0.5, 0.25, 1, 0.25}));
  EXPECT_TRUE(has(made, {0, 0.25, 0.5, 0.25}));
  EXPECT_TRUE(has(made, {0.5, 0.25, 0.5, 0.75}));
  EXPECT_TRUE(has(made, {0.5, 0.75, 1, 0.5}));
  EXPECT_TRUE(has(made, {0, 0.5, 0.5, 0.25}));
}

TEST_F(UvOutlineTest, BordersStayOnTheSideOfTheirTriangle) {
  const UvOutline made = outline({QVector2D(0, 0), {1, 0}, {1, 1}});
  ASSERT_EQ(made.lines.size(), 3U);
  EXPECT_TRUE(has(made, {0, 0, 1, 0}));
  EXPECT_TRUE(has(made, {1, 0, 1, 1})) << "the right edge is not the left one";
  EXPECT_TRUE(has(made, {0, 0, 1, 1}));
}

TEST_F(UvOutlineTest, MirroredRepeatsRunBackwards) {
  m_texture.wrapU = scene::Wrap::Mirror;
  const UvOutline made = outline({QVector2D(1.25F, 0.25F), {1.75F, 0.25F}, {1.25F, 0.5F}});
  EXPECT_TRUE(has(made, {0.75, 0.25, 0.25, 0.25}));
  EXPECT_TRUE(has(made, {0.75, 0.25, 0.75, 0.5}));
}

TEST_F(UvOutlineTest, ClampedOnesLieBesideThePicture) {
  m_texture.wrapU = scene::Wrap::Clamp;
  const UvOutline made = outline({QVector2D(1.25F, 1.25F), {1.75F, 1.25F}, {1.25F, 1.5F}});
  EXPECT_TRUE(has(made, {1.25, 0.25, 1.75, 0.25}));
}

TEST_F(UvOutlineTest, TheTransformOfTheSlotIsApplied) {
  m_material.slot(scene::TextureSlot::BaseColor).uvTransform.scale(0.5F, 1);
  const UvOutline made = outline({QVector2D(0.5F, 0.25F), {1.5F, 0.25F}, {0.5F, 0.5F}});
  EXPECT_TRUE(has(made, {0.25, 0.25, 0.75, 0.25}));
}

TEST_F(UvOutlineTest, EdgesThatAreThereTwiceAreShownOnce) {
  // The same place a repeat further: the second slot shows the same picture with other coordinates.
  scene::SlotTexture& second = m_material.slot(scene::TextureSlot::Detail);
  second.texture = kBricks;
  second.uvTransform.translate(3, 0);
  const UvOutline made = outline({QVector2D(0.25F, 0.25F), {0.75F, 0.25F}, {0.25F, 0.5F}});
  EXPECT_EQ(made.lines.size(), 3U);
  EXPECT_EQ(made.triangles, 2U);
}

TEST_F(UvOutlineTest, OtherTexturesAndCoordinatesThatAreNoneShowNothing) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_TRUE(outline({QVector2D(nan, 0), {1, 0}, {0, 1}}).lines.empty());
  EXPECT_TRUE(outline({QVector2D(1e9F, 0), {1, 0}, {0, 1}}).lines.empty());
  EXPECT_TRUE(outline({QVector2D(0, 0), {1, 0}, {0, 1}}, 1000, 7).lines.empty());
  m_material.slot(scene::TextureSlot::BaseColor).texture = {};
  EXPECT_TRUE(outline({QVector2D(0, 0), {1, 0}, {0, 1}}).lines.empty());
}

TEST_F(UvOutlineTest, TooManyPiecesAreSaid) {
  const UvOutline made = outline({QVector2D(0.1F, 0.2F), {90.7F, 33.3F}, {0.4F, 71.6F}}, 20);
  EXPECT_EQ(made.lines.size(), 20U);
  EXPECT_FALSE(made.isComplete);
}

} // namespace
} // namespace vitrine::links
