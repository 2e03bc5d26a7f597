#include "render/batching/Ground.h"

#include "tests/render/HandmadeModel.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace vitrine::tests {
namespace {

using render::ContactShadow;
using render::GroundParts;
using render::GroundPlane;

constexpr GroundParts kShadow{.contactShadow = true, .grid = false};

GroundPlane groundOf(const scene::ScenePtr& scene, const state::SceneState& state = {}) {
  const animation::Pose pose(scene, state);
  return render::groundBelow(pose, ItemSet::range(0, scene->drawItems().size()), kShadow);
}

/// A level square around a place, `half` units to all sides.
HandmadeScene::Quad plate(const QVector3D& middle, float half, MaterialIndex material) {
  return {middle - QVector3D(half, 0, half), {2 * half, 0, 0}, {0, 0, 2 * half}, material};
}

/// A roof of 2 x 2 units, a unit above a speck of ground below one of its corners.
scene::ScenePtr roof() {
  HandmadeScene maker;
  const MaterialIndex material = maker.addPlain({1, 1, 1});
  maker.addQuad(plate({0, 1, 0}, 1, material));
  maker.addQuad(plate({0.97F, 0, 0.97F}, 0.02F, material));
  return maker.finish();
}

/// Occlusion at a place of the ground.
float occlusionAt(const ContactShadow& shadow, float x, float z) {
  const QVector2D cell = (QVector2D(x, z) - shadow.corner) / shadow.side * ContactShadow::kCells;
  return shadow.occlusion.at(static_cast<std::size_t>(std::floor(cell.y())) * ContactShadow::kCells +
                             static_cast<std::size_t>(std::floor(cell.x())));
}

TEST(Ground, LiesBelowWhatIsShown) {
  const auto scene = roof();
  const GroundPlane ground = groundOf(scene);
  EXPECT_LT(ground.height, 0);
  EXPECT_GT(ground.height, -0.01F);
  EXPECT_EQ(ground.centre, QVector2D(0, 0));
  const animation::Pose pose(scene, {});
  EXPECT_NEAR(render::groundBelow(pose, {0}, kShadow).height, 1, 0.01) << "without the speck";
  EXPECT_EQ(render::groundBelow(pose, {}, kShadow).radius, 0) << "nothing is shown";
}

TEST(Ground, ARoofOccludesAsItsFormFactorSays) {
  const ContactShadow shadow = groundOf(roof()).shadow;
  ASSERT_FALSE(shadow.empty());
  // Of a parallel square, centred above the point, half as wide as it is high (Howell, "Radiation Configuration
  // Factors", B-4, four times).
  const double side = 1 / std::numbers::sqrt2;
  const double expected = 4 / std::numbers::pi * side * std::atan(side);
  EXPECT_NEAR(static_cast<double>(occlusionAt(shadow, 0, 0)), expected, 0.06);
  EXPECT_NEAR(occlusionAt(shadow, -0.8F, 0.1F), occlusionAt(shadow, 0.8F, -0.1F), 0.03F) << "alike on both sides";
  EXPECT_LT(occlusionAt(shadow, -1.5F, 0), occlusionAt(shadow, -0.5F, 0) / 2);
}

TEST(Ground, TheShadowFadesToNothing) {
  const ContactShadow shadow = groundOf(roof()).shadow;
  ASSERT_EQ(shadow.occlusion.size(), static_cast<std::size_t>(ContactShadow::kCells * ContactShadow::kCells));
  for (std::size_t i = 0; i < ContactShadow::kCells; ++i) {
    for (const std::size_t rim :
         {i, i * ContactShadow::kCells, (i + 1) * ContactShadow::kCells - 1, shadow.occlusion.size() - 1 - i}) {
      EXPECT_EQ(shadow.occlusion[rim], 0) << rim;
    }
  }
  for (const float value : shadow.occlusion) {
    EXPECT_GE(value, 0);
    EXPECT_LE(value, 1);
  }
}

TEST(Ground, WallsAreDarkWhereTheyStand) {
  HandmadeScene maker;
  const MaterialIndex material = maker.addPlain({1, 1, 1});
  maker.addQuad({{-1, 2, 0}, {2, 0, 0}, {0, -2, 0}, material});
  maker.addQuad(plate({0, 0, -0.8F}, 0.02F, material)); // so that it is no card
  const ContactShadow shadow = groundOf(maker.finish()).shadow;
  ASSERT_FALSE(shadow.empty());
  // Half of the sky is behind a wall that one stands close to.
  EXPECT_NEAR(occlusionAt(shadow, 0, 0.2F), 0.45, 0.12);
  EXPECT_LT(occlusionAt(shadow, 0, 1.0F), 0.25F);
}

TEST(Ground, OnlyModelsStandOnIt) {
  EXPECT_TRUE(render::standsOnGround(*roof()));
  HandmadeScene card;
  card.addQuad({{-1, 1, 0}, {2, 0, 0}, {0, -2, 0}, card.addPlain({1, 1, 1})});
  EXPECT_FALSE(render::standsOnGround(*card.finish())) << "a picture";
  HandmadeScene baked;
  const MaterialIndex material = baked.addPlain({1, 1, 1});
  baked.addQuad(plate({0, 1, 0}, 1, material));
  HandmadeScene::Quad floor = plate({0, 0, 0}, 1, material);
  floor.lightmap = baked.addLightmap(1, 1, {255, 255, 255}, 0);
  baked.addQuad(floor);
  EXPECT_FALSE(render::standsOnGround(*baked.finish())) << "a map";
  HandmadeScene flown;
  flown.addQuad(plate({0, 1, 0}, 1, material));
  flown.addQuad(plate({0, 0, 0}, 1, material));
  flown.addPlain({1, 1, 1});
  flown.scene().view.navigation = scene::Navigation::Fly;
  EXPECT_FALSE(render::standsOnGround(*flown.finish())) << "a world to fly in";
}

TEST(Ground, StaysBelowWhatJumpsAndFollowsWhatSinks) {
  HandmadeScene maker;
  HandmadeModel model(maker);
  const NodeIndex part = model.addPart(QStringLiteral("part"));
  HandmadeScene::Quad quad = plate({0, 0, 0}, 1, maker.addPlain({1, 1, 1}));
  quad.node = part;
  maker.addQuad(quad);
  model.addFrames(part, {{{0, 0, 0}}, {{0, 3, 0}}, {{0, -2, 0}}});
  for (const int frame : {0, 1, 2}) {
    model.addPose({{part, frame}});
  }
  model.animatedModel().restPose = 0;
  model.addClip({0, 1, 2});
  const auto scene = maker.finish();
  const auto height = [&](double time) {
    state::SceneState state;
    state.animation = 0;
    state.time = time;
    return groundOf(scene, state).height;
  };
  const float atRest = height(0);
  EXPECT_NEAR(atRest, 0, 0.01);
  EXPECT_NEAR(height(0.1), atRest, 1e-6) << "it jumps";
  EXPECT_NEAR(height(0.2), -2, 0.01) << "it sinks";
}

} // namespace
} // namespace vitrine::tests
