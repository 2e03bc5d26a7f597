#include "core/picking/RayCaster.h"

#include "core/animation/FinishScene.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <memory>
#include <random>

namespace vitrine::picking {
namespace {

using tests::addMesh;
using tests::addNode;
using tests::square;

ScenePtr oneSquare(scene::Cull cull = scene::Cull::Back) {
  SceneBuilder scene;
  scene.assets.materials.resize(1);
  scene.assets.materials[0].cull = cull;
  scene::Surface surface;
  surface.material = 0;
  addNode(scene, addMesh(scene, square(), surface));
  return animation::finishScene(std::move(scene));
}

TEST(RayCaster, TellsWhereItHit) {
  const RayCaster caster(oneSquare());
  const auto hit = caster.cast({{0.5F, -0.5F, 10}, {0, 0, -2}});
  ASSERT_TRUE(hit.has_value());
  EXPECT_EQ(hit->item, DrawItemIndex(0));
  EXPECT_EQ(hit->triangle, 0U);
  EXPECT_FLOAT_EQ(hit->distance, 5) << "in lengths of the direction";
  EXPECT_LT((hit->position - QVector3D(0.5F, -0.5F, 0)).length(), 1e-5F);
  EXPECT_LT((hit->barycentric - QVector3D(0.25F, 0.5F, 0.25F)).length(), 1e-5F);
  EXPECT_EQ(caster.cast({{-0.5F, 0.5F, 10}, {0, 0, -1}})->triangle, 1U);
}

TEST(RayCaster, MissesWhatIsAsideBehindOrSeenFromTheBack) {
  const RayCaster caster(oneSquare());
  EXPECT_FALSE(caster.cast({{1.5F, 0, 10}, {0, 0, -1}}));
  EXPECT_FALSE(caster.cast({{0.5F, 0, -1}, {0, 0, -1}}));
  EXPECT_FALSE(caster.cast({{0.5F, 0, -10}, {0, 0, 1}}));
  EXPECT_FALSE(caster.cast({{0, 0, 0}, {1, 0, 0}})) << "along its plane";
  EXPECT_FALSE(caster.cast({{0.5F, 0, 10}, {0, 0, 0}})) << "no direction";
}

TEST(RayCaster, BothFacesOfWhatCullsNothingCount) {
  const RayCaster caster(oneSquare(scene::Cull::None));
  EXPECT_TRUE(caster.cast({{0.5F, 0, 10}, {0, 0, -1}}));
  EXPECT_TRUE(caster.cast({{0.5F, 0, -10}, {0, 0, 1}}));
}

TEST(RayCaster, SeesThroughWhatIsNotVisible) {
  SceneBuilder scene;
  for (const float z : {0.0F, 1.0F, 2.0F}) {
    addNode(scene, addMesh(scene, square(z)));
  }
  const RayCaster caster(animation::finishScene(std::move(scene)));
  const scene::Ray ray{{0.3F, 0.2F, 10}, {0, 0, -1}};
  EXPECT_EQ(caster.cast(ray)->item, DrawItemIndex(2));
  EXPECT_EQ(caster.cast(ray, {0, 1})->item, DrawItemIndex(1));
  EXPECT_EQ(caster.cast(ray, {0})->item, DrawItemIndex(0));
  EXPECT_FALSE(caster.cast(ray, {}));
}

TEST(RayCaster, FollowsNodesAndSurvivesBadNumbers) {
  SceneBuilder scene;
  QMatrix4x4 away;
  away.translate(100, 0, 0);
  const MeshIndex mesh = addMesh(scene, square());
  addNode(scene, mesh, scene::kNone, away);
  constexpr float kBad = std::numeric_limits<float>::quiet_NaN();
  addNode(scene, addMesh(scene, {{kBad, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}}));
  const RayCaster caster(animation::finishScene(std::move(scene)));
  EXPECT_EQ(caster.cast({{100.5F, 0, 5}, {0, 0, -1}})->item, DrawItemIndex(0));
  EXPECT_FALSE(caster.cast({{0.1F, 0.1F, 5}, {0, 0, -1}})) << "neither broken nor flat triangles are there";
  EXPECT_FALSE(caster.cast({{kBad, 0, 5}, {0, 0, -1}}));
  EXPECT_GT(caster.memory(), 0U);
}

/// Squares one behind the other, the first at z = 0.
std::vector<QVector3D> squares(int count, float step) {
  std::vector<QVector3D> corners;
  for (int i = 0; i < count; ++i) {
    const std::vector<QVector3D> more = square(static_cast<float>(i) * step);
    corners.insert(corners.end(), more.begin(), more.end());
  }
  return corners;
}

TEST(RayCaster, MeshesOfSeveralNodesStandAtEachOfThem) {
  SceneBuilder scene;
  const MeshIndex mesh = addMesh(scene, squares(30, -0.001F));
  addNode(scene, addMesh(scene, square(-50)));
  for (const float x : {100.0F, 200.0F, 300.0F}) {
    QMatrix4x4 there;
    there.translate(x, 0, 0);
    there.scale(x == 300.0F ? 10.0F : 1.0F);
    addNode(scene, mesh, scene::kNone, there);
  }
  QMatrix4x4 mirrored;
  mirrored.translate(400, 0, 0);
  mirrored.scale(-1, 1, 1);
  addNode(scene, mesh, scene::kNone, mirrored);
  const RayCaster caster(animation::finishScene(std::move(scene)));
  EXPECT_EQ(caster.cast({{100.5F, 0, 5}, {0, 0, -1}})->item, DrawItemIndex(1));
  const auto large = caster.cast({{309, 5, 5}, {0, 0, -2}});
  ASSERT_TRUE(large.has_value());
  EXPECT_EQ(large->item, DrawItemIndex(3));
  EXPECT_FLOAT_EQ(large->distance, 2.5F) << "in lengths of the direction, whatever the node's scale";
  EXPECT_LT((large->position - QVector3D(309, 5, 0)).length(), 1e-3F);
  EXPECT_FALSE(caster.cast({{209, 5, 5}, {0, 0, -1}})) << "beside the small one";
  EXPECT_FALSE(caster.cast({{200.5F, 0, 5}, {0, 0, -1}}, {0, 1, 3})) << "not among the visible";
  EXPECT_FALSE(caster.cast({{400.5F, 0, 5}, {0, 0, -1}})) << "its front looks the other way";
  EXPECT_EQ(caster.cast({{400.5F, 0, -5}, {0, 0, 1}})->item, DrawItemIndex(4));
}

TEST(RayCaster, AForestCostsLittleMoreThanItsTree) {
  const auto memoryOf = [](int nodes) {
    SceneBuilder scene;
    const MeshIndex mesh = addMesh(scene, squares(1000, 1));
    for (int i = 0; i < nodes; ++i) {
      addNode(scene, mesh);
    }
    return RayCaster(animation::finishScene(std::move(scene))).memory();
  };
  EXPECT_LT(memoryOf(100), 2 * memoryOf(2));
}

TEST(RayCaster, OfOnePoseKnowsItsItemsAlone) {
  SceneBuilder scene;
  for (const float z : {0.0F, 1.0F, 2.0F}) {
    addNode(scene, addMesh(scene, square(z)));
  }
  const ScenePtr made = animation::finishScene(std::move(scene));
  const RayCaster caster(made, std::make_shared<const animation::Pose>(made, SceneState()), {0, 1});
  EXPECT_EQ(caster.cast({{0.3F, 0.2F, 10}, {0, 0, -1}})->item, DrawItemIndex(1));
  EXPECT_LT(caster.memory(), RayCaster(made).memory());
}

TEST(RayCaster, NothingIsHitInAnEmptyScene) {
  EXPECT_FALSE(RayCaster(animation::finishScene(SceneBuilder())).cast({{0, 0, 0}, {0, 0, 1}}));
}

TEST(RayCaster, ManyTrianglesInOnePlaceAreFine) {
  SceneBuilder scene;
  std::vector<QVector3D> corners;
  for (int i = 0; i < 5000; ++i) {
    const auto same = square();
    corners.insert(corners.end(), same.begin(), same.end());
  }
  addNode(scene, addMesh(scene, corners));
  EXPECT_TRUE(RayCaster(animation::finishScene(std::move(scene))).cast({{0.5F, 0, 5}, {0, 0, -1}}));
}

TEST(RayCaster, BuildingCanBeCancelledAtEachStep) {
  SceneBuilder scene;
  std::mt19937 random(1);
  std::uniform_real_distribution<float> place(-100, 100);
  std::vector<QVector3D> corners(300'000);
  std::ranges::generate(corners, [&] { return QVector3D(place(random), place(random), place(random)); });
  addNode(scene, addMesh(scene, corners));
  const ScenePtr shared = animation::finishScene(std::move(scene));
  Progress whole;
  const RayCaster caster(shared, &whole);
  ASSERT_GT(whole.stepCount(), 2);
  for (int step = 1; step <= whole.stepCount(); ++step) {
    Progress progress;
    progress.cancelAtStep(step);
    EXPECT_THROW(RayCaster(shared, &progress), base::Cancelled) << step;
  }
}

/// A floor of 64 x 64 squares at odd coordinates: rays at its inner corners and edges must not fall through.
TEST(RayCaster, NoRaySlipsBetweenTriangles) {
  constexpr int kSide = 64;
  SceneBuilder scene;
  const auto at = [](int x, int y) { return QVector3D(1000.1F + 7.3F * x, 13.7F, -2000.3F - 11.9F * y); };
  for (int y = 0; y < kSide; ++y) {
    for (int x = 0; x < kSide; ++x) {
      addNode(scene,
              addMesh(scene, {at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y), at(x + 1, y + 1), at(x, y + 1)}));
    }
  }
  const RayCaster caster(animation::finishScene(std::move(scene)));
  int missed = 0;
  const QVector3D eye(1200.7F, 900.3F, -2300.9F);
  for (int y = 1; y < kSide; ++y) {
    for (int x = 1; x < kSide; ++x) {
      for (const QVector3D& target : {at(x, y), (at(x, y) + at(x + 1, y + 1)) / 2, (at(x, y) + at(x, y - 1)) / 2}) {
        missed += caster.cast({eye, target - eye}) ? 0 : 1;
        missed += caster.cast({target + QVector3D(0, 50, 0), {-0.0F, -1, 0}}) ? 0 : 1;
      }
    }
  }
  EXPECT_EQ(missed, 0);
}

struct Brute {
  std::optional<double> distance;
  DrawItemIndex item;
  double margin = 1; ///< smallest barycentric or determinant of any triangle near the ray: small is ambiguous
};

/// The same question asked of every triangle in turn, in double precision.
Brute bruteForce(const Scene& scene, const scene::Ray& ray) {
  Brute best;
  const auto dot = [](const auto& a, const auto& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; };
  using V = std::array<double, 3>;
  const auto cross = [](const V& a, const V& b) {
    return V{a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
  };
  const auto of = [](const QVector3D& v) { return V{v.x(), v.y(), v.z()}; };
  const auto minus = [](const V& a, const V& b) { return V{a[0] - b[0], a[1] - b[1], a[2] - b[2]}; };
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    const scene::Mesh& mesh = scene.meshOf(item);
    const scene::Surface& surface = scene.surfaceOf(item);
    for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; i += 3) {
      const V a = of(mesh.vertices.positions[mesh.indices[i]]);
      const V e1 = minus(of(mesh.vertices.positions[mesh.indices[i + 1]]), a);
      const V e2 = minus(of(mesh.vertices.positions[mesh.indices[i + 2]]), a);
      const V p = cross(of(ray.direction), e2);
      const double determinant = dot(e1, p);
      if (determinant <= 0) {
        continue;
      }
      const V s = minus(of(ray.origin), a);
      const V q = cross(s, e1);
      const double u = dot(s, p) / determinant;
      const double v = dot(of(ray.direction), q) / determinant;
      const double distance = dot(e2, q) / determinant;
      const double inside = std::min({u, v, 1 - u - v});
      best.margin = std::min(best.margin, std::abs(inside));
      if (inside >= 0 && distance > 0 && (!best.distance || distance < *best.distance)) {
        best.distance = distance;
        best.item = item;
      }
    }
  }
  return best;
}

TEST(RayCaster, AgreesWithBruteForce) {
  std::mt19937 random(42);
  std::uniform_real_distribution<float> place(-100, 100);
  std::uniform_real_distribution<float> around(-20, 20);
  const auto point = [&](auto& spread) { return QVector3D(spread(random), spread(random), spread(random)); };
  SceneBuilder scene;
  for (int i = 0; i < 300; ++i) {
    const QVector3D centre = point(place);
    addNode(scene, addMesh(scene, {centre + point(around), centre + point(around), centre + point(around)}));
  }
  const ScenePtr shared = animation::finishScene(std::move(scene));
  const RayCaster caster(shared);
  int compared = 0;
  int hits = 0;
  for (int i = 0; i < 3000; ++i) {
    const scene::Ray ray{point(place), point(place)};
    const Brute expected = bruteForce(*shared, ray);
    if (expected.margin < 1e-4) {
      continue;
    }
    ++compared;
    const auto hit = caster.cast(ray);
    ASSERT_EQ(hit.has_value(), expected.distance.has_value()) << "ray " << i;
    if (hit) {
      ++hits;
      EXPECT_EQ(hit->item, expected.item);
      EXPECT_NEAR(hit->distance, *expected.distance, 1e-4 * (1 + *expected.distance));
      const scene::Surface& surface = shared->surfaceOf(hit->item);
      QVector3D corner;
      for (std::uint32_t k = 0; k < 3; ++k) {
        const scene::Mesh& mesh = shared->meshOf(hit->item);
        corner += hit->barycentric[static_cast<int>(k)] *
                  mesh.vertices.positions[mesh.indices[surface.firstIndex + 3 * hit->triangle + k]];
      }
      EXPECT_LT((corner - hit->position).length(), 1e-2F) << "barycentrics lead to the hit point";
    }
  }
  EXPECT_GT(compared, 2000);
  EXPECT_GT(hits, 300);
}

/// A sky face in the plane z = 0 with a wall behind it at z = -5; in a backdrop of scale 16 around (0, 0, 1000) a wall
/// at its z = -10 and a sky face before that; in one that moves with the eye a wall 3 before it.
ScenePtr worldWithBackdrops() {
  SceneBuilder scene;
  scene.layers = {{QStringLiteral("layer.skybox2d"), {}}, {QStringLiteral("layer.skybox3d"), {}}};
  scene.world.backdrops = {{.layer = 0, .origin = {0, 5000, 0}, .fog = {}},
                           {.layer = 1, .origin = {0, 0, 1000}, .scale = 16, .fog = {}}};
  scene.assets.materials.resize(2);
  scene.assets.materials[1].params = scene::SkyParams{};
  const auto add = [&scene](const QVector3D& at, MaterialIndex material, LayerIndex layer) {
    scene::Surface surface;
    surface.material = material;
    surface.layer = layer;
    QMatrix4x4 place;
    place.translate(at);
    addNode(scene, addMesh(scene, square(), surface), scene::kNone, place);
  };
  add({0, 0, 0}, 1, scene::kNone);
  add({0, 0, -5}, 0, scene::kNone);
  add({0, 0, 990}, 0, 1);
  add({0, 0, 995}, 1, 1);
  add({0, 5000, -3}, 0, 0);
  return animation::finishScene(std::move(scene));
}

TEST(RayCaster, SeesBackdropsThroughTheSky) {
  const RayCaster caster(worldWithBackdrops());
  const scene::Ray ahead{{0.5F, 0, 8}, {0, 0, -1}};
  EXPECT_EQ(caster.cast(ahead)->item, DrawItemIndex(0)) << "of the world alone";
  const auto through = caster.castSeen(ahead);
  ASSERT_TRUE(through);
  EXPECT_EQ(through->item, DrawItemIndex(2));
  EXPECT_EQ(through->backdrop, scene::BackdropIndex(1));
  EXPECT_LT((through->position - QVector3D(0.5F / 16, 0, 990)).length(), 1e-3F);
  const auto farther = caster.castSeen(ahead, {0, 1, 3, 4});
  ASSERT_TRUE(farther);
  EXPECT_EQ(farther->item, DrawItemIndex(4));
  EXPECT_EQ(farther->backdrop, scene::BackdropIndex(0));
  EXPECT_EQ(caster.castSeen(ahead, {0, 1})->item, DrawItemIndex(0)) << "the sky itself";
  EXPECT_EQ(caster.castSeen(ahead, {1, 2, 3, 4})->item, DrawItemIndex(1)) << "the world hides them";
}

TEST(RayCaster, SeesBackdropsWhereThereIsNothing) {
  const RayCaster caster(worldWithBackdrops());
  // Aside of the world, as its walls are 2 wide, but not of the wall 16 times as large.
  const auto hit = caster.castSeen({{10, 0, 8}, {0, 0, -1}});
  ASSERT_TRUE(hit);
  EXPECT_EQ(hit->item, DrawItemIndex(2));
  EXPECT_FALSE(caster.cast({{10, 0, 8}, {0, 0, -1}}));
  EXPECT_FALSE(caster.castSeen({{10, 0, 8}, {0, 0, 1}}));
}

/// One square from (-1, 0) to (1, 2) on a pivot at (10, 0, 0) that faces the eye, twice as large by its node.
ScenePtr sprite(scene::Billboard facing) {
  SceneBuilder scene;
  const MeshIndex mesh = addMesh(scene, {{9, 0, 0}, {11, 0, 0}, {11, 2, 0}, {9, 0, 0}, {11, 2, 0}, {9, 2, 0}});
  scene.meshes[0].facing = facing;
  scene.meshes[0].vertices.pivots.assign(6, {10, 0, 0});
  scene.meshes[0].surfaces[0].bounds = scene::Bounds({7, -3, -3}, {13, 3, 3});
  QMatrix4x4 place;
  place.scale(2);
  addNode(scene, mesh, scene::kNone, place);
  return animation::finishScene(std::move(scene));
}

TEST(RayCaster, MeetsWhatFacesTheEyeFromAllSides) {
  const RayCaster upright(sprite(scene::Billboard::Upright));
  const QVector3D middle(20, 2, 0);
  for (const QVector3D& from : {QVector3D(0, 0, 50), QVector3D(50, 0, 0), QVector3D(-50, 0, 1), QVector3D(9, 0, -50)}) {
    const auto hit = upright.cast({middle + from, -from});
    ASSERT_TRUE(hit) << from.x() << ' ' << from.z();
    EXPECT_LT((hit->position - middle).length(), 1e-3F);
    const QVector3D side = QVector3D::crossProduct(from, {0, 1, 0}).normalized();
    EXPECT_TRUE(upright.cast({middle + from, -from + side * 1.9F}));
    EXPECT_FALSE(upright.cast({middle + from, -from + side * 2.1F}));
  }
  EXPECT_FALSE(upright.cast({middle + QVector3D(0, 50, 0), {0, -1, 0}})) << "it never lies down";
  const RayCaster eye(sprite(scene::Billboard::Eye));
  EXPECT_TRUE(eye.cast({QVector3D(20, 50, 1), QVector3D(0, -50, -2)}));
}

/// Each sprite alone is met by all of its triangles being tested; together they are found through the hierarchy.
TEST(RayCaster, FindsTheNearestOfManySprites) {
  std::mt19937 random(7);
  std::uniform_real_distribution<float> place(-60, 60);
  const auto point = [&] { return QVector3D(place(random), place(random), place(random)); };
  SceneBuilder scene;
  for (int i = 0; i < 400; ++i) {
    const MeshIndex mesh = addMesh(scene, square());
    const QVector3D pivot = point();
    scene.meshes[mesh].facing = i % 2 == 0 ? scene::Billboard::Upright : scene::Billboard::Eye;
    scene.meshes[mesh].vertices.pivots.assign(6, pivot);
    for (QVector3D& position : scene.meshes[mesh].vertices.positions) {
      position = pivot + position * 3;
    }
    scene.meshes[mesh].surfaces[0].bounds = scene::Bounds(pivot - QVector3D(5, 5, 5), pivot + QVector3D(5, 5, 5));
    addNode(scene, mesh);
  }
  const ScenePtr shared = animation::finishScene(std::move(scene));
  const RayCaster all(shared);
  std::vector<std::unique_ptr<RayCaster>> single;
  for (const DrawItemIndex item : shared->drawItems().indices()) {
    single.push_back(std::make_unique<RayCaster>(shared, std::make_shared<const animation::Pose>(shared, SceneState()),
                                                 ItemSet{item}));
  }
  int hits = 0;
  for (int i = 0; i < 500; ++i) {
    const scene::Ray ray{point(), point()};
    std::optional<Hit> nearest;
    for (const auto& caster : single) {
      const auto hit = caster->cast(ray);
      if (hit && (!nearest || hit->distance < nearest->distance)) {
        nearest = hit;
      }
    }
    const auto hit = all.cast(ray);
    ASSERT_EQ(hit.has_value(), nearest.has_value()) << i;
    hits += hit ? 1 : 0;
    EXPECT_TRUE(!hit || (hit->item == nearest->item && hit->distance == nearest->distance)) << i;
  }
  EXPECT_GT(hits, 50);
}

/// A file may put any number of sprites in one place; a ray does not test all of them.
TEST(RayCaster, SpritesInOnePlaceEndSomewhere) {
  SceneBuilder scene;
  std::vector<QVector3D> corners;
  for (int i = 0; i < 200'000; ++i) {
    const std::vector<QVector3D> more = square();
    corners.insert(corners.end(), more.begin(), more.end());
  }
  const MeshIndex mesh = addMesh(scene, corners);
  scene.meshes[mesh].facing = scene::Billboard::Eye;
  scene.meshes[mesh].vertices.pivots.assign(corners.size(), {});
  addNode(scene, mesh);
  const RayCaster caster(animation::finishScene(std::move(scene)));
  for (int i = 0; i < 2000; ++i) {
    EXPECT_TRUE(caster.cast({{0, 0, 10}, {0.2F, 0.1F, -10}}));
  }
}

} // namespace
} // namespace vitrine::picking
