#include "core/formats/xops/scene/PointShapes.h"

#include "tests/support/CollisionChecks.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <set>

namespace vitrine::tests {
namespace {

using namespace formats::xops;

const scene::Mesh& meshOf(SceneBuilder& scene, PointShape shape, PointPaint paint = PointPaint::Unknown) {
  return scene.meshes[PointShapes(scene).mesh(shape, paint)];
}

class EveryShape : public testing::TestWithParam<PointShape> {};

TEST_P(EveryShape, isSolidAndStandsOnTheGround) {
  SceneBuilder scene;
  const scene::Mesh& mesh = meshOf(scene, GetParam());
  expectSolid(mesh);
  EXPECT_FLOAT_EQ(mesh.bounds.min().y(), 0);
  EXPECT_GT(mesh.bounds.max().y(), 0.5F);
  ASSERT_EQ(mesh.surfaces.size(), 1U);
  EXPECT_EQ(mesh.surfaces[0].indexCount, mesh.indices.size());
  EXPECT_LT(mesh.indices.size() / 3, 500U) << "thousands of these are shown";
  EXPECT_EQ(mesh.surfaces[0].provenance.section, structure::kRootSection) << "many records share the mesh";
}

INSTANTIATE_TEST_SUITE_P(All, EveryShape,
                         testing::Values(PointShape::Person, PointShape::Template, PointShape::Weapon,
                                         PointShape::Object, PointShape::Path, PointShape::Branch, PointShape::Event,
                                         PointShape::Post));

TEST(PointShapes, peopleAreTwentyUnitsHigh) {
  SceneBuilder scene;
  EXPECT_FLOAT_EQ(meshOf(scene, PointShape::Person).bounds.max().y(), 20);
  EXPECT_FLOAT_EQ(meshOf(scene, PointShape::Post).bounds.max().y(), 20);
  EXPECT_LT(meshOf(scene, PointShape::Template).bounds.max().y(), 10);
}

TEST(PointShapes, whatLooksLooksAlongMinusZ) {
  SceneBuilder scene;
  for (const PointShape shape : {PointShape::Person, PointShape::Template, PointShape::Weapon, PointShape::Path}) {
    const scene::Bounds& bounds = meshOf(scene, shape).bounds;
    EXPECT_GT(-bounds.min().z(), bounds.max().z());
    EXPECT_NEAR(bounds.min().x(), -bounds.max().x(), 1e-4);
  }
}

TEST(PointShapes, meshesAndMaterialsAreShared) {
  SceneBuilder scene;
  scene.meshes.emplace_back().name = QStringLiteral("map");
  PointShapes shapes(scene);
  const MeshIndex person = shapes.mesh(PointShape::Person, PointPaint::Team0);
  EXPECT_EQ(person, MeshIndex(1));
  EXPECT_EQ(shapes.mesh(PointShape::Person, PointPaint::Team0), person);
  EXPECT_NE(shapes.mesh(PointShape::Person, PointPaint::Team1), person);
  EXPECT_NE(shapes.mesh(PointShape::Template, PointPaint::Team0), person);
  EXPECT_EQ(scene.meshes.size(), 4U);
  EXPECT_EQ(scene.assets.materials.size(), 2U);
}

TEST(PointShapes, materialsArePlainAndLinear) {
  SceneBuilder scene;
  PointShapes shapes(scene);
  std::set<std::array<float, 3>> colors;
  for (int paint = 0; paint < static_cast<int>(PointPaint::Count); ++paint) {
    const MaterialIndex index = shapes.material(static_cast<PointPaint>(paint));
    const scene::Material& material = scene.assets.materials[index];
    EXPECT_EQ(material.slot(scene::TextureSlot::BaseColor).texture, scene::kNone);
    EXPECT_EQ(material.blend, scene::Blend::Opaque);
    EXPECT_EQ(material.color.w(), 1);
    colors.insert({material.color.x(), material.color.y(), material.color.z()});
  }
  EXPECT_EQ(colors.size(), static_cast<std::size_t>(PointPaint::Count)) << "every colour tells something";
  const MaterialIndex player = shapes.material(PointPaint::Player);
  EXPECT_NEAR(scene.assets.materials[player].color.y(), 0.5776F, 1e-3F) << "0xc8 in linear";
}

TEST(PointShapes, teamsGoRound) {
  EXPECT_EQ(paintOfTeam(0), PointPaint::Team0);
  EXPECT_EQ(paintOfTeam(5), PointPaint::Team5);
  EXPECT_EQ(paintOfTeam(6), PointPaint::Team0);
  EXPECT_EQ(paintOfTeam(-1), PointPaint::Team5);
  EXPECT_EQ(paintOfTeam(-128), PointPaint::Team4);
}

TEST(PointShapes, kindsHaveTheirShapes) {
  EXPECT_EQ(lookOf(PointKind::Person).shape, PointShape::Person);
  EXPECT_EQ(lookOf(PointKind::LightlyArmed).shape, PointShape::Person);
  EXPECT_EQ(lookOf(PointKind::RandomWeapon).shape, PointShape::Weapon);
  EXPECT_EQ(lookOf(PointKind::Message).shape, PointShape::Event);
  EXPECT_EQ(lookOf(PointKind{42}).shape, PointShape::Post);
  EXPECT_EQ(lookOf(PointKind::Won).paint, PointPaint::Won);
  EXPECT_EQ(lookOf(PointKind::WaitSeconds).paint, PointPaint::Event);
  EXPECT_EQ(lookOf(PointKind{42}).paint, PointPaint::Unknown);
}

} // namespace
} // namespace vitrine::tests
