// Models in whole maps: what wants them, their light, and maps that are completed later.
#include "core/bytes/ByteReader.h"
#include "core/formats/source/bsp/assets/BspAssets.h"
#include "core/formats/source/bsp/scene/MapLayers.h"
#include "core/scene/SceneRecords.h"
#include "core/state/SceneState.h"
#include "core/visibility/Visibility.h"
#include "tests/core/formats/source/bsp/RichMap.h"
#include "tests/core/formats/source/bsp/scene/props/HandmadeModel.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

using namespace formats::source;

const QString kCrate = QStringLiteral("models/crate.mdl");

/// Completes a map from models made by hand.
struct Completion {
  DocumentPtr of(const Document& document) {
    files::Vfs vfs;
    Diagnostics diagnostics;
    files::MissingFiles missing;
    Progress progress;
    formats::LoadContext context{vfs, diagnostics, missing, progress};
    MapModels reader = models.reader(context.limits, diagnostics, progress);
    return completeMap(document, dynamic_cast<const BspAssets&>(*document.assetSource), reader, context);
  }

  HandmadeModels models;
};

const scene::Node* wanting(const Scene& scene, const QString& path) {
  const auto found = std::ranges::find(scene.nodes, path, [](const scene::Node& node) { return node.model.path; });
  return found == scene.nodes.end() ? nullptr : &*found;
}

std::uint32_t timesMissing(const Document& document, const QString& path) {
  const auto found = std::ranges::find(document.missing, path, &files::MissingFile::path);
  return found == document.missing.end() ? 0 : found->times;
}

/// A made map whose entities are these, beside the world.
MapUnderTest::Outcome withEntities(const std::string& text) {
  MapUnderTest map = MapUnderTest::made();
  const std::string all = "{\n\"classname\" \"worldspawn\"\n}\n" + text;
  map.replaceLump(LumpId::Entities, std::as_bytes(std::span(all.c_str(), all.size() + 1)));
  return map.load();
}

TEST(MapModels, missingOnesAreListedOncePerPropThatWantsThem) {
  const auto map = richMap().load();
  EXPECT_EQ(timesMissing(*map.document, kCrate), 2U);
  const auto entry = std::ranges::find(map.document->missing, kCrate, &files::MissingFile::path);
  ASSERT_NE(entry, map.document->missing.end());
  EXPECT_EQ(entry->wantedBy, QStringLiteral("static prop 0"));
}

TEST(MapModels, completedMapsKeepAllElse) {
  const auto map = richMap().load();
  Completion completion;
  EXPECT_EQ(completion.of(*map.document), nullptr) << "nothing new";
  completion.models.models[kCrate] = handmadeModel(QStringLiteral("crate"));
  const DocumentPtr whole = completion.of(*map.document);
  ASSERT_TRUE(whole);
  const Scene& before = map.scene();
  const Scene& after = *whole->scene;
  ASSERT_EQ(after.nodes.size(), before.nodes.size());
  for (const NodeIndex i : before.nodes.indices()) {
    EXPECT_EQ(after.nodes[i].name, before.nodes[i].name);
    EXPECT_EQ(after.nodes[i].record, before.nodes[i].record);
    EXPECT_EQ(after.nodes[i].mesh == before.nodes[i].mesh, before.nodes[i].model.path != kCrate);
  }
  for (const MaterialIndex i : before.assets.materials.indices()) {
    EXPECT_EQ(after.assets.materials[i].name, before.assets.materials[i].name);
  }
  ASSERT_EQ(after.assets.materials.size(), before.assets.materials.size() + 2);
  EXPECT_EQ(after.assets.materials.back().state, scene::AssetState::Pending);
  EXPECT_EQ(timesMissing(*whole, kCrate), 0U);
  EXPECT_EQ(whole->missing.size(), map.document->missing.size() - 1);
  EXPECT_EQ(whole->counts, map.document->counts);
  const scene::Node& crate = *wanting(after, kCrate);
  EXPECT_EQ(crate.surfaceCount, 2);
  EXPECT_FALSE(crate.standIn);
  const std::vector<DrawItemIndex> items = scene::itemsOf(after, *crate.record);
  EXPECT_EQ(items.size(), 2U) << "picking leads from the model to the prop's record";
  EXPECT_EQ(after.leavesOf(items[0])->clusters, before.leavesOf(scene::itemsOf(before, *crate.record)[0])->clusters);
}

