// Pictures laid on walls: where they land, how they are cut, and what hostile files can ask for.
#include "core/formats/source/bsp/scene/MapLayers.h"
#include "core/scene/SceneRecords.h"
#include "resources/demos/source/BrushBuilder.h"
#include "resources/demos/source/Materials.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/samples/source/Maps.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using demos::MapModel;

constexpr std::size_t kFacesAt = 8; // in a record
constexpr std::size_t kPointsAt = 280;
constexpr std::size_t kNormalAt = 340;
constexpr std::size_t kOverlayBytes = 352;

demos::Vec3 slope(const demos::Vec3& p) {
  return {p.x, p.y, 20 * std::sin(p.x / 50) * std::sin((p.y + 256) / 128 * 3.14159265358979)};
}

MapModel modelWithOverlays() {
  MapModel model = samples::makeSingleRoom();
  demos::Materials materials(model, 8);
  demos::Displacement hill;
  hill.mins = {-256, -256, 0};
  hill.maxs = {-128, -128, 0};
  hill.look = materials.look("vitrine/plaster");
  hill.height = [](const demos::Vec3& p) { return slope(p).z; };
  hill.alpha = [](const demos::Vec3&) { return 0.0; };
  model.displacements.push_back(hill);
  const int picture = materials("vitrine/emblem");
  // On a wall, wholly within it; on the floor beyond its edges; over the first, in a higher order; on the hill.
  model.overlays.push_back({{-256, 40, 100}, {1, 0, 0}, {0, 1, 0}, 16, 24, picture, 1});
  model.overlays.push_back({{256, 256, 0}, {0, 0, 1}, {0.6, 0.8, 0}, 30, 40, picture, 0});
  model.overlays.push_back({{-256, 50, 110}, {1, 0, 0}, {0, 1, 0}, 16, 16, picture, 2});
  model.overlays.push_back({{-192, -192, 0}, {0, 0, 1}, {1, 0, 0}, 20, 20, picture, 0});
  return model;
}

const demos::Bytes& overlayMapBytes() {
  static const demos::Bytes bytes = demos::writeMap(modelWithOverlays(), {.light = demos::LightQuality::Fast});
  return bytes;
}

class Overlays : public testing::Test {
protected:
  const scene::Mesh* overlayMesh(const Scene& scene) const {
    const auto node = std::ranges::find(scene.nodes, layerIndex(MapLayer::Overlays), &scene::Node::layer);
    return node == scene.nodes.end() ? nullptr : &scene.meshes[node->mesh];
  }
  /// Corners (file axes) of everything that is drawn of one overlay.
  std::vector<QVector3D> cornersOf(const Scene& scene, std::uint64_t row) const {
    std::vector<QVector3D> corners;
    const scene::Mesh& mesh = *overlayMesh(scene);
    for (const scene::Surface& surface : mesh.surfaces) {
      for (std::uint32_t i = surface.firstIndex;
           surface.provenance.firstRow == row && i < surface.firstIndex + surface.indexCount; ++i) {
        corners.push_back(scene.sourceAxes.toFile(mesh.vertices.positions[mesh.indices[i]]));
      }
    }
    return corners;
  }
  double areaOf(const Scene& scene, std::uint64_t row) const {
    const std::vector<QVector3D> corners = cornersOf(scene, row);
    double area = 0;
    for (std::size_t i = 0; i + 2 < corners.size(); i += 3) {
      area += static_cast<double>(
                  QVector3D::crossProduct(corners[i + 1] - corners[i], corners[i + 2] - corners[i]).length()) /
              2;
    }
    return area;
  }
  const scene::Material& materialOf(const Scene& scene, std::uint64_t row) const {
    const auto surface = std::ranges::find_if(
        overlayMesh(scene)->surfaces, [row](const scene::Surface& one) { return one.provenance.firstRow == row; });
    return scene.assets.materials[surface->material];
  }
  std::size_t at(std::size_t row, std::size_t field) const {
    return m_file.offset(LumpId::Overlays) + row * kOverlayBytes + field;
  }

