#include "core/exporting/ModelBuilder.h"

#include "tests/core/exporting/SceneForExport.h"
#include "tests/core/scene/CreatureForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace vitrine::tests {
namespace {

using namespace exporting;

class ModelBuilderTest : public testing::Test {
protected:
  Result<ExportModel> tryBuild(ExportFormat format = ExportFormat::Glb) {
    m_scene = m_scene ? m_scene : m_maker.finished();
    base::Progress progress;
    return buildModel(m_scene, m_scene->assets, m_state, format, QStringLiteral("name"), progress);
  }

  ExportModel build(ExportFormat format = ExportFormat::Glb) {
    auto model = tryBuild(format);
    EXPECT_TRUE(model.has_value());
    return model ? std::move(*model) : ExportModel();
  }

  SceneForExport m_maker;
  SceneState m_state;
  ScenePtr m_scene;
};

std::size_t triangleCount(const ExportModel& model) {
  std::size_t indices = 0;
  for (const ExportMesh& mesh : model.meshes) {
    indices += mesh.indices.size();
  }
  return indices / 3;
}

QVector3D facing(const ExportMesh& mesh) {
  const auto corner = [&](std::size_t i) { return mesh.positions[mesh.indices[i]]; };
  return QVector3D::normal(corner(0), corner(1), corner(2));
}

TEST_F(ModelBuilderTest, SurfacesOfOneMaterialAreOneMesh) {
  const MaterialIndex a = m_maker.addMaterial(QStringLiteral("a"));
  const MaterialIndex b = m_maker.addMaterial(QStringLiteral("b"));
  m_maker.addNode(QStringLiteral("world"), m_maker.addSquares({a, b, a, a, b}));
  const ExportModel model = build();
  ASSERT_EQ(model.meshes.size(), 2U);
  EXPECT_EQ(model.meshes[0].indices.size(), 18U);
  EXPECT_EQ(model.meshes[1].indices.size(), 12U);
  EXPECT_EQ(model.nodes[1].meshes, std::vector<int>({0, 1}));
}

TEST_F(ModelBuilderTest, EqualVerticesAreOne) {
  const MaterialIndex a = m_maker.addMaterial(QStringLiteral("a"));
  const MeshIndex mesh = m_maker.addSquares({a, a});
  for (QVector3D& position : m_maker.mesh(mesh).vertices.positions) {
    position.setZ(0);
  }
  m_maker.addNode(QStringLiteral("n"), mesh);
  const ExportModel model = build();
  EXPECT_EQ(model.meshes[0].positions.size(), 4U);
  EXPECT_EQ(model.meshes[0].normals.size(), 4U);
  EXPECT_EQ(model.meshes[0].indices.size(), 12U);
}

TEST_F(ModelBuilderTest, TheTreeIsKeptAsFarAsItLeadsToAnything) {
  const MeshIndex mesh = m_maker.addSquares({m_maker.addMaterial(QStringLiteral("a"))});
  const NodeIndex group = m_maker.addNode(QStringLiteral("group"), scene::kNone, scene::kNone, moved({1, 0, 0}));
  m_maker.addNode(QStringLiteral("leaf"), mesh, group, moved({0, 2, 0}));
  m_maker.addNode(QStringLiteral("empty"), scene::kNone, group);
  m_maker.scene().metresPerUnit = 0.5;
  const ExportModel model = build();
  ASSERT_EQ(model.nodes.size(), 3U);
  EXPECT_EQ(model.nodes[0].name, QStringLiteral("name"));
  EXPECT_EQ(model.nodes[0].local.map(QVector3D(2, 0, 0)), QVector3D(1, 0, 0));
  EXPECT_EQ(model.nodes[1].name, QStringLiteral("group"));
  EXPECT_EQ(model.nodes[1].parent, 0);
  EXPECT_EQ(model.nodes[2].parent, 1);
  EXPECT_EQ(model.nodes[2].local, moved({0, 2, 0}));
}

TEST_F(ModelBuilderTest, ObjHasEverythingInItsPlace) {
  const MeshIndex mesh = m_maker.addSquares({m_maker.addMaterial(QStringLiteral("a"))});
  const NodeIndex group = m_maker.addNode(QStringLiteral("group"), scene::kNone, scene::kNone, moved({1, 0, 0}));
  m_maker.addNode(QStringLiteral("leaf"), mesh, group, moved({0, 2, 0}));
  m_maker.addNode(QStringLiteral("other"), mesh, group);
  m_maker.scene().metresPerUnit = 0.5;
  const ExportModel model = build(ExportFormat::Obj);
  ASSERT_EQ(model.nodes.size(), 1U);
  ASSERT_EQ(model.meshes.size(), 2U);
  EXPECT_EQ(model.meshes[0].name, QStringLiteral("leaf"));
  EXPECT_EQ(model.meshes[0].positions[0], QVector3D(0, 0.5F, 0)) << "metres";
  EXPECT_EQ(model.meshes[1].positions[0], QVector3D(0, -0.5F, 0));
}

TEST_F(ModelBuilderTest, WhatJointsCarryIsWhereTheyAre) {
  m_scene = creatureAtRest();
  m_state = during(creature::kBend, 1, {{QStringLiteral("wide"), 1}});
  for (const ExportFormat format : {ExportFormat::Dae, ExportFormat::Obj}) {
    const ExportModel model = build(format);
    const auto inWorld = [&](std::size_t mesh) {
      scene::Bounds bounds;
      for (const ExportNode& node : model.nodes) {
        if (0 == std::ranges::count(node.meshes, static_cast<int>(mesh))) {
          continue;
        }
        QMatrix4x4 world = node.local;
        for (int at = node.parent; at > 0; at = model.nodes[static_cast<std::size_t>(at)].parent) {
          world = model.nodes[static_cast<std::size_t>(at)].local * world;
        }
        std::ranges::for_each(model.meshes[mesh].positions, [&](const QVector3D& p) { bounds.add(world.map(p)); });
      }
      return bounds;
    };
    ASSERT_EQ(model.meshes.size(), 3U);
    EXPECT_LT((inWorld(0).min() - QVector3D(-2, 0, 0)).length(), 1e-4F) << "the ribbon";
    EXPECT_LT((inWorld(0).max() - QVector3D(1, 3, 0)).length(), 1e-4F);
    EXPECT_LT((inWorld(1).max() - QVector3D(0, 7, 5)).length(), 1e-4F) << "the face, wide, turned with the elbow";
  }
}

TEST_F(ModelBuilderTest, MirroredThingsStillShowTheirFronts) {
  const MeshIndex mesh = m_maker.addSquares({m_maker.addMaterial(QStringLiteral("a"))});
  QMatrix4x4 mirror;
  mirror.scale(-2, 1, 1);
  m_maker.addNode(QStringLiteral("n"), mesh, scene::kNone, mirror);
  const ExportModel model = build(ExportFormat::Obj);
  EXPECT_EQ(facing(model.meshes[0]), QVector3D(0, 0, 1));
  EXPECT_EQ(model.meshes[0].normals[0], QVector3D(0, 0, 1));
}

TEST_F(ModelBuilderTest, WhereBacksAreSeenTheyBecomeFronts) {
  const MaterialIndex material = m_maker.addMaterial(QStringLiteral("a"));
  m_maker.material(material).cull = scene::Cull::Front;
  m_maker.addNode(QStringLiteral("n"), m_maker.addSquares({material}));
  const ExportModel model = build();
  EXPECT_EQ(facing(model.meshes[0]), QVector3D(0, 0, -1));
  EXPECT_EQ(model.meshes[0].normals[0], QVector3D(0, 0, -1));
}

TEST_F(ModelBuilderTest, NodesThatShowTheSameShareIt) {
  const MaterialIndex a = m_maker.addMaterial(QStringLiteral("a"));
  const MaterialIndex b = m_maker.addMaterial(QStringLiteral("b"));
  const MeshIndex mesh = m_maker.addSquares({a, b});
  m_maker.addNode(QStringLiteral("one"), mesh);
  m_maker.addNode(QStringLiteral("two"), mesh, scene::kNone, moved({5, 0, 0}));
  EXPECT_EQ(build(ExportFormat::Glb).nodes.size(), 3U) << "glTF is completed";
  const ExportModel model = build(ExportFormat::Fbx);
  EXPECT_EQ(model.meshes.size(), 2U);
  // The root, both, and a node for each mesh of each.
  ASSERT_EQ(model.nodes.size(), 7U);
  EXPECT_TRUE(model.nodes[1].meshes.empty());
  EXPECT_EQ(model.nodes[3].parent, 1);
  EXPECT_EQ(model.nodes[5].parent, 2);
  EXPECT_EQ(model.nodes[6].meshes, std::vector<int>({1}));
}

TEST_F(ModelBuilderTest, OnlyWhatIsShownIsWritten) {
  const MaterialIndex a = m_maker.addMaterial(QStringLiteral("a"));
  const MeshIndex mesh = m_maker.addSquares({a, a, a});
  m_maker.scene().layers = {{QStringLiteral("layer.off"), QString(), false},
                            {QStringLiteral("layer.sky3d"), QString(), true}};
  m_maker.scene().world.backdrops = {scene::Backdrop{1, {}, 16, {}}};
  m_maker.mesh(mesh).surfaces[1].layer = 0;
  m_maker.mesh(mesh).surfaces[2].layer = 1;
  m_maker.addNode(QStringLiteral("n"), mesh);
  EXPECT_EQ(triangleCount(build()), 2U);
  m_state.hidden = {0};
  const auto nothing = tryBuild();
  ASSERT_FALSE(nothing);
  EXPECT_EQ(nothing.error().code, ErrorCode::NotFound);
}

TEST_F(ModelBuilderTest, FacesThatLetTheSkyThroughAreNone) {
  const MaterialIndex sky = m_maker.addMaterial(QStringLiteral("sky"));
  m_maker.material(sky).params = scene::SkyParams{};
  m_maker.addNode(QStringLiteral("n"), m_maker.addSquares({m_maker.addMaterial(QStringLiteral("a")), sky}));
  EXPECT_EQ(triangleCount(build()), 2U);
}

TEST_F(ModelBuilderTest, CornersThatAreNoNumberTakeTheirTriangleAlong) {
  const MeshIndex mesh = m_maker.addSquares({m_maker.addMaterial(QStringLiteral("a"))});
  m_maker.mesh(mesh).vertices.positions[3].setX(std::numeric_limits<float>::quiet_NaN());
  m_maker.mesh(mesh).vertices.normals[0] = {0, 0, 0};
  m_maker.addNode(QStringLiteral("n"), mesh);
  const ExportModel model = build();
  EXPECT_EQ(triangleCount(model), 1U);
  EXPECT_FLOAT_EQ(model.meshes[0].normals[0].length(), 1);
}

TEST_F(ModelBuilderTest, PicturePlacesAreMovedAsTheMaterialSays) {
  const MaterialIndex material = m_maker.addMaterial(QStringLiteral("a"), twoRows(Qt::red, Qt::blue));
  m_maker.material(material).slot(scene::TextureSlot::BaseColor).uvTransform = moved({0.25F, 0.5F, 0});
  m_maker.addNode(QStringLiteral("n"), m_maker.addSquares({material}));
  const ExportModel model = build();
  EXPECT_EQ(model.meshes[0].uvs[0], QVector2D(0.25F, 1.5F));
}

TEST_F(ModelBuilderTest, FiguresStandAsTheyDoAtThatMoment) {
  const MeshIndex mesh = m_maker.addSquares({m_maker.addMaterial(QStringLiteral("a"))});
  const NodeIndex animatedModel =
      m_maker.addNode(QStringLiteral("figure"), scene::kNone, scene::kNone, moved({1, 0, 0}));
  const NodeIndex arm = m_maker.addNode(QStringLiteral("arm"), mesh, animatedModel);
  const NodeIndex hat = m_maker.addNode(QStringLiteral("hat"), mesh, animatedModel);
  scene::AnimatedModel made;
  made.node = animatedModel;
  made.posed = {arm, hat};
  made.poses.resize(1);
  made.poses[0].shapes = {{arm, 0}};
  made.poses[0].places = {{arm, QVector3D(0, 3, 0), QQuaternion()}};
  made.restPose = 0;
  m_maker.scene().motion.animatedModels.push_back(made);
  const ExportModel model = build();
  ASSERT_EQ(model.nodes.size(), 3U) << "the hat is not there";
  EXPECT_EQ(model.nodes[2].name, QStringLiteral("arm"));
  EXPECT_EQ(model.nodes[2].local.map(QVector3D()), QVector3D(0, 3, 0));
}

TEST_F(ModelBuilderTest, ItCanBeCancelled) {
  m_maker.addNode(QStringLiteral("n"), m_maker.addSquares({m_maker.addMaterial(QStringLiteral("a"))}));
  const ScenePtr scene = m_maker.finished();
  base::Progress progress;
  progress.cancelAtStep(1);
  EXPECT_THROW(
      static_cast<void>(buildModel(scene, scene->assets, {}, ExportFormat::Glb, QStringLiteral("n"), progress)),
      base::Cancelled);
}

} // namespace
} // namespace vitrine::tests
