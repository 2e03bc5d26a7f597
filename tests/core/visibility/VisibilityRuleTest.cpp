#include "core/visibility/VisibilityRule.h"

#include "core/animation/FinishScene.h"
#include "tests/core/scene/RoomsForTests.h"

#include <gtest/gtest.h>

#include <random>

namespace vitrine::visibility {
namespace {

using tests::RoomItem;
using tests::twoRooms;

constexpr int kClusters = 90;
constexpr std::size_t kRowBytes = (kClusters + 7) / 8;
const QVector3D kOutside(1000, 0, 0);

QVector3D eyeIn(int cluster) {
  return {static_cast<float>(cluster) + 0.5F, 0, 0};
}

/// Cluster and leaf i are between x = i and x = i + 1; what is beyond the last is solid. Rows without runs of zeros:
/// every cluster sees about a sixth of the others.
std::shared_ptr<const Visibility> randomRows(std::mt19937& random) {
  auto visibility = std::make_shared<Visibility>();
  visibility->clusterCount = kClusters;
  std::vector<std::byte> bytes{std::byte{0}};
  for (int cluster = 0; cluster < kClusters; ++cluster) {
    visibility->rowOffsets.push_back(static_cast<std::uint32_t>(bytes.size()));
    for (std::size_t i = 0; i < kRowBytes; ++i) {
      bytes.push_back(static_cast<std::byte>(1U << random() % 8 | 1U << random() % 8));
    }
    const int behind = -1 - cluster;
    const int before = cluster + 1 < kClusters ? cluster + 1 : -1 - kClusters;
    visibility->nodes.push_back({{1, 0, 0}, static_cast<float>(cluster + 1), {before, behind}});
    visibility->leaves.push_back({cluster, 0, -1, {}});
  }
  visibility->leaves.push_back({-1, 0, -1, {}});
  visibility->rows = Bytes::adopt(std::move(bytes));
  return visibility;
}

/// Meshes of several surfaces, some shown by several nodes, in no, one or many clusters, some of which do not exist.
ScenePtr randomScene() {
  std::mt19937 random(7);
  SceneBuilder scene;
  scene.world.visibility = randomRows(random);
  scene.layers = {{QStringLiteral("sky"), {}}};
  scene.world.backdrops = {{.layer = 0, .origin = {}, .fog = {}}};
  for (int i = 0; i < 40; ++i) {
    scene::Mesh mesh;
    mesh.vertices.positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    mesh.indices = {0, 1, 2};
    mesh.surfaces.resize(1 + random() % 5);
    std::vector<scene::SurfaceLeaves> places(mesh.surfaces.size());
    for (std::size_t k = 0; k < mesh.surfaces.size(); ++k) {
      mesh.surfaces[k].indexCount = 3;
      mesh.surfaces[k].layer = random() % 8 == 0 ? LayerIndex(0) : scene::kNone;
      for (int cluster = static_cast<int>(random() % 60) - 2; cluster < kClusters + 20; cluster += 1 + random() % 60) {
        places[k].clusters.push_back(cluster);
      }
      if (random() % 5 == 0) {
        places[k].clusters.clear();
      }
    }
    if (random() % 8 == 0) {
      places.pop_back();
    }
    scene.world.surfaceLeaves.push_back(std::move(places));
    const MeshIndex index = scene.meshes.add(std::move(mesh));
    for (std::uint32_t shown = 0; shown < 1 + random() % 3; ++shown) {
      scene.nodes.emplace_back().mesh = index;
    }
  }
  scene.world.surfaceLeaves.resize(38);
  return animation::finishScene(std::move(scene));
}

bool isInRow(const Visibility& visibility, int row, int cluster) {
  const std::size_t at = visibility.rowOffsets[static_cast<std::size_t>(row)] + static_cast<std::size_t>(cluster) / 8;
  return (std::to_integer<unsigned>(visibility.rows[at]) >> cluster % 8 & 1) != 0;
}

/// By the bytes of the row alone.
bool expectedToBeDrawn(const Scene& scene, int eyeCluster, DrawItemIndex item) {
  const scene::DrawItem& shown = scene.drawItems()[item];
  const auto surface = static_cast<std::size_t>(shown.surface);
  const scene::ByMesh<std::vector<scene::SurfaceLeaves>>& leaves = scene.world.surfaceLeaves;
  const bool placed = leaves.contains(shown.mesh) && surface < leaves[shown.mesh].size();
  if (!placed || leaves[shown.mesh][surface].clusters.empty() ||
      scene.meshes[shown.mesh].surfaces[surface].layer == 0) {
    return true;
  }
  return std::ranges::any_of(leaves[shown.mesh][surface].clusters, [&](int cluster) {
    return cluster >= 0 && cluster < kClusters && isInRow(*scene.world.visibility, eyeCluster, cluster);
  });
}

TEST(VisibilityRule, SaysTheSameAsTheBytesOfTheRows) {
  const ScenePtr scene = randomScene();
  std::size_t left = 0;
  for (int cluster = 0; cluster < kClusters; ++cluster) {
    const VisibilityRule rule(*scene, eyeIn(cluster));
    ASSERT_EQ(rule.cluster(), cluster);
    ASSERT_TRUE(rule.leavesOut());
    const ItemSet drawn = rule.drawnItems();
    for (const DrawItemIndex item : scene->drawItems().indices()) {
      ASSERT_EQ(drawn.contains(item), expectedToBeDrawn(*scene, cluster, item)) << cluster << ", " << item.number();
      ASSERT_EQ(rule.isDrawn(item), drawn.contains(item));
    }
    left += scene->drawItems().size() - drawn.count();
  }
  EXPECT_GT(left, 1000U) << "the scene tests something";
}

TEST(VisibilityRule, LeavesNothingOutFromOutsideAndWithoutData) {
  const ScenePtr scene = randomScene();
  const ItemSet all = ItemSet::range(0, scene->drawItems().size());
  const VisibilityRule outside(*scene, kOutside);
  EXPECT_EQ(outside.cluster(), -1);
  EXPECT_FALSE(outside.leavesOut());
  EXPECT_EQ(outside.drawnItems(), all);
  SceneBuilder changed(*scene);
  changed.world.visibility = nullptr;
  const ScenePtr unknown = animation::finishScene(std::move(changed));
  const VisibilityRule blind(*unknown, eyeIn(3));
  EXPECT_EQ(blind.leaf(), -1);
  EXPECT_FALSE(blind.leavesOut());
  EXPECT_EQ(blind.drawnItems(), all);
}

TEST(VisibilityRule, KeepsWhatMayBeSeen) {
  const ScenePtr scene = twoRooms();
  EXPECT_EQ(VisibilityRule(*scene, {-5, 0, 0}).drawnItems(),
            (ItemSet{RoomItem::Left, RoomItem::Both, RoomItem::Nowhere}));
  EXPECT_EQ(VisibilityRule(*scene, {5, 0, 0}).drawnItems(), ItemSet::range(0, 4));
  SceneBuilder changed(*scene);
  changed.world.surfaceLeaves.clear();
  const ScenePtr placeless = animation::finishScene(std::move(changed));
  EXPECT_EQ(VisibilityRule(*placeless, {-5, 0, 0}).drawnItems(), ItemSet::range(0, 4)) << "nothing has a place";
}

} // namespace
} // namespace vitrine::visibility
