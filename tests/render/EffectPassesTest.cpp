// Render states of effects, without nodes.
#include "render/engine/EffectPasses.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vitrine::render {
namespace {

TEST(EffectPasses, SurfacesAreDrawnInTheirStage) {
  EffectKey key;
  EXPECT_EQ(surfacePass(key).value, passes::kOpaque);
  EXPECT_EQ(surfacePass(key).blend, BlendMode::None);
  EXPECT_TRUE(surfacePass(key).depthWrite);
  key.blend = scene::Blend::AlphaTest;
  EXPECT_EQ(surfacePass(key).value, passes::kAlphaTest);
  key.blend = scene::Blend::AlphaBlend;
  key.drawOrder = 3;
  key.depthWrite = false;
  const PassSpec translucent = surfacePass(key);
  EXPECT_EQ(translucent.key, passes::kDrawOrder);
  EXPECT_EQ(translucent.value, 3);
  EXPECT_EQ(translucent.blend, BlendMode::Alpha);
  EXPECT_FALSE(translucent.depthWrite);
}

TEST(EffectPasses, SkySurfacesWriteDepthAlone) {
  EffectKey key;
  key.program = Program::Sky;
  EXPECT_EQ(surfacePass(key).value, passes::kSky);
  EXPECT_FALSE(surfacePass(key).writesColor);
  EXPECT_TRUE(surfacePass(key).depthWrite);
}

TEST(EffectPasses, AnOutlineIsTheBackOfItsHullInTheSameStage) {
  EffectKey key;
  key.cull = scene::Cull::Back;
  EXPECT_EQ(outlinePass(key).value, surfacePass(key).value);
  EXPECT_EQ(outlinePass(key).cull, scene::Cull::Front);
  ASSERT_TRUE(outlinePass(key).offset);
  EXPECT_GT(outlinePass(key).offset->slope, 0) << "behind the surface";
}

TEST(EffectPasses, OverdrawCountsWhatIsHiddenToo) {
  const PassSpec pass = overdrawPass({});
  EXPECT_EQ(pass.depthTest, DepthTest::Always);
  EXPECT_FALSE(pass.depthWrite);
  EXPECT_EQ(pass.blend, BlendMode::Sum);
}

TEST(EffectPasses, OnlyASelectionOfAFewThingsChangesThePictureWhereItIs) {
  const auto paints = [](const PassSpec& pass) { return pass.value == passes::kHighlight && pass.writesColor; };
  EXPECT_TRUE(std::ranges::any_of(highlightPasses(HighlightStyle::Tinted), paints));
  EXPECT_FALSE(std::ranges::any_of(highlightPasses(HighlightStyle::Outlined), paints));
  EXPECT_FALSE(std::ranges::any_of(highlightPasses(HighlightStyle::Around), paints));
}

TEST(EffectPasses, SelectionSurroundingsAndTintsHaveStencilBitsOfTheirOwn) {
  const auto bitOf = [](const PassSpec& pass) { return pass.stencil ? pass.stencil->bit : 0; };
  const unsigned selection = bitOf(highlightPasses(HighlightStyle::Outlined).front());
  const unsigned around = bitOf(highlightPasses(HighlightStyle::Around).front());
  const unsigned tint = bitOf(tintPass());
  EXPECT_EQ(selection & around, 0U);
  EXPECT_EQ((selection | around) & tint, 0U);
  for (const HighlightStyle style : {HighlightStyle::Tinted, HighlightStyle::Outlined, HighlightStyle::Around}) {
    for (const PassSpec& pass : highlightPasses(style)) {
      EXPECT_EQ(bitOf(pass), style == HighlightStyle::Around ? around : selection);
    }
  }
}

TEST(EffectPasses, LinesAreFainterBehindThings) {
  const std::vector<PassSpec> lines = linePasses();
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0].depthTest, DepthTest::Greater);
  EXPECT_LT(lines[0].uniforms.at("lineOpacity").toFloat(), lines[1].uniforms.at("lineOpacity").toFloat());
}

} // namespace
} // namespace vitrine::render
