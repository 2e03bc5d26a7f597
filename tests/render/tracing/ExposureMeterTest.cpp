#include "render/tracing/ExposureMeter.h"

#include "core/viewing/CameraRig.h"
#include "tests/render/tracing/MadeRooms.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

using scene::AutoExposure;
using tracing::brightening;
using tracing::gameExposure;
using tracing::isNearlyDark;

std::vector<float> evenly(float luminance, std::size_t count = 1000) {
  return std::vector<float>(count, luminance);
}

/// `share` of the pixels are bright, the rest is dark.
std::vector<float> mixed(float dark, float bright, double share) {
  std::vector<float> luminances = evenly(dark);
  std::fill_n(luminances.begin(), static_cast<int>(share * 1000), bright);
  return luminances;
}

TEST(GameExposure, StaysWithinTheEnginesLimits) {
  EXPECT_FLOAT_EQ(gameExposure(evenly(0.1F), {}), 2);
  EXPECT_FLOAT_EQ(gameExposure(evenly(8), {}), 0.5F);
  EXPECT_FLOAT_EQ(gameExposure({}, {}), 1) << "nothing to see";
}

TEST(GameExposure, TheControllersLimitsCount) {
  EXPECT_FLOAT_EQ(gameExposure(evenly(0.01F), {.least = 1, .most = 3}), 3);
  EXPECT_FLOAT_EQ(gameExposure(evenly(8), {.least = 1, .most = 3}), 1);
  EXPECT_FLOAT_EQ(gameExposure({}, {.least = 2, .most = 3}), 2);
}

TEST(GameExposure, BringsTheBrightestTwoPercentToTheTarget) {
  // Of the sixteen ranges that end at (i / 16)^1.5, the twelfth holds 0.6: there it rests.
  const float from = std::pow(11 / 16.0F, 1.5F);
  const float to = std::pow(12 / 16.0F, 1.5F);
  for (const float luminance : {0.35F, 0.5F, 0.61F, 0.7F, 0.95F}) {
    const float shown = luminance * gameExposure(evenly(luminance), {});
    EXPECT_GE(shown, from * 0.99F) << luminance;
    EXPECT_LE(shown, to * 1.01F) << luminance;
  }
  EXPECT_FLOAT_EQ(gameExposure(evenly(0.61F), {}), 1) << "it holds still where it is good enough";
  const float exposure = gameExposure(mixed(0.1F, 0.9F, 0.05), {});
  EXPECT_LT(exposure, 0.75F) << "one in twenty pixels is bright: those count";
  EXPECT_FLOAT_EQ(gameExposure(mixed(0.1F, 0.9F, 0.005), {}), 2) << "one in two hundred does not";
}

TEST(GameExposure, LiftsAMedianBelowThreePercent) {
  // 0.03 / 0.01; the bright part alone would ask for 0.6 / 0.6.
  const float exposure = gameExposure(mixed(0.01F, 0.6F, 0.1), {.least = 0.5F, .most = 10});
  EXPECT_GT(exposure, 1.5F);
  EXPECT_LT(exposure, 4);
}

TEST(Brightening, MakesADarkMedianLegible) {
  for (const float luminance : {0.002F, 0.005F, 0.015F}) {
    EXPECT_TRUE(isNearlyDark(evenly(luminance))) << luminance;
    // As a display shows it, 0.3.
    EXPECT_NEAR(luminance * brightening(evenly(luminance)), 0.073F, 0.001F) << luminance;
  }
}

TEST(Brightening, LeavesAloneWhatIsBrightEnoughOrNotLitAtAll) {
  for (const float luminance : {0.1F, 0.5F, 3.0F}) {
    EXPECT_FLOAT_EQ(brightening(evenly(luminance)), 1) << luminance;
    EXPECT_FALSE(isNearlyDark(evenly(luminance))) << luminance;
  }
  EXPECT_FLOAT_EQ(brightening(evenly(0)), 1);
  EXPECT_FALSE(isNearlyDark(evenly(0))) << "a factor on no light shows nothing";
  EXPECT_FALSE(isNearlyDark({}));
}

