#include "core/scene/SceneAssets.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::scene {
namespace {

Texture texture(const char* name, AssetState state = AssetState::Ready) {
  Texture made;
  made.name = QString::fromLatin1(name);
  made.state = state;
  return made;
}

TEST(ScenePatch, ReplacesAndAppends) {
  SceneAssets assets;
  assets.materials.resize(2);
  assets.textures.push_back(texture("old"));
  ScenePatch patch;
  Material material;
  material.name = QStringLiteral("new material");
  material.slot(TextureSlot::BaseColor).texture = 2;
  patch.materials.emplace_back(MaterialIndex(1), material);
  patch.textures.emplace_back(TextureIndex(0), texture("replaced"));
  patch.textures.emplace_back(TextureIndex(1), texture("first new"));
  patch.textures.emplace_back(TextureIndex(2), texture("second new"));
  EXPECT_FALSE(patch.empty());
  patch.applyTo(assets);
  ASSERT_EQ(assets.textures.size(), 3U);
  EXPECT_EQ(assets.textures[0].name, QStringLiteral("replaced"));
  EXPECT_EQ(assets.textures[2].name, QStringLiteral("second new"));
  EXPECT_EQ(assets.materials[0].name, QString());
  EXPECT_EQ(assets.materials[1].name, QStringLiteral("new material"));
}

TEST(ScenePatch, EmptyChangesNothing) {
  SceneAssets assets;
  assets.textures.push_back(texture("a"));
  EXPECT_TRUE(ScenePatch().empty());
  ScenePatch().applyTo(assets);
  EXPECT_EQ(assets.textures.size(), 1U);
}

TEST(SceneAssets, KnowsWhetherAnythingIsPending) {
  SceneAssets assets;
  EXPECT_FALSE(assets.anyPending());
  assets.textures.push_back(texture("missing", AssetState::Missing));
  EXPECT_FALSE(assets.anyPending());
  assets.materials.resize(1);
  assets.materials[0].state = AssetState::Pending;
  EXPECT_TRUE(assets.anyPending());
}

TEST(AssetRef, IsItsKindAndPath) {
  const AssetRef a{AssetKind::Texture, QStringLiteral("x"), QStringLiteral("texdata 1")};
  EXPECT_EQ(a, (AssetRef{AssetKind::Texture, QStringLiteral("x"), QStringLiteral("texdata 2")}));
  EXPECT_FALSE(a == (AssetRef{AssetKind::Material, QStringLiteral("x"), {}}));
  EXPECT_TRUE(AssetRef().empty());
}

} // namespace
} // namespace vitrine::scene
