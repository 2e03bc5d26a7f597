#include "tests/core/formats/diggles/scene/SceneUnderTest.h"
#include "tests/support/CpuTimer.h"

#include <gtest/gtest.h>

/// Small files that ask for much.
namespace vitrine::tests {
namespace {

using namespace formats::diggles;

using Numbers = std::vector<std::uint32_t>;

constexpr std::uint32_t kMost = 65535;

/// About what a scene holds.
std::uint64_t bytesOf(const Scene& scene) {
  std::uint64_t bytes =
      scene.nodes.size() * sizeof(scene::Node) + scene.motion.animations.size() * sizeof(scene::Animation);
  for (const scene::Mesh& mesh : scene.meshes) {
    bytes += mesh.indices.size() * sizeof(std::uint32_t) + mesh.vertices.positions.size() * 36;
    bytes += mesh.frames ? mesh.frames->size() * sizeof(scene::VertexFrame) : 0;
  }
  for (const scene::AnimatedModel& animatedModel : scene.motion.animatedModels) {
    for (const scene::KeyPose& pose : animatedModel.poses) {
      bytes +=
          sizeof pose + pose.shapes.size() * sizeof(scene::ShapeKey) + pose.places.size() * sizeof(scene::PlaceKey);
    }
  }
  return bytes;
}

/// Built in time and memory that have nothing to do with products of counts; something of it is shown.
void expectBounded(const TestModel& model, bool leftOut = true) {
  const Bytes bytes = model.pack();
  const CpuTimer timer;
  const SceneUnderTest made(bytes);
  EXPECT_LT(timer.elapsed(), 10'000);
  EXPECT_LT(bytesOf(made.scene()), (128ULL << 20) + 64 * bytes.size());
  EXPECT_FALSE(made.scene().drawItems().empty());
  ASSERT_EQ(made.told().empty(), !leftOut);
  if (leftOut) {
    EXPECT_EQ(made.told()[0].severity, Severity::Damage);
    EXPECT_EQ(made.told()[0].message, QStringLiteral("the file contains more than can be shown; the rest is left out"));
  }
}

/// A triangle, and nothing else that would be seen.
TestModel plain() {
  TestModel model = triangleModel();
  model.anchors.clear();
  return model;
}

/// A mesh of as many points and triangles as an array can have.
TestModel large() {
  TestModel model = plain();
  model.points = {std::vector<RawPoint>(kMost, raw(1, 2, 3))};
  model.triangles = {std::vector<std::uint16_t>(kMost, 0)};
  for (std::size_t i = 0; i < kMost; ++i) {
    model.triangles[0][i] = static_cast<std::uint16_t>(i);
  }
  return model;
}

TEST(HostileScenes, manyObjectsNamingTheSameLongAnimation) {
  TestModel model = plain();
  model.meshes.resize(2000, model.meshes.front());
  Numbers frames(kMost);
  for (std::uint32_t i = 0; i < kMost; ++i) {
    frames[i] = i % 2000;
  }
  model.animations = {{"a", frames, "", {}, {}}};
  model.objects.assign(60'000, {"o", {0}});
  expectBounded(model);
}

TEST(HostileScenes, manyObjectsWithoutAnything) {
  TestModel model = plain();
  model.objects.resize(20'000);
  expectBounded(model, false);
}

TEST(HostileScenes, oneAnimationListedEndlessly) {
  TestModel model = plain();
  model.animations = {{"a", Numbers(kMost, 0), std::string(5000, 's'), {}, {}}};
  model.objects.assign(20, {std::string(5000, 'n'), Numbers(kMost, 0)});
  expectBounded(model);
}

TEST(HostileScenes, manyLinksNamingTheSameLargeArrays) {
  TestModel model = large();
  model.meshes[0].links.resize(kMost, model.meshes[0].links.front());
  expectBounded(model);
}

TEST(HostileScenes, manyMeshesNamingTheSameLargeArrays) {
  TestModel model = large();
  model.meshes.resize(20'000, model.meshes.front());
  Numbers frames(20'000);
  for (std::uint32_t i = 0; i < frames.size(); ++i) {
    frames[i] = i;
  }
  model.animations = {{"a", frames, "", {}, {}}};
  expectBounded(model, false);
}

TEST(HostileScenes, everyFrameWithAMaterialOfItsOwn) {
  TestModel model = plain();
  model.materials.resize(20'000, {"m", ""});
  model.meshes.resize(20'000, model.meshes.front());
  Numbers frames;
  for (std::uint32_t i = 0; i < model.meshes.size(); ++i) {
    model.meshes[i].links[0].material = static_cast<std::uint16_t>(i);
    frames.push_back(i);
  }
  model.animations = {{"a", frames, "", {}, {}}};
  const Bytes bytes = model.pack();
  const CpuTimer timer;
  const SceneUnderTest made(bytes);
  EXPECT_LT(timer.elapsed(), 10'000);
  EXPECT_FALSE(made.scene().drawItems().empty());
}

TEST(HostileScenes, everySlotFilledInEveryFrame) {
  TestModel model = plain();
  model.anchors = {raw(1, 2, 3), raw(4, 5, 6)};
  model.meshes[0].anchors.fill(1);
  model.meshes.resize(5000, model.meshes.front());
  Numbers frames(model.meshes.size());
  for (std::uint32_t i = 0; i < frames.size(); ++i) {
    frames[i] = i;
  }
  model.animations = {{"a", frames, "", {}, {}}};
  model.objects.assign(2000, {"o", {0}});
  expectBounded(model);
}

TEST(HostileScenes, smallLimitsAreKept) {
  TestModel model = large();
  Limits limits;
  limits.maxTriangles = 10;
  const SceneUnderTest few(model.pack(), limits);
  EXPECT_TRUE(few.scene().drawItems().empty());
  EXPECT_EQ(few.told().size(), 1U);
  limits = {};
  limits.maxNodes = 8;
  model.objects.assign(100, {"o", {0}});
  EXPECT_LE(SceneUnderTest(model.pack(), limits).scene().nodes.size(), 8U);
}

} // namespace
} // namespace vitrine::tests
