#include "render/batching/DrawList.h"

#include "render/ScenePreparation.h"
#include "tests/render/HandmadeScene.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vitrine::tests {
namespace {

using render::DrawList;

using Changes = DrawList::Changes;

/// Three quads in the plane z: a textured one on a layer, and two panes of glass behind each other.
class DrawListTest : public testing::Test {
protected:
  DrawListTest() {
    m_texture = m_maker.addTexture(quarters(4));
    m_textured = m_maker.addTextured(m_texture);
    m_layer = m_maker.addLayer(QStringLiteral("wall"), true);
    scene::Material glass;
    glass.name = QStringLiteral("glass");
    glass.blend = scene::Blend::AlphaBlend;
    glass.slot(scene::TextureSlot::BaseColor).texture = m_texture;
    m_glass = m_maker.addMaterial(glass);
    m_wall = add(-3, m_textured, m_layer);
    m_near = add(-1, m_glass);
    m_far = add(-2, m_glass);
    m_scene = m_maker.finish();
    base::Progress progress;
    m_prepared = render::prepareScene(m_scene, m_scene->assets, progress);
  }

  DrawItemIndex add(float z, MaterialIndex material, LayerIndex layer = scene::kNone) {
    return m_maker.addQuad(
        {.corner = {-1, 1, z}, .toRight = {2, 0, 0}, .down = {0, -2, 0}, .material = material, .layer = layer});
  }

  DrawList made() const { return {m_prepared, session::snapshotOf(m_scene, m_scene->assets)}; }

  session::Snapshot snapshotOf(const state::SceneState& state) const {
    return session::snapshotOf(m_scene, m_scene->assets, state);
  }

  /// Draw call that has an item.
  static std::size_t drawOf(const DrawList& list, DrawItemIndex item) {
    for (std::size_t draw = 0; draw < list.size(); ++draw) {
      for (const render::BatchRange& range : list[draw].batch->ranges) {
        if (range.item == item) {
          return draw;
        }
      }
    }
    ADD_FAILURE() << "no draw call has the item";
    return 0;
  }

  using Taken = std::vector<std::pair<std::size_t, Changes>>;

