#include "core/formats/diggles/scene/GroundShadows.h"

#include "core/picking/RayCaster.h"
#include "core/scene/SceneRecords.h"
#include "core/state/SceneState.h"
#include "tests/core/formats/diggles/scene/SceneUnderTest.h"

#include <gtest/gtest.h>

#include <limits>

namespace vitrine::tests {
namespace {

using namespace formats::diggles;

std::array<QVector3D, 4> quad(float size, float x = 0) {
  return {QVector3D(x - size, 0, -size), QVector3D(x + size, 0, -size), QVector3D(x - size, 0, size),
          QVector3D(x + size, 0, size)};
}

/// Mesh 0 and 1 have picture 1, mesh 2 picture 2, mesh 3 none.
TestModel shadowed() {
  TestModel model = triangleModel();
  model.shadows = 3;
  model.meshes.resize(4, model.meshes.front());
  model.meshes[0].shadow = 1;
  model.meshes[0].quad = quad(50);
  model.meshes[1].shadow = 1;
  model.meshes[1].quad = quad(50, 20);
  model.meshes[2].shadow = 2;
  model.meshes[2].quad = quad(50);
  model.animations = {{"standard", {0, 1, 2, 3}, "", {}, {}}};
  return model;
}

TEST(GroundShadows, areBlackAsDarkAsTheirPicture) {
  const SceneUnderTest made(shadowed());
  const NodeIndex node = made.node("shadow 1");
  const scene::Mesh& mesh = made.meshOf(node);
  const scene::Material& material = made.scene().assets.materials.at(mesh.surfaces.at(0).material);
  EXPECT_EQ(material.model(), scene::MaterialModel::Unlit);
  EXPECT_EQ(material.blend, scene::Blend::AlphaBlend);
  EXPECT_EQ(material.cull, scene::Cull::None);
  EXPECT_FALSE(material.depthWrite);
  EXPECT_TRUE(material.polygonOffset);
  EXPECT_EQ(material.record, (RecordRef{made.records().shadows, 1}));
  const scene::Texture& texture = made.scene().assets.textures.at(material.slot(scene::TextureSlot::BaseColor).texture);
  EXPECT_EQ(texture.state, scene::AssetState::Ready);
  EXPECT_EQ(texture.wrapU, scene::Wrap::Clamp);
  EXPECT_EQ(texture.wrapV, scene::Wrap::Clamp);
  ASSERT_TRUE(texture.image);
  EXPECT_TRUE(texture.image->hasAlpha);
  const QImage picture = texture.image->toQImage();
  EXPECT_EQ(picture.size(), QSize(32, 32));
  EXPECT_EQ(picture.pixel(3, 30), qRgba(0, 0, 0, 1)) << "every pixel has the picture's number";
}

TEST(GroundShadows, lieUnderTheFigureWithTheFirstRowBehindIt) {
  TestModel model = shadowed();
  model.meshes[0].quad[0] = {-10, -1.5F, -80};
  const SceneUnderTest made(model);
  const scene::Mesh& mesh = made.meshOf(made.node("shadow 1"));
  EXPECT_EQ(mesh.vertices.positions,
            (std::vector<QVector3D>{{-10, 1.5F, -80}, {50, 0, -50}, {-50, 0, 50}, {50, 0, 50}}));
  EXPECT_EQ(mesh.vertices.uvs[0], (std::vector<QVector2D>{{0, 0}, {1, 0}, {0, 1}, {1, 1}}));
  for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
    const auto& at = mesh.vertices.positions;
    const QVector3D normal = QVector3D::crossProduct(at[mesh.indices[i + 1]] - at[mesh.indices[i]],
                                                     at[mesh.indices[i + 2]] - at[mesh.indices[i]]);
    EXPECT_GT(normal.y(), 0) << "they face up";
  }
}

TEST(GroundShadows, comeAndGoWithTheirFrames) {
  const SceneUnderTest made(shadowed());
  const QStringList none{QStringLiteral("skin")};
  EXPECT_EQ(made.shown(made.at("thing.standard", 0)), none + QStringList{QStringLiteral("shadow 1")});
  EXPECT_EQ(made.shown(made.at("thing.standard", 2)), none + QStringList{QStringLiteral("shadow 2")});
  EXPECT_EQ(made.shown(made.at("thing.standard", 3)), none);
  EXPECT_TRUE(made.nodesNamed("shadow 0").empty()) << "nobody has it";
  const SceneState middle = made.at("thing.standard", 0.5);
  const animation::Pose pose(made.pointer(), middle);
  EXPECT_EQ(pose.verticesOf(made.node("shadow 1"))->positions[0], QVector3D(-40, 0, -50)) << "one picture: it glides";
}

TEST(GroundShadows, canBeTurnedOff) {
  const SceneUnderTest made(shadowed());
  ASSERT_TRUE(made.control("shadow"));
  EXPECT_EQ(made.control("shadow")->defaultValue, 1);
  SceneState off = made.at("thing.standard", 0);
  off.controls[QStringLiteral("shadow")] = 0;
  EXPECT_EQ(made.shown(off), QStringList{QStringLiteral("skin")});
  EXPECT_EQ(SceneUnderTest(triangleModel()).control("shadow"), nullptr) << "there is none";
}

TEST(GroundShadows, leadToTheMeshThatPlacesThemAndToTheirPicture) {
  const SceneUnderTest made(shadowed());
  const DrawItemIndex item = made.itemOf(made.node("shadow 1"));
  EXPECT_EQ(made.scene().recordOf(item, 0, 1), (RecordRef{made.records().meshes, 1}));
  EXPECT_EQ(scene::relatedRecords(made.scene(), item, 0), (std::vector<RecordRef>{{made.records().shadows, 1}}));
}

TEST(GroundShadows, thatAreNoneOrFoldedOrNowhereAreLeftOut) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  for (const std::array<QVector3D, 4>& bad :
       {quad(0), quad(nan), quad(1e30F), std::array<QVector3D, 4>{}, quad(std::numeric_limits<float>::infinity())}) {
    TestModel model = shadowed();
    model.meshes[0].quad = bad;
    EXPECT_EQ(SceneUnderTest(model).shown({}), QStringList{QStringLiteral("skin")});
  }
  TestModel model = shadowed();
  model.meshes[0].shadow = 3;
  EXPECT_EQ(SceneUnderTest(model).shown({}), QStringList{QStringLiteral("skin")}) << "there are three";
}

} // namespace
} // namespace vitrine::tests
