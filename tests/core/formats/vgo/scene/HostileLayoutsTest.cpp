#include "core/animation/VisibleItems.h"
#include "core/scene/SceneChecks.h"
#include "tests/core/formats/vgo/scene/VgoUnderTest.h"
#include "tests/support/CpuTimer.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <chrono>

namespace vitrine::tests {
namespace {

/// Identities for so many nodes, then the corners of a triangle.
Bytes resourceFor(int nodes) {
  ByteMaker made;
  for (int i = 0; i < 16 * nodes; ++i) {
    made.add(i % 16 % 5 == 0 ? 1.0F : 0.0F);
  }
  for (const float place : {0.0F, 0.0F, 0.0F, 1.0F, 0.0F, 0.0F, 0.0F, 1.0F, 0.0F}) {
    made.add(place);
  }
  return made.bytes();
}

std::unique_ptr<VgoUnderTest> withNodes(const std::string& layout, int nodes) {
  const std::string transforms = std::to_string(64 * nodes);
  return VgoUnderTest::of(layout,
                          R"([{"kind":2,"byteOffset":0,"byteLength":)" + transforms + R"(,"dataType":9296,"count":)" +
                              std::to_string(nodes) + R"(},{"kind":3,"byteOffset":)" + transforms +
                              R"(,"byteLength":36,"dataType":4944,"count":3}])",
                          resourceFor(nodes));
}

std::string many(const std::string& one, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) {
    all += (i > 0 ? "," : "") + one;
  }
  return all;
}

TEST(BrokenVgo, ShowsWhatIsSoundAndTellsTheRest) {
  struct Case {
    const char* file;
    std::uint64_t triangles;
    const char* told;
  };
  // The cube has 24 visible triangles, and its loop is below the small one.
  for (const Case& one : std::initializer_list<Case>{{"bad_cycle.vgo", 24, "is above it or elsewhere already"},
                                                     {"bad_child_range.vgo", 24, "4242"},
                                                     {"bad_vertex_range.vgo", 22, "no vertex"},
                                                     {"bad_acc_range.vgo", 0, "no vertices"},
                                                     {"bad_acc_count.vgo", 0, "no vertices"},
                                                     {"bad_acc_negative.vgo", 0, "no vertices"},
                                                     {"bad_mesh_range.vgo", 12, "no mesh 77"},
                                                     {"bad_sparse_range.vgo", 240, "bulge"}}) {
    const auto vgo = VgoUnderTest::ofSample(QString::fromLatin1(one.file));
    ASSERT_TRUE(vgo->scene) << one.file;
    EXPECT_EQ(vgo->scene->defaultTriangles(), one.triangles) << one.file;
    EXPECT_TRUE(vgo->told(QString::fromLatin1(one.told))) << one.file;
  }
}

TEST(BrokenVgo, WithoutTransformsThereIsNoScene) {
  const auto vgo = VgoUnderTest::ofSample(QStringLiteral("bad_no_nodes.vgo"));
  ASSERT_TRUE(vgo->error);
  EXPECT_EQ(vgo->error->code, ErrorCode::Damaged);
  EXPECT_TRUE(vgo->error->offset);
  EXPECT_FALSE(VgoUnderTest::of("{}", "", Bytes())->scene);
  EXPECT_FALSE(VgoUnderTest::of(R"({"nodes":7})", "", Bytes())->scene);
}

TEST(HostileVgo, TreesAreCutWhereTheyLeadBackOrGoTooDeep) {
  const auto ring =
      withNodes(R"({"nodes":[{"children":[0,1,1]},{"children":[0]},{"children":[3]},{"children":[2]}]})", 4);
  ASSERT_TRUE(ring->scene);
  EXPECT_EQ(ring->scene->nodes.size(), 4U);
  EXPECT_EQ(ring->scene->nodes[1].parent, NodeIndex(0));
  EXPECT_TRUE(ring->told(QStringLiteral("hang on no other")));
  std::string chain = R"({"nodes":[)";
  constexpr int kDepth = 2000;
  for (int i = 0; i < kDepth; ++i) {
    chain += (i > 0 ? "," : "") + std::string(R"({"children":[)") + std::to_string(i + 1) + "]}";
  }
  const auto deep = withNodes(chain + "]}", kDepth);
  ASSERT_TRUE(deep->scene);
  EXPECT_EQ(deep->scene->nodes.size(), static_cast<std::size_t>(kDepth));
  EXPECT_TRUE(deep->told(QStringLiteral("deep")));
}

TEST(HostileVgo, NullsAndOtherKindsOfValuesDoNoHarm) {
  const auto vgo = withNodes(
      R"({"nodes":[{"children":"x","meshRenderer":{"mesh":"0","materials":{}},"animation":{},"skybox":{"materialIndex":9}},)"
      R"(null,7],"meshes":null,"materials":[null],"skins":[null,{"joints":null}],"animationClips":[null,{}],)"
      R"("springBoneInfo":{"springBoneGroups":[null,{"rootBones":[99]}],"colliderGroups":[null]},"lights":[null]})",
      3);
  ASSERT_TRUE(vgo->scene);
  EXPECT_TRUE(scene::indicesInRange(*vgo->scene));
  EXPECT_TRUE(vgo->scene->motion.springs.empty());
}

TEST(HostileVgo, TransformsThatAreNoPlacesAreLeftOut) {
  ByteMaker made;
  for (int i = 0; i < 16; ++i) {
    made.add(i == 12 ? std::numeric_limits<float>::quiet_NaN() : 1e38F);
  }
  const auto vgo = VgoUnderTest::of(
      R"({"nodes":[{}]})", R"([{"kind":2,"byteOffset":0,"byteLength":64,"dataType":9296,"count":1}])", made.bytes());
  ASSERT_TRUE(vgo->scene);
  EXPECT_TRUE(vgo->scene->nodes[0].local.isIdentity());
  EXPECT_TRUE(vgo->told(QStringLiteral("no place")));
}

constexpr auto kMesh = R"("meshes":[{"attributes":{"POSITION":1},"subMeshes":[-1]}])";

// Their shapes undo the node's scale, which is beyond all numbers for the smallest there are.
TEST(HostileVgo, LightsOfNodesWithoutAnySizeHaveNoShapes) {
  for (const float scale : {1.0F, 1e-38F, 1e-44F, 0.0F}) {
    ByteMaker made;
    for (int i = 0; i < 16; ++i) {
      made.add(i == 15 ? 1.0F : i % 5 == 0 ? scale : 0.0F);
    }
    const auto vgo =
        VgoUnderTest::of(R"({"nodes":[{"name":"Sun","light":0}],"lights":[{"type":1}]})",
                         R"([{"kind":2,"byteOffset":0,"byteLength":64,"dataType":9296,"count":1}])", made.bytes());
    ASSERT_TRUE(vgo->scene) << scale;
    EXPECT_EQ(vgo->scene->lights.size(), 1U) << scale;
    for (const scene::Node& node : vgo->scene->nodes) {
      const float* numbers = node.local.constData();
      EXPECT_TRUE(std::all_of(numbers, numbers + 16, [](float number) { return std::isfinite(number); })) << scale;
    }
  }
}

TEST(HostileVgo, ASwitchedOffNodeHidesWhatIsBelowAndARendererItself) {
  const auto vgo = withNodes(
      std::string(R"({"nodes":[{"children":[1,2]},{"isActive":false,"children":[3],"meshRenderer":{"mesh":0}},)"
                  R"({"meshRenderer":{"mesh":0,"enabled":false},"children":[4]},{"meshRenderer":{"mesh":0}},)"
                  R"({"meshRenderer":{"mesh":0}}],)") +
          kMesh + "}",
      5);
  ASSERT_TRUE(vgo->scene);
  EXPECT_EQ(vgo->scene->drawItems().size(), 4U);
  EXPECT_EQ(vgo->scene->defaultTriangles(), 1U);
  SceneState shown;
  shown.controls[QStringLiteral("layer.inactive")] = 1;
  EXPECT_EQ(animation::visibleItems(*vgo->scene, shown).count(), 4U);
}

TEST(HostileVgo, OneMeshIsKeptOnceHoweverManyNodesShowIt) {
  const auto vgo = withNodes(
      R"({"nodes":[{"children":[1,2]},{"meshRenderer":{"mesh":0,"materials":[0]}},{"meshRenderer":{"mesh":0,"materials":[1]}}],)"
      R"("materials":[{"name":"a","shaderName":"Standard"},{"name":"b","shaderName":"Standard"}],)" +
          std::string(kMesh) + "}",
      3);
  ASSERT_TRUE(vgo->scene);
  EXPECT_EQ(vgo->scene->meshes.size(), 1U);
  ASSERT_EQ(vgo->scene->drawItems().size(), 2U);
  EXPECT_NE(vgo->scene->surfaceOf(0).material, vgo->scene->surfaceOf(1).material);
}

TEST(HostileVgo, ManyThatNameTheSameStayWithinTheirBudget) {
  constexpr int kNodes = 2000;
  std::string layout = R"({"nodes":[{"children":[)";
  for (int i = 1; i < kNodes; ++i) {
    layout += (i > 1 ? "," : "") + std::to_string(i);
  }
  layout += "]}," + many(R"({"skin":0,"meshRenderer":{"mesh":0}})", kNodes - 1) + R"(],"skins":[{"joints":[)" +
            many("0", 5000) + R"(]}],"meshes":[{"attributes":{"POSITION":1},"subMeshes":[)" + many("-1", 20000) +
            R"(],"blendShapes":[)" + many(R"({"name":"s"})", 500) + "]}]}";
  const CpuTimer timer;
  const auto vgo = withNodes(layout, kNodes);
  ASSERT_TRUE(vgo->scene);
  EXPECT_TRUE(vgo->told(QStringLiteral("more than can be shown")));
  EXPECT_LE(vgo->scene->controls.size(), 4100U);
  EXPECT_LT(vgo->scene->surfaceCount(), 2'000'000U);
  EXPECT_LT(timer.spent(), std::chrono::seconds(20));
}

TEST(HostileVgo, CancellingIsHeardEverywhere) {
  const auto vgo = withNodes(std::string(R"({"nodes":[{"meshRenderer":{"mesh":0}}],)") + kMesh + "}", 1);
  ASSERT_TRUE(vgo->scene);
  const int steps = vgo->fixture.progress.stepCount();
  ASSERT_GT(steps, 2);
  vgo->fixture.progress.cancelAtStep(steps + 2);
  EXPECT_THROW(vgo->build(), base::Cancelled);
}

} // namespace
} // namespace vitrine::tests