  HandmadeScene m_maker;
  TextureIndex m_texture;
  MaterialIndex m_textured;
  MaterialIndex m_glass;
  LayerIndex m_layer;
  DrawItemIndex m_wall;
  DrawItemIndex m_near;
  DrawItemIndex m_far;
  scene::ScenePtr m_scene;
  render::RenderScenePtr m_prepared;
};

TEST_F(DrawListTest, AllIsNewAtFirst) {
  DrawList list = made();
  ASSERT_EQ(list.size(), 2U);
  const Taken taken = list.takeChanges();
  ASSERT_EQ(taken.size(), 2U);
  for (const auto& [draw, changes] : taken) {
    EXPECT_TRUE(changes.material && changes.indices && changes.colors);
    EXPECT_FALSE(changes.place || changes.vertices || changes.bounds) << "nothing moves it";
    EXPECT_EQ(list[draw].posed, nullptr);
  }
  EXPECT_TRUE(list.takeChanges().empty()) << "taken once";
  EXPECT_EQ(list.triangles(), 6U);
  EXPECT_EQ(batchCount(list), 2);
  EXPECT_EQ(list.translucentPasses(), 1);
  EXPECT_EQ(opaqueItems(list), ItemSet{m_wall});
  EXPECT_EQ(list.takeIndices(drawOf(list, m_wall)).size(), 6U);
  EXPECT_EQ(list.takeIndices(drawOf(list, m_near)).size(), 12U);
}

TEST_F(DrawListTest, ALayerChangesTheBatchesThatHaveIt) {
  DrawList list = made();
  list.takeChanges();
  state::SceneState hidden;
  hidden.controls[QStringLiteral("layer.wall")] = 0;
  list.show(snapshotOf(hidden));
  const std::size_t wall = drawOf(list, m_wall);
  EXPECT_EQ(list.takeChanges(), (Taken{{wall, {.indices = true}}}));
  EXPECT_TRUE(list.takeIndices(wall).empty());
  EXPECT_EQ(list.triangles(), 4U);
  EXPECT_EQ(batchCount(list), 1);
  EXPECT_FALSE(list.shown().contains(m_wall));
  list.show(snapshotOf(hidden));
  EXPECT_TRUE(list.takeChanges().empty()) << "the same again";
}

TEST_F(DrawListTest, WhatIsNotSeenIsShownButNotDrawn) {
  DrawList list = made();
  list.takeChanges();
  list.setSeen(std::make_shared<const ItemSet>(ItemSet{m_wall, m_near}));
  const std::size_t glass = drawOf(list, m_near);
  EXPECT_EQ(list.takeChanges(), (Taken{{glass, {.indices = true}}}));
  EXPECT_EQ(list.takeIndices(glass).size(), 6U);
  EXPECT_TRUE(list.shown().contains(m_far));
  EXPECT_FALSE(list.drawn().contains(m_far));
  list.setSeen(nullptr);
  EXPECT_EQ(list.takeIndices(glass).size(), 12U);
}

TEST_F(DrawListTest, WhatHasNeverBeenDrawnIsKeptBack) {
  DrawList list = made();
  list.setSeen(std::make_shared<const ItemSet>(ItemSet{m_wall}));
  const std::size_t wall = drawOf(list, m_wall);
  const std::size_t glass = drawOf(list, m_near);
  Taken taken = list.takeChanges();
  ASSERT_EQ(taken.size(), 1U);
  EXPECT_EQ(taken.front().first, wall);
  EXPECT_EQ(list.deferred(), 1U);
  list.setSeen(nullptr);
  taken = list.takeChanges();
  ASSERT_EQ(taken.size(), 1U);
  EXPECT_EQ(taken.front().first, glass);
  EXPECT_TRUE(taken.front().second.material && taken.front().second.indices && taken.front().second.colors)
      << "all of it is new, though it was prepared long before";
  EXPECT_EQ(list.deferred(), 0U);
  list.setSeen(std::make_shared<const ItemSet>(ItemSet{m_wall}));
  EXPECT_EQ(list.takeChanges(), (Taken{{glass, {.indices = true}}})) << "a renderer has it, and must stop drawing it";
}

TEST_F(DrawListTest, WhatWasKeptBackIsHandedOverWhenThereIsTime) {
  DrawList list = made();
  list.setSeen(std::make_shared<const ItemSet>());
  EXPECT_TRUE(list.takeChanges().empty());
  EXPECT_EQ(list.deferred(), 2U);
  EXPECT_EQ(list.takeChanges(1).size(), 1U);
  EXPECT_EQ(list.deferred(), 1U);
  EXPECT_EQ(list.takeChanges(8).size(), 1U);
  EXPECT_EQ(list.deferred(), 0U);
}

TEST_F(DrawListTest, APatchChangesTheMaterialsThatItTouches) {
  DrawList list = made();
  list.takeChanges();
  scene::ScenePatch patch;
  patch.materials.emplace_back(m_textured, m_scene->assets.materials[m_textured]);
  patch.materials.back().second.color = QVector4D(1, 0, 0, 1);
  scene::SceneAssets after = list.assets();
  patch.applyTo(after);
  list.applyPatch(patch, after);
  const std::size_t wall = drawOf(list, m_wall);
  EXPECT_EQ(list.takeChanges(), (Taken{{wall, {.indices = true, .material = true}}}));
  EXPECT_EQ(list[wall].material.color, QVector4D(1, 0, 0, 1));
}

TEST_F(DrawListTest, AMaterialThatTurnsTranslucentHasAPassOfItsOwn) {
  DrawList list = made();
  list.takeChanges();
  scene::ScenePatch patch;
  patch.materials.emplace_back(m_textured, m_scene->assets.materials[m_textured]);
  patch.materials.back().second.blend = scene::Blend::AlphaBlend;
  patch.materials.back().second.drawOrder = -1;
  scene::SceneAssets after = list.assets();
  patch.applyTo(after);
  list.applyPatch(patch, after);
  EXPECT_EQ(list.translucentPasses(), 2);
  EXPECT_EQ(list.effectOf(drawOf(list, m_wall)).drawOrder, 0);
  EXPECT_EQ(list.effectOf(drawOf(list, m_near)).drawOrder, 1) << "moved to the second pass";
  const Taken taken = list.takeChanges();
  const auto glass = std::ranges::find(taken, drawOf(list, m_near), &Taken::value_type::first);
  ASSERT_NE(glass, taken.end());
  EXPECT_TRUE(glass->second.material);
  EXPECT_TRUE(opaqueItems(list).empty());
}

TEST_F(DrawListTest, TranslucentTrianglesAreSortedFarToNear) {
  DrawList list = made();
  list.takeChanges();
  const std::size_t glass = drawOf(list, m_near);
  DrawList other = made();
  const std::vector<std::uint32_t> asBuilt = other.takeIndices(glass);
  std::vector<DrawList::SortTask> tasks = list.sortTasks(QVector3D());
  ASSERT_EQ(tasks.size(), 1U) << "the wall is opaque";
  EXPECT_EQ(tasks.front().draw, glass);
  list.applySorted(render::sorted(std::move(tasks)));
  EXPECT_EQ(list.takeChanges(), (Taken{{glass, {.indices = true}}}));
  std::vector<std::uint32_t> farFirst(asBuilt.begin() + 6, asBuilt.end());
  farFirst.insert(farFirst.end(), asBuilt.begin(), asBuilt.begin() + 6);
  EXPECT_EQ(list.takeIndices(glass), farFirst);
  list.setSeen(std::make_shared<const ItemSet>(ItemSet{m_near, m_far}));
  list.setSeen(std::make_shared<const ItemSet>(ItemSet{m_near}));
  list.setSeen(nullptr);
  EXPECT_EQ(list.takeIndices(glass), farFirst) << "made anew for the last eye";
  EXPECT_TRUE(list.isSorted());
}

TEST_F(DrawListTest, ASortOfWhatIsNoLongerDrawnIsDropped) {
  DrawList list = made();
  list.takeChanges();
  std::vector<DrawList::SortTask> tasks = render::sorted(list.sortTasks(QVector3D()));
  list.setSeen(std::make_shared<const ItemSet>(ItemSet{m_near}));
  list.takeChanges();
  list.applySorted(std::move(tasks));
  EXPECT_TRUE(list.takeChanges().empty());
  EXPECT_EQ(list.takeIndices(drawOf(list, m_near)).size(), 6U);
}

/// Quads of plain colours, which share a batch until a patch gives one of them a picture.
TEST(DrawListSplit, APatchTakesAMaterialOutOfItsMergedBatch) {
  HandmadeScene maker;
  const TextureIndex texture = maker.addTexture(quarters(4));
  const MaterialIndex red = maker.addPlain({1, 0, 0});
  const MaterialIndex blue = maker.addPlain({0, 0, 1});
  const DrawItemIndex first = maker.addQuad({.toRight = {1, 0, 0}, .down = {0, -1, 0}, .material = red});
  const DrawItemIndex second = maker.addQuad({.toRight = {1, 0, 0}, .down = {0, -1, 0}, .material = blue});
  const scene::ScenePtr scene = maker.finish();
  base::Progress progress;
  DrawList list(render::prepareScene(scene, scene->assets, progress), session::snapshotOf(scene, scene->assets));
  ASSERT_EQ(list.size(), 1U);
  list.takeChanges();
  scene::ScenePatch patch;
  patch.materials.emplace_back(blue, texturedMaterial(texture));
  scene::SceneAssets after = scene->assets;
  patch.applyTo(after);
  list.applyPatch(patch, after);
  ASSERT_EQ(list.size(), 2U);
  const auto taken = list.takeChanges();
  ASSERT_EQ(taken.size(), 2U);
  EXPECT_EQ(taken[0], std::pair(std::size_t{0}, Changes{.indices = true}));
  EXPECT_EQ(taken[1].first, 1U);
  EXPECT_TRUE(taken[1].second.material);
  EXPECT_EQ(list.takeIndices(0).size(), 6U);
  EXPECT_EQ(list.takeIndices(1).size(), 6U);
  ASSERT_EQ(list[1].batch->ranges.size(), 1U);
  EXPECT_EQ(list[1].batch->ranges.front().item, second);
  EXPECT_EQ(list[0].batch->ranges.front().item, first);
  EXPECT_EQ(list.triangles(), 4U) << "none twice";
}

} // namespace
} // namespace vitrine::tests
