#include "tests/core/scene/RoomsForTests.h"

#include "core/animation/FinishScene.h"
#include "core/visibility/Visibility.h"
#include "tests/core/scene/SceneBuilderForTests.h"

namespace vitrine::tests {

ScenePtr twoRooms() {
  SceneBuilder scene;
  for (int i = 0; i < 4; ++i) {
    addNode(scene, addMesh(scene, square()));
  }
  scene.world.surfaceLeaves = {
      {{.leaf = 0, .clusters = {0}}}, {{.leaf = 1, .clusters = {1}}}, {{.leaf = 0, .clusters = {0, 1}}}, {{}}};
  auto visibility = std::make_shared<visibility::Visibility>();
  visibility->nodes = {{{0, 0, 1}, -10, {1, -3}}, {{1, 0, 0}, 0, {-2, -1}}};
  visibility->leaves = {{0, 1, -1, {{-100, -100, -10}, {0, 100, 100}}},
                        {1, 2, -1, {{0, -100, -10}, {100, 100, 100}}},
                        {-1, 0, -1, {{-100, -100, -100}, {100, 100, -10}}}};
  visibility->leafSection = 7;
  visibility->clusterCount = 2;
  visibility->rows = Bytes::adopt(std::vector<std::byte>{std::byte{0}, std::byte{0b01}, std::byte{0b11}});
  visibility->rowOffsets = {1, 2};
  scene.world.visibility = visibility;
  return animation::finishScene(std::move(scene));
}

} // namespace vitrine::tests
