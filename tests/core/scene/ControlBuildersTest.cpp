// Controls, layers and helper shapes as loaders make them.
#include "core/scene/HelperLayer.h"
#include "core/scene/LayerControls.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::scene {
namespace {

TEST(ControlBuilders, MakeEachKind) {
  const Control on = toggle({"blend", "Blend frames", "Motion"}, FrameBlendTarget{}, true);
  EXPECT_EQ(on.id, QStringLiteral("blend"));
  EXPECT_EQ(on.label, QStringLiteral("Blend frames"));
  EXPECT_EQ(on.group, QStringLiteral("Motion"));
  EXPECT_EQ(on.kind, ControlKind::Toggle);
  EXPECT_EQ(on.defaultValue, 1.0);
  EXPECT_TRUE(std::holds_alternative<FrameBlendTarget>(on.target));
  const Control chosen =
      choice({"lod", "Detail", ""}, {QStringLiteral("0"), QStringLiteral("1")}, LayerChoiceTarget{}, 1);
  EXPECT_EQ(chosen.kind, ControlKind::Choice);
  EXPECT_EQ(chosen.choices.size(), 2);
  EXPECT_EQ(chosen.defaultValue, 1.0);
  const Control slid = slider({"x", "X", ""}, {-2, 3, 0.5}, RootMotionTarget{});
  EXPECT_EQ(slid.kind, ControlKind::Slider);
  EXPECT_EQ(slid.min, -2);
  EXPECT_EQ(slid.max, 3);
  EXPECT_EQ(slid.defaultValue, 0.5);
}

TEST(LayerControls, AddALayerWithItsToggle) {
  SceneData scene;
  const LayerIndex layer = addLayer(scene, {"layer.sky", "Sky", "Layers"}, true);
  ASSERT_EQ(scene.controls.size(), 1U);
  EXPECT_EQ(scene.layers[layer].id, QStringLiteral("layer.sky"));
  EXPECT_EQ(scene.controls[0].id, QStringLiteral("layer.sky"));
  EXPECT_EQ(scene.controls[0].group, QStringLiteral("Layers"));
  EXPECT_EQ(scene.controls[0].defaultValue, 1.0);
  EXPECT_TRUE(switchesLayer(scene.controls[0]));
  EXPECT_TRUE(isInRange(scene.controls[0], scene));
}

TEST(HelperLayer, MakesNothingBeforeItIsAskedFor) {
  SceneData scene;
  const HelperLayer layer(scene, {"layer.bones", "Bones", {1, 0, 0}, 0.5F, true});
  EXPECT_TRUE(scene.layers.empty());
  EXPECT_TRUE(scene.assets.materials.empty());
}

TEST(HelperLayer, SharesItsShapesAndMaterial) {
  SceneData scene;
  HelperLayer layer(scene, {"layer.bones", "Bones", {1, 0, 0}, 0.5F, true});
  const MeshIndex box = layer.unit(HelperLayer::Unit::Box);
  EXPECT_EQ(layer.unit(HelperLayer::Unit::Box), box);
  EXPECT_NE(layer.unit(HelperLayer::Unit::Ball), box);
  ASSERT_EQ(scene.meshes.size(), 2U);
  ASSERT_EQ(scene.assets.materials.size(), 1U);
  EXPECT_EQ(scene.assets.materials.back().color, QVector4D(1, 0, 0, 0.5F));
  EXPECT_TRUE(scene.assets.materials.back().alwaysOnTop);
  EXPECT_EQ(scene.meshes[box].bounds.min(), QVector3D(-0.5F, -0.5F, -0.5F));
  EXPECT_EQ(scene.meshes[box].bounds.max(), QVector3D(0.5F, 0.5F, 0.5F));
  ASSERT_EQ(scene.meshes[box].surfaces.size(), 1U);
  EXPECT_EQ(scene.meshes[box].surfaces[0].indexCount, scene.meshes[box].indices.size());
  const Node node = layer.node(NodeIndex(), QStringLiteral("hip"), {}, box, std::nullopt);
  EXPECT_EQ(node.kind, NodeKind::Marker);
  EXPECT_FALSE(scene.layers[node.layer].visibleByDefault);
}

} // namespace
} // namespace vitrine::scene
