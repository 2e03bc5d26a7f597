// Other people's maps and our own: what must hold of every map that a compiler has made, and animated models by another
// parser.
#include "core/scene/SceneRecords.h"
#include "core/visibility/Visibility.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

namespace vitrine::tests {
namespace {

using scene::Surface;
using structure::Json;

class SampleMap : public testing::TestWithParam<const char*> {
protected:
  void SetUp() override {
    const auto map = MapUnderTest::sample(QString::fromLatin1(GetParam()));
    if (!map) {
      GTEST_SKIP() << othersSamplesMissing();
    }
    m_map = map->load();
    ASSERT_TRUE(m_map.document) << m_map.error->message.toStdString();
    ASSERT_TRUE(m_map.document->scene);
  }

  structure::Row row(const RecordRef& record) const {
    return *m_map.document->structure[record.section].table->row(record.row);
  }
  structure::Value cell(const RecordRef& record, const char* field) const {
    const structure::RecordTable& table = *m_map.document->structure[record.section].table;
    return row(record).cells.at(static_cast<std::size_t>(table.layout().indexOf(QLatin1StringView(field))));
  }
  /// The record that a field of another leads to.
  RecordRef follow(const RecordRef& record, const char* field) const {
    const structure::RecordLayout& layout = m_map.document->structure[record.section].table->layout();
    const auto index = static_cast<std::size_t>(layout.indexOf(QLatin1StringView(field)));
    return m_map.document->structure.follow(layout.fields[index], row(record).cells[index]).value();
  }
  /// The face an item shows; nullopt for all that is no face.
  std::optional<RecordRef> faceOf(DrawItemIndex item) const {
    const auto record = m_map.scene().recordOf(item, 0);
    const bool face = record && m_map.document->structure[record->section].name.startsWith(QLatin1StringView("FACES"));
    return face ? record : std::nullopt;
  }
  QVector3D vectorOf(const RecordRef& record, const char* field) const {
    const auto numbers = std::get<std::vector<double>>(cell(record, field));
    return {static_cast<float>(numbers[0]), static_cast<float>(numbers[1]), static_cast<float>(numbers[2])};
  }

  MapUnderTest::Outcome m_map;
};

class SampleMapCounts : public SampleMap {};

TEST_P(SampleMapCounts, areThoseOfAnotherParser) {
  const Json expected = expectedOfSamples(QStringLiteral("source-bsp")).at(GetParam());
  const Json& counts = m_map.document->counts;
  for (const auto& [key, value] : expected.items()) {
    if (key == "sha256" || key == "size") {
      continue;
    }
    ASSERT_TRUE(counts.contains(key)) << key;
    EXPECT_EQ(counts.at(key).type_name(), std::string(value.type_name())) << key;
    EXPECT_EQ(counts.at(key).is_number_float(), value.is_number_float()) << key;
    EXPECT_EQ(nlohmann::json(counts.at(key)), nlohmann::json(value)) << key;
  }
}

TEST_P(SampleMap, lightingAddsUp) {
  // CS:GO and Strata keep further bytes per luxel; in all others the faces' share is the whole lump.
  const bool strata = m_map.document->formatVersion == QStringLiteral("25");
  for (const char* set : {"LDR", "HDR"}) {
    const Json& check = m_map.document->counts.at("lighting_check").at(set);
    if (!check.is_null()) {
      EXPECT_EQ(check.at("extra_per_luxel").get<double>(), strata ? 4.0 : 0.0) << set;
    }
  }
}

TEST_P(SampleMap, nothingIsOdd) {
  for (const Diagnostic& diagnostic : m_map.document->diagnostics) {
    ADD_FAILURE() << diagnostic.message.toStdString();
  }
}

TEST_P(SampleMap, everyFaceIsThereOnce) {
  std::size_t faces = 0;
  for (const DrawItemIndex item : m_map.scene().drawItems().indices()) {
    const auto record = faceOf(item);
    faces += record ? 1 : 0;
    if (record) {
      const std::vector<DrawItemIndex> items = scene::itemsOf(m_map.scene(), *record);
      EXPECT_EQ(std::ranges::count_if(items, [&](DrawItemIndex other) { return faceOf(other) == record; }), 1);
    }
  }
  const Json& counts = m_map.document->counts;
  EXPECT_EQ(faces, counts.at("faces").get<std::size_t>());
}

TEST_P(SampleMap, frontsFaceAsTheirPlanesDo) {
  const Scene& scene = m_map.scene();
  std::size_t checked = 0;
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    const auto record = faceOf(item);
    const Surface& surface = scene.surfaceOf(item);
    if (!record || std::get<std::int64_t>(cell(*record, "dispinfo")) >= 0) {
      continue;
    }
    const QVector3D normal = scene.sourceAxes.toScene(vectorOf(follow(*record, "planenum"), "normal"));
    const scene::Mesh& mesh = scene.meshOf(item);
    for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; i += 3) {
      const QVector3D& a = mesh.vertices.positions[mesh.indices[i]];
      const QVector3D cross = QVector3D::crossProduct(mesh.vertices.positions[mesh.indices[i + 1]] - a,
                                                      mesh.vertices.positions[mesh.indices[i + 2]] - a);
      // Slivers and cuts along a side have no direction.
      if (cross.length() > 2.0F) {
        EXPECT_GT(QVector3D::dotProduct(cross.normalized(), normal), 0.99F) << "face " << record->row;
        ++checked;
      }
      EXPECT_GT(QVector3D::dotProduct(mesh.vertices.normals[mesh.indices[i]], normal), 0.0F);
    }
  }
  EXPECT_GT(checked, m_map.document->counts.at("faces").get<std::size_t>() / 2);
}

