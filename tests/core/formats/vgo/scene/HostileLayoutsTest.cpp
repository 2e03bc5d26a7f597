#include "core/animation/VisibleItems.h"
#include "core/scene/SceneChecks.h"
#include "tests/core/formats/vgo/scene/VgoUnderTest.h"
#include "tests/support/CpuTimer.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <chrono>
#include <map>

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
  for (const Case& one : std::initializer_list<Case>{{"bad_cycle.vgo", 24, "is its ancestor or already has a parent"},
                                                     {"bad_child_range.vgo", 24, "4242"},
                                                     {"bad_vertex_range.vgo", 22, "an invalid corner"},
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
  EXPECT_TRUE(ring->told(QStringLiteral("have no parent")));
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
  EXPECT_TRUE(vgo->told(QStringLiteral("is invalid")));
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

TEST(HostileVgo, ReferencesThatLeadNowhereAreToldWithTheirPlace) {
  const std::string layout =
      R"({"nodes":[{"light":7,"colliders":[0,9],"springBoneColliderGroup":5,"particle":-1,"children":[],)"
      R"("meshRenderer":{"mesh":3},"skin":2,"animator":{"humanAvatar":{"humanBones":[{"humanBodyBone":0,"nodeIndex":44}]}}}],)"
      R"("colliders":[{"type":8}],"lights":[],)"
      R"("animationClips":[{"curveBindings":[{"animationCurve":{"keys":[{"time":-1,"value":0}]}}]}],)"
      R"("springBoneInfo":{"springBoneGroups":[{"rootBones":[33],"colliderGroups":[6]}],)"
      R"("colliderGroups":[{"colliders":[{"colliderType":1}]}]}})";
  const auto vgo = withNodes(layout, 1);
  ASSERT_TRUE(vgo->scene);
  const auto toldAt = [&](const char* words, const std::string& bytes) {
    for (const Diagnostic& entry : vgo->fixture.diagnostics.entries()) {
      if (entry.message == QLatin1StringView(words) && entry.where) {
        EXPECT_EQ(layout.substr(entry.where->offset, entry.where->size), bytes) << words;
        return true;
      }
    }
    return false;
  };
  EXPECT_TRUE(toldAt("node 0 refers to light 7, which does not exist (there are 0)", "7"));
  EXPECT_TRUE(toldAt("node 0 refers to collider 9, which does not exist (there are 1)", "9"));
  EXPECT_TRUE(toldAt("node 0 refers to collider group 5, which does not exist (there are 1)", "5"));
  EXPECT_TRUE(toldAt("a humanoid bone is node 44, which does not exist", "44"));
  EXPECT_TRUE(toldAt("a collider of node 0 has an unknown shape", "8"));
  EXPECT_TRUE(toldAt("there is no mesh 3 (0 meshes)", "3"));
  EXPECT_TRUE(toldAt("spring bone group 0 has a root 33 that is not a node", "[33]"));
  EXPECT_TRUE(toldAt("collider group 0 has a collider that is not a sphere; it is left out", R"({"colliderType":1})"));
  EXPECT_TRUE(
      toldAt("animation clip 0 has keys without a time or a value; they are left out", R"({"time":-1,"value":0})"));
  for (const Diagnostic& entry : vgo->fixture.diagnostics.entries()) {
    EXPECT_TRUE(entry.where || entry.unplaced != base::Unplaced::No) << entry.message.toStdString();
  }
}

TEST(HostileVgo, MaterialsAndTexturesThatDoNotExistAreToldWithTheirPlace) {
  const std::string layout = R"({"nodes":[{"meshRenderer":{"mesh":0,"materials":[0,4]},"skin":2}],)"
                             R"("materials":[{"shaderName":"Standard","textureIndexProperties":{"_MainTex":12}}],)"
                             R"("meshes":[{"attributes":{"POSITION":1,"NORMAL":8},"subMeshes":[-1,-1]}]})";
  const auto vgo = withNodes(layout, 1);
  ASSERT_TRUE(vgo->scene);
  std::map<QString, std::string> places;
  for (const Diagnostic& entry : vgo->fixture.diagnostics.entries()) {
    ASSERT_TRUE(entry.where) << entry.message.toStdString();
    places[entry.message] = layout.substr(entry.where->offset, entry.where->size);
  }
  EXPECT_EQ(places[QStringLiteral("texture 12 is left out: there is no such texture")], "12");
  EXPECT_EQ(places[QStringLiteral("there is no material 4; surfaces that use it are white")], "[0,4]");
  EXPECT_EQ(places.size(), 3U);
}

TEST(HostileVgo, ListsThatAreCutAreTold) {
  const auto clips =
      withNodes(R"({"nodes":[)" + many("{}", 20000) + R"(],"animationClips":[)" + many("null", 5001) + "]}", 1);
  EXPECT_TRUE(clips->told(QStringLiteral("the first 5000 of 5001 animation clips are shown")));
  const auto presets = withNodes(
      std::string(R"({"nodes":[{"meshRenderer":{"mesh":0,"blendShapePresets":[)") +
          [] {
            std::string all;
            for (int i = 0; i < 4001; ++i) {
              all += (i > 0 ? "," : "") + std::string(R"({"name":")") + std::to_string(i) + R"(","bindings":[]})";
            }
            return all;
          }() +
          R"(]}}],"meshes":[{"attributes":{"POSITION":1},"subMeshes":[-1],"blendShapes":[{"name":"s"}]}]})",
      1);
  EXPECT_TRUE(presets->told(QStringLiteral("there are more expressions than controls for them")));
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
