// Openness of vertices against what an integral over the hemisphere says.
#include "render/tracing/AmbientOcclusion.h"

#include "core/animation/FinishScene.h"
#include "tests/core/scene/SceneBuilderForTests.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace vitrine::tests {
namespace {

using tracing::vertexOpenness;

constexpr int kCells = 16;    ///< of the floor along either side, a unit each
constexpr float kHeight = 20; ///< of the wall

/// A floor facing up from x = 0, in cells whose diagonals all run alike.
std::vector<QVector3D> floorCells() {
  std::vector<QVector3D> corners;
  for (int x = 0; x < kCells; ++x) {
    for (int z = -kCells / 2; z < kCells / 2; ++z) {
      const QVector3D a(static_cast<float>(x), 0, static_cast<float>(z));
      const QVector3D b = a + QVector3D(0, 0, 1), c = a + QVector3D(1, 0, 1), d = a + QVector3D(1, 0, 0);
      corners.insert(corners.end(), {a, b, c, a, c, d});
    }
  }
  return corners;
}

/// Facing +x, at x = 0.
std::vector<QVector3D> wall() {
  const float half = 4 * kCells;
  const QVector3D a(0, 0, half), b(0, 0, -half), c(0, kHeight, -half), d(0, kHeight, half);
  return {a, b, c, a, c, d};
}

/// Meshes that share vertices, as files have them.
scene::Mesh welded(const std::vector<QVector3D>& corners) {
  scene::Mesh mesh;
  scene::Surface surface;
  for (const QVector3D& corner : corners) {
    const auto known = std::ranges::find(mesh.vertices.positions, corner);
    mesh.indices.push_back(static_cast<std::uint32_t>(known - mesh.vertices.positions.begin()));
    if (known == mesh.vertices.positions.end()) {
      mesh.vertices.positions.push_back(corner);
    }
    mesh.bounds.add(corner);
  }
  surface.indexCount = static_cast<std::uint32_t>(mesh.indices.size());
  surface.bounds = mesh.bounds;
  mesh.surfaces.push_back(surface);
  return mesh;
}

struct Room {
  explicit Room(bool withWall, scene::Blend blend = scene::Blend::Opaque) {
    SceneBuilder builder;
    scene::Material material;
    material.blend = blend;
    builder.assets.materials.push_back(material);
    addNode(builder, builder.meshes.add(welded(floorCells())));
    if (withWall) {
      scene::Mesh mesh = welded(wall());
      mesh.surfaces.front().material = 0;
      addNode(builder, builder.meshes.add(std::move(mesh)));
    }
    scene = animation::finishScene(std::move(builder));
  }

  std::shared_ptr<const scene::VertexOpenness> openness(const tracing::OcclusionBudget& budget = {}) const {
    base::Progress progress;
    return vertexOpenness(*scene, picking::RayCaster(scene), progress, budget);
  }
  /// Of the floor's vertex there.
  double at(const QVector3D& place) const {
    const auto made = openness();
    const std::vector<QVector3D>& places = scene->meshes[0].vertices.positions;
    const auto vertex = static_cast<std::size_t>(std::ranges::find(places, place) - places.begin());
    return (*made)[0]->at(vertex) / 255.0;
  }

  ScenePtr scene;
};

/// Openness of a point on the floor so far from a wall without ends.
double expectedOpenness(double fromWall, double reach) {
  constexpr int kSteps = 400;
  double hidden = 0;
  double all = 0;
  for (int i = 0; i < kSteps; ++i) {
    const double polar = (i + 0.5) / kSteps * std::numbers::pi / 2;
    for (int j = 0; j < kSteps; ++j) {
      const double turn = (j + 0.5) / kSteps * 2 * std::numbers::pi;
      const double weight = std::cos(polar) * std::sin(polar);
      const double towardsWall = -std::sin(polar) * std::cos(turn);
      const double far = towardsWall > 0 ? fromWall / towardsWall : reach;
      all += weight;
      if (far < reach && far * std::cos(polar) < static_cast<double>(kHeight)) {
        hidden += weight * (1 - far / reach * (far / reach));
      }
    }
  }
  return 1 - hidden / all;
}

TEST(AmbientOcclusion, APlaneAloneIsOpen) {
  const auto made = Room(false).openness();
  ASSERT_TRUE(made && (*made)[0]);
  EXPECT_TRUE(std::ranges::all_of(*(*made)[0], [](std::uint8_t open) { return open == 255; }));
}

TEST(AmbientOcclusion, BeforeAWallItIsWhatTheIntegralSays) {
  const Room room(true);
  const double reach = static_cast<double>(tracing::occlusionReach(*room.scene));
  ASSERT_GT(reach, 8.0);
  for (const float far : {1.0F, 2.0F, 4.0F, 8.0F}) {
    EXPECT_NEAR(room.at({far, 0, 0}), expectedOpenness(static_cast<double>(far), reach), 0.04) << far;
  }
  EXPECT_LT(expectedOpenness(1, reach), 0.8) << "which is something to tell";
  const double inCorner = room.at({0, 0, 0});
  EXPECT_GT(inCorner, 0.3) << "half of all, and not black";
  EXPECT_LT(inCorner, 0.75);
}

TEST(AmbientOcclusion, WhatOneSeesThroughHidesNothing) {
  EXPECT_EQ(Room(true, scene::Blend::Additive).at({1, 0, 0}), 1.0);
}

TEST(AmbientOcclusion, MeshesOfSeveralNodesAreAloneWithThemselves) {
  SceneBuilder builder;
  const MeshIndex sheet = builder.meshes.add(welded(floorCells()));
  addNode(builder, sheet);
  QMatrix4x4 below; // upside down over the other
  below.translate(0, 1, 0);
  below.rotate(180, 1, 0, 0);
  addNode(builder, sheet, scene::kNone, below);
  const ScenePtr scene = animation::finishScene(std::move(builder));
  base::Progress progress;
  const auto made = vertexOpenness(*scene, picking::RayCaster(scene), progress);
  EXPECT_TRUE(std::ranges::all_of(*(*made)[sheet], [](std::uint8_t open) { return open == 255; }));
}

TEST(AmbientOcclusion, IsTheSameEachTimeAndKeepsItsBudget) {
  const Room room(true);
  EXPECT_EQ(*(*room.openness())[0], *(*room.openness())[0]);
  EXPECT_EQ(room.openness({.rays = 100}), nullptr);
  base::Progress progress;
  progress.cancel();
  const picking::RayCaster caster(room.scene);
  EXPECT_THROW(vertexOpenness(*room.scene, caster, progress), base::Cancelled);
}

} // namespace
} // namespace vitrine::tests