  MapUnderTest m_file{overlayMapBytes()};
};

/// True if one of the points is where it should be.
bool has(const std::vector<QVector3D>& points, const QVector3D& wanted) {
  return std::ranges::any_of(points, [&](const QVector3D& point) { return (point - wanted).length() < 0.01F; });
}

TEST_F(Overlays, landBeforeTheirWallWithTheirCorners) {
  const auto map = m_file.load();
  ASSERT_TRUE(overlayMesh(map.scene()));
  for (const Diagnostic& diagnostic : map.document->diagnostics) {
    ADD_FAILURE() << diagnostic.message.toStdString();
  }
  const std::vector<QVector3D> corners = cornersOf(map.scene(), 0);
  for (const QVector3D& wanted : {QVector3D(-255.9F, 24, 76), QVector3D(-255.9F, 24, 124), QVector3D(-255.9F, 56, 124),
                                  QVector3D(-255.9F, 56, 76)}) {
    EXPECT_TRUE(has(corners, wanted)) << wanted.y() << " " << wanted.z();
  }
  EXPECT_NEAR(areaOf(map.scene(), 0), 32 * 48, 0.5);
}

TEST_F(Overlays, areCutToTheirFaces) {
  const auto map = m_file.load();
  const QVector3D right(0.6F, 0.8F, 0);
  const QVector3D up(-0.8F, 0.6F, 0);
  for (const QVector3D& corner : cornersOf(map.scene(), 1)) {
    EXPECT_LE(corner.x(), 256.001F);
    EXPECT_LE(corner.y(), 256.001F);
    EXPECT_NEAR(corner.z(), 0.1F, 0.001F);
    const QVector3D from = corner - QVector3D(256, 256, 0);
    EXPECT_LE(std::abs(QVector3D::dotProduct(from, right)), 30.001F);
    EXPECT_LE(std::abs(QVector3D::dotProduct(from, up)), 40.001F);
  }
  // Turned about the room's corner, what remains within is the triangle before 0.6 a + 0.8 b = 30.
  EXPECT_NEAR(areaOf(map.scene(), 1), 50 * 37.5 / 2, 0.5);
}

TEST_F(Overlays, followTheGround) {
  const auto map = m_file.load();
  const std::vector<QVector3D> corners = cornersOf(map.scene(), 3);
  ASSERT_FALSE(corners.empty());
  float lowest = 1e6F;
  float highest = -1e6F;
  for (const QVector3D& corner : corners) {
    lowest = std::min(lowest, corner.z());
    highest = std::max(highest, corner.z());
    EXPECT_LE(std::abs(corner.x() + 192), 20.2F);
    EXPECT_LE(std::abs(corner.y() + 192), 20.2F);
    // The grid is 16 units fine: between its vertices it is a little off the wave.
    const auto z = static_cast<float>(slope({static_cast<double>(corner.x()), static_cast<double>(corner.y()), 0}).z);
    EXPECT_NEAR(corner.z(), z + 0.1F, 0.8F);
  }
  EXPECT_GT(highest - lowest, 2.0F);
}

TEST_F(Overlays, pictureAndLightFollowTheirPlace) {
  const auto map = m_file.load();
  const scene::Mesh& mesh = *overlayMesh(map.scene());
  const scene::Mesh& world = map.scene().meshes[0];
  for (const scene::Surface& surface : mesh.surfaces) {
    if (surface.provenance.firstRow != 0) {
      continue;
    }
    const auto wall = std::ranges::find_if(world.surfaces,
                                           [&](const scene::Surface& one) { return one.lightmap == surface.lightmap; });
    ASSERT_NE(wall, world.surfaces.end());
    // Light grows evenly over a wall: the overlay's must be on the wall's line.
    const std::uint32_t corner = world.indices[wall->firstIndex];
    for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; ++i) {
      const std::uint32_t vertex = mesh.indices[i];
      const QVector3D place = map.scene().sourceAxes.toFile(mesh.vertices.positions[vertex]);
      const QVector2D uv = mesh.vertices.uvs[0][vertex];
      EXPECT_NEAR(uv.x(), (place.y() - 24) / 32, 0.001F);
      EXPECT_NEAR(uv.y(), 1 - (place.z() - 76) / 48, 0.001F);
      const QVector3D from =
          map.scene().sourceAxes.toFile(mesh.vertices.positions[vertex] - world.vertices.positions[corner]);
      const QVector2D luxels = mesh.vertices.lightmapUvs[vertex] - world.vertices.lightmapUvs[corner];
      EXPECT_NEAR(std::abs(luxels.x()), std::abs(from.y()) / 16, 0.01F);
      EXPECT_NEAR(std::abs(luxels.y()), std::abs(from.z()) / 16, 0.01F);
    }
  }
}

