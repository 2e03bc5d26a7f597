#include "core/viewing/ViewAngles.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::viewing {
namespace {

QVector3D fileForward(const ViewAngles& look, const scene::Axes& axes) {
  return axes.toFile(orientationOf(look, axes).rotatedVector({0, 0, -1}));
}

void expectForward(const ViewAngles& look, const scene::Axes& axes, const QVector3D& expected) {
  EXPECT_LT((fileForward(look, axes) - expected).length(), 1e-5F)
      << look.yaw << ", " << look.pitch << ": " << testing::PrintToString(fileForward(look, axes));
}

TEST(ViewAngles, AreThoseOfSource) {
  expectForward({0, 0}, scene::kZUpRightHanded, {1, 0, 0});
  expectForward({90, 0}, scene::kZUpRightHanded, {0, 1, 0});
  expectForward({180, 0}, scene::kZUpRightHanded, {-1, 0, 0});
  expectForward({-90, 0}, scene::kZUpRightHanded, {0, -1, 0});
  expectForward({0, 90}, scene::kZUpRightHanded, {0, 0, -1});
  expectForward({0, -30}, scene::kZUpRightHanded, {0.8660254F, 0, 0.5F});
}

TEST(ViewAngles, TurnCounterClockwiseInEveryFile) {
  expectForward({0, 0}, scene::kYUpRightHanded, {1, 0, 0});
  expectForward({90, 0}, scene::kYUpRightHanded, {0, 0, -1});
  constexpr scene::Axes kLeftHanded{{0, 1, 2}, {1, 1, -1}};
  expectForward({0, 0}, kLeftHanded, {1, 0, 0});
  expectForward({90, 0}, kLeftHanded, {0, 0, 1});
}

TEST(ViewAngles, KeepTheCameraUpright) {
  for (const float pitch : {-90.0F, -45.0F, 0.0F, 60.0F, 90.0F}) {
    const QQuaternion orientation = orientationOf({37, pitch}, scene::kZUpRightHanded);
    EXPECT_NEAR(orientation.rotatedVector({1, 0, 0}).y(), 0.0F, 1e-5F) << "no roll at " << pitch;
    EXPECT_GE(orientation.rotatedVector({0, 1, 0}).y(), -1e-5F);
  }
}

TEST(ViewAngles, ThereAndBack) {
  for (const scene::Axes& axes : {scene::kZUpRightHanded, scene::kYUpRightHanded, scene::Axes{{1, 0, 2}, {1, 1, 1}}}) {
    for (const float yaw : {-179.0F, -90.0F, 0.0F, 33.0F, 90.0F, 179.0F}) {
      for (const float pitch : {-89.0F, 0.0F, 12.5F, 89.0F}) {
        const ViewAngles back = viewAnglesOf(orientationOf({yaw, pitch}, axes), axes);
        EXPECT_NEAR(back.yaw, yaw, 1e-2F);
        EXPECT_NEAR(back.pitch, pitch, 2e-2F);
      }
    }
  }
  EXPECT_NEAR(viewAnglesOf(orientationOf({40, 90}, scene::kZUpRightHanded), scene::kZUpRightHanded).yaw, 40, 1e-2F)
      << "straight down";
}

} // namespace
} // namespace vitrine::viewing
