#include "core/session/CarriedAssets.h"

#include <gtest/gtest.h>

namespace vitrine::session {
namespace {

TEST(CarriedAssetsTest, NewTexturesStandBehindThoseFoundMeanwhile) {
  Scene before;
  before.assets.textures.resize(1);
  before.assets.materials.resize(1);
  scene::SceneAssets found = before.assets;
  found.textures.resize(3); // two were found
  Scene after = before;
  after.assets.textures.emplace_back().name = QStringLiteral("new");
  after.assets.materials.resize(2);
  after.assets.materials[1].slot(scene::TextureSlot::BaseColor).texture = 1;
  after.assets.materials[1].slot(scene::TextureSlot::Normal).texture = 0;
  const scene::SceneAssets carried = carriedAssets(before, found, after);
  ASSERT_EQ(carried.textures.size(), 4U);
  EXPECT_EQ(carried.textures[3].name, QStringLiteral("new"));
  EXPECT_EQ(carried.materials[1].slot(scene::TextureSlot::BaseColor).texture, 3);
  EXPECT_EQ(carried.materials[1].slot(scene::TextureSlot::Normal).texture, 0);
}

} // namespace
} // namespace vitrine::session
