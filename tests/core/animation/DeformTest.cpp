#include "core/animation/Deform.h"

#include "core/animation/FinishScene.h"
#include "tests/core/scene/PoseForTests.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace vitrine::tests {
namespace {

using namespace scene;
using namespace animation;

constexpr float kRounding = 1e-5F;

bool near(const QVector3D& a, const QVector3D& b) {
  return (a - b).length() < kRounding;
}

scene::VertexJoints by(std::uint16_t joint, float weight = 1, std::uint16_t other = 0, float rest = 0) {
  return {{joint, other, 0, 0}, {weight, rest, 0, 0}};
}

QMatrix4x4 turned(float degrees, const QVector3D& axis) {
  QMatrix4x4 matrix;
  matrix.rotate(degrees, axis);
  return matrix;
}

/// Four vertices up the y axis, their normals along x.
scene::SkinAndMorphs stick() {
  scene::SkinAndMorphs mesh;
  mesh.positions = {{0, 0, 0}, {0, 1, 0}, {0, 2, 0}, {0, 3, 0}};
  mesh.normals.assign(4, QVector3D(1, 0, 0));
  return mesh;
}

/// The elbow is at (0, 2, 0); the vertex on it belongs to both halves.
struct Arm {
  scene::SkinAndMorphs mesh = stick();
  scene::Skin skin;
  scene::ByNode<QMatrix4x4> world{moved(0, 0, 0), moved(0, 2, 0)};

