#include "render/batching/LightSelector.h"

#include "core/animation/FinishScene.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <limits>

namespace vitrine::tests {
namespace {

using render::LightSelector;
using scene::LightKind;

scene::Light light(LightKind kind, const QVector3D& position, float intensity, float radius = 10) {
  scene::Light made;
  made.kind = kind;
  made.position = position;
  made.intensity = QVector3D(intensity, intensity / 2, 0);
  made.radius = radius;
  return made;
}

ScenePtr sceneWith(scene::ByLight<scene::Light> lights) {
  SceneBuilder scene;
  scene.lights = std::move(lights);
  return animation::finishScene(std::move(scene));
}

const scene::Bounds kSelectorBox({-1, -1, -1}, {1, 1, 1});

TEST(LightSelector, WithoutLightsOneGoesWithTheCamera) {
  for (const ScenePtr& scene : {sceneWith({}), sceneWith({light(LightKind::Point, {}, 0)})}) {
    const auto lamps = LightSelector(*scene).around(kSelectorBox);
    ASSERT_EQ(lamps.size(), 1U);
    EXPECT_EQ(lamps.front().kind, LightSelector::Kind::Camera);
  }
}

TEST(LightSelector, WhatIsNoNumberIsNoLight) {
  scene::Light odd = light(LightKind::Point, {}, 1);
  odd.position.setX(std::numeric_limits<float>::quiet_NaN());
  EXPECT_EQ(LightSelector(*sceneWith({odd})).around(kSelectorBox).front().kind, LightSelector::Kind::Camera);
  odd = light(LightKind::Spot, {}, std::numeric_limits<float>::infinity());
  EXPECT_EQ(LightSelector(*sceneWith({odd})).around(kSelectorBox).front().kind, LightSelector::Kind::Camera);
}

TEST(LightSelector, DirectionalOnesComeFirstThenTheBrightestThere) {
  const auto scene = sceneWith({light(LightKind::Point, {8, 0, 0}, 1), light(LightKind::Area, {2, 0, 0}, 1),
                                light(LightKind::Spot, {3, 0, 0}, 100), light(LightKind::Directional, {}, 0.1F),
                                light(LightKind::Directional, {}, 0.2F)});
  const auto lamps = LightSelector(*scene).around(kSelectorBox);
  ASSERT_EQ(lamps.size(), 5U);
  EXPECT_EQ(lamps[0].color.x(), 0.2F);
  EXPECT_EQ(lamps[1].color.x(), 0.1F);
  EXPECT_EQ(lamps[2].kind, LightSelector::Kind::Spot);
  EXPECT_EQ(lamps[3].position.x(), 2);
  EXPECT_EQ(lamps[4].position.x(), 8);
}

TEST(LightSelector, LampsOutOfReachAreLeftOutAndTheRestIsLimited) {
  scene::ByLight<scene::Light> lights(20, light(LightKind::Point, {0, 3, 0}, 1, 4));
  lights.push_back(light(LightKind::Point, {0, 30, 0}, 1000, 20));
  const LightSelector rig(*sceneWith(lights));
  EXPECT_EQ(rig.around(kSelectorBox).size(), LightSelector::kMaxLights);
  EXPECT_EQ(rig.around(scene::Bounds({100, 0, 0}, {101, 1, 1})).size(), 0U);
  const auto near = rig.around(scene::Bounds({0, 29, 0}, {1, 31, 1}));
  ASSERT_EQ(near.size(), 1U);
  EXPECT_EQ(near.front().color.x(), 1000);
}

TEST(LightSelector, OfEqualLampsInARoomThoseNearItsMiddleAreTaken) {
  scene::ByLight<scene::Light> lights;
  for (int i = 0; i < 12; ++i) {
    lights.push_back(light(LightKind::Point, {0.9F - 0.05F * static_cast<float>(i), 0, 0}, 1));
  }
  const auto lamps = LightSelector(*sceneWith(lights)).around(kSelectorBox);
  ASSERT_EQ(lamps.size(), LightSelector::kMaxLights);
  for (std::size_t i = 0; i < lamps.size(); ++i) {
    EXPECT_EQ(lamps[i].position, lights[scene::LightIndex(11 - i)].position);
  }
}

TEST(LightSelector, TheBrightestOfVeryManyAreKept) {
  scene::ByLight<scene::Light> lights(5000, light(LightKind::Point, {}, 1));
  lights.push_back(light(LightKind::Point, {0, 1, 0}, 2));
  lights.push_back(light(LightKind::Directional, {}, 0.5F));
  const auto lamps = LightSelector(*sceneWith(lights)).around(kSelectorBox);
  ASSERT_EQ(lamps.size(), LightSelector::kMaxLights);
  EXPECT_EQ(lamps[0].kind, LightSelector::Kind::Directional);
  EXPECT_EQ(lamps[1].color.x(), 2);
}

TEST(LightSelector, ReachFallsFromAllToNothing) {
  const auto lamps = LightSelector(*sceneWith({light(LightKind::Point, {}, 1, 2)})).around(kSelectorBox);
  EXPECT_FLOAT_EQ(lamps.front().reach(0), 1);
  EXPECT_GT(lamps.front().reach(0.5F), lamps.front().reach(1));
  EXPECT_FLOAT_EQ(lamps.front().reach(1), 0.9375F * 0.9375F / 7.25F);
  EXPECT_EQ(lamps.front().reach(2), 0);
  EXPECT_EQ(lamps.front().reach(3), 0);
}

TEST(LightSelector, SomeAreAsBrightAtAnyDistance) {
  scene::Light steady = light(LightKind::Point, {0, 1, 0}, 1, 0);
  steady.fades = false;
  EXPECT_EQ(LightSelector(*sceneWith({steady})).around(kSelectorBox).front().reach(1e6F), 1);
  steady.radius = 4;
  const auto lamp = LightSelector(*sceneWith({steady})).around(kSelectorBox).front();
  EXPECT_FLOAT_EQ(lamp.reach(2), 0.9375F * 0.9375F);
  EXPECT_EQ(lamp.reach(4), 0) << "but it ends where it ends";
}

TEST(LightSelector, LampsThatMayShineLaterLeaveItDark) {
  const auto dark = sceneWith({light(LightKind::Point, {}, 0)});
  EXPECT_TRUE(LightSelector(dark->lights, 1, LightSelector::Changing::Yes).around(kSelectorBox).empty());
  EXPECT_EQ(LightSelector(dark->lights, 1).around(kSelectorBox).front().kind, LightSelector::Kind::Camera);
}

TEST(LightSelector, AmbientLightTakesThePlaceOfTheSky) {
  const LightSelector plain(*sceneWith({}));
  EXPECT_GT(plain.sky().y(), plain.ground().y());
  const LightSelector rig(*sceneWith(
      {light(LightKind::Ambient, {}, 0.5F), light(LightKind::Ambient, {}, 0.25F), light(LightKind::Point, {}, 1)}));
  EXPECT_EQ(rig.sky(), QVector3D(0.75F, 0.375F, 0));
  EXPECT_EQ(rig.ground(), rig.sky());
  EXPECT_EQ(rig.around(kSelectorBox).size(), 1U);
}

TEST(LightSelector, RecordsAreFourVectorsALamp) {
  scene::Light spot = light(LightKind::Spot, {1, 2, 3}, 4, 5);
  spot.direction = {0, 0, 2};
  spot.innerConeCos = 0.9F;
  spot.outerConeCos = 0.5F;
  const auto records = render::dynamicLightRecords(LightSelector(*sceneWith({spot})).around(kSelectorBox));
  ASSERT_EQ(records.size(), 4U);
  EXPECT_EQ(records[0], QVector4D(1, 2, 3, 2));
  EXPECT_EQ(records[1], QVector4D(0, 0, 1, 0.5F));
  EXPECT_EQ(records[2].toVector3D(), QVector3D(4, 2, 0));
  EXPECT_NEAR(records[2].w(), 2.5F, 1e-5);
  EXPECT_EQ(records[3], QVector4D(1, 0.2F, 0, 0));
}

} // namespace
} // namespace vitrine::tests
