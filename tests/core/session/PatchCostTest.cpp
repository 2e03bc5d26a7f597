// A patch costs what it changes: memory that is copied is memory that was asked for, and that is counted here.
#include "core/animation/FinishScene.h"
#include "core/session/DocumentSession.h"
#include "tests/core/session/AllocatedBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

scene::ScenePtr sceneWith(std::size_t materials) {
  SceneBuilder scene;
  for (std::size_t i = 0; i < materials; ++i) {
    scene.assets.materials.emplace_back().name = QString::number(i);
    scene.assets.textures.emplace_back().name = QString::number(i);
  }
  return animation::finishScene(std::move(scene));
}

/// Bytes that are copied as a session takes a patch of one material and its texture, while a snapshot holds what was
/// shown before.
std::size_t bytesCopied(std::size_t materials) {
  session::DocumentSession session;
  session.open(nullptr, sceneWith(materials));
  const session::Snapshot before = session.snapshot();
  scene::ScenePatch patch;
  patch.materials.emplace_back(MaterialIndex(17), scene::Material()).second.name = QStringLiteral("found");
  patch.textures.emplace_back(TextureIndex(17), scene::Texture()).second.name = QStringLiteral("picture");
  const std::size_t start = allocatedBytes();
  session.apply(patch);
  const session::Snapshot after = session.snapshot();
  const std::size_t copied = allocatedBytes() - start;
  EXPECT_EQ(before.assets.materials[17].name, QStringLiteral("17"));
  EXPECT_EQ(after.assets.materials[17].name, QStringLiteral("found"));
  EXPECT_EQ(&before.assets.materials[18], &after.assets.materials[18]);
  return copied;
}

TEST(PatchCost, OfOneMaterialDoesNotGrowWithTheScene) {
  const std::size_t small = bytesCopied(50);
  EXPECT_EQ(bytesCopied(5000), small);
  EXPECT_GT(small, sizeof(scene::Material)) << "something is counted";
  EXPECT_LT(small, 16 * 1024U);
}

} // namespace
} // namespace vitrine::tests
