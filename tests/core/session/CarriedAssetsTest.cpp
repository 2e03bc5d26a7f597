#include "core/session/CarriedAssets.h"

#include "core/animation/FinishScene.h"

#include <gtest/gtest.h>

namespace vitrine::session {
namespace {

TEST(CarriedAssetsTest, NewTexturesStandBehindThoseFoundMeanwhile) {
  SceneBuilder first;
  first.assets.textures.resize(1);
  first.assets.materials.resize(1);
  scene::SceneAssets found = first.assets;
  found.textures.resize(3); // two were found
  SceneBuilder second = first;
  second.assets.textures.emplace_back().name = QStringLiteral("new");
  second.assets.materials.resize(2);
  second.assets.materials[1].slot(scene::TextureSlot::BaseColor).texture = 1;
  second.assets.materials[1].slot(scene::TextureSlot::Normal).texture = 0;
  const ScenePtr before = animation::finishScene(std::move(first));
  const ScenePtr after = animation::finishScene(std::move(second));
  const scene::SceneAssets carried = carriedAssets(*before, found, *after);
  ASSERT_EQ(carried.textures.size(), 4U);
  EXPECT_EQ(carried.textures[3].name, QStringLiteral("new"));
  EXPECT_EQ(carried.materials[1].slot(scene::TextureSlot::BaseColor).texture, TextureIndex(3));
  EXPECT_EQ(carried.materials[1].slot(scene::TextureSlot::Normal).texture, TextureIndex(0));
}

} // namespace
} // namespace vitrine::session
