// VGO files that promise far more than they hold, made by our own writer and then changed: what is not there is refused
// within a tenth of a second and 50 MiB; what is there and named over and over ends in proportion to the file.
#include "core/formats/registry/Registry.h"
#include "core/scene/Scene.h"
#include "tests/conformance/AllocationWatch.h"
#include "tests/conformance/WatchedLoad.h"
#include "tests/samples/vgo/BenchAvatar.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using demos::vgo::FileParts;
using demos::vgo::Json;

constexpr std::chrono::milliseconds kMostAvatarTime(100 * kSanitizerSlowdown);

const formats::Format& vgo() {
  return *formats::registry().byId(QStringLiteral("vgo"));
}

FileParts small(int vertices = 200) {
  return samples::vgo::benchAvatar({vertices, 4, 2}, {});
}

Bytes fileOf(const FileParts& parts) {
  return Bytes::adopt(demos::vgo::filesOf("hostile", parts, {}).front().data);
}

/// Loads it and holds it to the limits; the document, unless there is none.
WatchedLoad watched(const Bytes& file, const char* what, std::uint64_t mostHeld = kMostHeld,
                    std::chrono::milliseconds mostTime = kMostAvatarTime) {
  WatchedLoad result = watchedLoad(vgo(), QStringLiteral("hostile.vgo"), file, what);
  if (AllocationWatch::works()) {
    EXPECT_LE(result.peakBytes, mostHeld) << what;
  }
  EXPECT_LE(result.cpuTime, mostTime) << what;
  return result;
}

/// The same for files that hold what they name, but name it over and over.
WatchedLoad watchedRepeats(const FileParts& parts, const char* what) {
  constexpr std::uint64_t kHeldPerByte = 40;
  const Bytes file = fileOf(parts);
  return watched(file, what, kMostHeld + kHeldPerByte * file.size(), 30 * kMostAvatarTime);
}

Json& position(FileParts& parts) {
  const auto accessor = parts.layout["meshes"][0]["attributes"]["POSITION"].get<std::size_t>();
  return parts.accessors[accessor];
}

/// The scene may be missing, or be one without the mesh; never one with triangles of bytes that are not there.
void expectNothingMadeUp(const WatchedLoad& result, const char* what) {
  ASSERT_TRUE(result.document) << what;
  const document::Document& document = **result.document;
  if (document.scene) {
    EXPECT_TRUE(document.scene->drawItems().empty()) << what;
  }
  EXPECT_FALSE(document.structure[structure::kRootSection].children.empty()) << what << ": its chunks are to be seen";
}

TEST(HostileAvatar, DeclaresTwoHundredMegabytes) {
  FileParts parts = small();
  constexpr std::uint64_t kDeclared = 200'000'000;
  position(parts)["count"] = kDeclared / 12;
  position(parts)["byteLength"] = kDeclared / 12 * 12;
  const Bytes file = fileOf(parts);
  EXPECT_LT(file.size(), 100'000U);
  expectNothingMadeUp(watched(file, "200 MB in one accessor"), "200 MB in one accessor");
}

// A few entries stand for two thousand million vectors.
TEST(HostileAvatar, DeclaresSparseElementsWithoutEnd) {
  FileParts parts = small();
  Json& facts = position(parts);
  facts["count"] = 0x7fffffff;
  facts["byteLength"] = 14;
  facts.erase("byteStride");
  facts["sparseType"] = 1;
  facts["sparseCount"] = 1;
  facts["sparseIndexDataType"] = 0x20;
  facts["sparseValueDataType"] = 0x1350;
  facts["sparseValueByteOffset"] = 2;
  expectNothingMadeUp(watched(fileOf(parts), "a sparse accessor"), "a sparse accessor");
}

// Shapes that are nearly nothing in the file and full-sized lists in memory.
TEST(HostileAvatar, SparseShapesByTheThousand) {
  FileParts parts = small(20'000);
  Json& mesh = parts.layout["meshes"][0];
  const Json shape = mesh["blendShapes"][0];
  for (int i = 0; i < 3000; ++i)
    mesh["blendShapes"].push_back(shape);
  watchedRepeats(parts, "thousands of shapes");
}

TEST(HostileAvatar, ManyMeshesOfTheSameBytes) {
  FileParts parts = small(20'000);
  const Json mesh = parts.layout["meshes"][0];
  for (int i = 1; i <= 2000; ++i)
    parts.layout["meshes"].push_back(mesh);
  watchedRepeats(parts, "meshes that nobody shows");
}

TEST(HostileAvatar, OneSkinnedMeshShownByThousands) {
  FileParts parts = small(5000);
  Json shown = parts.layout["nodes"].back();
  for (std::size_t i = 0; i < 4; ++i)
    parts.layout["nodes"][i + 1].update(shown);
  Json& mesh = parts.layout["meshes"][0];
  const Json part = mesh["subMeshes"][0];
  for (int i = 0; i < 5000; ++i)
    mesh["subMeshes"].push_back(part);
  watchedRepeats(parts, "sub-meshes of the same bytes");
}

TEST(HostileAvatar, ChildrenThatAreTheirOwnParents) {
  FileParts parts = small();
  parts.layout["nodes"][2]["children"] = {0, 1, 2, 2, 3, 4};
  parts.layout["nodes"][3]["children"] = {1, 99999, -5};
  const WatchedLoad result = watched(fileOf(parts), "a cycle of children");
  ASSERT_TRUE(result.document);
  if ((*result.document)->scene) {
    EXPECT_LE((*result.document)->scene->nodes.size(), 100U);
  }
}

TEST(HostileAvatar, JointsAndPresetsOutOfRange) {
  FileParts parts = small();
  parts.layout["skins"][0]["joints"] = {0, -1, 77777, 2};
  Json& presets = parts.layout["nodes"].back()["meshRenderer"]["blendShapePresets"];
  presets[0]["bindings"] = {{{"index", 4242}, {"weight", 1e30}}, {{"index", -3}, {"weight", "NaN"}}};
  watched(fileOf(parts), "numbers of what is not there");
}

/// A text of members within members in place of a chunk that has the length for it.
TEST(HostileAvatar, DeepMembers) {
  constexpr int kDepth = 200'000;
  FileParts parts = small();
  parts.layout["extensions"] = std::string(2 * kDepth, 'x');
  QByteArray file = fileOf(parts).toByteArray();
  const qsizetype at = file.indexOf(QByteArray(2 * kDepth, 'x')) - 1;
  ASSERT_GT(at, 0);
  file.replace(at, 2 * kDepth + 2, QByteArray(kDepth + 1, '[') + QByteArray(kDepth + 1, ']'));
  const WatchedLoad result = watched(Bytes::adopt(file), "deep members");
  ASSERT_TRUE(result.document);
  EXPECT_FALSE((*result.document)->structure[structure::kRootSection].children.empty());
}

} // namespace
} // namespace vitrine::tests
