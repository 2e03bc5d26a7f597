#include "tests/core/formats/diggles/records/TestModels.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::diggles;

TEST(ModelFile, positionsAreQuarterUnitsFromTheMiddle) {
  const ModelFile file = read(smallModel().pack()).file;
  EXPECT_EQ(file.points(0), (std::vector<QVector3D>{{0, 0, 0}, {10, 0, 0}, {0, -100, 100}}));
  EXPECT_EQ(file.points(1),
            (std::vector<QVector3D>{{-8191.75F, -8191.5F, -8191.25F}, {8191.75F, -8192, 0}, {1808, -692, -3192}}));
}

TEST(ModelFile, arraysAreDecodedByNumber) {
  const ModelFile file = read(smallModel().pack()).file;
  EXPECT_EQ(file.indices(0), (std::vector<std::uint16_t>{0, 1, 2}));
  EXPECT_EQ(file.indices(1), (std::vector<std::uint16_t>{0, 1, 2, 2, 1, 0}));
  EXPECT_EQ(file.indices(2), std::vector<std::uint16_t>());
  EXPECT_EQ(file.uvs(0), (std::vector<QVector2D>{{0, 0}, {1, 0}, {0.5F, 1}}));
  EXPECT_EQ(file.brightness(1), (std::vector<std::uint8_t>{1, 2, 3}));
  EXPECT_EQ(file.count(ArrayKind::Triangles, 1), 6U);
  EXPECT_EQ(file.arrays.largestIndex, (std::vector<std::uint16_t>{2, 2, 0}));
  EXPECT_EQ(file.elements(ArrayKind::Points, 0).size(), 18U);
}

TEST(ModelFile, indicesThatMakeNoTriangleAreLeftOut) {
  TestModel model = triangleModel();
  model.triangles = {{2, 1, 0, 60000, 60000}, {9, 9}};
  const ModelFile file = read(model.pack()).file;
  EXPECT_EQ(file.indices(0), (std::vector<std::uint16_t>{2, 1, 0}));
  EXPECT_TRUE(file.indices(1).empty());
  EXPECT_EQ(file.arrays.largestIndex, (std::vector<std::uint16_t>{2, 0}));
  EXPECT_TRUE(file.indicesFit({0, 1, 0, 0, 0, 0}));
  EXPECT_TRUE(file.indicesFit({0, 1, 1, 0, 0, 0}));
}

TEST(ModelFile, numbersWithoutAnArrayGiveNothing) {
  const ModelFile file = read(smallModel().pack()).file;
  EXPECT_TRUE(file.indices(3).empty());
  EXPECT_TRUE(file.uvs(kNoNumber).empty());
  EXPECT_TRUE(file.points(2).empty());
  EXPECT_TRUE(file.brightness(2).empty());
  EXPECT_EQ(file.array(ArrayKind::Uvs, 2), nullptr);
  EXPECT_EQ(file.count(ArrayKind::Uvs, 2), 0U);
  EXPECT_FALSE(file.anchor(2));
}

TEST(ModelFile, linksAreJudgedByTheirArrays) {
  const ModelFile file = read(smallModel().pack()).file;
  EXPECT_TRUE(file.hasArrays({0, 1, 2, 1, 1, 1}));
  EXPECT_FALSE(file.hasArrays({0, 1, 3, 1, 1, 1}));
  EXPECT_FALSE(file.hasArrays({0, 1, 2, 2, 1, 1}));
  EXPECT_FALSE(file.hasArrays({0, 1, 2, 1, 2, 1}));
  EXPECT_FALSE(file.hasArrays({0, 1, 2, 1, 1, 2}));
  EXPECT_TRUE(file.indicesFit({0, 1, 1, 0, 1, 0}));
  EXPECT_FALSE(file.indicesFit({0, 1, 1, 0, 2, 0})) << "no such points";
  EXPECT_TRUE(file.indicesFit({0, 1, 2, 0, 2, 0})) << "no triangles need no points";
}

TEST(ModelFile, anchorsHavePlaceAndAngles) {
  const ModelFile file = read(smallModel().pack()).file;
  ASSERT_EQ(file.anchorCount(), 2U);
  EXPECT_EQ(file.anchor(1)->position, QVector3D(1, -2, 100));
  EXPECT_EQ(file.anchor(1)->angles, QVector3D(1, 2, 3));
  EXPECT_FALSE(file.anchor(0)->isNone()) << "it has angles";
  EXPECT_TRUE(ModelAnchor().isNone());
}

} // namespace
} // namespace vitrine::tests