TEST_F(Overlays, faceTheRoom) {
  const auto map = m_file.load();
  const scene::Mesh& mesh = *overlayMesh(map.scene());
  for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
    const QVector3D& a = mesh.vertices.positions[mesh.indices[i]];
    const QVector3D cross = QVector3D::crossProduct(mesh.vertices.positions[mesh.indices[i + 1]] - a,
                                                    mesh.vertices.positions[mesh.indices[i + 2]] - a);
    EXPECT_GT(QVector3D::dotProduct(cross, mesh.vertices.normals[mesh.indices[i]]), 0);
  }
}

TEST_F(Overlays, lieOverEachOtherInOrder) {
  const auto map = m_file.load();
  const scene::Material& below = materialOf(map.scene(), 0);
  const scene::Material& above = materialOf(map.scene(), 2);
  EXPECT_TRUE(below.polygonOffset);
  EXPECT_LT(below.drawOrder, above.drawOrder);
  EXPECT_LT(above.drawOrder, 0); // glass and water come after
  EXPECT_EQ(below.asset, above.asset);
  EXPECT_EQ(below.drawOrder, materialOf(map.scene(), 1).drawOrder); // alone on its face
  EXPECT_EQ(below.adjustment.drawOrder, below.drawOrder);
}

TEST_F(Overlays, leadToTheirRecordsAndFaces) {
  const auto map = m_file.load();
  const Scene& scene = map.scene();
  const RecordRef overlay{map.section("lumps/OVERLAYS"), 0};
  bool picture = false;
  bool wall = false;
  for (const DrawItemIndex item : scene::itemsOf(scene, overlay)) {
    const RecordRef primary = *scene.recordOf(item, 0);
    picture |= primary == overlay;
    wall |= primary.section == map.section("lumps/FACES");
    if (primary == overlay) {
      const auto& related = scene::relatedRecords(scene, item);
      ASSERT_EQ(related.size(), 2U);
      EXPECT_EQ(related[0].section, map.section("lumps/FACES"));
      EXPECT_EQ(related[1], (RecordRef{map.section("lumps/OVERLAY_FADES"), 0}));
      const DrawItemIndex face = scene::itemsOf(scene, related[0]).front();
      ASSERT_NE(scene.leavesOf(item), nullptr);
      EXPECT_EQ(*scene.leavesOf(item), *scene.leavesOf(face));
    }
  }
  EXPECT_TRUE(picture);
  EXPECT_TRUE(wall);
}

TEST_F(Overlays, withoutAPlaneAreLeftOutAndTold) {
  m_file.setF32(at(1, kPointsAt + 8), std::numeric_limits<float>::quiet_NaN());
  m_file.setF32(at(2, kPointsAt + 20), 3.0F);
  m_file.setF32(at(3, kNormalAt), std::numeric_limits<float>::infinity());
  const auto map = m_file.load();
  EXPECT_TRUE(map.says(QStringLiteral("has no plane to lie on")));
  EXPECT_FALSE(cornersOf(map.scene(), 0).empty());
  for (const std::uint64_t row : {1U, 2U, 3U}) {
    EXPECT_TRUE(cornersOf(map.scene(), row).empty()) << row;
  }
}

