#include "core/formats/vgo/records/VgoLayout.h"
#include "core/formats/vgo/scene/NodeProperties.h"
#include "tests/core/formats/vgo/scene/VgoUnderTest.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::vgo;

/// Layout that a text says; the tree it refers to lives as long.
struct Read {
  explicit Read(std::string_view text)
      : from(VgoUnderTest::of(text, "", Bytes())), layout(formats::vgo::layout::readLayout(from->root(), progress)) {}

  Progress progress;
  std::unique_ptr<VgoUnderTest> from;
  layout::Layout layout;
};

TEST(VgoLayout, WhatIsAbsentIsAsTheFormatHasIt) {
  const Read read(R"({"nodes":[{}],"textures":[{}],"lights":[{}],"colliders":[{}],"meshes":[{}]})");
  const layout::Node& node = read.layout.nodes.at(0);
  EXPECT_TRUE(node.isActive);
  EXPECT_EQ(node.skin, kNoIndex);
  EXPECT_EQ(node.light, kNoIndex);
  EXPECT_FALSE(node.renderer);
  EXPECT_EQ(node.skyMaterial, kNoIndex);
  EXPECT_EQ(read.layout.textures.at(0).filterMode, 0);
  EXPECT_TRUE(read.layout.textures.at(0).isFlat);
  EXPECT_EQ(read.layout.lights.at(0).intensity, 0.0F);
  EXPECT_EQ(read.layout.colliders.at(0).size, QVector3D(1, 1, 1));
}

TEST(VgoLayout, NullsKeepTheirPlace) {
  const Read read(R"({"materials":[null,{"name":"b"}],"colliders":[null]})");
  EXPECT_FALSE(layout::Layout::find(read.layout.materials, 0));
  ASSERT_TRUE(layout::Layout::find(read.layout.materials, 1));
  EXPECT_FALSE(layout::Layout::find(read.layout.materials, 2));
  EXPECT_FALSE(layout::Layout::find(read.layout.materials, -1));
  EXPECT_FALSE(read.layout.colliders.at(0).isKnown);
}

TEST(VgoLayout, LightsAndCollidersAreListedOrInTheNode) {
  const Read old(R"({"nodes":[{"light":{"type":2,"intensity":3},"colliders":[{"type":2,"radius":4}]}]})");
  EXPECT_EQ(old.layout.lights.at(0).type, layout::LightType::Point);
  EXPECT_FALSE(old.layout.lights.at(0).listed);
  EXPECT_EQ(old.layout.nodes.at(0).colliders, std::vector<int>{0});
  const Read now(
      R"({"nodes":[{"light":1,"colliders":[0,7]}],"lights":[{},{"intensity":5}],"colliders":[{"size":[1,2,-3]}]})");
  EXPECT_EQ(now.layout.lights.at(static_cast<std::size_t>(now.layout.nodes[0].light)).intensity, 5.0F);
  EXPECT_EQ(now.layout.nodes[0].colliders, (std::vector<int>{0, 7}));
  EXPECT_EQ(now.layout.colliders[0].size, QVector3D(1, 2, 3));
}

TEST(VgoLayout, PresetsAreSpelledInTwoWays) {
  for (const char* word : {"blendShapePresets", "blendShapePesets"}) {
    const Read read(std::string(R"({"nodes":[{"meshRenderer":{"mesh":0,")") + word +
                    R"(":[{"name":"Joy","type":2,"bindings":[{"index":1,"weight":50}]}]}}]})");
    const auto& presets = read.layout.presetsOf(*read.layout.nodes.at(0).renderer);
    ASSERT_EQ(presets.size(), 1U) << word;
    EXPECT_EQ(presets[0].bindings.at(0).weight, 50.0F);
  }
}

TEST(VgoLayout, OldMeshesSayTheirMaterialsThemselves) {
  const Read read(R"({"nodes":[{"mesh":0},{"mesh":1},{"meshRenderer":{"mesh":0}}],"meshes":[{"materials":[3]},{}]})");
  EXPECT_EQ(read.layout.materialsOf(*read.layout.nodes[0].renderer), std::vector<int>{3});
  EXPECT_EQ(read.layout.materialsOf(*read.layout.nodes[1].renderer), std::vector<int>{0});
  EXPECT_TRUE(read.layout.materialsOf(*read.layout.nodes[2].renderer).empty());
}

TEST(VgoLayout, KeysAreInOrderAndTangentsMayBeInfinite) {
  const Read read(
      R"({"animationClips":[{"curveBindings":[{"type":"Transform","propertyName":"LocalPosition.x","animationCurve":)"
      R"({"keys":[{"time":2,"value":1},{"time":1,"value":5,"outTangent":"Infinity"},{"time":"NaN"}]}}]}]})");
  const auto& keys = read.layout.clips.at(0).bindings.at(0).keys;
  ASSERT_EQ(keys.size(), 2U);
  EXPECT_EQ(keys[0].value, 5.0F);
  EXPECT_TRUE(std::isinf(keys[0].outTangent));
  EXPECT_FLOAT_EQ(keys[0].inWeight, 1.0F / 3);
}

TEST(VgoLayout, BonesHaveUnitysNames) {
  EXPECT_EQ(humanBoneName(0), QStringLiteral("Hips"));
  EXPECT_EQ(humanBoneName(10), QStringLiteral("Head"));
  EXPECT_EQ(humanBoneName(23), QStringLiteral("Jaw"));
  EXPECT_EQ(humanBoneName(24), QStringLiteral("LeftThumbProximal"));
  EXPECT_EQ(humanBoneName(38), QStringLiteral("LeftLittleDistal"));
  EXPECT_EQ(humanBoneName(39), QStringLiteral("RightThumbProximal"));
  EXPECT_EQ(humanBoneName(53), QStringLiteral("RightLittleDistal"));
  EXPECT_EQ(humanBoneName(54), QStringLiteral("UpperChest"));
  EXPECT_EQ(humanBoneName(55), QString());
  EXPECT_EQ(humanBoneName(-1), QString());
}

} // namespace
} // namespace vitrine::tests
