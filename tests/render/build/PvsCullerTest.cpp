#include "render/build/PvsCuller.h"

#include "core/scene/ClusterCulling.h"

#include <gtest/gtest.h>

#include <random>

namespace vitrine::render {
namespace {

using scene::DrawItemId;
using scene::Scene;

constexpr int kClusters = 90;

/// Rows without runs of zeros: every cluster sees about a third of the others.
std::shared_ptr<const scene::Visibility> randomRows(std::mt19937& random) {
  auto visibility = std::make_shared<scene::Visibility>();
  visibility->clusterCount = kClusters;
  std::vector<std::byte> bytes{std::byte{0}};
  for (int cluster = 0; cluster < kClusters; ++cluster) {
    visibility->rowOffsets.push_back(static_cast<std::uint32_t>(bytes.size()));
    for (int i = 0; i < (kClusters + 7) / 8; ++i) {
      bytes.push_back(static_cast<std::byte>(1U << random() % 8 | 1U << random() % 8));
    }
  }
  visibility->rows = Bytes::adopt(std::move(bytes));
  // A tree of one node: in front of x = 0 is leaf 0 in cluster 5, behind it leaf 1, which is solid.
  visibility->nodes = {{{1, 0, 0}, 0, {-1, -2}}};
  visibility->leaves = {{5, 0, -1, {}}, {-1, 0, -1, {}}};
  return visibility;
}

/// Meshes of several surfaces, some shown by several nodes, in no, one or many clusters, some of which do not exist.
scene::ScenePtr randomScene() {
  std::mt19937 random(7);
  Scene scene;
  scene.visibility = randomRows(random);
  scene.layers = {{QStringLiteral("sky"), {}}};
  scene.backdrops = {{.layer = 0, .origin = {}, .fog = {}}};
  for (int i = 0; i < 40; ++i) {
    scene::Mesh mesh;
    mesh.vertices.positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    mesh.indices = {0, 1, 2};
    mesh.surfaces.resize(1 + random() % 5);
    std::vector<scene::SurfacePlace> places(mesh.surfaces.size());
    for (std::size_t k = 0; k < mesh.surfaces.size(); ++k) {
      mesh.surfaces[k].indexCount = 3;
      mesh.surfaces[k].layer = random() % 8 == 0 ? 0 : scene::kNone;
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
    scene.surfacePlaces.push_back(std::move(places));
    scene.meshes.push_back(std::move(mesh));
    for (std::uint32_t shown = 0; shown < 1 + random() % 3; ++shown) {
      scene::Node& node = scene.nodes.emplace_back();
      node.mesh = i;
    }
  }
  scene.surfacePlaces.resize(38);
  scene.finish();
  return std::make_shared<const Scene>(std::move(scene));
}

TEST(PvsCuller, AgreesWithTheSlowWay) {
  const scene::ScenePtr scene = randomScene();
  PvsCuller culler(scene);
  ASSERT_TRUE(culler.isUseful());
  std::size_t hidden = 0;
  for (int round = 0; round < 2; ++round) {
    for (int cluster = 0; cluster < kClusters; ++cluster) {
      const DrawSet expected(scene::itemsInClusters(*scene, scene->visibility->visibleFrom(cluster)));
      ASSERT_EQ(*culler.seenFrom(cluster), expected) << cluster;
      hidden += expected.size() - expected.countSet();
    }
  }
  EXPECT_GT(hidden, 1000U) << "the scene tests something";
}

TEST(PvsCuller, RemembersTheSetsUsedLast) {
  PvsCuller culler(randomScene());
  const auto first = culler.seenFrom(3);
  for (std::size_t other = 4; other < 4 + PvsCuller::kRemembered - 1; ++other) {
    culler.seenFrom(static_cast<int>(other));
  }
  EXPECT_EQ(culler.seenFrom(3), first) << "the very same";
  for (std::size_t other = 4; other < 4 + PvsCuller::kRemembered; ++other) {
    culler.seenFrom(static_cast<int>(other));
  }
  EXPECT_NE(culler.seenFrom(3), first);
  EXPECT_EQ(*culler.seenFrom(3), *first);
}

TEST(PvsCuller, SeesEverythingFromOutsideAndWithoutData) {
  const scene::ScenePtr scene = randomScene();
  PvsCuller culler(scene);
  EXPECT_EQ(culler.clusterAt({1, 0, 0}), 5);
  EXPECT_EQ(culler.clusterAt({-1, 0, 0}), -1);
  EXPECT_EQ(*culler.seenFrom(-1), DrawSet(scene->drawItems().size(), true));
  Scene bare = *scene;
  bare.visibility = nullptr;
  PvsCuller blind(std::make_shared<const Scene>(std::move(bare)));
  EXPECT_FALSE(blind.isUseful());
  EXPECT_EQ(blind.clusterAt({1, 0, 0}), -1);
  EXPECT_EQ(*blind.seenFrom(5), DrawSet(scene->drawItems().size(), true));
}

} // namespace
} // namespace vitrine::render
