#include "core/links/MapStatistics.h"

#include "core/animation/FinishScene.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::links {
namespace {

/// Two crates of a file, one of them three times as large; a lamp of a file; a world of two squares of two materials,
/// of which the second is a triangle more.
class MapStatisticsTest : public testing::Test {
protected:
  MapStatisticsTest() {
    SceneBuilder made;
    made.assets.materials.resize(2);
    made.assets.materials[MaterialIndex(0)].name = QStringLiteral("few");
    made.assets.materials[MaterialIndex(1)].name = QStringLiteral("many");
    const MeshIndex world = tests::addMesh(made, tests::square(), ofMaterial(0));
    std::vector<QVector3D> more = tests::square(1);
    more.insert(more.end(), {{0, 0, 2}, {1, 0, 2}, {0, 1, 2}});
    tests::addSurface(made.meshes[world], more, ofMaterial(1));
    made.meshes[world].name = QStringLiteral("the world");
    tests::addNode(made, world);
    const MeshIndex crate = tests::addMesh(made, tests::square(), ofMaterial(0));
    QMatrix4x4 large;
    large.scale(3);
    addProp(made, "crate.mdl", crate, {});
    m_large = addProp(made, "crate.mdl", crate, large);
    QMatrix4x4 wide;
    wide.scale(2);
    addProp(made, "lamp.mdl", tests::addMesh(made, tests::square(), ofMaterial(0)), wide);
    m_scene = animation::finishScene(std::move(made));
    Progress progress;
    m_statistics = mapStatisticsOf(m_document, m_scene.get(), progress);
  }

  static scene::Surface ofMaterial(int material) {
    scene::Surface made;
    made.material = MaterialIndex(material);
    return made;
  }
  static NodeIndex addProp(SceneBuilder& made, const char* model, MeshIndex mesh, const QMatrix4x4& local) {
    const NodeIndex node = tests::addNode(made, mesh, scene::kNone, local);
    made.nodes[node].kind = scene::NodeKind::Prop;
    made.nodes[node].model = {scene::AssetKind::Model, QString::fromLatin1(model), {}};
    return node;
  }

  Document m_document;
  std::shared_ptr<const Scene> m_scene;
  NodeIndex m_large;
  MapStatistics m_statistics;
};

TEST_F(MapStatisticsTest, MaterialsDescendByTriangles) {
  // Three squares of models and one of the world; the other material has a square and a triangle.
  ASSERT_EQ(m_statistics.materials.size(), 2U);
  EXPECT_EQ(m_statistics.materials[0].material, MaterialIndex(0));
  EXPECT_EQ(m_statistics.materials[0].cost, (DrawCost{8, 4, 0}));
  EXPECT_EQ(m_statistics.materials[1].material, MaterialIndex(1));
  EXPECT_EQ(m_statistics.materials[1].cost, (DrawCost{3, 1, 0}));
  EXPECT_EQ(m_statistics.total, (DrawCost{11, 5, 0}));
}

TEST_F(MapStatisticsTest, TheLargestModelIsFirst) {
  ASSERT_EQ(m_statistics.models.size(), 3U);
  EXPECT_EQ(m_statistics.models[0].name, QStringLiteral("crate.mdl"));
  EXPECT_EQ(m_statistics.models[0].size, 6.0F) << "three times a square of 2 units";
  EXPECT_EQ(m_statistics.models[0].node, m_large);
  EXPECT_EQ(m_statistics.models[0].places, 2U);
  EXPECT_TRUE(m_statistics.models[0].isFile);
  EXPECT_EQ(m_statistics.models[0].cost, (DrawCost{4, 2, 0}));
  EXPECT_EQ(m_statistics.models[1].name, QStringLiteral("lamp.mdl"));
  EXPECT_EQ(m_statistics.models[1].size, 4.0F);
  EXPECT_EQ(m_statistics.models[2].name, QStringLiteral("the world"));
  EXPECT_FALSE(m_statistics.models[2].isFile);
}

TEST_F(MapStatisticsTest, TextHasTheFirstEntriesAndHowManyMore) {
  QStringList lines;
  describeMapStatistics(m_document, m_statistics, 1, [&lines](const QString& line) { lines << line; });
  EXPECT_EQ(lines.value(0), QStringLiteral("shown at first: 11 triangles, 5 items, 0 bytes of lightmaps"));
  EXPECT_TRUE(lines.contains(QStringLiteral("models, largest first (3)")));
  EXPECT_TRUE(
      lines.contains(QStringLiteral("  crate.mdl: 6 units, 2 places, 4 triangles, 2 items, 0 bytes of lightmaps")));
  EXPECT_TRUE(lines.contains(QStringLiteral("  … and 2 more")));
  EXPECT_EQ(lines.filter(QStringLiteral("lamp.mdl")).size(), 0);
}

TEST_F(MapStatisticsTest, DamageIsListedWhole) {
  Diagnostics found;
  found.damage(QStringLiteral("face 4 is left out"), ByteRange{base::kFileSpace, 0x1f0, 56});
  found.damage(QStringLiteral("face 5 is left out"), ByteRange{base::kFileSpace, 0x300, 56});
  found.warn(QStringLiteral("a lump is odd"), ByteRange{2, 0x10, 4});
  m_document.diagnostics = found.entries();
  Progress progress;
  const MapStatistics statistics = mapStatisticsOf(m_document, nullptr, progress);
  QStringList lines;
  describeMapStatistics(m_document, statistics, 1, [&lines](const QString& line) { lines << line; });
  EXPECT_EQ(lines.mid(1), (QStringList{QStringLiteral("damage (2)"),
                                       QStringLiteral("  damage: face 4 is left out (at byte 0x1f0), 2 times"),
                                       QStringLiteral("  warning: a lump is odd (at byte 0x10 of space 2)")}));
  const structure::Json json = mapStatisticsJson(m_document, statistics);
  ASSERT_EQ(json["damage"].size(), 2U);
  EXPECT_EQ(json["damage"][0]["message"], "face 4 is left out");
  EXPECT_EQ(json["damage"][0]["severity"], "damage");
  EXPECT_EQ(json["damage"][0]["offset"], 0x1f0);
  EXPECT_EQ(json["damage"][0]["size"], 56);
  EXPECT_EQ(json["damage"][0]["count"], 2);
  EXPECT_FALSE(json["damage"][0].contains("space"));
  EXPECT_EQ(json["damage"][1]["space"], 2);
}

} // namespace
} // namespace vitrine::links