TEST_F(Overlays, onFacesThatAreNotThereAreTold) {
  m_file.setU32(at(0, kFacesAt), 1'000'000);
  m_file.setU32(at(1, kFacesAt), 0xffffffff);
  const auto map = m_file.load();
  EXPECT_TRUE(map.says(QStringLiteral("overlay 0 lies on face 1000000, which does not exist")));
  EXPECT_FALSE(cornersOf(map.scene(), 2).empty());
}

TEST_F(Overlays, listAFaceTwiceAndAreLaidOnce) {
  const double once = areaOf(m_file.load().scene(), 0);
  m_file.setU16(at(0, 6), static_cast<std::uint16_t>(2U | 1U << 14));
  m_file.setU32(at(0, kFacesAt + 4), m_file.u32(at(0, kFacesAt)));
  EXPECT_NEAR(areaOf(m_file.load().scene(), 0), once, 0.01);
}

TEST_F(Overlays, withoutFacesAreNothing) {
  m_file.setU16(at(0, 6), 0);
  const auto map = m_file.load();
  EXPECT_TRUE(map.document->diagnostics.empty());
  EXPECT_TRUE(cornersOf(map.scene(), 0).empty());
}

TEST_F(Overlays, byTheThousandOnOneHillStayBounded) {
  // Ten thousand times the overlay on the displacement: each would look at all its triangles.
  const std::vector<std::byte> record(m_file.bytes().begin() + static_cast<std::ptrdiff_t>(at(3, 0)),
                                      m_file.bytes().begin() + static_cast<std::ptrdiff_t>(at(3, kOverlayBytes)));
  std::vector<std::byte> many;
  for (int i = 0; i < 10'000; ++i) {
    many.insert(many.end(), record.begin(), record.end());
  }
  m_file.replaceLump(LumpId::Overlays, many);
  const auto map = m_file.load();
  EXPECT_TRUE(map.says(QStringLiteral("too many lie on the same faces")));
  EXPECT_LT(overlayMesh(map.scene())->indices.size() / 3, 200'000U);
}

TEST_F(Overlays, ofWaterComeAfterIt) {
  // The same records as overlays of water: 256 faces each.
  std::vector<std::byte> record(m_file.bytes().begin() + static_cast<std::ptrdiff_t>(at(0, 0)),
                                m_file.bytes().begin() + static_cast<std::ptrdiff_t>(at(0, kOverlayBytes)));
  record.insert(record.begin() + kFacesAt + 4 * 64, 4 * 192, std::byte{0});
  m_file.replaceLump(LumpId::WaterOverlays, record);
  m_file.replaceLump(LumpId::Overlays, {});
  const auto map = m_file.load();
  ASSERT_TRUE(overlayMesh(map.scene()));
  EXPECT_NEAR(areaOf(map.scene(), 0), 32 * 48, 0.5);
  EXPECT_EQ(overlayMesh(map.scene())->surfaces[0].provenance.section, map.section("lumps/WATEROVERLAYS"));
}

TEST(OverlaysOfBrushEntities, goWithThem) {
  MapModel model = samples::makeSingleRoom();
  demos::Materials materials(model, 8);
  const demos::Vec3 origin{-100, 100, 100};
  model.brushEntities.push_back({{{"classname", "func_brush"}, {"origin", "-100 100 100"}},
                                 origin,
                                 {demos::boxBrush({origin - demos::Vec3{32, 32, 32}, origin + demos::Vec3{32, 32, 32}},
                                                  materials.look("vitrine/plaster"))}});
  model.overlays.push_back({{-256, 0, 100}, {1, 0, 0}, {0, 1, 0}, 8, 8, materials("vitrine/emblem"), 0});
  MapUnderTest file(demos::writeMap(model, {.light = demos::LightQuality::None}));
  const auto plain = file.load();
  // Moved from the wall to the face of the brush that looks along +x.
  const auto brush = std::ranges::find(plain.scene().nodes, scene::NodeKind::BrushModel, &scene::Node::kind);
  const scene::Mesh& mesh = plain.scene().meshes[brush->mesh];
  const auto side = std::ranges::find_if(mesh.surfaces, [](const scene::Surface& one) {
    return one.bounds.size().x() < 1 && one.bounds.centre().x() > 0;
  });
  ASSERT_NE(side, mesh.surfaces.end());
  const std::size_t at = file.offset(LumpId::Overlays);
  file.setU32(at + kFacesAt, static_cast<std::uint32_t>(side->provenance.firstRow));
  file.setF32(at + 328, -68);
  file.setF32(at + 332, 100);
  file.setF32(at + 336, 100);
  const auto map = file.load();
  const Scene& scene = map.scene();
  bool found = false;
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    const auto record = scene.recordOf(item, 0);
    if (!record || record->section != map.section("lumps/OVERLAYS")) {
      continue;
    }
    found = true;
    const scene::Node& node = scene.nodes[scene.drawItems()[item].node];
    EXPECT_EQ(scene.nodes[node.parent].kind, scene::NodeKind::BrushModel);
    const QVector3D middle = scene.sourceAxes.toFile(scene.worldBounds(item).centre());
    EXPECT_LT((middle - QVector3D(-67.9F, 100, 100)).length(), 0.01F);
    EXPECT_NEAR(scene.worldBounds(item).size().y(), 16, 0.01F);
  }
  EXPECT_TRUE(found);
}

