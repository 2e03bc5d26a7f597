#include "core/formats/diggles/records/ModelScale.h"

#include "tests/core/formats/diggles/records/TestModels.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::diggles;

/// A model whose first frame is 200 x 400 x 120 steps, in a box that was made with another step.
TestModel scaled(float step) {
  TestModel model = triangleModel();
  model.points = {{{32668, 32368, 32768}, {32868, 32768, 32888}, {32700, 32500, 32800}}};
  model.meshes[0].boxMin = QVector3D(-100, -400, 0) * step;
  model.meshes[0].boxMax = QVector3D(100, 0, 120) * step;
  return model;
}

TEST(ModelScale, absurdStepsAreNone) {
  for (const float step : {1e-30F, 1e-8F, 1e6F, 1e30F}) {
    EXPECT_EQ(read(scaled(step).pack()).file.step, kStandardStep) << step;
  }
}

TEST(ModelScale, theUsualStepStays) {
  const auto [file, told] = read(scaled(kStandardStep).pack());
  EXPECT_EQ(file.step, 0.25F);
  EXPECT_TRUE(told.empty());
}

TEST(ModelScale, aCommonFactorIsUsedAndTold) {
  for (const float step : {0.1525902F, 0.0015259F, 1.0F, 16.0F}) {
    const TestModel model = scaled(step);
    const auto [file, told] = read(model.pack());
    EXPECT_NEAR(file.step, step, step * 0.001F);
    ASSERT_EQ(told.size(), 1U) << step;
    EXPECT_EQ(told[0].severity, Severity::Note);
    EXPECT_TRUE(told[0].message.startsWith(QStringLiteral("positions use steps of "))) << step;
    EXPECT_TRUE(told[0].message.endsWith(QStringLiteral(" instead of 0.25, according to the box of mesh 0"))) << step;
    EXPECT_EQ(told[0].where, file.meshes[0].boxRange());
    EXPECT_NEAR(file.points(0)[0].y(), -400 * step, step);
  }
}

TEST(ModelScale, roundedBoxesStillAgree) {
  TestModel model = scaled(1.0F);
  model.meshes[0].boxMin += QVector3D(0.9F, -0.9F, 0.5F);
  EXPECT_NEAR(read(model.pack()).file.step, 1.0F, 0.01F);
}

TEST(ModelScale, boxesOfNearlyEqualFramesAreNoReason) {
  TestModel model = scaled(kStandardStep);
  model.meshes[0].boxMin += QVector3D(-3.9F, 3.9F, 1);
  EXPECT_EQ(read(model.pack()).file.step, kStandardStep);
}

TEST(ModelScale, oneAxisThatFitsIsEnoughToStay) {
  TestModel model = scaled(0.5F);
  model.meshes[0].boxMax.setZ(30);
  EXPECT_EQ(read(model.pack()).file.step, kStandardStep);
}

TEST(ModelScale, axesThatDisagreeChangeNothing) {
  TestModel model = scaled(0.5F);
  model.meshes[0].boxMax.setZ(120);
  EXPECT_EQ(read(model.pack()).file.step, kStandardStep);
  model = scaled(0.5F);
  model.meshes[0].boxMin += QVector3D(0, 500, 0);
  model.meshes[0].boxMax += QVector3D(0, 500, 0);
  EXPECT_EQ(read(model.pack()).file.step, kStandardStep) << "another size, but in another place";
}

TEST(ModelScale, flatFramesHaveTwoAxes) {
  TestModel model = scaled(1.0F);
  for (RawPoint& point : model.points[0]) {
    point[1] = 32768;
  }
  model.meshes[0].boxMin.setY(0);
  EXPECT_NEAR(read(model.pack()).file.step, 1.0F, 0.001F);
  model.meshes[0].boxMin.setY(-50);
  EXPECT_EQ(read(model.pack()).file.step, kStandardStep) << "where the box is not flat";
}

TEST(ModelScale, whatIsNoNumberAsksForNothing) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const float infinity = std::numeric_limits<float>::infinity();
  for (const QVector3D& corner : {QVector3D(), QVector3D(nan, nan, nan), QVector3D(infinity, infinity, infinity),
                                  QVector3D(-1, -1, -1), QVector3D(3e38F, 3e38F, 3e38F)}) {
    TestModel model = scaled(0.5F);
    model.meshes[0].boxMin = -corner;
    model.meshes[0].boxMax = corner;
    EXPECT_EQ(read(model.pack()).file.step, kStandardStep) << corner.x();
  }
}

TEST(ModelScale, theFirstFrameWithPointsDecides) {
  TestModel model = scaled(1.0F);
  model.points.emplace_back();
  model.meshes.insert(model.meshes.begin(), TestMesh{.links = {{0, 1, 0, 0, 1, 0}}});
  model.meshes.insert(model.meshes.begin(), TestMesh{.links = {{0, 1, 0, 0, 99, 0}}});
  const ModelFile file = read(model.pack()).file;
  EXPECT_NEAR(file.step, 1.0F, 0.001F);
  EXPECT_EQ(askedStep(file)->mesh, 2U);
}

TEST(ModelScale, arraysThatAreCutShortSayNothing) {
  const Bytes whole = scaled(1.0F).pack();
  const ByteRange points = read(whole).file.arrays.of[static_cast<std::size_t>(ArrayKind::Points)][0].where;
  EXPECT_EQ(read(whole.slice(0, points.end() - 1)).file.step, kStandardStep);
  EXPECT_NEAR(read(whole.slice(0, points.end())).file.step, 1.0F, 0.001F);
}

} // namespace
} // namespace vitrine::tests