TEST(MapModels, completedMapsCanBeCompletedFurther) {
  const auto map = richMap().load();
  const auto other = std::ranges::find_if(
      map.scene().nodes, [](const scene::Node& node) { return !node.model.empty() && node.model.path != kCrate; });
  ASSERT_NE(other, map.scene().nodes.end());
  Completion first;
  first.models.models[kCrate] = handmadeModel(QStringLiteral("crate"));
  const DocumentPtr half = first.of(*map.document);
  ASSERT_TRUE(half);
  Completion second;
  second.models.models[other->model.path] = handmadeModel(QStringLiteral("other"));
  const DocumentPtr whole = second.of(*half);
  ASSERT_TRUE(whole);
  EXPECT_EQ(second.models.asked.count(kCrate), 0U) << "is there already";
  EXPECT_EQ(wanting(*whole->scene, kCrate)->surfaceCount, 2);
  EXPECT_EQ(wanting(*whole->scene, other->model.path)->surfaceCount, 2);
  EXPECT_EQ(second.of(*whole), nullptr);
}

/// One colour of an ambient sample, without the division by 255 that lightmaps have.
QVector3D colourAt(const std::byte* at) {
  const float factor = std::ldexp(1.0F, static_cast<std::int8_t>(at[3]));
  return QVector3D(std::to_integer<int>(at[0]), std::to_integer<int>(at[1]), std::to_integer<int>(at[2])) * factor;
}

/// Light at a place (file axes) by the map's lumps, read without the reader under test: LDR, version 20.
std::array<QVector3D, 6> cubeByHand(const MapUnderTest& map, const Scene& scene, const QVector3D& at) {
  const std::byte* file = const_cast<MapUnderTest&>(map).bytes().data();
  const auto leaf = static_cast<std::size_t>(scene.world.visibility->leafAt(scene::kZUpRightHanded.toScene(at)));
  const std::byte* index = file + map.offset(LumpId::LeafAmbientIndex) + 4 * leaf;
  std::size_t owner = leaf;
  if (bytes::loadU16(index) == 0) {
    owner = bytes::loadU16(index + 2);
    index = file + map.offset(LumpId::LeafAmbientIndex) + 4 * owner;
  }
  const std::byte* box = file + map.offset(LumpId::Leafs) + 32 * owner + 8;
  std::array<QVector3D, 6> sum{};
  float weights = 0;
  for (int i = 0; i < bytes::loadU16(index); ++i) {
    const std::byte* sample =
        file + map.offset(LumpId::LeafAmbientLighting) + 28 * static_cast<std::size_t>(bytes::loadU16(index + 2) + i);
    QVector3D place;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const float low = bytes::loadI16(box + 2 * axis);
      const float high = bytes::loadI16(box + 6 + 2 * axis);
      place[static_cast<int>(axis)] = low + (high - low) * std::to_integer<int>(sample[24 + axis]) / 255.0F;
    }
    const float weight = 1 / ((place - at).length() + 1);
    for (std::size_t side = 0; side < 6; ++side) {
      sum[side] += colourAt(sample + 4 * side) * weight;
    }
    weights += weight;
  }
  for (QVector3D& side : sum) {
    side /= weights;
  }
  return sum;
}

TEST(MapModels, areLitByTheLeafTheyStandIn) {
  const MapUnderTest file = richMap();
  const auto map = file.load();
  Completion completion;
  completion.models.models[kCrate] = handmadeModel(QStringLiteral("crate"));
  const DocumentPtr whole = completion.of(*map.document);
  ASSERT_TRUE(whole);
  const scene::Node& crate = *wanting(*whole->scene, kCrate);
  ASSERT_NE(crate.light, scene::kNone);
  const scene::InstanceLighting& light = whole->scene->bake.instanceLightings[crate.light];
  const QVector3D middle = scene::kZUpRightHanded.toFile(crate.local.map(QVector3D(1, 2, 0.5F)));
  const auto expected = cubeByHand(file, map.scene(), middle);
  const std::array<QVector3D, 6> normals{QVector3D(1, 0, 0),  QVector3D(-1, 0, 0), QVector3D(0, 1, 0),
                                         QVector3D(0, -1, 0), QVector3D(0, 0, 1),  QVector3D(0, 0, -1)};
  float brightest = 0;
  for (std::size_t side = 0; side < 6; ++side) {
    const QVector3D got = light.from(scene::kZUpRightHanded.toScene(normals[side]));
    EXPECT_LT((got - expected[side]).length(), 1e-4F + 0.01F * expected[side].length()) << side;
    brightest = std::max(brightest, got.x());
  }
  EXPECT_GT(brightest, 0);
}