// A real map: corners by the record's own numbers, with arithmetic of its own.
TEST(OverlaysOfSamples, cornersLandWhereTheRecordSays) {
  const auto file = MapUnderTest::sample(QStringLiteral("test2.bsp"));
  if (!file) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto map = file->load();
  const auto number = [&](std::size_t at) { return static_cast<double>(std::bit_cast<float>(file->u32(at))); };
  const SectionId section = map.section("lumps/OVERLAYS");
  ASSERT_EQ(file->length(LumpId::Overlays) / kOverlayBytes, 2U);
  for (std::size_t row = 0; row < 2; ++row) {
    const std::size_t at = file->offset(LumpId::Overlays) + row * kOverlayBytes;
    double u[3], n[3], o[3], v[3];
    for (std::size_t i = 0; i < 3; ++i) {
      u[i] = number(at + 280 + 12 * i + 8);
      o[i] = number(at + 328 + 4 * i);
      n[i] = number(at + 340 + 4 * i);
    }
    const double sense = number(at + 280 + 36 + 8) == 1 ? -1 : 1;
    for (std::size_t i = 0; i < 3; ++i) {
      v[i] = sense * (n[(i + 1) % 3] * u[(i + 2) % 3] - n[(i + 2) % 3] * u[(i + 1) % 3]);
    }
    std::vector<QVector3D> drawn;
    for (const DrawItemIndex item : scene::itemsOf(map.scene(), {section, row})) {
      if (map.scene().recordOf(item, 0)->section != section) {
        continue;
      }
      const scene::Surface& surface = map.scene().surfaceOf(item);
      const scene::Mesh& mesh = map.scene().meshOf(item);
      for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; ++i) {
        drawn.push_back(map.scene().sourceAxes.toFile(mesh.vertices.positions[mesh.indices[i]]));
      }
    }
    ASSERT_FALSE(drawn.empty()) << row;
    for (std::size_t k = 0; k < 4; ++k) {
      const double x = number(at + 280 + 12 * k);
      const double y = number(at + 280 + 12 * k + 4);
      double nearest = 1e9;
      for (const QVector3D& point : drawn) {
        double across = 0; // along the plane only
        double off[3];
        double along = 0;
        for (std::size_t i = 0; i < 3; ++i) {
          off[i] = static_cast<double>(point[static_cast<int>(i)]) - (o[i] + u[i] * x + v[i] * y);
          along += off[i] * n[i];
        }
        for (std::size_t i = 0; i < 3; ++i) {
          across += (off[i] - along * n[i]) * (off[i] - along * n[i]);
        }
        nearest = std::min(nearest, std::sqrt(across));
      }
      EXPECT_LT(nearest, 0.05) << "overlay " << row << " corner " << k;
    }
  }
}

} // namespace
} // namespace vitrine::tests
