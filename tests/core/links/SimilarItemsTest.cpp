#include "core/links/SimilarItems.h"

#include "core/animation/FinishScene.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::links {
namespace {

using Items = std::vector<DrawItemIndex>;

/// Node 0: the world, items 0 to 2: two surfaces of material 0 of section 1, one of section 2. Nodes 1 and 2: lamps
/// of one model, of class "prop_lamp", with a part below each (nodes 4 and 5). Node 3: a crate, a prop of another model
/// and the same class.
class SimilarItemsTest : public testing::Test {
protected:
  SimilarItemsTest() {
    SceneBuilder made;
    made.assets.materials.resize(2);
    const MeshIndex world = tests::addMesh(made, tests::square(), surface(0, 1));
    for (const SectionId section : {SectionId(1), SectionId(2)}) {
      made.meshes[world].surfaces.push_back(made.meshes[world].surfaces.front());
      made.meshes[world].surfaces.back().provenance.section = section;
    }
    tests::addNode(made, world);
    const MeshIndex part = tests::addMesh(made, tests::square(), surface(1, 0));
    const MeshIndex other = tests::addMesh(made, tests::square(), surface(1, 0));
    const NodeIndex first = addProp(made, QStringLiteral("lamp.mdl"), scene::kNone);
    const NodeIndex second = addProp(made, QStringLiteral("lamp.mdl"), scene::kNone);
    addProp(made, QStringLiteral("crate.mdl"), other);
    tests::addNode(made, part, first);
    tests::addNode(made, part, second);
    scene = animation::finishScene(std::move(made));
  }

  static scene::Surface surface(int material, SectionId section) {
    scene::Surface made;
    made.material = MaterialIndex(material);
    made.provenance.section = section;
    return made;
  }
  static NodeIndex addProp(SceneBuilder& made, const QString& model, MeshIndex mesh) {
    const NodeIndex node = tests::addNode(made, mesh);
    made.nodes[node].kind = scene::NodeKind::Prop;
    made.nodes[node].model = {scene::AssetKind::Model, model, {}};
    made.nodes[node].properties.push_back({QStringLiteral("classname"), QStringLiteral("prop_lamp"), {}, {}});
    return node;
  }
  Items itemsOfNode(int node) const {
    Items items;
    for (const DrawItemIndex item : scene->drawItems().indices()) {
      if (scene->drawItems()[item].node == NodeIndex(node)) {
        items.push_back(item);
      }
    }
    return items;
  }

  ScenePtr scene;
};

TEST_F(SimilarItemsTest, TheObjectOfAPartIsTheNodeThatNamesItsModel) {
  EXPECT_EQ(objectOf(*scene, NodeIndex(4)), NodeIndex(1));
  EXPECT_EQ(objectOf(*scene, NodeIndex(3)), NodeIndex(3));
  EXPECT_EQ(objectOf(*scene, NodeIndex(0)), NodeIndex(0)) << "part of nothing";
}

TEST_F(SimilarItemsTest, AModelIsSelectedWhereverItStands) {
  const Items lamps{itemsOfNode(4).front(), itemsOfNode(5).front()};
  EXPECT_EQ(itemsOfModel(*scene, NodeIndex(4)), lamps);
  EXPECT_EQ(itemsSimilarTo(*scene, lamps.back()), lamps);
}

TEST_F(SimilarItemsTest, AClassHasModelsOfAllKinds) {
  EXPECT_EQ(classOf(scene->nodes[NodeIndex(2)]), QStringLiteral("prop_lamp"));
  EXPECT_EQ(itemsOfClass(*scene, NodeIndex(5)).size(), 3U);
  EXPECT_EQ(itemsOfClass(*scene, NodeIndex(0)).size(), 3U) << "those of no class and the same kind";
}

TEST_F(SimilarItemsTest, SurfacesOfTheWorldAreSimilarByMaterialAndSection) {
  EXPECT_EQ(itemsSimilarTo(*scene, DrawItemIndex(1)), (Items{DrawItemIndex(0), DrawItemIndex(1)}));
  EXPECT_EQ(itemsSimilarTo(*scene, DrawItemIndex(2)), Items{DrawItemIndex(2)});
}

} // namespace
} // namespace vitrine::links
