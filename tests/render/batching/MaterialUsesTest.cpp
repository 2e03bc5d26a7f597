#include "render/batching/MaterialUses.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using render::MaterialUses;
using render::TranslucentPasses;

scene::Material material(TextureIndex texture, scene::Blend blend = scene::Blend::Opaque, int order = 0) {
  scene::Material made;
  made.slot(scene::TextureSlot::BaseColor).texture = texture;
  made.blend = blend;
  made.drawOrder = order;
  return made;
}

scene::ScenePatch patchOf(MaterialIndex index, const scene::Material& material) {
  scene::ScenePatch patch;
  patch.materials.emplace_back(index, material);
  return patch;
}

class MaterialUsesTest : public testing::Test {
protected:
  MaterialUsesTest() {
    assets.textures.resize(2);
    assets.materials = {material(0), material(1, scene::Blend::AlphaBlend, 3), material(1)};
  }

  /// Takes over a patch and tells which materials it was about.
  std::set<MaterialIndex> take(MaterialUses& uses, const scene::ScenePatch& patch) {
    const std::set<MaterialIndex> touched = uses.touchedBy(patch);
    patch.applyTo(assets);
    uses.follow(touched, assets);
    return touched;
  }

  scene::SceneAssets assets;
};

TEST_F(MaterialUsesTest, ATextureTouchesThoseThatUseIt) {
  MaterialUses uses({}, assets);
  scene::ScenePatch patch;
  patch.textures.emplace_back(TextureIndex(1), scene::Texture());
  EXPECT_EQ(take(uses, patch), (std::set<MaterialIndex>{1, 2}));
  EXPECT_EQ(take(uses, patchOf(2, material(0))), std::set<MaterialIndex>{2});
  EXPECT_EQ(take(uses, patch), std::set<MaterialIndex>{1}) << "the other uses it no more";
  scene::ScenePatch first;
  first.textures.emplace_back(TextureIndex(0), scene::Texture());
  EXPECT_EQ(take(uses, first), (std::set<MaterialIndex>{0, 2}));
}

TEST_F(MaterialUsesTest, OrdersAreThoseOfTranslucentMaterials) {
  MaterialUses uses({}, assets);
  EXPECT_EQ(uses.orders(), TranslucentPasses({3}));
  take(uses, patchOf(0, material(0, scene::Blend::Additive, 7)));
  take(uses, patchOf(2, material(0, scene::Blend::Additive, 3)));
  EXPECT_EQ(uses.orders(), TranslucentPasses({3, 7}));
  take(uses, patchOf(1, material(0)));
  EXPECT_EQ(uses.orders(), TranslucentPasses({3, 7})) << "another one has it";
  take(uses, patchOf(2, material(0)));
  EXPECT_EQ(uses.orders(), TranslucentPasses({7}));
}

TEST_F(MaterialUsesTest, MergedBatchesKeepTheOrdersTheyWerePreparedWith) {
  std::vector<render::Batch> batches(1);
  batches[0].merged = true;
  batches[0].material = 1;
  batches[0].renderMaterial = render::renderMaterialOf(1, assets);
  MaterialUses uses(batches, assets);
  take(uses, patchOf(1, material(0)));
  EXPECT_EQ(uses.orders(), TranslucentPasses({3}));
}

} // namespace
} // namespace vitrine::tests
