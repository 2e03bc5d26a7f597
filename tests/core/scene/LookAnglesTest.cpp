#include "core/scene/LookAngles.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::scene {
namespace {

QVector3D fileForward(const LookAngles& look, const Axes& axes) {
  return axes.toFile(orientationOf(look, axes).rotatedVector({0, 0, -1}));
}

void expectForward(const LookAngles& look, const Axes& axes, const QVector3D& expected) {
  EXPECT_LT((fileForward(look, axes) - expected).length(), 1e-5F)
      << look.yaw << ", " << look.pitch << ": " << testing::PrintToString(fileForward(look, axes));
}

TEST(LookAngles, AreThoseOfSource) {
  expectForward({0, 0}, kZUpRightHanded, {1, 0, 0});
  expectForward({90, 0}, kZUpRightHanded, {0, 1, 0});
  expectForward({180, 0}, kZUpRightHanded, {-1, 0, 0});
  expectForward({-90, 0}, kZUpRightHanded, {0, -1, 0});
  expectForward({0, 90}, kZUpRightHanded, {0, 0, -1});
  expectForward({0, -30}, kZUpRightHanded, {0.8660254F, 0, 0.5F});
}

TEST(LookAngles, TurnCounterClockwiseInEveryFile) {
  expectForward({0, 0}, kYUpRightHanded, {1, 0, 0});
  expectForward({90, 0}, kYUpRightHanded, {0, 0, -1});
  constexpr Axes kLeftHanded{{0, 1, 2}, {1, 1, -1}};
  expectForward({0, 0}, kLeftHanded, {1, 0, 0});
  expectForward({90, 0}, kLeftHanded, {0, 0, 1});
}

TEST(LookAngles, KeepTheCameraUpright) {
  for (const float pitch : {-90.0F, -45.0F, 0.0F, 60.0F, 90.0F}) {
    const QQuaternion orientation = orientationOf({37, pitch}, kZUpRightHanded);
    EXPECT_NEAR(orientation.rotatedVector({1, 0, 0}).y(), 0.0F, 1e-5F) << "no roll at " << pitch;
    EXPECT_GE(orientation.rotatedVector({0, 1, 0}).y(), -1e-5F);
  }
}

TEST(LookAngles, ThereAndBack) {
  for (const Axes& axes : {kZUpRightHanded, kYUpRightHanded, Axes{{1, 0, 2}, {1, 1, 1}}}) {
    for (const float yaw : {-179.0F, -90.0F, 0.0F, 33.0F, 90.0F, 179.0F}) {
      for (const float pitch : {-89.0F, 0.0F, 12.5F, 89.0F}) {
        const LookAngles back = lookAnglesOf(orientationOf({yaw, pitch}, axes), axes);
        EXPECT_NEAR(back.yaw, yaw, 1e-2F);
        EXPECT_NEAR(back.pitch, pitch, 2e-2F);
      }
    }
  }
  EXPECT_NEAR(lookAnglesOf(orientationOf({40, 90}, kZUpRightHanded), kZUpRightHanded).yaw, 40, 1e-2F)
      << "straight down";
}

} // namespace
} // namespace vitrine::scene
