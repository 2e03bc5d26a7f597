// Boxes in place of missing models: their size, their colours, and what nodes share.
#include "core/scene/StandIn.h"

#include "core/animation/FinishScene.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::scene {
namespace {

constexpr float kSide = 32;

// Entries of AxisDistances.
enum Direction : std::size_t { Right, Left, Up, Down, Back, Front };

StandInSpace spaceWith(Direction direction, float most) {
  StandInSpace space;
  space.most[direction] = most;
  return space;
}

TEST(StandInBox, StandsOnItsOriginWhereNothingIsKnown) {
  EXPECT_EQ(standInBox({}, kSide), Bounds({-16, 0, -16}, {16, 32, 16}));
}

TEST(StandInBox, ReachesDownToAFloorThatIsNear) {
  EXPECT_EQ(standInBox(spaceWith(Down, 0), kSide), Bounds({-16, 0, -16}, {16, 32, 16}));
  EXPECT_EQ(standInBox(spaceWith(Down, 8), kSide), Bounds({-16, -8, -16}, {16, 24, 16}));
  EXPECT_EQ(standInBox(spaceWith(Down, 20), kSide), Bounds({-16, -20, -16}, {16, 20, 16})) << "around its origin";
  EXPECT_EQ(standInBox(spaceWith(Down, 40), kSide), Bounds({-16, 0, -16}, {16, 32, 16})) << "too far below";
}

TEST(StandInBox, HangsBelowACeiling) {
  EXPECT_EQ(standInBox(spaceWith(Up, 0), kSide), Bounds({-16, -32, -16}, {16, 0, 16}));
  EXPECT_EQ(standInBox(spaceWith(Up, 10), kSide), Bounds({-16, -22, -16}, {16, 10, 16}));
  StandInSpace low = spaceWith(Up, 10);
  low.most[Down] = 5;
  EXPECT_EQ(standInBox(low, kSide), Bounds({-16, -5, -16}, {16, 10, 16})) << "a low room";
}

TEST(StandInBox, MovesAwayFromWalls) {
  EXPECT_EQ(standInBox(spaceWith(Left, 0), kSide), Bounds({0, -16, -16}, {32, 16, 16})) << "hangs on it";
  StandInSpace corner = spaceWith(Left, 0);
  corner.most[Down] = 0;
  EXPECT_EQ(standInBox(corner, kSide), Bounds({0, 0, -16}, {32, 32, 16})) << "stands before it";
  EXPECT_EQ(standInBox(spaceWith(Front, 6), kSide), Bounds({-16, 0, -6}, {16, 32, 26}));
  StandInSpace gap = spaceWith(Right, 3);
  gap.most[Left] = 5;
  EXPECT_EQ(standInBox(gap, kSide), Bounds({-5, 0, -16}, {3, 32, 16}));
}

TEST(StandInBox, IsAsLargeAsIsKnownButNotHuge) {
  StandInSpace space;
  space.least[Right] = 100;
  space.least[Up] = 5000;
  EXPECT_EQ(standInBox(space, kSide), Bounds({-16, 0, -16}, {100, kLargestStandIn, 16}));
  space.most[Right] = 60;
  EXPECT_EQ(standInBox(space, kSide).max().x(), 60) << "a wall is nearer";
}

TEST(StandInBox, IsNeverFlat) {
  StandInSpace space = spaceWith(Up, 0);
  space.most[Down] = 0;
  EXPECT_EQ(standInBox(space, kSide), Bounds({-16, -2, -16}, {16, 2, 16}));
}

TEST(StandInBox, DownMayBeAnyAxis) {
  StandInSpace lying = spaceWith(Left, 8);
  lying.down = Left;
  EXPECT_EQ(standInBox(lying, kSide), Bounds({-8, -16, -16}, {24, 16, 16}));
}

TEST(StandInColor, IsSteadyByName) {
  EXPECT_EQ(standInColor("prop_vehicle"), standInColor("PROP_Vehicle"));
  EXPECT_NE(standInColor("prop_vehicle"), standInColor("cycler"));
  for (const char* name : {"", "a", "prop_vehicle"}) {
    const QVector3D color = standInColor(name);
    for (int channel = 0; channel < 3; ++channel) {
      EXPECT_GE(color[channel], 0.0F) << name;
      EXPECT_LE(color[channel], 1.0F) << name;
    }
  }
}

TEST(StandIns, NodesShareBoxesAndMaterials) {
  SceneBuilder builder;
  StandIns standIns(builder);
  const MeshIndex box = standIns.addBox(QStringLiteral("models/a.mdl"), Bounds({-1, 0, -2}, {3, 4, 5}));
  const QVector3D red(0.9F, 0.05F, 0.05F);
  const QVector3D green(0.1F, 0.9F, 0.1F);
  for (const QVector3D& color : {red, green, red}) {
    Node node;
    standIns.show(node, box, color, SurfaceLeaves{.leaf = static_cast<int>(builder.nodes.size()), .clusters = {}});
    builder.nodes.add(std::move(node));
  }
  StandIns later(builder);
  Node more;
  later.show(more, later.addBox(QStringLiteral("models/b.mdl"), Bounds({0, 0, 0}, {1, 1, 1})), green);
  builder.nodes.add(std::move(more));
  EXPECT_EQ(builder.assets.materials.size(), 2U);
  const ScenePtr scene = animation::finishScene(std::move(builder));
  const Mesh& mesh = scene->meshes[box];
  EXPECT_EQ(mesh.indices.size(), 36U);
  ASSERT_EQ(mesh.surfaces.size(), 3U);
  EXPECT_EQ(mesh.surfaces[0].material, mesh.surfaces[2].material);
  EXPECT_NE(mesh.surfaces[0].material, mesh.surfaces[1].material);
  Bounds bounds;
  for (const QVector3D& position : mesh.vertices.positions) {
    bounds.add(position);
  }
  EXPECT_EQ(bounds, mesh.bounds);
  EXPECT_EQ(bounds, Bounds({-1, 0, -2}, {3, 4, 5}));
  ASSERT_EQ(scene->drawItems().size(), 4U);
  EXPECT_EQ(scene->leavesOf(DrawItemIndex(1))->leaf, 1);
  EXPECT_TRUE(std::ranges::all_of(scene->nodes, &Node::standIn));
}

TEST(StandIns, FacesTurnOutwards) {
  SceneBuilder builder;
  const Mesh& mesh = builder.meshes[StandIns(builder).addBox(QStringLiteral("box"), Bounds({-1, -1, -1}, {1, 1, 1}))];
  for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
    const QVector3D& a = mesh.vertices.positions[mesh.indices[i]];
    const QVector3D cross = QVector3D::crossProduct(mesh.vertices.positions[mesh.indices[i + 1]] - a,
                                                    mesh.vertices.positions[mesh.indices[i + 2]] - a);
    EXPECT_GT(QVector3D::dotProduct(cross, mesh.vertices.normals[mesh.indices[i]]), 0);
    EXPECT_GT(QVector3D::dotProduct(a, mesh.vertices.normals[mesh.indices[i]]), 0);
  }
}

TEST(StandIns, AreNeitherGlaringNorBlack) {
  SceneBuilder builder;
  StandIns standIns(builder);
  const MeshIndex box = standIns.addBox(QStringLiteral("box"), Bounds({-1, -1, -1}, {1, 1, 1}));
  for (const QVector3D& color :
       {QVector3D(1, 1, 1), QVector3D(1, 0.75F, 0.1F), QVector3D(0, 0, 0), QVector3D(0, 0, 1)}) {
    Node node;
    standIns.show(node, box, color);
    const QVector4D& shown = builder.assets.materials.back().color;
    const float luminance = 0.2126F * shown.x() + 0.7152F * shown.y() + 0.0722F * shown.z();
    EXPECT_GT(luminance, 0.1F);
    EXPECT_LT(luminance, 0.31F);
    EXPECT_EQ(shown.w(), 1);
  }
}

} // namespace
} // namespace vitrine::scene
