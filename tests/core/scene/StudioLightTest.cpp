#include "core/scene/StudioLight.h"

#include "core/image/Image.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace vitrine::scene {
namespace {

/// Directions all over the sphere.
std::vector<QVector3D> sphere() {
  std::vector<QVector3D> all;
  for (int i = 0; i < 60; ++i) {
    const float y = static_cast<float>(i) / 59.0F * 2 - 1;
    for (int j = 0; j < 60; ++j) {
      const float turn = static_cast<float>(j) / 60.0F * 2 * std::numbers::pi_v<float>;
      const float radius = std::sqrt(std::max(1 - y * y, 0.0F));
      all.emplace_back(radius * std::cos(turn), y, radius * std::sin(turn));
    }
  }
  return all;
}

/// A camera that looks from so far up, in degrees.
CameraAxes cameraFrom(float pitch) {
  const float angle = pitch * std::numbers::pi_v<float> / 180;
  return {{1, 0, 0}, {0, std::cos(angle), -std::sin(angle)}, {0, std::sin(angle), std::cos(angle)}};
}

float toneOf(const QVector3D& color) {
  return QVector3D::dotProduct(color, {0.2126F, 0.7152F, 0.0722F});
}

float encodedTone(const QVector3D& linear) {
  const float tone = toneOf(linear);
  return tone <= 0.0031308F ? tone * 12.92F : 1.055F * std::pow(tone, 1 / 2.4F) - 0.055F;
}

TEST(StudioLight, LampsAreOfUnitLength) {
  for (const StudioLamp& lamp : kStudioLamps) {
    EXPECT_NEAR(lamp.towards.length(), 1, 1e-3F);
  }
}

TEST(StudioLight, WhiteIsNeverBurntOutAndNothingIsBlack) {
  for (const float pitch : {-89.0F, -30.0F, 0.0F, 20.0F, 60.0F, 89.0F}) {
    const CameraAxes camera = cameraFrom(pitch);
    for (const QVector3D& normal : sphere()) {
      const QVector3D light = studioLight(normal, camera);
      EXPECT_LE(encodedTone(light), 0.95F);
      EXPECT_LE(std::max({light.x(), light.y(), light.z()}), 0.92F);
      EXPECT_GE(encodedTone(light), 0.3F);
    }
  }
}

TEST(StudioLight, AGreyBallHasClearShadingAndABrightRim) {
  for (const float pitch : {-20.0F, 0.0F, 20.0F, 45.0F}) {
    const CameraAxes camera = cameraFrom(pitch);
    std::vector<float> tones;
    for (const QVector3D& normal : sphere()) {
      if (QVector3D::dotProduct(normal, camera.towardsEye) > 0) {
        tones.push_back(encodedTone(0.4F * studioLight(normal, camera)));
      }
    }
    std::ranges::sort(tones);
    EXPECT_GT(tones[tones.size() * 9 / 10] - tones[tones.size() / 10], 0.12F);
    const QVector3D edge = -camera.up; // turned from key and fill
    const QVector3D near = (edge + camera.towardsEye * 0.9F).normalized();
    EXPECT_GT(toneOf(studioLight(edge, camera)) - toneOf(studioLight(near, camera)), -0.05F);
  }
}

TEST(StudioLight, WhatIsHiddenIsDarkerAndNotBlack) {
  const QVector3D normal = QVector3D(0.2F, 0.5F, 0.8F).normalized();
  const float open = toneOf(studioLight(normal, {}));
  const float hidden = toneOf(studioLight(normal, {}, 0));
  EXPECT_LT(hidden, open * 0.65F);
  EXPECT_GT(hidden, open * 0.25F);
}

} // namespace
} // namespace vitrine::scene