TEST(Brightening, DoesNotBurnOutWhatIsBright) {
  const std::vector<float> lamps = mixed(0.004F, 0.5F, 0.3);
  EXPECT_LE(brightening(lamps), 2);
  EXPECT_GT(brightening(mixed(0.004F, 0.5F, 0.05)), 10) << "a lamp may burn out";
}

viewing::CameraRig acrossTheRoom(const Scene& scene) {
  viewing::CameraRig rig;
  rig.setViewportSize({640, 400});
  rig.setSceneBounds(scene.bounds());
  rig.setPose(scene::Camera{.position = {0, 1.7F, 7}, .orientation = {}});
  return rig;
}

/// Median luminance of what is shown, with the state's own exposure.
double medianShown(const ScenePtr& scene, const picking::RayCaster& caster, const SceneState& state) {
  const auto shown = session::snapshotOf(scene, scene->assets, state);
  std::vector<float> luminances =
      tracing::luminancesOf(tracing::trace(shown, caster, acrossTheRoom(*scene), {48, 30}, tracing::Detail::Shaded));
  std::ranges::nth_element(luminances, luminances.begin() + static_cast<std::ptrdiff_t>(luminances.size() / 2));
  return static_cast<double>(luminances[luminances.size() / 2]) * static_cast<double>(shown.state->exposure);
}

TEST(ExposedAtFirst, ANightIsBrightenedAndSaysSoInItsControl) {
  const ScenePtr scene = MadeRooms(0.01F).camera(QStringLiteral("start"), {0, 1.7F, 7}, 0).exposureControl(0).take();
  const picking::RayCaster caster(scene);
  const auto shown = session::snapshotOf(scene, scene->assets, {});
  const SceneState state = tracing::exposedAtFirst(shown, caster, acrossTheRoom(*scene));
  EXPECT_EQ(state.controls.at(QStringLiteral("exposure.automatic")), 1);
  EXPECT_GT(state.adaptation, 4);
  EXPECT_LT(medianShown(scene, caster, {}), 0.02);
  EXPECT_GT(medianShown(scene, caster, state), 0.05);
}

TEST(ExposedAtFirst, ADayStaysAsItIs) {
  const ScenePtr scene = MadeRooms(0.6F).exposureControl(0).take();
  const auto shown = session::snapshotOf(scene, scene->assets, {});
  EXPECT_EQ(tracing::exposedAtFirst(shown, picking::RayCaster(scene), acrossTheRoom(*scene)), SceneState());
}

TEST(ExposedAtFirst, WhatWasSetIsLeftAlone) {
  const ScenePtr scene = MadeRooms(0.01F).exposureControl(1).take();
  const picking::RayCaster caster(scene);
  SceneState asBaked;
  asBaked.controls[QStringLiteral("exposure.automatic")] = 0;
  const auto shown = session::snapshotOf(scene, scene->assets, asBaked);
  EXPECT_EQ(tracing::exposedAtFirst(shown, caster, acrossTheRoom(*scene)), asBaked);
  EXPECT_EQ(tracing::adaptationFor(shown, caster, acrossTheRoom(*scene)), 1);
  EXPECT_GT(tracing::adaptationFor(session::snapshotOf(scene, scene->assets, {}), caster, acrossTheRoom(*scene)), 4);
}

TEST(ExposedBy, AFactorIsTakenAsItIs) {
  for (const bool withControl : {false, true}) {
    MadeRooms rooms(0.01F);
    const ScenePtr scene = withControl ? rooms.exposureControl(0).take() : rooms.take();
    const SceneState state = tracing::exposedBy(3, session::snapshotOf(scene, scene->assets, {}));
    EXPECT_FLOAT_EQ(state::evaluate(*scene, state).exposure, 3) << withControl;
  }
}

TEST(AdaptationFor, IsThatOfTheGameInItsMode) {
  const ScenePtr scene = MadeRooms(8).exposureControl(2).take();
  const auto shown = session::snapshotOf(scene, scene->assets, {});
  EXPECT_NEAR(tracing::adaptationFor(shown, picking::RayCaster(scene), acrossTheRoom(*scene)), 0.5, 0.01)
      << "light of 8 on grey of 0.5 is more than the limit can dim";
}

} // namespace
} // namespace vitrine::tests
