// A scene with what has not been uploaded yet.
#include "render/batching/ShownScene.h"

#include "tests/render/HandmadeScene.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

TEST(ShownScene, ChangesArePendingUntilTheyAreTaken) {
  HandmadeScene maker;
  maker.addQuad(tile(NodeIndex(0), maker.addPlain({1, 1, 1})));
  const scene::ScenePtr scene = maker.finish();
  render::ShownScene shown(std::make_shared<const render::RenderScene>(batched(scene)),
                           session::snapshotOf(scene, scene->assets));
  ASSERT_EQ(shown.pendingChanges().size(), 1U);
  EXPECT_TRUE(shown.pendingChanges().at(0).material) << "still pending";

  state::SceneState state = state::startState(*scene);
  state.hidden.insert(DrawItemIndex(0));
  const auto updates =
      shown.show(session::snapshotOf(scene, scene->assets, state), render::LightmapPages::Bumped::Left);
  EXPECT_TRUE(updates.empty()) << "the light is the same";
  EXPECT_TRUE(shown.pendingChanges().at(0).material) << "joined with the new change";
  EXPECT_TRUE(shown.pendingChanges().at(0).indices);

  std::exchange(shown.pendingChanges(), {});
  EXPECT_TRUE(shown.pendingChanges().empty());
}

} // namespace
} // namespace vitrine::tests
