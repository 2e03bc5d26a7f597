// Models put into a scene, from models made by hand.
#include "core/formats/source/bsp/scene/props/ModelNodes.h"

#include "core/animation/FinishScene.h"
#include "core/visibility/Visibility.h"
#include "tests/core/formats/source/bsp/scene/props/HandmadeModel.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cstring>

namespace vitrine::tests {
namespace {

using namespace formats::source;

const QString kWoodenCrate = QStringLiteral("models/crate.mdl");
const QString kLamp = QStringLiteral("models/lamp.mdl");

class ModelsPlaced : public testing::Test {
protected:
  ModelsPlaced() {
    m_builder.nodes.emplace_back();
    m_models.models = {{kWoodenCrate, handmadeModel(QStringLiteral("crate"))},
                       {kLamp, handmadeModel(QStringLiteral("lamp"))}};
  }

  /// A node that wants a model.
  ModelWant& place(const QString& path, const QVector3D& at = {}) {
    scene::Node node;
    node.parent = 0;
    node.kind = scene::NodeKind::Prop;
    node.local.translate(at);
    node.model = {scene::AssetKind::Model, path, QStringLiteral("prop %1").arg(m_builder.nodes.size())};
    m_wants.push_back({.node = m_builder.nodes.add(node)});
    m_wants.back().place = scene::SurfaceLeaves{.leaf = static_cast<int>(m_wants.size()), .area = 1, .clusters = {}};
    return m_wants.back();
  }

  ModelWants show() {
    MapModels models = m_models.reader(m_limits, m_diagnostics, m_progress);
    PropLight light(m_light, m_limits, m_diagnostics);
    const MapClusters clusters(m_tree);
    ModelWants left = ModelNodes({m_builder, models, light, clusters, m_limits, m_diagnostics, m_missing, m_progress})
                          .show(std::exchange(m_wants, {}));
    m_scene = animation::finishScene(std::move(m_builder));
    return left;
  }

  const scene::Node& node(NodeIndex number) const { return m_scene->nodes[number]; }
  const scene::Mesh& meshOf(NodeIndex number) const { return m_scene->meshes[node(number).mesh]; }
  const scene::Surface& surface(NodeIndex number, int slot) const {
    return meshOf(number).surfaces[static_cast<std::size_t>(node(number).firstSurface + slot)];
  }
  const scene::Material& material(NodeIndex number, int slot) const {
    return m_scene->assets.materials[surface(number, slot).material];
  }
  bool says(const QString& part) const {
    return std::ranges::any_of(m_diagnostics.entries(),
                               [&](const Diagnostic& one) { return one.message.contains(part); });
  }