TEST_P(SampleMap, trianglesCoverTheFacesArea) {
  const Scene& scene = m_map.scene();
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    const auto record = faceOf(item);
    if (!record || std::get<std::int64_t>(cell(*record, "dispinfo")) >= 0) {
      continue;
    }
    const scene::Mesh& mesh = scene.meshOf(item);
    const Surface& surface = scene.surfaceOf(item);
    double area = 0;
    for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; i += 3) {
      const QVector3D& a = mesh.vertices.positions[mesh.indices[i]];
      area += QVector3D::crossProduct(mesh.vertices.positions[mesh.indices[i + 1]] - a,
                                      mesh.vertices.positions[mesh.indices[i + 2]] - a)
                  .length() /
              2.0;
    }
    const double told = std::get<double>(cell(*record, "area"));
    EXPECT_NEAR(area, told, 1.0 + 0.001 * told) << "face " << record->row;
  }
}

TEST_P(SampleMap, luxelsLieInTheirLightmaps) {
  const Scene& scene = m_map.scene();
  for (const scene::Mesh& mesh : scene.meshes) {
    for (const Surface& surface : mesh.surfaces) {
      if (surface.lightmap == scene::kNone) {
        continue;
      }
      const scene::Lightmap& lightmap = scene.bake.lightmaps[surface.lightmap];
      const std::size_t bytes = static_cast<std::size_t>(lightmap.width * lightmap.height) * 4;
      for (const scene::LightmapLayer& layer : lightmap.layers) {
        EXPECT_EQ(layer.flat.size(), bytes);
        EXPECT_TRUE(layer.bumped.empty() || layer.bumped.size() == 3 * bytes);
      }
      for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; ++i) {
        const QVector2D luxel = mesh.vertices.lightmapUvs[mesh.indices[i]];
        EXPECT_GE(luxel.x(), 0.5F - 0.02F);
        EXPECT_GE(luxel.y(), 0.5F - 0.02F);
        EXPECT_LE(luxel.x(), static_cast<float>(lightmap.width) - 0.5F + 0.02F);
        EXPECT_LE(luxel.y(), static_cast<float>(lightmap.height) - 0.5F + 0.02F);
      }
    }
  }
}

TEST_P(SampleMap, lightmapsShareTheLumpsBytes) {
  const QString set = m_map.document->counts.at("lighting_hdr_bytes") != 0 ? QStringLiteral("LIGHTING_HDR")
                                                                           : QStringLiteral("LIGHTING");
  const auto section = m_map.document->structure.find(QStringLiteral("lumps/") + set);
  const Bytes lump = *m_map.document->spaces.read(m_map.document->structure[*section].range);
  for (const scene::Lightmap& lightmap : m_map.scene().bake.lightmaps) {
    const std::byte* at = lightmap.layers.front().flat.data();
    EXPECT_TRUE(at >= lump.data() && at < lump.data() + lump.size());
  }
}

