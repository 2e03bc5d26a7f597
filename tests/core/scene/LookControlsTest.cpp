#include "core/scene/LookControls.h"

#include "core/animation/FinishScene.h"
#include "core/scene/Clay.h"
#include "core/state/EvaluatedState.h"
#include "tests/core/scene/SceneBuilderForTests.h"

#include <gtest/gtest.h>

namespace vitrine::scene {
namespace {

using tests::addMesh;
using tests::addNode;
using tests::square;

SceneBuilder lookScene(const MaterialParams& params) {
  SceneBuilder scene;
  Material material;
  material.params = params;
  scene.assets.materials.push_back(material);
  Surface surface;
  surface.material = 0;
  addNode(scene, addMesh(scene, square(), surface));
  return scene;
}

/// The value of the control `light` at first; -1: there is none.
double lightOf(SceneBuilder scene) {
  addLookControls(scene);
  const auto found = std::ranges::find(scene.controls, QStringLiteral("light"), &Control::id);
  return found == scene.controls.end() ? -1 : found->defaultValue;
}

TEST(LookControls, TheStudioIsForWhatComesWithoutLight) {
  EXPECT_EQ(lightOf(lookScene(BakedParams{})), 1);
  EXPECT_EQ(lightOf(lookScene(PhongParams{})), 1);
  EXPECT_EQ(lightOf(lookScene(UnlitParams{})), -1) << "light changes nothing";
  EXPECT_EQ(lightOf(lookScene(SkyParams{})), -1);
}

TEST(LookControls, LightOfTheFileIsKept) {
  SceneBuilder baked = lookScene(BakedParams{});
  baked.bake.lightmaps.emplace_back();
  EXPECT_EQ(lightOf(std::move(baked)), 0);
  SceneBuilder stream = lookScene(UnlitParams{});
  stream.meshes[0].vertices.colors.push_back({QStringLiteral("day"), {{1, 1, 1, 1}}, ColorUse::Light});
  EXPECT_EQ(lightOf(stream), 0);
  stream.meshes[0].vertices.colors[0].use = ColorUse::Paint;
  EXPECT_EQ(lightOf(stream), -1) << "paint is no light";
  for (const MaterialParams& params : {MaterialParams(PbrParams{}), MaterialParams(BakedParams{})}) {
    SceneBuilder lamp = lookScene(params);
    lamp.lights.emplace_back();
    const bool answers = modelOf(params) == MaterialModel::PbrMetalRough;
    EXPECT_EQ(lightOf(std::move(lamp)), answers ? 0 : 1) << "lamps light what answers them";
  }
}

TEST(LookControls, AreEvaluatedAndThereOnce) {
  SceneBuilder scene = lookScene(BakedParams{});
  scene.assets.materials[0].asset = {AssetKind::Material, QStringLiteral("wall"), {}};
  addLookControls(scene);
  addLookControls(scene);
  ASSERT_EQ(scene.controls.size(), 2U);
  const ScenePtr built = animation::finishScene(std::move(scene));
  const auto with = [&](double light, double missing) {
    SceneState state;
    state.controls = {{QStringLiteral("light"), light}, {QStringLiteral("missing"), missing}};
    return state::evaluate(*built, std::move(state));
  };
  EXPECT_TRUE(state::evaluate(*built, {}).studioLight);
  EXPECT_FALSE(state::evaluate(*built, {}).marksMissing);
  EXPECT_FALSE(with(0, 1).studioLight);
  EXPECT_TRUE(with(0, 1).marksMissing);
  EXPECT_TRUE(with(1, 0).studioLight);
}

float clayTone(const QVector4D& color) {
  return QVector3D::dotProduct(color.toVector3D(), {0.2126F, 0.7152F, 0.0722F});
}

TEST(Clay, KeepsToldColoursWithinItsRange) {
  Material material;
  for (const QVector3D& told : {QVector3D(0, 0, 0), QVector3D(1, 1, 1), QVector3D(1, 0, 0), QVector3D(0, 0, 0.01F),
                                QVector3D(90, 90, 90), QVector3D(0.3F, 0.25F, 0.2F)}) {
    material.fallbackColor = told;
    const QVector4D color = clayOf(material);
    EXPECT_GE(clayTone(color), 0.079F);
    EXPECT_LE(clayTone(color), 0.701F);
    const float least = std::min({color.x(), color.y(), color.z()});
    EXPECT_GE(least, 0.24F * clayTone(color)) << "no pure colours";
  }
  EXPECT_EQ(clayOf(material), QVector4D(0.3F, 0.25F, 0.2F, 1)) << "as it was told";
  material.fallbackColor.reset();
  const QVector4D plain = clayOf(material);
  EXPECT_GT(plain.x(), plain.z()) << "warm";
  EXPECT_NEAR(clayTone(plain), 0.39F, 0.05F);
  material.color = QVector4D(0.5F, 0.5F, 0.5F, 0.25F);
  EXPECT_EQ(clayOf(material).w(), 0.25F);
  EXPECT_NEAR(clayTone(clayOf(material)), clayTone(plain) / 2, 1e-5F);
  material.blend = Blend::Additive;
  EXPECT_LT(clayTone(clayOf(material)), 0.1F) << "it adds to what is behind";
}

} // namespace
} // namespace vitrine::scene
