#include "core/formats/xops/scene/BlockScene.h"

#include "core/animation/FinishScene.h"
#include "core/animation/VisibleItems.h"
#include "core/formats/xops/records/BlockFile.h"
#include "core/formats/xops/scene/BlockSolid.h"
#include "core/picking/RayCaster.h"
#include "core/scene/SceneRecords.h"
#include "tests/core/formats/xops/records/TestBlocks.h"

#include <gtest/gtest.h>

#include <limits>

namespace vitrine::tests {
namespace {

using namespace formats::xops;

constexpr SectionId kBlocks = 4;
constexpr SectionId kSlots = 2;

struct Built {
  ScenePtr scene;
  Diagnostics diagnostics;
};

Built buildScene(const std::vector<Block>& blocks, const QByteArrayList& names = {"wall.bmp"},
                 const QString& folder = {}) {
  Built built;
  const BlockFile file = readBlocks(Bytes::adopt(blockFile(blocks, names)), base::kFileSpace, built.diagnostics);
  SceneBuilder builder;
  builder.sourceAxes = scene::kYUpLeftHanded;
  builder.layers.push_back({QStringLiteral("invisible"), QStringLiteral("Invisible"), false});
  const BlockPlace place{QStringLiteral("map.bd1"), folder, base::kFileSpace, kBlocks, kSlots, scene::kNone, 0};
  addBlocks(builder, file, solidBlocks(file), place, built.diagnostics);
  built.scene = animation::finishScene(std::move(builder));
  return built;
}

/// The face of a block that a ray meets, by its field set; -1: none.
int faceHit(const Built& built, const QVector3D& from, const QVector3D& direction) {
  const picking::RayCaster caster(built.scene);
  const auto hit = caster.cast({from, direction}, animation::visibleItems(*built.scene, {}));
  return hit ? built.scene->surfaceOf(hit->item).provenance.fieldSet : -1;
}

TEST(BlockScene, frontFacesLookOutwardsAndNothingIsMirrored) {
  const Built built = buildScene({box({10, 0, 20}, {30, 10, 60})});
  EXPECT_EQ(built.scene->bounds().min(), QVector3D(10, 0, -60));
  EXPECT_EQ(built.scene->bounds().max(), QVector3D(30, 10, -20));
  const QVector3D centre(20, 5, -40);
  // Scene axes: the file's +z is -z here.
  EXPECT_EQ(faceHit(built, centre + QVector3D(0, 100, 0), {0, -1, 0}), 0);
  EXPECT_EQ(faceHit(built, centre - QVector3D(0, 100, 0), {0, 1, 0}), 1);
  EXPECT_EQ(faceHit(built, centre + QVector3D(0, 0, 100), {0, 0, -1}), 2) << "the file's -z";
  EXPECT_EQ(faceHit(built, centre + QVector3D(100, 0, 0), {-1, 0, 0}), 3);
  EXPECT_EQ(faceHit(built, centre - QVector3D(0, 0, 100), {0, 0, 1}), 4);
  EXPECT_EQ(faceHit(built, centre - QVector3D(100, 0, 0), {1, 0, 0}), 5);
  EXPECT_EQ(faceHit(built, centre, {0, 1, 0}), -1) << "backs are not seen from inside";
}

TEST(BlockScene, twistedFacesAreCutAlongAC) {
  Block block = box({0, 0, 0}, {10, 10, 10});
  block.corners[1].setY(14); // A of the top, and a corner of two walls
  const Built built = buildScene({block});
  const scene::Mesh& mesh = built.scene->meshes.front();
  const scene::Surface& top = mesh.surfaces.front();
  ASSERT_EQ(top.indexCount, 6U);
  const auto position = [&](std::uint32_t index) { return mesh.vertices.positions[mesh.indices[index]]; };
  const QVector3D a = scene::kYUpLeftHanded.toScene(block.corners[1]);
  const QVector3D c = scene::kYUpLeftHanded.toScene(block.corners[3]);
  for (const std::uint32_t triangle : {0U, 3U}) {
    int shared = 0;
    for (std::uint32_t k = 0; k < 3; ++k) {
      shared += position(triangle + k) == a || position(triangle + k) == c ? 1 : 0;
    }
    EXPECT_EQ(shared, 2) << "both triangles have A and C";
  }
}

TEST(BlockScene, everyBlockIsANodeAndEveryFaceKnowsItsRecord) {
  const Built built = buildScene({box({0, 0, 0}, {1, 1, 1}), box({5, 0, 0}, {6, 1, 1}), box({9, 0, 0}, {9, 1, 1})});
  const Scene& scene = *built.scene;
  ASSERT_EQ(scene.nodes.size(), 4U);
  EXPECT_EQ(scene.nodes[2].name, QStringLiteral("block 1"));
  EXPECT_EQ(scene.nodes[2].surfaceCount, 6);
  EXPECT_EQ(scene.nodes[3].surfaceCount, 2) << "a sheet has two sides";
  EXPECT_EQ(scene.drawItems().size(), 14U);
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    const std::uint64_t row = item < 6 ? 0 : item < 12 ? 1 : 2;
    EXPECT_EQ(scene.recordOf(item, 0), (RecordRef{kBlocks, row}));
    EXPECT_EQ(scene.nodes[scene.drawItems()[item].node].record, (RecordRef{kBlocks, row}));
    EXPECT_EQ(scene.recordFieldsOf(item).size(), 3U);
  }
  EXPECT_EQ(scene::itemsOf(scene, {kBlocks, 1}).size(), 6U);
}

TEST(BlockScene, anOmittedBlockIsABoxAroundTheCornersThatAreThere) {
  Block block = box({10, 0, 20}, {30, 10, 60});
  block.corners[5].setZ(std::numeric_limits<float>::quiet_NaN());
  const Built built = buildScene({box({0, 0, 0}, {1, 1, 1}), block});
  const Scene& scene = *built.scene;
  ASSERT_EQ(scene.nodes.size(), 3U);
  const scene::Node& node = scene.nodes[2];
  EXPECT_TRUE(node.standIn);
  EXPECT_EQ(node.record, (RecordRef{kBlocks, 1}));
  EXPECT_EQ(scene.meshes[node.mesh].bounds.min(), QVector3D(10, 0, -60));
  EXPECT_EQ(scene.meshes[node.mesh].bounds.max(), QVector3D(30, 10, -20));
}

TEST(BlockScene, facesOutsideTheSlotsAreHiddenUntilAskedFor) {
  Block block = box({0, 0, 0}, {1, 1, 1});
  block.textures[0] = 10;
  block.textures[1] = -1;
  const Built built = buildScene({block});
  EXPECT_EQ(built.scene->defaultTriangles(), 8U);
  EXPECT_EQ(built.scene->drawItems().size(), 6U);
  const auto& material = built.scene->assets.materials.at(built.scene->meshes[0].surfaces[0].material);
  EXPECT_EQ(material.blend, scene::Blend::AlphaBlend);
}

TEST(BlockScene, slotsBecomeMaterialsInTheirOrder) {
  Block block = box({0, 0, 0}, {1, 1, 1});
  block.textures = {3, 0, 1, 2, 9, 3};
  const Built built =
      buildScene({block}, {"wall.bmp", ".\\tex\\..\\WALL.bmp", "..\\up.bmp", ""}, QStringLiteral("town"));
  const scene::SceneAssets& assets = built.scene->assets;
  const auto materialOf = [&](std::size_t face) {
    return assets.materials.at(built.scene->meshes[0].surfaces[face].material);
  };
  EXPECT_EQ(assets.materials.size(), 5U) << "one for each number that is used";
  EXPECT_EQ(assets.textures.size(), 2U) << "the same picture is shared, whatever its case";
  EXPECT_EQ(assets.textures[0].asset.path, QStringLiteral("town/wall.bmp"));
  EXPECT_EQ(assets.textures[1].asset.path, QStringLiteral("up.bmp")) << "still inside the opened folder";
  EXPECT_EQ(assets.textures[0].wrapU, scene::Wrap::Repeat);
  for (std::size_t face = 0; face < 6; ++face) {
    const auto slot = static_cast<std::size_t>(block.textures[face]);
    EXPECT_EQ(materialOf(face).drawOrder, static_cast<int>(slot));
    EXPECT_EQ(materialOf(face).record, (RecordRef{kSlots, slot}));
    EXPECT_EQ(materialOf(face).blend, scene::Blend::Automatic);
    const bool empty = materialOf(face).slot(scene::TextureSlot::BaseColor).texture == scene::kNone;
    EXPECT_EQ(materialOf(face).fallbackColor.has_value(), empty) << "white alone is told: of an empty slot";
  }
  EXPECT_EQ(materialOf(0).slot(scene::TextureSlot::BaseColor).texture, scene::kNone) << "an empty slot";
}

TEST(BlockScene, pathsThatLeaveTheFolderAreRefused) {
  Block block = box({0, 0, 0}, {1, 1, 1});
  block.textures = {0, 1, 2, 0, 1, 2};
  const Built built = buildScene({block}, {"..\\..\\etc\\hosts.bmp", "C:\\wall.bmp", "\\\\host\\wall.bmp"});
  EXPECT_TRUE(built.scene->assets.textures.empty());
  const auto told = built.diagnostics.entries();
  ASSERT_EQ(told.size(), 3U);
  EXPECT_TRUE(told[0].message.contains(QStringLiteral("leads outside the opened folder")));
  EXPECT_EQ(told[1].where, (ByteRange{0, 31, 31}));
}

TEST(BlockScene, streamsHoldShadingAndCollision) {
  Block wall = box({0, 0, 0}, {1, 1, 1});
  wall.textures[0] = 10;
  const Built built = buildScene({wall, box({5, 0, 0}, {5, 1, 1})});
  const auto& colors = built.scene->meshes[0].vertices.colors;
  ASSERT_EQ(colors.size(), 3U);
  EXPECT_EQ(colors[0].name, QLatin1String(kDayStream));
  EXPECT_NEAR(colors[0].values[0].x(), 0.8528F, 1e-4F) << "the top";
  EXPECT_NEAR(colors[1].values[0].x(), 0.6528F, 1e-4F);
  EXPECT_EQ(colors[2].use, scene::ColorUse::Paint);
  EXPECT_EQ(colors[2].scope, scene::ColorScope::Surface);
  EXPECT_EQ(colors[2].values.size(), built.scene->meshes[0].surfaces.size());
  const QVector4D invisible = colors[2].values[0];
  const QVector4D solid = colors[2].values[1];
  const QVector4D board = colors[2].values[6];
  EXPECT_GT(solid.z(), solid.x()) << "blue";
  EXPECT_GT(board.y(), board.z() * 2) << "amber";
  EXPECT_GT(invisible.x(), invisible.y() * 2) << "red";
}

TEST(BlockScene, blocksThatAreNowhereAreLeftOut) {
  Block bad = box({0, 0, 0}, {1, 1, 1});
  for (QVector3D& corner : bad.corners) {
    corner.setX(std::numeric_limits<float>::quiet_NaN());
  }
  const Built built = buildScene({bad, box({5, 0, 0}, {6, 1, 1})});
  EXPECT_EQ(built.scene->nodes.size(), 2U);
  EXPECT_EQ(built.scene->recordOf(0, 0), (RecordRef{kBlocks, 1})) << "rows are those of the file";
}

} // namespace
} // namespace vitrine::tests