TEST_P(SampleMap, facesAreInTheClustersOfTheirLeaves) {
  const Scene& scene = m_map.scene();
  if (!scene.world.visibility || !scene.world.visibility->hasRows()) {
    return;
  }
  const auto table = [this](const char* path) { return m_map.document->structure[m_map.section(path)].table; };
  const auto leaves = table("lumps/LEAFS");
  std::map<std::uint64_t, std::set<int>> expected;
  for (std::uint64_t leaf = 0; leaf < leaves->rowCount(); ++leaf) {
    const RecordRef record{m_map.section("lumps/LEAFS"), leaf};
    const auto cluster = std::get<std::int64_t>(cell(record, "cluster"));
    const auto first = std::get<std::int64_t>(cell(record, "firstleafface"));
    const auto count = std::get<std::int64_t>(cell(record, "numleaffaces"));
    for (std::int64_t i = first; cluster >= 0 && i < first + count; ++i) {
      const RecordRef listed{m_map.section("lumps/LEAFFACES"), static_cast<std::uint64_t>(i)};
      expected[static_cast<std::uint64_t>(std::get<std::int64_t>(cell(listed, "face")))].insert(
          static_cast<int>(cluster));
    }
  }
  ASSERT_FALSE(expected.empty());
  for (std::size_t surface = 0; surface < scene.meshes[0].surfaces.size(); ++surface) {
    const RecordRef face{scene.meshes[0].surfaces[surface].provenance.section,
                         scene.meshes[0].surfaces[surface].provenance.firstRow};
    const auto& clusters = scene.world.surfaceLeaves[0][surface].clusters;
    if (std::get<std::int64_t>(cell(face, "dispinfo")) >= 0) {
      EXPECT_FALSE(clusters.empty()) << "a displacement is where its box is";
    } else {
      EXPECT_EQ(std::set<int>(clusters.begin(), clusters.end()), expected[face.row]) << face.row;
    }
  }
}

TEST_P(SampleMap, clusterPointsAreFoundAgain) {
  const Scene& scene = m_map.scene();
  for (std::size_t i = 0; scene.world.visibility && i < scene.world.visibility->leaves.size(); ++i) {
    const visibility::Visibility::Leaf& leaf = scene.world.visibility->leaves[i];
    const int at = scene.world.visibility->leafAt(leaf.bounds.centre());
    // A leaf is convex but its box is not the leaf: the middle may belong to a neighbour, never to nothing.
    EXPECT_GE(at, 0);
  }
}

TEST_P(SampleMap, loadsTheSameTwice) {
  const auto map = MapUnderTest::sample(QString::fromLatin1(GetParam()));
  const auto again = map->load();
  EXPECT_EQ(again.document->counts, m_map.document->counts);
  EXPECT_EQ(structure::toJson(again.document->structure), structure::toJson(m_map.document->structure));
  EXPECT_EQ(again.scene().defaultTriangles(), m_map.scene().defaultTriangles());
}

TEST(SampleDisplacements, bordersMeetWhatLiesBesideThem) {
  const auto file = MapUnderTest::sample(QStringLiteral("test2.bsp"));
  if (!file) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto map = file->load();
  const scene::Mesh& mesh = map.scene().meshes[0];
  // Powers 2 and 3: 5 x 5 and 9 x 9 vertices, and all of the lump is used.
  std::vector<std::vector<QVector3D>> grids;
  for (const Surface& surface : mesh.surfaces) {
    if (surface.triangleCount() < 32) {
      continue;
    }
    std::set<std::uint32_t> used;
    for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; ++i) {
      used.insert(mesh.indices[i]);
    }
    std::vector<QVector3D>& grid = grids.emplace_back();
    for (const std::uint32_t vertex : used) {
      grid.push_back(mesh.vertices.positions[vertex]);
    }
  }
  ASSERT_EQ(grids.size(), 3U);
  std::size_t vertices = 0;
  std::size_t shared = 0;
  for (const auto& grid : grids) {
    vertices += grid.size();
    for (const auto& other : grids) {
      for (const QVector3D& place : grid) {
        const bool meets = &other != &grid && std::ranges::any_of(other, [&place](const QVector3D& candidate) {
          return (candidate - place).length() < 0.01F;
        });
        shared += meets ? 1 : 0;
      }
    }
  }
  EXPECT_EQ(vertices, map.document->counts.at("disp_verts").get<std::size_t>());
  EXPECT_GE(shared, 2U * 5U) << "two neighbours share at least one side of five vertices";
}

constexpr auto kMapName = [](const auto& tested) {
  return std::string(tested.param).substr(0, std::string_view(tested.param).find('.'));
};

INSTANTIATE_TEST_SUITE_P(Made, SampleMap,
                         testing::Values("v19.bsp", "v20.bsp", "v20_lzma.bsp", "v21_l4d2.bsp", "v25_lzma.bsp",
                                         "rooms.bsp"),
                         kMapName);

const std::vector<const char*>& othersMaps() {
  static const std::vector<const char*> maps = ofOthers<const char*>(
      QStringLiteral("source-bsp/test2.bsp"), {"csgo_tooltextures.bsp", "flat_devgrid.bsp", "fy_iceworld_cssource.bsp",
                                               "l4d2_tooltextures.bsp", "mp_lobby.bsp", "test2.bsp"});
  return maps;
}

INSTANTIATE_TEST_SUITE_P(Others, SampleMap, testing::ValuesIn(othersMaps()), kMapName);
INSTANTIATE_TEST_SUITE_P(Others, SampleMapCounts, testing::ValuesIn(othersMaps()), kMapName);

} // namespace
} // namespace vitrine::tests