  SceneBuilder m_builder;
  ScenePtr m_scene; ///< once models are shown
  ModelWants m_wants;
  HandmadeModels m_models;
  visibility::Visibility m_tree;
  PropLightSource m_light;
  Limits m_limits;
  Diagnostics m_diagnostics;
  files::MissingFiles m_missing;
  Progress m_progress;
};

TEST_F(ModelsPlaced, ShareAMeshAndHaveASurfaceForEachSlot) {
  place(kWoodenCrate);
  place(kWoodenCrate, {100, 0, 0});
  place(kLamp);
  EXPECT_TRUE(show().empty());
  EXPECT_EQ(m_models.asked[kWoodenCrate], 1);
  EXPECT_EQ(node(1).mesh, node(2).mesh);
  EXPECT_NE(node(1).mesh, node(3).mesh);
  EXPECT_EQ(m_scene->drawItems().size(), 6U);
  EXPECT_EQ(meshOf(1).vertices.positions.size(), 6U);
  for (int slot = 0; slot < 2; ++slot) {
    EXPECT_EQ(surface(1, slot).firstIndex, surface(2, slot).firstIndex);
    EXPECT_EQ(surface(1, slot).material, surface(2, slot).material);
    EXPECT_EQ(surface(1, slot).provenance.section, structure::kRootSection) << "of the map there is no such record";
    EXPECT_EQ(m_scene->leavesOf(DrawItemIndex(slot))->leaf, 1);
    EXPECT_EQ(m_scene->leavesOf(DrawItemIndex(2 + slot))->leaf, 2);
  }
  EXPECT_FALSE(node(1).standIn);
  EXPECT_EQ(m_scene->bounds().max().x(), 102);
  EXPECT_TRUE(m_missing.entries().empty());
}

TEST_F(ModelsPlaced, SkinsChooseTheMaterials) {
  place(kWoodenCrate).skin = 0;
  place(kWoodenCrate).skin = 1;
  place(kWoodenCrate).skin = 2;
  place(kWoodenCrate).skin = -1;
  show();
  EXPECT_EQ(material(1, 0).asset.path, QStringLiteral("crate/red"));
  EXPECT_EQ(material(1, 1).asset.path, QStringLiteral("Shared/Blue"));
  EXPECT_EQ(material(2, 0).asset.path, QStringLiteral("Shared/Blue"));
  EXPECT_EQ(material(2, 1).asset.path, QStringLiteral("crate/red"));
  for (const NodeIndex beyond : {NodeIndex(3), NodeIndex(4)}) {
    EXPECT_EQ(surface(beyond, 0).material, surface(1, 0).material) << "there is no such skin";
  }
  EXPECT_EQ(material(1, 0).state, scene::AssetState::Pending);
  EXPECT_EQ(m_scene->assets.materials.size(), 2U);
}

TEST_F(ModelsPlaced, MaterialsOfSeveralModelsAreThereOnce) {
  m_models.models[kLamp].materials[1].path = QStringLiteral("shared/blue");
  place(kWoodenCrate);
  place(kLamp);
  show();
  EXPECT_EQ(surface(1, 1).material, surface(2, 1).material);
  EXPECT_NE(surface(1, 0).material, surface(2, 0).material);
}

TEST_F(ModelsPlaced, TintsAreMaterialsOfTheirOwn) {
  place(kWoodenCrate);
  place(kWoodenCrate).adjustment.factor = {0.5F, 1, 1, 1};
  place(kWoodenCrate).adjustment.factor = {0.5F, 1, 1, 1};
  place(kWoodenCrate).adjustment.factor = {1, 1, 1, 0.5F};
  show();
  EXPECT_EQ(material(1, 0).color, QVector4D(1, 1, 1, 1));
  EXPECT_EQ(material(2, 0).color, QVector4D(0.5F, 1, 1, 1));
  EXPECT_EQ(surface(2, 0).material, surface(3, 0).material);
  EXPECT_EQ(material(4, 0).blend, scene::Blend::AlphaBlend);
}

TEST_F(ModelsPlaced, TooManyTintsAreLeftOut) {
  for (int i = 0; i < 2000; ++i) {
    place(kWoodenCrate).adjustment.factor = {static_cast<float>(i) / 2000.0F, 1, 1, 1};
  }
  show();
  EXPECT_LT(m_scene->assets.materials.size(), 1100U);
  EXPECT_EQ(material(2000, 0).color, QVector4D(1, 1, 1, 1));
  EXPECT_TRUE(says(QStringLiteral("tints")));
}

TEST_F(ModelsPlaced, MissingOnesAreCountedAndStandInByBoxes) {
  m_models.models.erase(kLamp);
  place(kLamp);
  place(kWoodenCrate);
  place(kLamp);
  const ModelWants left = show();
  ASSERT_EQ(left.size(), 2U);
  EXPECT_EQ(left[0].node, NodeIndex(1));
  EXPECT_EQ(left[1].node, NodeIndex(3));
  EXPECT_EQ(m_missing.entries(),
            (std::vector<files::MissingFile>{
                {kLamp, QStringLiteral("prop 1"), 2, files::MissingKind::Model, {{.node = 1}, {.node = 3}}}}));
  EXPECT_EQ(node(1).mesh, node(3).mesh);
  EXPECT_EQ(meshOf(1).bounds, scene::Bounds({-16, 0, -16}, {16, 32, 16})) << "of no known size";
  EXPECT_EQ(node(1).surfaceCount, 1);
  EXPECT_TRUE(node(1).standIn);
  EXPECT_EQ(m_models.asked[kLamp], 1);
  EXPECT_TRUE(m_diagnostics.entries().empty());
}

TEST_F(ModelsPlaced, StandInsHaveTheColourAndSizeOfTheirClass) {
  m_models.models.clear();
  place(kLamp).standIn.color = {0.9F, 0.05F, 0.05F};
  place(kLamp).standIn.color = {0.1F, 0.1F, 0.9F};
  place(kWoodenCrate).standIn = {.color = {0.9F, 0.05F, 0.05F}, .ofClass = scene::Bounds({-1, 0, -1}, {1, 9, 1})};
  show();
  EXPECT_EQ(node(1).mesh, node(2).mesh);
  EXPECT_NE(surface(1, 0).material, surface(2, 0).material);
  EXPECT_EQ(surface(1, 0).material, surface(3, 0).material);
  EXPECT_GT(material(1, 0).color.x(), 2 * material(1, 0).color.z());
  EXPECT_LT(material(2, 0).color.x(), 0.5F * material(2, 0).color.z());
  EXPECT_EQ(meshOf(3).bounds.size(), QVector3D(2, 9, 2));
  EXPECT_EQ(m_scene->leavesOf(DrawItemIndex(1))->leaf, 2) << "the place that the map says";
}

TEST_F(ModelsPlaced, StandInsAreLitLikeModels) {
  m_models.models.clear();
  m_light.lit = true;
  place(kLamp).light = {.everywhere = QVector3D(1, 2, 3), .baked = 5};
  show();
  ASSERT_EQ(node(1).light, scene::InstanceLightingIndex(0));
  EXPECT_EQ(m_scene->bake.instanceLightings[0].from({0, -1, 0}), QVector3D(1, 2, 3));
  EXPECT_TRUE(m_diagnostics.entries().empty());
}

TEST_F(ModelsPlaced, ABoxHasTheSizeThatTheHeaderTells) {
  QByteArray header(256, '\0');
  header.replace(0, 4, "IDST");
  const float hull[] = {-10, -20, 0, 10, 20, 50};
  std::memcpy(header.data() + 104, hull, sizeof hull);
  m_models.files[kLamp] = header;
  const QString mesh = QStringLiteral("models/lamp.vvd");
  m_models.problems[kLamp] = Error::of(ErrorCode::NotFound, QStringLiteral("not there"), mesh);
  place(kLamp);
  show();
  EXPECT_EQ(m_missing.entries().front().path, mesh);
  EXPECT_EQ(meshOf(1).bounds, scene::Bounds({-10, 0, -20}, {10, 50, 20}));
  EXPECT_EQ(surface(1, 0).bounds, meshOf(1).bounds);
}

TEST_F(ModelsPlaced, BrokenOnesAreToldOnceAndNotAskedForAgain) {
  m_models.problems[kLamp] = Error::of(ErrorCode::Damaged, QStringLiteral("too short"), {});
  place(kLamp);
  place(kLamp);
  EXPECT_TRUE(show().empty());
  ASSERT_EQ(m_diagnostics.entries().size(), 1U);
  EXPECT_EQ(m_diagnostics.entries()[0].message, QStringLiteral("models/lamp.mdl: too short"));
  EXPECT_TRUE(m_missing.entries().empty());
  EXPECT_EQ(node(2).surfaceCount, 1);
}

TEST_F(ModelsPlaced, PartsThatDoNotFitAreDamage) {
  m_models.models[kLamp].mesh.surfaces[1].indexCount = 300;
  m_models.models[kWoodenCrate].skins.clear();
  place(kLamp);
  place(kWoodenCrate);
  show();
  EXPECT_EQ(m_diagnostics.entries().size(), 2U);
  EXPECT_EQ(meshOf(2).bounds.size(), QVector3D(32, 32, 32));
}

TEST_F(ModelsPlaced, TrianglesTogetherAreBounded) {
  m_limits.maxTriangles = 100; // a model has two triangles and two surfaces
  for (int i = 0; i < 5; ++i) {
    place(kWoodenCrate);
  }
  EXPECT_TRUE(show().empty());
  EXPECT_EQ(node(2).surfaceCount, 2);
  EXPECT_EQ(node(3).surfaceCount, 1) << "a box";
  EXPECT_TRUE(node(3).standIn);
  EXPECT_TRUE(says(QStringLiteral("triangles")));
}

TEST_F(ModelsPlaced, BytesTogetherAreBounded) {
  m_limits.maxTotalDecodedBytes = 4 * 250; // a quarter is for geometry: one of these
  place(kWoodenCrate);
  place(kLamp);
  show();
  EXPECT_EQ(node(1).surfaceCount, 2);
  EXPECT_EQ(node(2).surfaceCount, 1);
  EXPECT_TRUE(says(QStringLiteral("exceed the size limit")));
}

TEST_F(ModelsPlaced, AMapThatWasNeverLitHasNoLightOnThem) {
  place(kWoodenCrate).light.everywhere = QVector3D(1, 2, 3);
  show();
  EXPECT_EQ(node(1).light, scene::kNone);
}

TEST_F(ModelsPlaced, LightFromEverywhereIsAlikeOnAllSides) {
  m_light.lit = true;
  place(kWoodenCrate).light.everywhere = QVector3D(1, 2, 3);
  place(kWoodenCrate);
  show();
  ASSERT_EQ(node(1).light, scene::InstanceLightingIndex(0));
  EXPECT_EQ(m_scene->bake.instanceLightings[0].from({0, -1, 0}), QVector3D(1, 2, 3));
  EXPECT_EQ(node(2).light, scene::kNone) << "nothing is known of it";
}

} // namespace
} // namespace vitrine::tests
