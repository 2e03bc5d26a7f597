// Convex bodies of the physics engine: read, and shown where their models stand.
#include "core/formats/source/bsp/assets/BspAssets.h"
#include "core/formats/source/bsp/scene/collision/PhysHulls.h"
#include "core/scene/SceneRecords.h"
#include "resources/demos/source/ZipWriter.h"
#include "tests/core/formats/source/bsp/LayerItems.h"
#include "tests/core/formats/source/bsp/RichMap.h"
#include "tests/core/formats/source/bsp/records/PhysMaker.h"
#include "tests/core/formats/source/bsp/scene/light/LitMap.h"
#include "tests/core/formats/source/bsp/scene/props/HandmadeModel.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace vitrine::tests {
namespace {

using namespace formats::source;

constexpr std::size_t kRightOffsetAt = 28 + 48; // of the root, behind the heads of solid and surface
constexpr std::size_t kLedgeAt = kRightOffsetAt + 28;
constexpr std::size_t kTriangleCountAt = kLedgeAt + 12;
constexpr std::int32_t kSurfaceBytes = 48 + 28 + 16 + 12 * 16 + 8 * 16; // head, node, ledge, triangles, points
constexpr std::uint32_t kBrushOfBox = 1;

/// Numbers as a file of either endianness has them.
class SolidMaker {
public:
  explicit SolidMaker(bool bigEndian) : m_bigEndian(bigEndian) {}
  template <class T>
  SolidMaker& add(T value) {
    m_maker.add(m_bigEndian ? bytes::swapped(value) : value);
    return *this;
  }
  Bytes bytes() const { return m_maker.bytes(); }

private:
  ByteMaker m_maker;
  bool m_bigEndian;
};

/// A solid of one ledge: a box with these corners, in units of the map. Points are in metres and in the axes of the
/// physics engine.
Bytes boxSolid(const QVector3D& mins, const QVector3D& maxs, bool bigEndian = false) {
  SolidMaker maker(bigEndian);
  maker.add<std::uint32_t>(0x59485056).add<std::uint16_t>(0x100).add<std::int16_t>(0);
  maker.add(kSurfaceBytes).add(1.0F).add(1.0F).add(1.0F).add<std::int32_t>(0);
  for (int i = 0; i < 7; ++i) {
    maker.add(0.0F);
  }
  maker.add<std::uint32_t>(0).add<std::int32_t>(48).add<std::int32_t>(0).add<std::int32_t>(0);
  maker.add<std::uint32_t>(0x53505649);
  maker.add<std::int32_t>(0).add<std::int32_t>(28); // a leaf; its ledge follows at once
  for (int i = 0; i < 5; ++i) {
    maker.add<std::uint32_t>(0);
  }
  // Corner number: bit 0 is x, 1 is y, 2 is z.
  const std::uint32_t triangles[12][3] = {{0, 2, 4}, {2, 6, 4}, {1, 5, 3}, {3, 5, 7}, {0, 4, 1}, {1, 4, 5},
                                          {2, 3, 6}, {3, 7, 6}, {0, 1, 2}, {1, 3, 2}, {4, 6, 5}, {5, 6, 7}};
  maker.add<std::int32_t>(16 + 12 * 16).add<std::uint32_t>(kBrushOfBox).add<std::uint32_t>(0);
  maker.add<std::int16_t>(12).add<std::int16_t>(0);
  for (const auto& triangle : triangles) {
    maker.add<std::uint32_t>(0xffff0000);
    for (const std::uint32_t point : triangle) {
      maker.add(bigEndian ? point << 16 | 0x7fff : point | 0x7fff0000);
    }
  }
  for (unsigned corner = 0; corner < 8; ++corner) {
    const QVector3D at((corner & 1) != 0 ? maxs.x() : mins.x(), (corner & 2) != 0 ? maxs.y() : mins.y(),
                       (corner & 4) != 0 ? maxs.z() : mins.z());
    maker.add(at.x() * 0.0254F).add(-at.z() * 0.0254F).add(at.y() * 0.0254F).add(0.0F);
  }
  return maker.bytes();
}

PhysSolid solidOf(Bytes bytes, bool bigEndian = false) {
  return readPhysSolid(bytes, {base::kFileSpace, 1000, bytes.size()},
                       bigEndian ? bytes::Endian::Big : bytes::Endian::Little);
}

Bytes changed(const Bytes& solid, std::size_t at, std::uint16_t value) {
  std::vector<std::byte> copy(solid.span().begin(), solid.span().end());
  std::memcpy(copy.data() + at, &value, sizeof value);
  return Bytes::adopt(std::move(copy));
}

TEST(PhysicsHulls, pointsAreTurnedFromMetresToUnits) {
  for (const bool bigEndian : {false, true}) {
    const PhysSolid solid = solidOf(boxSolid({-10, 20, 30}, {15, 45, 130}, bigEndian), bigEndian);
    EXPECT_FALSE(solid.problem);
    ASSERT_EQ(solid.hulls.size(), 1U);
    EXPECT_EQ(solid.hulls[0].clientData, kBrushOfBox);
    EXPECT_EQ(solid.hulls[0].points.size(), 8U);
    EXPECT_EQ(solid.hulls[0].triangles.size(), 12U);
    scene::Bounds bounds;
    for (const QVector3D& point : solid.hulls[0].points) {
      bounds.add(point);
    }
    EXPECT_LT((bounds.min() - QVector3D(-10, 20, 30)).length(), 1e-3F);
    EXPECT_LT((bounds.max() - QVector3D(15, 45, 130)).length(), 1e-3F);
  }
}

TEST(PhysicsHulls, comeInTheOrderOfTheTree) {
  for (const bytes::Endian order : {bytes::Endian::Little, bytes::Endian::Big}) {
    const PhysMaker maker(order);
    std::vector<std::byte> bytes = maker.solid(maker.surface({{{0, 0, 0}, {8, 8, 8}, 5}, {{16, 0, 0}, {24, 8, 8}, 6}}));
    // Two ledges of 208 bytes and 16 points lie between the surface's head and the nodes: a root and two leaves. The
    // second number of a node leads to its ledge, which now is the other's.
    constexpr std::size_t kLeaf0 = 28 + 48 + 2 * 208 + 16 * 16 + 28, kLeaf1 = kLeaf0 + 28;
    constexpr std::int32_t kLedge0 = 28 + 48, kLedge1 = kLedge0 + 208;
    const auto lead = [&](std::size_t leaf, std::int32_t ledge) {
      const std::int32_t way = ledge - static_cast<std::int32_t>(leaf);
      const std::int32_t stored = order == bytes::Endian::Big ? bytes::swapped(way) : way;
      std::memcpy(bytes.data() + leaf + 4, &stored, sizeof stored);
    };
    lead(kLeaf0, kLedge1);
    lead(kLeaf1, kLedge0);
    const PhysSolid turned = solidOf(Bytes::adopt(bytes), order == bytes::Endian::Big);
    EXPECT_FALSE(turned.problem);
    ASSERT_EQ(turned.hulls.size(), 2U);
    EXPECT_EQ(turned.hulls[0].clientData, 6U);
    EXPECT_EQ(turned.hulls[1].clientData, 5U);
    lead(kLeaf1, kLedge1);
    const PhysSolid twice = solidOf(Bytes::adopt(bytes), order == bytes::Endian::Big);
    ASSERT_EQ(twice.hulls.size(), 1U) << "a body that two leaves lead to is one";
    EXPECT_EQ(twice.hulls[0].clientData, 6U);
    lead(kLeaf0 - 28, kLedge0);
    EXPECT_EQ(solidOf(Bytes::adopt(bytes), order == bytes::Endian::Big).hulls.size(), 1U)
        << "the hull around others is no body";
  }
}

TEST(PhysicsHulls, trianglesInOnePlaneAreOneFace) {
  const PhysSolid solid = solidOf(boxSolid({0, 0, 0}, {10, 20, 40}));
  ASSERT_EQ(solid.hulls.size(), 1U);
  const std::vector<HullFace> faces = facesOf(solid.hulls[0]);
  ASSERT_EQ(faces.size(), 6U);
  float area = 0;
  for (const HullFace& face : faces) {
    ASSERT_EQ(face.corners.size(), 4U);
    const QVector3D cross =
        QVector3D::crossProduct(face.corners[1] - face.corners[0], face.corners[3] - face.corners[0]);
    EXPECT_GT(QVector3D::dotProduct(cross, face.normal), 0) << "counter-clockwise";
    EXPECT_GT(QVector3D::dotProduct(face.normal, face.corners[0] - QVector3D(5, 10, 20)), 0) << "outwards";
    area += cross.length();
  }
  EXPECT_NEAR(area, 2 * (10 * 20 + 20 * 40 + 10 * 40), 0.1);
}

TEST(PhysicsHulls, solidsThatAreNotReadSaySo) {
  const Bytes box = boxSolid({0, 0, 0}, {10, 20, 40});
  const PhysSolid later = solidOf(changed(box, 4, 0x101));
  ASSERT_TRUE(later.problem);
  EXPECT_EQ(later.problem->code, ErrorCode::Unsupported);
  EXPECT_TRUE(later.hulls.empty());
  const PhysSolid mopp = solidOf(changed(box, 6, 1));
  ASSERT_TRUE(mopp.problem);
  EXPECT_EQ(mopp.problem->code, ErrorCode::Unsupported);
}

TEST(PhysicsHulls, damageEndsASolid) {
  const Bytes box = boxSolid({0, 0, 0}, {10, 20, 40});
  for (const std::uint16_t count : {std::uint16_t{0x7fff}, std::uint16_t{0xffff}}) {
    const PhysSolid solid = solidOf(changed(box, kTriangleCountAt, count));
    ASSERT_TRUE(solid.problem) << count;
    EXPECT_EQ(solid.problem->code, ErrorCode::Damaged);
    EXPECT_GE(solid.problem->offset.value_or(0), 1000U) << "its place in the file";
  }
  // The root's right child is the root itself.
  const PhysSolid circle = solidOf(changed(changed(box, kRightOffsetAt, 0xfff0), kRightOffsetAt + 2, 0xffff));
  EXPECT_TRUE(circle.problem);
  EXPECT_TRUE(solidOf(box.slice(0, box.size() - 1)).problem);
  for (std::size_t size = 0; size < kLedgeAt; size += 4) {
    EXPECT_TRUE(solidOf(box.slice(0, size)).problem) << size;
  }
}

/// One model of the lump: a box, and text that says what it holds.
void addModel(ByteMaker& lump, std::int32_t model, const Bytes& solid, std::string_view text) {
  lump.add(model).add(static_cast<std::int32_t>(solid.size() + 4)).add(static_cast<std::int32_t>(text.size()));
  lump.add<std::int32_t>(1).add(static_cast<std::int32_t>(solid.size()));
  lump.text({reinterpret_cast<const char*>(solid.data()), solid.size()}).text(text);
}

TEST(PhysicsHulls, standWhereTheirModelDoes) {
  MapUnderTest file = litMap();
  ByteMaker lump;
  const std::string_view clip = "staticsolid {\n\"index\" \"0\"\n\"contents\" \"65536\"\n}\n";
  addModel(lump, 0, boxSolid({-200, -100, 0}, {200, 100, 64}), clip);
  addModel(lump, 1, boxSolid({-30, -2, -40}, {30, 2, 40}), "solid {\n\"index\" \"0\"\n}\n");
  lump.add<std::int32_t>(-1).add<std::int32_t>(-1).add<std::int32_t>(0).add<std::int32_t>(0);
  file.replaceLump(LumpId::PhysCollide, lump.bytes().span());
  const auto map = file.load();
  const Scene& scene = map.scene();
  const auto items = itemsOfLayer(scene, "layer.physhulls");
  ASSERT_EQ(items.size(), 4U) << "sides and lines of two boxes";
  const scene::Bounds world = scene.worldBounds(items[0]);
  EXPECT_LT((scene.sourceAxes.toFile(world.centre()) - QVector3D(0, 0, 32)).length(), 0.01F);
  EXPECT_LT((world.size() - QVector3D(400, 64, 200)).length(), 0.01F);
  // The door of litMap stands at an angle of 45 degrees.
  const scene::Bounds door = scene.worldBounds(items[2]);
  EXPECT_LT((scene.sourceAxes.toFile(door.centre()) - QVector3D(-128, -64, 40)).length(), 0.01F);
  const auto side = static_cast<float>(64 * std::sqrt(0.5));
  EXPECT_LT((door.size() - QVector3D(side, 80, side)).length(), 0.01F);
  for (std::size_t i = 0; i < items.size(); ++i) {
    const auto record = scene.recordOf(items[i], 0);
    ASSERT_TRUE(record);
    EXPECT_EQ(record->row, i / 2);
    EXPECT_TRUE(map.document->structure[record->section].path.startsWith(QLatin1StringView("lumps/PHYSCOLLIDE")));
    const auto related = scene::relatedRecords(scene, items[i]);
    EXPECT_EQ(std::ranges::count(related, RecordRef{map.section("lumps/BRUSHES"), kBrushOfBox}), 1);
    EXPECT_EQ(std::ranges::count(related, map.section("lumps/ENTITIES"), &RecordRef::section), i < 2 ? 0 : 1);
  }
  const auto& colours = scene.meshOf(items[0]).vertices.colors.front().values;
  EXPECT_GT(colours[0].x(), 5 * colours[0].y()) << "player clip is purple";
  EXPECT_NE(colours[0], colours[2]);
}

TEST(PhysicsHulls, differencesToWhatIsDrawnAreShown) {
  // The rooms of litMap are from -256 to 256 in x, -128 to 128 in y, 0 to 128 in z.
  MapUnderTest file = litMap();
  ByteMaker lump;
  const Bytes floor = boxSolid({-256, -128, -16}, {256, 128, 0});
  const Bytes inRoom = boxSolid({-240, 100, 20}, {-220, 120, 40});
  lump.add<std::int32_t>(0).add(static_cast<std::int32_t>(floor.size() + inRoom.size() + 8)).add<std::int32_t>(0);
  lump.add<std::int32_t>(2);
  for (const Bytes& solid : {floor, inRoom}) {
    lump.add(static_cast<std::int32_t>(solid.size()));
    lump.text({reinterpret_cast<const char*>(solid.data()), solid.size()});
  }
  file.replaceLump(LumpId::PhysCollide, lump.bytes().span());
  const auto map = file.load();
  const Scene& scene = map.scene();
  const auto bounds = [&scene](const char* layer) {
    scene::Bounds all;
    for (const DrawItemIndex item : itemsOfLayer(scene, layer)) {
      all.add(scene.sourceAxes.toFile(scene.worldBounds(item).min()));
      all.add(scene.sourceAxes.toFile(scene.worldBounds(item).max()));
    }
    return all;
  };
  EXPECT_EQ(itemsOfLayer(scene, "layer.physinvisible").size(), 12U) << "six sides that nobody sees; the floor is drawn";
  EXPECT_LT((bounds("layer.physinvisible").min() - QVector3D(-240, 100, 20)).length(), 0.01F);
  EXPECT_LT((bounds("layer.physinvisible").max() - QVector3D(-220, 120, 40)).length(), 0.01F);
  // Walls, ceiling, door and ramp have no hull.
  const scene::Bounds hollow = bounds("layer.physhollow");
  EXPECT_LT((hollow.max() - QVector3D(256, 128, 128)).length(), 0.01F);
  for (const DrawItemIndex item : itemsOfLayer(scene, "layer.physhollow")) {
    const scene::Mesh& mesh = scene.meshOf(item);
    const std::uint32_t vertex = mesh.indices[scene.surfaceOf(item).firstIndex];
    const bool isFloor = mesh.vertices.normals[vertex].y() > 0.9F && mesh.vertices.positions[vertex].y() < 0.5F;
    EXPECT_FALSE(isFloor) << "it is solid";
  }
}

TEST(PhysicsHulls, damagedSolidsAreLeftOut) {
  MapUnderTest file = litMap();
  ByteMaker lump;
  const Bytes box = boxSolid({0, 0, 0}, {10, 20, 40});
  addModel(lump, 0, changed(box, kTriangleCountAt, 0xffff), {});
  addModel(lump, 1, changed(box, 4, 0x101), {});
  file.replaceLump(LumpId::PhysCollide, lump.bytes().span());
  EXPECT_TRUE(itemsOfLayer(file.load().scene(), "layer.physhulls").empty());
}

/// A `.phy` with one solid.
Bytes crateHulls() {
  const Bytes box = boxSolid({-10, -20, 0}, {10, 20, 40});
  ByteMaker phy;
  phy.add<std::int32_t>(16).add<std::int32_t>(0).add<std::int32_t>(1).add<std::int32_t>(0);
  phy.add(static_cast<std::int32_t>(box.size()));
  phy.text({reinterpret_cast<const char*>(box.data()), box.size()}).text("solid { \"index\" \"0\" }");
  return phy.bytes();
}

TEST(PhysicsHulls, ofPropsComeFromTheFileBesideTheModel) {
  MapUnderTest file = richMap();
  const Bytes content = crateHulls();
  const std::vector<demos::PakFile> files{{"models/crate.phy", {content.span().begin(), content.span().end()}}};
  file.replaceLump(LumpId::PakFile, demos::writeZip(files, demos::ZipMethod::Stored));
  const auto map = file.load();
  const Scene& scene = map.scene();
  const auto items = itemsOfLayer(scene, "layer.prophulls");
  ASSERT_EQ(items.size(), 4U) << "two crates, and a tree that has no file";
  // Crates at (100, -60, 8), turned by 90 degrees, and at (130, -60, 8).
  for (std::size_t i = 0; i < items.size(); ++i) {
    const scene::Bounds bounds = scene.worldBounds(items[i]);
    EXPECT_LT((scene.sourceAxes.toFile(bounds.centre()) - QVector3D(i < 2 ? 100 : 130, -60, 28)).length(), 0.01F);
    EXPECT_LT((bounds.size() - (i < 2 ? QVector3D(40, 40, 20) : QVector3D(20, 40, 40))).length(), 0.01F);
    EXPECT_EQ(scene.recordOf(items[i], 0), (RecordRef{map.section("lumps/GAME_LUMP/sprp/props"), i / 2}));
  }
  EXPECT_TRUE(itemsOfLayer(richMap().load().scene(), "layer.prophulls").empty());
}

/// A map completed by the model of its crates, made by hand.
DocumentPtr withCrates(const Document& document) {
  files::Vfs vfs;
  Diagnostics diagnostics;
  files::MissingFiles missing;
  Progress progress;
  formats::LoadContext context{vfs, diagnostics, missing, progress};
  HandmadeModels crates;
  crates.models[QStringLiteral("models/crate.mdl")] = handmadeModel(QStringLiteral("crate"));
  crates.files[QStringLiteral("models/crate.phy")] = crateHulls().toByteArray();
  formats::source::MapModels reader = crates.reader(context.limits, diagnostics, progress);
  return completeMap(document, dynamic_cast<const formats::source::BspAssets&>(*document.assetSource), reader, context);
}

TEST(PhysicsHulls, ofPropsThatAreFoundLaterComeWithThem) {
  const auto map = richMap().load();
  const DocumentPtr whole = withCrates(*map.document);
  ASSERT_TRUE(whole);
  const Scene& scene = *whole->scene;
  const auto items = itemsOfLayer(scene, "layer.prophulls");
  ASSERT_EQ(items.size(), 4U) << "two crates";
  for (std::size_t i = 0; i < items.size(); ++i) {
    const QVector3D centre = scene.sourceAxes.toFile(scene.worldBounds(items[i]).centre());
    EXPECT_LT((centre - QVector3D(i < 2 ? 100 : 130, -60, 28)).length(), 0.01F);
  }
  EXPECT_EQ(std::ranges::count(scene.controls, QStringLiteral("layer.prophulls"), &scene::Control::id), 1);
}

TEST(PhysicsHulls, ofPropsThatAreFoundLaterWaitWithTheirLayer) {
  const auto viewed = richMap().load({}, formats::LoadPurpose::Viewing);
  const DocumentPtr whole = withCrates(*viewed.document);
  ASSERT_TRUE(whole);
  EXPECT_TRUE(itemsOfLayer(*whole->scene, "layer.prophulls").empty());
  const auto deferred = whole->assetSource->deferredLayers();
  EXPECT_TRUE(std::ranges::any_of(deferred, [&whole](const document::DeferredLayer& one) {
    return whole->scene->layers[one.layer].id == QLatin1StringView("layer.prophulls");
  }));
}

/// Model bounds of a map whose lumps are stored as they are.
scene::Bounds modelBounds(const MapUnderTest& file, std::size_t model) {
  const auto real = [&](std::size_t field) {
    return std::bit_cast<float>(file.u32(file.offset(LumpId::Models) + 48 * model + 4 * field));
  };
  return {{real(0), real(1), real(2)}, {real(3), real(4), real(5)}};
}

/// Bounds of what a layer shows of each row of a section; file coordinates.
std::map<std::uint64_t, scene::Bounds> boundsByRelated(const MapUnderTest::Outcome& map, const char* layer,
                                                       const char* section) {
  const Scene& scene = map.scene();
  std::map<std::uint64_t, scene::Bounds> bounds;
  for (const DrawItemIndex item : itemsOfLayer(scene, layer)) {
    for (const RecordRef& record : scene::relatedRecords(scene, item)) {
      if (record.section == map.section(section)) {
        bounds[record.row].add(scene.sourceAxes.toFile(scene.worldBounds(item).min()));
        bounds[record.row].add(scene.sourceAxes.toFile(scene.worldBounds(item).max()));
      }
    }
  }
  return bounds;
}

TEST(PhysicsHulls, ofRealMapsNameTheBrushTheyWereMadeOf) {
  for (const char* name : {"fy_iceworld_cssource.bsp", "mp_lobby.bsp", "test2.bsp"}) {
    const auto file = MapUnderTest::sample(QString::fromLatin1(name));
    if (!file) {
      continue;
    }
    const auto map = file->load();
    const auto hulls = boundsByRelated(map, "layer.physhulls", "lumps/BRUSHES");
    const auto brushes = boundsByRelated(map, "layer.brush.all", "lumps/BRUSHES");
    EXPECT_GT(hulls.size(), 5U) << name;
    for (const auto& [brush, hull] : hulls) {
      ASSERT_TRUE(brushes.contains(brush)) << name << ": " << brush;
      // Those of brush entities are half a unit smaller.
      EXPECT_LT((hull.min() - brushes.at(brush).min()).length(), 1.0F) << name << ": " << brush;
      EXPECT_LT((hull.max() - brushes.at(brush).max()).length(), 1.0F) << name << ": " << brush;
    }
  }
}

TEST(PhysicsHulls, ofRealMapsAreAsLargeAsTheirModels) {
  for (const char* name : {"fy_iceworld_cssource.bsp", "mp_lobby.bsp", "csgo_tooltextures.bsp"}) {
    const auto file = MapUnderTest::sample(QString::fromLatin1(name));
    if (!file) {
      continue;
    }
    const auto map = file->load();
    const Scene& scene = map.scene();
    scene::Bounds world;
    for (const DrawItemIndex item : itemsOfLayer(scene, "layer.physhulls")) {
      const auto record = scene.recordOf(item, 0);
      ASSERT_TRUE(record);
      if (record->row == 0) {
        world.add(scene.sourceAxes.toFile(scene.worldBounds(item).min()));
        world.add(scene.sourceAxes.toFile(scene.worldBounds(item).max()));
      }
    }
    const scene::Bounds model = modelBounds(*file, 0);
    EXPECT_LT((world.min() - model.min()).length(), 0.01F) << name;
    EXPECT_LT((world.max() - model.max()).length(), 0.01F) << name;
    EXPECT_FALSE(map.says(QStringLiteral("PHYSCOLLIDE")));
  }
}

} // namespace
} // namespace vitrine::tests
