#include "core/scene/InstanceLighting.h"

#include <gtest/gtest.h>

namespace vitrine::scene {
namespace {

InstanceLighting sixColours() {
  InstanceLighting light;
  light.cube = {QVector3D(1, 0, 0), QVector3D(2, 0, 0), QVector3D(0, 3, 0),
                QVector3D(0, 4, 0), QVector3D(0, 0, 5), QVector3D(0, 0, 6)};
  return light;
}

TEST(InstanceLighting, ASideIsLitByTheAxisItFaces) {
  const InstanceLighting light = sixColours();
  EXPECT_EQ(light.from({1, 0, 0}), QVector3D(1, 0, 0));
  EXPECT_EQ(light.from({-1, 0, 0}), QVector3D(2, 0, 0));
  EXPECT_EQ(light.from({0, -1, 0}), QVector3D(0, 4, 0));
  EXPECT_EQ(light.from({0, 0, 1}), QVector3D(0, 0, 5));
}

TEST(InstanceLighting, BetweenAxesEachCountsByTheSquareOfItsPart) {
  const QVector3D lit = sixColours().from({0.6F, 0, -0.8F});
  EXPECT_FLOAT_EQ(lit.x(), 0.36F);
  EXPECT_FLOAT_EQ(lit.y(), 0);
  EXPECT_FLOAT_EQ(lit.z(), 0.64F * 6);
}

TEST(InstanceLighting, VerticesThatHaveTheirOwnLightTakeIt) {
  InstanceLighting light = sixColours();
  light.vertices.push_back({qfloat16(0.5F), qfloat16(0.25F), qfloat16(2.0F)});
  EXPECT_EQ(light.at(0, {1, 0, 0}), QVector3D(0.5F, 0.25F, 2.0F));
  EXPECT_EQ(light.at(1, {1, 0, 0}), QVector3D(1, 0, 0));
}

} // namespace
} // namespace vitrine::scene