TEST(MapModels, entitiesShowTheirs) {
  const auto map =
      withEntities("{\n\"classname\" \"prop_physics\"\n\"model\" \"models/Crate.MDL\"\n"
                   "\"origin\" \"100 20 30\"\n\"angles\" \"0 90 0\"\n\"modelscale\" \"2\"\n\"skin\" \"1\"\n"
                   "\"rendercolor\" \"255 0 0\"\n}\n"
                   "{\n\"classname\" \"env_sprite\"\n\"model\" \"sprites/glow.vmt\"\n}\n");
  const QString path = QStringLiteral("models/Crate.MDL");
  const scene::Node* waiting = wanting(map.scene(), path);
  ASSERT_TRUE(waiting);
  EXPECT_EQ(waiting->kind, scene::NodeKind::Entity);
  EXPECT_EQ(waiting->name, QStringLiteral("prop_physics"));
  EXPECT_TRUE(waiting->standIn);
  EXPECT_EQ(waiting->surfaceCount, 1) << "a box";
  EXPECT_EQ(map.scene().layers[waiting->layer].id, QStringLiteral("layer.entitymodels"));
  const auto missing = std::ranges::find(map.document->missing, path, &files::MissingFile::path);
  ASSERT_NE(missing, map.document->missing.end());
  EXPECT_EQ(missing->wantedBy, QStringLiteral("entity 1 (prop_physics)"));
  EXPECT_EQ(std::ranges::count_if(
                map.scene().nodes,
                [](const scene::Node& node) { return node.kind == scene::NodeKind::Entity && !node.model.empty(); }),
            1);

  Completion completion;
  completion.models.models[path] = handmadeModel(QStringLiteral("crate"));
  const DocumentPtr whole = completion.of(*map.document);
  ASSERT_TRUE(whole);
  const scene::Node& shown = *wanting(*whole->scene, path);
  const scene::Mesh& mesh = whole->scene->meshes[shown.mesh];
  const scene::Surface& surface = mesh.surfaces[static_cast<std::size_t>(shown.firstSurface)];
  const scene::Material& material = whole->scene->assets.materials[surface.material];
  EXPECT_EQ(material.asset.path, QStringLiteral("Shared/Blue"));
  EXPECT_EQ(material.color, QVector4D(1, 0, 0, 1));
  // Up by four units, twice as large; forward is where it looks.
  EXPECT_LT((shown.local.map(QVector3D(0, 4, 0)) - QVector3D(100, 38, -20)).length(), 1e-3F);
  EXPECT_LT((scene::kZUpRightHanded.toFile(shown.local.map(QVector3D(2, 0, 0))) - QVector3D(100, 24, 30)).length(),
            1e-3F);
}

TEST(MapModels, hiddenEntitiesStayHidden) {
  const auto map =
      withEntities("{\n\"classname\" \"prop_dynamic\"\n\"model\" \"models/a.mdl\"\n\"StartDisabled\" \"1\"\n}\n"
                   "{\n\"classname\" \"prop_dynamic\"\n\"model\" \"models/b.mdl\"\n\"rendermode\" \"10\"\n}\n");
  for (const char* path : {"models/a.mdl", "models/b.mdl"}) {
    const scene::Node* node = wanting(map.scene(), QString::fromLatin1(path));
    ASSERT_TRUE(node);
    EXPECT_EQ(node->layer, layerIndex(MapLayer::InvisibleEntities));
  }
}

TEST(MapModels, realMapsWantWhatTheyName) {
  const auto file = MapUnderTest::sample(QStringLiteral("test2.bsp"));
  if (!file) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto map = file->load();
  const QString drum = QStringLiteral("models/props_2fort/oildrum.mdl");
  EXPECT_EQ(timesMissing(*map.document, drum), 4U);
  EXPECT_EQ(timesMissing(*map.document, QStringLiteral("models/props_gameplay/can_crushed002.mdl")), 2U) << "entities";
  Completion completion;
  completion.models.models[drum] = handmadeModel(QStringLiteral("drum"));
  const DocumentPtr whole = completion.of(*map.document);
  ASSERT_TRUE(whole);
  EXPECT_EQ(whole->missing.size(), map.document->missing.size() - 1);
  const auto shown = std::ranges::count_if(whole->scene->nodes, [&](const scene::Node& node) {
    return node.model.path == drum && node.surfaceCount == 2 && node.light != scene::kNone;
  });
  EXPECT_EQ(shown, 4);
  EXPECT_EQ(whole->scene->defaultTriangles(), map.scene().defaultTriangles() - 4 * 12 + 4 * 2);
}

TEST(MapModels, modelsInThePakfileAreShownAtOnce) {
  const auto file = MapUnderTest::sample(QStringLiteral("flat_devgrid.bsp"));
  if (!file) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto map = file->load();
  EXPECT_TRUE(map.document->missing.empty());
  EXPECT_FALSE(map.says(QStringLiteral("models/")));
  const auto shown = std::ranges::count_if(map.scene().nodes, [](const scene::Node& node) {
    return node.model.path == QStringLiteral("models/props_hydro/barrel_crate.mdl") && !node.standIn &&
           node.surfaceCount > 0 && node.light != scene::kNone;
  });
  EXPECT_EQ(shown, 960);
  const scene::Node& one = *wanting(map.scene(), QStringLiteral("models/props_hydro/barrel_crate.mdl"));
  EXPECT_GT(map.scene().meshes[one.mesh].vertices.positions.size(), 100U);
}

} // namespace
} // namespace vitrine::tests
