// Our own maps in every version the maker can write: whatever the records look like, the scene is the same.
#include "core/collision/CollisionWorld.h"
#include "core/links/LinkIndex.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using demos::WriteOptions;

struct Variation {
  const char* name;
  WriteOptions options;
};

/// The meshes of what the game shows; how light is kept differs between the versions, and so do its shapes.
std::vector<MeshIndex> shownMeshes(const Scene& scene) {
  std::vector<MeshIndex> meshes;
  for (const MeshIndex mesh : scene.meshes.indices()) {
    if (scene.meshes[mesh].name.startsWith(QLatin1StringView("model"))) {
      meshes.push_back(mesh);
    }
  }
  return meshes;
}

std::ptrdiff_t shownNodes(const Scene& scene) {
  return std::ranges::count_if(scene.nodes, [](const scene::Node& node) {
    return node.kind != scene::NodeKind::Light && node.kind != scene::NodeKind::Group;
  });
}

class MadeMap : public testing::TestWithParam<Variation> {};

TEST_P(MadeMap, hasTheSceneOfVersion20) {
  const auto reference = MapUnderTest::made().load();
  const auto map = MapUnderTest::made(GetParam().options).load();
  ASSERT_TRUE(map.document);
  ASSERT_TRUE(map.document->scene) << map.document->sceneError->message.toStdString();
  EXPECT_TRUE(map.document->diagnostics.empty()) << map.document->diagnostics.front().message.toStdString();
  const Scene& scene = map.scene();
  const Scene& expected = reference.scene();
  const std::vector<MeshIndex> meshes = shownMeshes(scene);
  ASSERT_EQ(meshes, shownMeshes(expected));
  for (const MeshIndex i : meshes) {
    EXPECT_EQ(scene.meshes[i].vertices.positions, expected.meshes[i].vertices.positions);
    EXPECT_EQ(scene.meshes[i].vertices.normals, expected.meshes[i].vertices.normals);
    EXPECT_EQ(scene.meshes[i].vertices.uvs, expected.meshes[i].vertices.uvs);
    EXPECT_EQ(scene.meshes[i].vertices.lightmapUvs, expected.meshes[i].vertices.lightmapUvs);
    EXPECT_EQ(scene.meshes[i].indices, expected.meshes[i].indices);
    EXPECT_EQ(scene.world.surfaceLeaves[i], expected.world.surfaceLeaves[i]);
  }
  ASSERT_EQ(scene.bake.lightmaps.size(), expected.bake.lightmaps.size());
  const scene::LightStyleWeights weights = scene::fullLight();
  for (const scene::LightmapIndex i : scene.bake.lightmaps.indices()) {
    EXPECT_EQ(scene::lightAt(scene.bake.lightmaps[i], 0, 0, weights),
              scene::lightAt(expected.bake.lightmaps[i], 0, 0, weights));
  }
  EXPECT_EQ(scene.lights.size(), expected.lights.size());
  EXPECT_EQ(shownNodes(scene), shownNodes(expected));
  ASSERT_EQ(scene.world.collision == nullptr, expected.world.collision == nullptr);
  EXPECT_EQ(scene.world.collision->brushes.size(), expected.world.collision->brushes.size());
  EXPECT_EQ(scene.bounds(), expected.bounds());
}

TEST_P(MadeMap, hasItsFilesAndLumps) {
  const auto map = MapUnderTest::made(GetParam().options).load();
  ASSERT_TRUE(map.document);
  const auto& counts = map.document->counts;
  EXPECT_EQ(counts.at("version"), GetParam().options.version);
  EXPECT_EQ(counts.at("layout"), GetParam().options.l4d2Directory ? "l4d2" : "std");
  EXPECT_EQ(counts.at("compressed_lumps").empty(), !GetParam().options.lzmaLumps);
  EXPECT_GT(counts.at("pak_files"), 0);
  const auto vmt = std::ranges::find_if(map.document->structure.sections(), [](const structure::Section& section) {
    return section.name.endsWith(QLatin1StringView(".vmt"));
  });
  ASSERT_NE(vmt, map.document->structure.sections().end());
  const auto text = map.document->spaces.read(vmt->range);
  ASSERT_TRUE(text);
  EXPECT_TRUE(text->toByteArray().contains("basetexture")) << text->toByteArray().toStdString();
}

INSTANTIATE_TEST_SUITE_P(
    Versions, MadeMap,
    testing::Values(Variation{"v19", {.version = 19}}, Variation{"v20Lzma", {.version = 20, .lzmaLumps = true}},
                    Variation{"v20Deflate", {.version = 20, .pakMethod = demos::ZipMethod::Deflate}},
                    Variation{"v20Hdr", {.version = 20, .hdr = true}}, Variation{"v21", {.version = 21}},
                    Variation{"l4d2", {.version = 21, .l4d2Directory = true}},
                    Variation{"l4d2Lzma", {.version = 21, .l4d2Directory = true, .lzmaLumps = true}},
                    Variation{"v25", {.version = 25}},
                    Variation{"v25Lzma",
                              {.version = 25, .lzmaLumps = true, .pakMethod = demos::ZipMethod::Lzma, .hdr = true}}),
    [](const auto& tested) { return tested.param.name; });

TEST(MadeMapLighting, hdrIsChosenAndLdrCanBeAskedFor) {
  const MapUnderTest file = MapUnderTest::made({.version = 20, .hdr = true});
  const auto faces = [](const MapUnderTest::Outcome& map) {
    return map.document->structure[map.scene().meshes[0].surfaces[0].provenance.section].name;
  };
  EXPECT_EQ(faces(file.load()), QStringLiteral("FACES_HDR"));
  EXPECT_EQ(faces(file.load({{QStringLiteral("lighting"), QStringLiteral("ldr")}})), QStringLiteral("FACES"));
  const MapUnderTest ldrOnly = MapUnderTest::made({.version = 20});
  EXPECT_EQ(faces(ldrOnly.load({{QStringLiteral("lighting"), QStringLiteral("hdr")}})), QStringLiteral("FACES"));
}

TEST(MadeMapLighting, facesOfBothSetsAreTheSameSurfaces) {
  const auto map = MapUnderTest::made({.version = 20, .hdr = true}).load();
  const links::LinkIndex index(map.document);
  const structure::SectionId ldr = *map.document->structure.find(QStringLiteral("lumps/FACES"));
  const structure::SectionId hdr = *map.document->structure.find(QStringLiteral("lumps/FACES_HDR"));
  const links::ShownRecord shown = index.shownBy({hdr, 0});
  EXPECT_FALSE(shown.items.empty());
  EXPECT_EQ(index.shownBy({ldr, 0}), shown);
}

TEST(MadeMapLighting, withoutLightmapsFacesAreUnlit) {
  const auto map = MapUnderTest::made({.light = demos::LightQuality::None}).load();
  EXPECT_TRUE(map.scene().bake.lightmaps.empty());
  EXPECT_GT(map.scene().defaultTriangles(), 0U);
  EXPECT_TRUE(map.document->diagnostics.empty());
}

} // namespace
} // namespace vitrine::tests