  Arm() {
    mesh.joints = {by(0), by(0), by(0, 0.5F, 1, 0.5F), by(1)};
    skin.joints = {0, 1};
    skin.inverseBinds = {moved(0, 0, 0), moved(0, -2, 0)};
  }
  DeformedVertices bent() const { return deform(mesh, jointMatrices(skin, world), {}); }
};

TEST(Deform, AsBoundNothingMoves) {
  const Arm arm;
  const DeformedVertices vertices = arm.bent();
  EXPECT_EQ(vertices.positions, arm.mesh.positions);
  EXPECT_EQ(vertices.normals, arm.mesh.normals);
  EXPECT_EQ(vertices.bounds, scene::Bounds({0, 0, 0}, {0, 3, 0}));
}

TEST(Deform, TwoJointsBendAnArm) {
  Arm arm;
  arm.world[1] = moved(0, 2, 0) * turned(90, {0, 0, 1});
  const DeformedVertices vertices = arm.bent();
  EXPECT_TRUE(near(vertices.positions[1], {0, 1, 0}));
  EXPECT_TRUE(near(vertices.positions[2], {0, 2, 0})) << "where both turn it stays";
  EXPECT_TRUE(near(vertices.positions[3], {-1, 2, 0}));
  EXPECT_TRUE(near(vertices.normals[1], {1, 0, 0}));
  EXPECT_TRUE(near(vertices.normals[3], {0, 1, 0}));
  const float half = std::sqrt(0.5F);
  EXPECT_TRUE(near(vertices.normals[2], {half, half, 0})) << "unit length, between the two";
  EXPECT_TRUE(near(vertices.bounds.min(), {-1, 0, 0}));
  EXPECT_TRUE(near(vertices.bounds.max(), {0, 2, 0}));
}

TEST(Deform, JointsCarryWithTheirWeights) {
  Arm arm;
  arm.mesh.joints[2] = by(0, 0.25F, 1, 0.75F);
  arm.world[1] = moved(0, 2, 8);
  EXPECT_TRUE(near(arm.bent().positions[2], {0, 2, 6}));
}

TEST(Deform, AVertexOfNoJointStays) {
  Arm arm;
  arm.mesh.joints[3] = by(1, 0);
  arm.world[1] = moved(50, 50, 50);
  const DeformedVertices vertices = arm.bent();
  EXPECT_EQ(vertices.positions[3], QVector3D(0, 3, 0));
  EXPECT_EQ(vertices.normals[3], QVector3D(1, 0, 0));
}

TEST(Deform, AJointThatStandsNowhereLeavesItsVerticesAlone) {
  Arm arm;
  arm.world[0] = moved(std::numeric_limits<float>::infinity(), 0, 0);
  arm.world[1] = moved(0, 2, 8);
  const DeformedVertices vertices = arm.bent();
  EXPECT_EQ(vertices.positions[1], QVector3D(0, 1, 0));
  EXPECT_TRUE(near(vertices.positions[3], {0, 3, 8})) << "and no others";
}

TEST(Deform, WhatIsTakenBeyondAllNumbersStaysWhereItWas) {
  Arm arm;
  arm.world[0].scale(3e38F);
  const DeformedVertices vertices = arm.bent();
  for (std::size_t i = 0; i < vertices.positions.size(); ++i) {
    EXPECT_TRUE(scene::isFinite(vertices.positions[i])) << i;
  }
  EXPECT_TRUE(scene::isFinite(vertices.bounds.min()) && scene::isFinite(vertices.bounds.max()));
}

TEST(Deform, NormalsStayAtRightAnglesUnderUnevenScaleAndMirroring) {
  scene::SkinAndMorphs mesh = stick();
  mesh.normals.assign(4, QVector3D(1, 1, 0).normalized());
  mesh.joints.assign(4, by(0));
  QMatrix4x4 wide;
  wide.scale(4, 1, 1);
  const QVector3D normal = deform(mesh, std::vector{wide}, {}).normals[0];
  // The surface along (-1, 1, 0) is along (-4, 1, 0) now.
  EXPECT_TRUE(near(normal, QVector3D(1, 4, 0).normalized()));
  QMatrix4x4 mirrored;
  mirrored.scale(-1, 1, 1);
  EXPECT_TRUE(near(deform(mesh, std::vector{mirrored}, {}).normals[0], QVector3D(-1, 1, 0).normalized()));
  QMatrix4x4 flat;
  flat.scale(0, 0, 0);
  EXPECT_EQ(deform(mesh, std::vector{flat}, {}).normals[0], mesh.normals[0]) << "it has no direction any more";
}

TEST(Deform, ShapesMoveSomeVerticesAndAddUp) {
  scene::SkinAndMorphs mesh = stick();
  mesh.shapes = {{QStringLiteral("smile"), {1, 3}, {{1, 0, 0}, {2, 0, 0}}, {}, {}},
                 {QStringLiteral("nothing"), {}, {}, {}, {}},
                 {QStringLiteral("frown"), {3}, {{0, 0, 4}}, {{-1, 1, 0}}, {}}};
  const auto with = [&](std::vector<float> weights) { return deform(mesh, {}, weights); };
  EXPECT_EQ(with({1}).positions[3], QVector3D(2, 3, 0));
  EXPECT_EQ(with({0.5F}).positions[1], QVector3D(0.5F, 1, 0));
  EXPECT_EQ(with({1}).positions[2], QVector3D(0, 2, 0));
  EXPECT_EQ(with({1}).normals, mesh.normals) << "without normals of its own a shape leaves them alone";
  const DeformedVertices both = with({0.5F, 1, 0.25F});
  EXPECT_EQ(both.positions[3], QVector3D(1, 3, 1));
  EXPECT_TRUE(near(both.normals[3], QVector3D(0.75F, 0.25F, 0).normalized()));
  EXPECT_EQ(both.normals[1], mesh.normals[1]);
  EXPECT_EQ(with({0, 0, 0, 1, 1}).positions, mesh.positions) << "weights of shapes there are not mean nothing";
  EXPECT_EQ(both.bounds, scene::Bounds({0, 0, 0}, {1, 3, 1}));
}

TEST(Deform, PointsThatAreNoneAreNotInTheBounds) {
  scene::SkinAndMorphs mesh = stick();
  mesh.positions[1] = {std::nanf(""), 77, 0};
  mesh.positions[3] = {0, std::numeric_limits<float>::infinity(), 0};
  EXPECT_EQ(deform(mesh, {}, {}).bounds, scene::Bounds({0, 0, 0}, {0, 2, 0}));
  EXPECT_TRUE(deform({}, {}, {}).bounds.empty());
}

TEST(Deform, JointsCarryWhatShapesMade) {
  Arm arm;
  arm.mesh.shapes = {{QStringLiteral("longer"), {3}, {{0, 1, 0}}, {}, {}}};
  arm.world[1] = moved(0, 2, 0) * turned(90, {0, 0, 1});
  const std::vector<float> weights{1};
  const DeformedVertices vertices = deform(arm.mesh, jointMatrices(arm.skin, arm.world), weights);
  EXPECT_TRUE(near(vertices.positions[3], {-2, 2, 0}));
}

TEST(Deform, LoadersGetMeshesAtRest) {
  SceneBuilder builder;
  addNode(builder, scene::kNone, scene::kNone, moved(10, 0, 0));
  addNode(builder, scene::kNone, 0, moved(0, 2, 0) * turned(90, {0, 0, 1}));
  const Arm arm;
  const MeshIndex skinned = addMesh(builder, square());
  const MeshIndex shaped = addMesh(builder, square());
  const MeshIndex plain = addMesh(builder, square());
  for (const MeshIndex mesh : {skinned, shaped}) {
    scene::Mesh& of = builder.meshes[mesh];
    of.deformation = std::make_shared<const scene::SkinAndMorphs>(arm.mesh);
    of.indices = {0, 1, 2, 1, 2, 3};
    of.surfaces.resize(2);
    of.surfaces[0].indexCount = of.surfaces[1].indexCount = of.surfaces[1].firstIndex = 3;
  }
  // A skinned node's own place means nothing.
  builder.nodes[addNode(builder, skinned, 0, moved(-7, -7, -7))].skin = 0;
  addNode(builder, shaped, 0, moved(5, 5, 5));
  addNode(builder, plain);
  builder.motion.skins.push_back(arm.skin);
  deformAtRest(builder);
  const ScenePtr scene = animation::finishScene(std::move(builder));
  const scene::Mesh& bent = scene->meshes[skinned];
  ASSERT_EQ(bent.vertices.positions.size(), 4U);
  EXPECT_TRUE(near(bent.vertices.positions[1], {10, 1, 0}));
  EXPECT_TRUE(near(bent.vertices.positions[3], {9, 2, 0}));
  EXPECT_TRUE(near(bent.vertices.normals[3], {0, 1, 0}));
  EXPECT_TRUE(near(bent.surfaces[0].bounds.min(), {10, 0, 0}));
  EXPECT_TRUE(near(bent.surfaces[1].bounds.min(), {9, 1, 0}));
  EXPECT_TRUE(near(bent.bounds.max(), {10, 2, 0}));
  EXPECT_EQ(scene->meshes[shaped].vertices.positions, arm.mesh.positions);
  EXPECT_EQ(scene->meshes[plain].vertices.positions, square());
  EXPECT_TRUE(near(scene->worldBounds(1).min(), {9, 1, 0})) << "in the world it is where its joints are";
}

} // namespace
} // namespace vitrine::tests
