#include "core/formats/diggles/scene/SceneArrays.h"

#include "tests/core/formats/diggles/scene/SceneUnderTest.h"

#include <gtest/gtest.h>

#include <limits>

namespace vitrine::tests {
namespace {

using namespace formats::diggles;
using formats::SceneBudget;

class SceneArraysOf {
public:
  explicit SceneArraysOf(const TestModel& model, const Limits& limits = {})
      : file(read(model.pack()).file), budget(0, limits), arrays(file, budget) {}

  ModelFile file;
  SceneBudget budget;
  SceneArrays arrays;
};

TestModel grid() {
  TestModel model = triangleModel();
  model.points = {{raw(1, 2, 3), raw(-4, -5.25, 6), raw(0, 0, 8), raw(100, 0, 0)}};
  model.triangles = {{0, 1, 2, 0, 1, 9, 3, 2, 1, 0}};
  model.brightness = {{0, 51}};
  model.uvs = {{{0.25F, -3}, {std::numeric_limits<float>::quiet_NaN(), 1e30F}}};
  return model;
}

TEST(SceneArrays, pointsStandUprightAndAreNotMirrored) {
  SceneArraysOf of(grid());
  const auto positions = of.arrays.positions(0);
  ASSERT_TRUE(positions);
  EXPECT_EQ(*positions, (std::vector<QVector3D>{{1, -2, 3}, {-4, 5.25F, 6}, {0, 0, 8}, {100, 0, 0}}));
  EXPECT_EQ(toScene({1, 2, 3}), QVector3D(1, -2, 3));
  EXPECT_EQ(of.arrays.positions(0), positions) << "decoded once";
  EXPECT_EQ(of.arrays.positions(7), nullptr);
}

TEST(SceneArrays, lightIsFullWhereTheArrayEnds) {
  SceneArraysOf of(grid());
  const auto light = of.arrays.light(0, 4);
  ASSERT_TRUE(light);
  const QVector4D full(1, 1, 1, 1);
  EXPECT_EQ(*light, (std::vector<QVector4D>{{0, 0, 0, 1}, {0.2F, 0.2F, 0.2F, 1}, full, full}));
  EXPECT_EQ(of.arrays.light(0, 4), light);
  EXPECT_EQ(of.arrays.light(0, 1)->size(), 1U) << "as many as there are vertices";
  EXPECT_EQ(*of.arrays.light(9, 2), (std::vector<QVector4D>{full, full})) << "no such array";
}

TEST(SceneArrays, trianglesBeyondThePointsAndUnfinishedOnesAreLeftOut) {
  SceneArraysOf of(grid());
  const auto triangles = of.arrays.triangles(0, 4);
  ASSERT_TRUE(triangles);
  EXPECT_EQ(triangles->indices, (std::vector<std::uint32_t>{0, 2, 1, 3, 1, 2})) << "turned round, as the scene mirrors";
  ASSERT_TRUE(triangles->rows);
  EXPECT_EQ(*triangles->rows, (std::vector<std::uint32_t>{0, 2}));
  EXPECT_EQ(triangles->corners, (std::vector<std::uint32_t>{0, 1, 2, 3}));
  EXPECT_EQ(of.arrays.triangles(0, 10)->rows, nullptr) << "all of them are there";
  EXPECT_EQ(of.arrays.triangles(0, 3)->corners, (std::vector<std::uint32_t>{0, 1, 2}));
  EXPECT_TRUE(of.arrays.triangles(0, 1)->indices.empty());
  EXPECT_EQ(of.arrays.triangles(0, 0), nullptr);
  EXPECT_EQ(of.arrays.triangles(5, 4), nullptr);
}

TEST(SceneArrays, boundsAreOfThePointsThatAreUsed) {
  TestModel model = grid();
  model.triangles = {{0, 1, 2}};
  SceneArraysOf of(model);
  EXPECT_EQ(of.arrays.bounds(0, 0), scene::Bounds({-4, -2, 3}, {1, 5.25F, 8})) << "without the point far out";
  EXPECT_TRUE(of.arrays.bounds(3, 0).empty());
  EXPECT_TRUE(of.arrays.bounds(0, 3).empty());
}

TEST(SceneArrays, coordinatesOfPicturesAreNumbers) {
  SceneArraysOf of(grid());
  EXPECT_EQ(of.arrays.uvs(0, 4), (std::vector<QVector2D>{{0.25F, -3}, {}, {}, {}}));
  EXPECT_EQ(of.arrays.uvs(0, 1), (std::vector<QVector2D>{{0.25F, -3}}));
  EXPECT_EQ(of.arrays.uvs(8, 2), std::vector<QVector2D>(2));
}

TEST(SceneArrays, nothingIsDecodedBeyondTheBudget) {
  Limits limits;
  limits.maxDecodedBytes = 4 * sizeof(QVector3D);
  SceneArraysOf of(grid(), limits);
  EXPECT_TRUE(of.arrays.positions(0));
  EXPECT_EQ(of.arrays.light(0, 4), nullptr);
  EXPECT_EQ(of.arrays.triangles(0, 4), nullptr);
  EXPECT_TRUE(of.budget.exhausted());
}

} // namespace
} // namespace vitrine::tests
