// Every row of "Robust reading" (docs/formats/source-bsp.md): what is wrong costs as little as can be, and is told.
#include "core/formats/source/assets/content/SourceContent.h"
#include "core/formats/source/bsp/format/BspFormat.h"
#include "core/scene/DamageMarks.h"
#include "core/scene/SceneChecks.h"
#include "core/visibility/Visibility.h"
#include "tests/core/formats/source/bsp/RichMap.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <limits>

namespace vitrine::tests {
namespace {

using namespace formats::source;

class DamagedMap : public testing::Test {
protected:
  std::size_t at(LumpId lump, std::size_t offset = 0) const { return m_file.offset(lump) + offset; }
  void setEntry(LumpId lump, std::uint32_t offset, std::uint32_t length) {
    m_file.setU32(MapUnderTest::entryAt(lump), offset);
    m_file.setU32(MapUnderTest::entryAt(lump) + 4, length);
  }
  /// Faces of the sound map that are there; the spoiled one must differ by `lost`.
  static std::size_t faceCount(const MapUnderTest::Outcome& map) {
    std::size_t count = 0;
    for (const scene::Mesh& mesh : map.scene().meshes) {
      for (const scene::Surface& surface : mesh.surfaces) {
        count += &mesh != tint(map) && surface.provenance.section == map.section("lumps/FACES") ? 1 : 0;
      }
    }
    return count;
  }
  /// Mesh of the layer of omitted parts; null: there is none.
  static const scene::Mesh* tint(const MapUnderTest::Outcome& map) {
    const Scene& scene = map.scene();
    for (const scene::Node& node : scene.nodes) {
      if (node.layer && node.mesh && scene.layers[node.layer].id == QLatin1StringView(scene::kOmittedLayer)) {
        EXPECT_TRUE(scene.layers[node.layer].visibleByDefault);
        return &scene.meshes[node.mesh];
      }
    }
    return nullptr;
  }
  /// Bounds of the tint of a face; empty: it has none.
  static scene::Bounds tintedPlace(const MapUnderTest::Outcome& map, const scene::Mesh& mesh, int face) {
    scene::Bounds place;
    for (const scene::Surface& surface : mesh.surfaces) {
      const auto row = surface.provenance.table ? (*surface.provenance.table)[surface.provenance.tableOffset] : 0;
      if (surface.provenance.section == map.section("lumps/FACES") && row == static_cast<std::uint32_t>(face)) {
        place.add(surface.bounds);
      }
    }
    return place;
  }
  static scene::Bounds placeOfFace(const MapUnderTest::Outcome& map, int face) {
    for (const scene::Surface& surface : map.scene().meshes[0].surfaces) {
      if (surface.provenance.section == map.section("lumps/FACES") &&
          surface.provenance.firstRow == static_cast<std::uint64_t>(face)) {
        return surface.bounds;
      }
    }
    return {};
  }
  void expectLost(std::size_t lost, const QString& told) {
    const auto map = m_file.load();
    ASSERT_TRUE(map.document);
    ASSERT_TRUE(map.document->scene);
    EXPECT_EQ(faceCount(map) + lost, faceCount(MapUnderTest::made().load()));
    EXPECT_TRUE(map.says(told)) << told.toStdString();
  }

  MapUnderTest m_file = MapUnderTest::made();
};

TEST_F(DamagedMap, lumpOutsideTheFileIsEmpty) {
  setEntry(LumpId::WorldLights, 0x7ffffff0, 100);
  setEntry(LumpId::Cubemaps, 0xfffffff0, 16);
  setEntry(LumpId::Overlays, 2000, 0xffffff00);
  const auto map = m_file.load();
  ASSERT_TRUE(map.document->scene);
  EXPECT_TRUE(map.scene().lights.empty());
  EXPECT_TRUE(map.says(QStringLiteral("WORLDLIGHTS lies outside the file")));
  EXPECT_TRUE(map.says(QStringLiteral("CUBEMAPS lies outside the file")));
  EXPECT_TRUE(map.says(QStringLiteral("OVERLAYS lies outside the file")));
  EXPECT_EQ(map.document->diagnostics.front().where,
            (ByteRange{base::kFileSpace, MapUnderTest::entryAt(LumpId::WorldLights), 16}));
}

TEST_F(DamagedMap, lumpBeyondTheEndIsCut) {
  setEntry(LumpId::WorldLights, static_cast<std::uint32_t>(m_file.bytes().size() - 200), 0x7fffffff);
  const auto map = m_file.load();
  EXPECT_EQ(map.document->structure[map.section("lumps/WORLDLIGHTS")].range.size, 200U);
  EXPECT_TRUE(map.says(QStringLiteral("WORLDLIGHTS is truncated")));
}

TEST_F(DamagedMap, lumpsMayShareBytes) {
  setEntry(LumpId::VertNormals, m_file.offset(LumpId::Vertexes), m_file.length(LumpId::Vertexes));
  setEntry(LumpId::Cubemaps, 100, 160);
  const auto map = m_file.load();
  ASSERT_TRUE(map.document->scene);
  EXPECT_TRUE(map.says(QStringLiteral("share bytes")));
  EXPECT_TRUE(map.says(QStringLiteral("CUBEMAPS starts inside the header")));
}

TEST_F(DamagedMap, unknownVersionsAreTried) {
  m_file.setU32(4, 16);
  const auto map = m_file.load();
  ASSERT_TRUE(map.document);
  EXPECT_TRUE(map.says(QStringLiteral("version 16 is unknown")));
  EXPECT_TRUE(map.document->scene);
}

TEST_F(DamagedMap, brokenFacesAreLeftOut) {
  m_file.setU32(at(LumpId::Faces, 4), 0x7fffff00); // firstedge
  expectLost(1, QStringLiteral("face 0 is left out: surfedges that are not in the file"));
  m_file.setU16(at(LumpId::Faces, 56 + 8), 2); // numedges
  expectLost(2, QStringLiteral("face 1 is left out: fewer than three corners"));
  m_file.setU16(at(LumpId::Faces, 2 * 56 + 10), 0x7000); // texinfo
  expectLost(3, QStringLiteral("face 2 is left out: a texture info"));
  m_file.setU16(at(LumpId::Faces, 3 * 56), 0xfff0); // plane
  expectLost(4, QStringLiteral("face 3 is left out: a plane"));
  m_file.setU16(at(LumpId::Faces, 4 * 56 + 8), 0xffff); // numedges -1
  expectLost(5, QStringLiteral("fewer than three corners"));
}

TEST_F(DamagedMap, omittedFacesAreTintedWhereTheyWere) {
  const std::array kFaces{0, 1, 2};
  const auto sound = m_file.load();
  EXPECT_FALSE(tint(sound)) << "an intact map has nothing to tint";
  m_file.setU32(at(LumpId::Faces, 4), 0x7fffff00);               // firstedge: its plane and its lightmap are known
  m_file.setU16(at(LumpId::Faces, 56 + 10), 0x7000);             // texinfo: its corners are known
  m_file.setU16(at(LumpId::Faces, 2 * std::size_t{56}), 0xfff0); // plane: its corners are known
  const auto map = m_file.load();
  const scene::Mesh* mesh = tint(map);
  ASSERT_TRUE(mesh);
  for (const int face : kFaces) {
    const scene::Bounds place = tintedPlace(map, *mesh, face);
    const scene::Bounds was = placeOfFace(sound, face);
    ASSERT_FALSE(place.empty()) << face;
    EXPECT_TRUE(place.contains(was.centre())) << face;
    if (face != kFaces.front()) {
      EXPECT_EQ(place.min(), was.min()) << face;
      EXPECT_EQ(place.max(), was.max()) << face;
    }
  }
}

TEST_F(DamagedMap, omittedFacesAreTintedInMapsWithoutModels) {
  setEntry(LumpId::Models, 0, 0);
  m_file.setU16(at(LumpId::Faces, 10), 0x7000); // texinfo
  const auto map = m_file.load();
  ASSERT_TRUE(map.document->scene);
  const scene::Mesh* mesh = tint(map);
  ASSERT_TRUE(mesh);
  EXPECT_FALSE(tintedPlace(map, *mesh, 0).empty());
}

TEST_F(DamagedMap, facesWithoutCornersAreTintedByTheirLightmaps) {
  const std::size_t count = m_file.length(LumpId::Faces) / 56;
  setEntry(LumpId::SurfEdges, static_cast<std::uint32_t>(m_file.offset(LumpId::SurfEdges)), 64);
  const auto map = m_file.load();
  ASSERT_TRUE(map.document->scene);
  const scene::Mesh* mesh = tint(map);
  ASSERT_TRUE(mesh);
  EXPECT_GT(mesh->surfaces.size(), count / 3);
}

TEST_F(DamagedMap, lightmapsLargerThanTheMapAreNotTinted) {
  m_file.setU32(at(LumpId::Faces, 4), 0x7fffff00); // firstedge
  m_file.setU32(at(LumpId::Faces, 36), 30'000);    // size of the lightmap
  m_file.setU32(at(LumpId::Faces, 40), 30'000);
  m_file.setU32(at(LumpId::Faces, 56 + std::size_t{4}), 0x7fffff00); // a second face, with its own lightmap
  const auto map = m_file.load();
  ASSERT_TRUE(tint(map));
  EXPECT_TRUE(tintedPlace(map, *tint(map), 0).empty());
  EXPECT_FALSE(tintedPlace(map, *tint(map), 1).empty());
}

TEST_F(DamagedMap, placesWhereManyFacesAreLostAreTintedAFewTimes) {
  constexpr std::size_t kFace = 56;
  const std::size_t count = m_file.length(LumpId::Faces) / kFace;
  ASSERT_GT(count, 40U);
  for (std::size_t face = 0; face + 10 < count; ++face) {
    m_file.setU32(at(LumpId::Faces, face * kFace + 4), 0x7fffff00); // firstedge
    m_file.setU16(at(LumpId::Faces, face * kFace), 0);              // plane
    m_file.setU16(at(LumpId::Faces, face * kFace + 10), 0);         // texinfo
    for (const std::size_t field : {28U, 32U}) {                    // the same lightmap
      m_file.setU32(at(LumpId::Faces, face * kFace + field), 0);
      m_file.setU32(at(LumpId::Faces, face * kFace + field + 8), 4);
    }
  }
  const auto map = m_file.load();
  ASSERT_TRUE(map.document && map.document->scene);
  ASSERT_TRUE(tint(map));
  EXPECT_FALSE(tintedPlace(map, *tint(map), 0).empty());
  EXPECT_LT(tint(map)->surfaces.size(), count / 2);
}

TEST_F(DamagedMap, leavesOfFacesThatAreNotInTheFileAreTinted) {
  m_file.setU16(at(LumpId::LeafFaces), 0x7fff);
  const auto map = m_file.load();
  ASSERT_TRUE(tint(map));
  EXPECT_EQ(tint(map)->surfaces.front().provenance.section, map.section("lumps/LEAFS"));
}

TEST_F(DamagedMap, edgesAndVerticesOutOfRange) {
  const std::uint32_t first = m_file.u32(at(LumpId::Faces, 4));
  m_file.setU32(at(LumpId::SurfEdges, 4 * first), 0x80000000);
  expectLost(1, QStringLiteral("an edge that is not in the file"));
  MapUnderTest fresh = MapUnderTest::made();
  fresh.setU32(fresh.offset(LumpId::Edges) + 4 * (fresh.u32(fresh.offset(LumpId::SurfEdges) + 4 * first)), 0xffffffff);
  m_file = fresh;
  const auto map = m_file.load();
  EXPECT_TRUE(map.says(QStringLiteral("a vertex that is not in the file")));
  EXPECT_LT(faceCount(map), faceCount(MapUnderTest::made().load()));
}

TEST_F(DamagedMap, mindlessCoordinates) {
  m_file.setF32(at(LumpId::Vertexes, 12 * 3), std::numeric_limits<float>::quiet_NaN());
  m_file.setF32(at(LumpId::Vertexes, 12 * 4), 1e30F);
  const auto map = m_file.load();
  EXPECT_TRUE(map.says(QStringLiteral("a vertex out of range")));
  EXPECT_LT(map.scene().bounds().radius(), 1e5F);
}

TEST_F(DamagedMap, missingNamesAndTextures) {
  m_file.setU32(at(LumpId::TexDataStringTable), 0x7fffffff);
  m_file.setU32(at(LumpId::TexInfo, 68), 0x7fffffff); // texdata of texinfo 0
  const auto map = m_file.load();
  ASSERT_TRUE(map.document->scene);
  EXPECT_TRUE(map.says(QStringLiteral("has no name")));
  const auto missing =
      std::ranges::count(map.scene().assets.materials, QStringLiteral("missing"), &scene::Material::name);
  EXPECT_GE(missing, 1);
}

TEST_F(DamagedMap, lightmapsThatDoNotFitLeaveTheFaceUnlit) {
  m_file.setU32(at(LumpId::Faces, 20), 0x7ffffff0);
  m_file.setU32(at(LumpId::Faces, 56 + 36), 2000); // lightmap width
  m_file.setU32(at(LumpId::Faces, 2 * 56 + 20), 0xfffffff0);
  const auto map = m_file.load();
  const auto sound = MapUnderTest::made().load();
  EXPECT_EQ(map.scene().bake.lightmaps.size() + 3, sound.scene().bake.lightmaps.size());
  EXPECT_EQ(faceCount(map), faceCount(sound));
  EXPECT_TRUE(map.says(QStringLiteral("is drawn unlit")));
}

TEST_F(DamagedMap, loopsInTheTreeEnd) {
  for (std::size_t node = 0; node < m_file.length(LumpId::Nodes) / 32; ++node) {
    m_file.setU32(at(LumpId::Nodes, node * 32 + 4), 0);
    m_file.setU32(at(LumpId::Nodes, node * 32 + 8), 0);
  }
  m_file.setU32(at(LumpId::Nodes, 32), 0x7fffffff); // plane of node 1
  const auto map = m_file.load();
  ASSERT_TRUE(map.document->scene);
  EXPECT_EQ(map.scene().world.visibility->leafAt({0, 0, 0}), -1);
  EXPECT_TRUE(map.says(QStringLiteral("node 1 has no plane")));
}

TEST_F(DamagedMap, leafListsOutOfRange) {
  for (std::size_t leaf = 0; leaf < m_file.length(LumpId::Leafs) / 32; ++leaf) {
    m_file.setU16(at(LumpId::Leafs, leaf * 32 + 20), 0xfff0);
    m_file.setU16(at(LumpId::Leafs, leaf * 32 + 22), 0xffff);
  }
  const auto map = m_file.load();
  ASSERT_TRUE(map.document->scene);
  EXPECT_EQ(faceCount(map), faceCount(MapUnderTest::made().load()));
}

TEST_F(DamagedMap, visibilityThatDoesNotFitIsIgnored) {
  m_file.setU32(at(LumpId::Visibility), 0x7fffffff);
  const auto map = m_file.load();
  EXPECT_FALSE(map.scene().world.visibility->hasRows());
  EXPECT_EQ(map.document->counts.at("clusters"), 0);
  EXPECT_TRUE(map.says(QStringLiteral("VISIBILITY: 2147483647 clusters do not fit")));
  EXPECT_TRUE(map.document->structure[map.section("lumps/VISIBILITY")].note.contains(QStringLiteral("does not fit")));
}

TEST_F(DamagedMap, visibilityRowsOutside) {
  m_file.setU32(at(LumpId::Visibility, 4), 0x7fffffff);
  const auto map = m_file.load();
  const visibility::Visibility& visibility = *map.scene().world.visibility;
  EXPECT_EQ(visibility.visibleFrom(0).countSet(), visibility.clusterCount);
}

TEST_F(DamagedMap, displacementsThatDoNotFit) {
  struct Case {
    std::size_t offset;
    std::uint32_t value;
    const char* told;
  };
  for (const Case& spoilt :
       {Case{12, 0x7fffffff, "displacement vertices that are not in the file"},
        Case{20, 9, "a displacement of power 9"}, Case{20, 0xffffffff, "a displacement of power -1"},
        Case{36, 1, "its displacement belongs to face 1"}}) {
    m_file = richMap();
    m_file.setU32(at(LumpId::DispInfo, spoilt.offset), spoilt.value);
    const auto map = m_file.load();
    EXPECT_TRUE(map.says(QString::fromLatin1(spoilt.told))) << spoilt.told;
    EXPECT_EQ(faceCount(map) + 1, faceCount(richMap().load()));
  }
  m_file = richMap();
  m_file.setF32(at(LumpId::DispVerts, 20 * 7 + 12), std::numeric_limits<float>::infinity());
  EXPECT_TRUE(m_file.load().says(QStringLiteral("displacement vertices out of range")));
}

TEST_F(DamagedMap, gameLumpsThatDoNotFit) {
  m_file.setU32(at(LumpId::GameLump), 65);
  const auto map = m_file.load();
  ASSERT_TRUE(map.document->scene);
  EXPECT_TRUE(map.says(QStringLiteral("GAME_LUMP: 65 entries do not fit")));
}

TEST_F(DamagedMap, propsThatPointNowhere) {
  m_file = richMap();
  const auto sound = m_file.load();
  const ByteRange props = sound.document->structure[sound.section("lumps/GAME_LUMP/sprp/props")].range;
  m_file.setU16(props.offset + 24, 77);                                      // model
  m_file.setF32(props.offset + 72, std::numeric_limits<float>::quiet_NaN()); // origin of the next
  const auto map = m_file.load();
  EXPECT_EQ(map.scene().nodes.size() + 2, sound.scene().nodes.size());
  EXPECT_TRUE(map.says(QStringLiteral("static prop 0 cannot be placed")));
}

TEST_F(DamagedMap, overlaysWithTooManyFaces) {
  m_file = richMap();
  m_file.setU16(at(LumpId::Overlays, 6), 100);
  EXPECT_TRUE(m_file.load().says(QStringLiteral("overlay 0 claims 100 faces")));
}

TEST_F(DamagedMap, entityTextThatIsJunk) {
  const Bytes junk = randomBytes(m_file.length(LumpId::Entities), 21);
  std::ranges::copy(junk.span(), m_file.bytes().begin() + static_cast<std::ptrdiff_t>(at(LumpId::Entities)));
  const auto map = m_file.load();
  ASSERT_TRUE(map.document->scene);
  EXPECT_EQ(map.scene().view.cameras.size(), 1U); // the middle of the world
}

TEST_F(DamagedMap, entitiesThatAskForOtherModels) {
  m_file = richMap();
  const std::string_view text = "{\"classname\" \"func_door\" \"model\" \"*99\"}";
  m_file.replaceLump(LumpId::Entities, std::as_bytes(std::span(text)));
  EXPECT_TRUE(m_file.load().says(QStringLiteral("an entity refers to model 99")));
}

TEST_F(DamagedMap, modelsThatAskForTooManyFaces) {
  m_file.setU32(at(LumpId::Models, 44), 0x7fffffff);
  const auto map = m_file.load();
  EXPECT_EQ(faceCount(map), faceCount(MapUnderTest::made().load()));
  const auto told = std::ranges::find_if(map.document->diagnostics, [](const Diagnostic& each) {
    return each.message.startsWith(QStringLiteral("model 0 refers to faces"));
  });
  ASSERT_NE(told, map.document->diagnostics.end());
  EXPECT_EQ(told->where, (ByteRange{base::kFileSpace, at(LumpId::Models), 48})) << "its record alone";
}

TEST_F(DamagedMap, withoutModelsAllFacesAreTheWorld) {
  setEntry(LumpId::Models, 0, 0);
  const auto map = m_file.load();
  EXPECT_EQ(faceCount(map), faceCount(MapUnderTest::made().load()));
}

TEST_F(DamagedMap, withoutFacesThereIsStructure) {
  setEntry(LumpId::Faces, 0, 0);
  const auto map = m_file.load();
  ASSERT_TRUE(map.document);
  EXPECT_FALSE(map.document->scene);
  ASSERT_TRUE(map.document->sceneError);
  EXPECT_EQ(map.document->structure[map.section("lumps")].children.size(), 64U);
  EXPECT_EQ(map.document->counts.at("faces"), 0);
  EXPECT_GT(map.document->counts.at("planes"), 0);
}

TEST_F(DamagedMap, pakThatIsNoZip) {
  std::ranges::fill_n(m_file.bytes().begin() + static_cast<std::ptrdiff_t>(at(LumpId::PakFile)),
                      m_file.length(LumpId::PakFile), std::byte{0x55});
  const auto map = m_file.load();
  ASSERT_TRUE(map.document->scene);
  EXPECT_TRUE(map.says(QStringLiteral("PAKFILE")));
  EXPECT_EQ(map.document->counts.at("pak_files"), 0);
}

TEST_F(DamagedMap, normalsThatDoNotAddUp) {
  setEntry(LumpId::VertNormalIndices, m_file.offset(LumpId::VertNormalIndices),
           m_file.length(LumpId::VertNormalIndices) - 2);
  const auto map = m_file.load();
  EXPECT_TRUE(map.says(QStringLiteral("VERTNORMALINDICES")));
  EXPECT_EQ(faceCount(map), faceCount(MapUnderTest::made().load()));
}

TEST_F(DamagedMap, facesThatShareSurfEdgesEnd) {
  // A hundred thousand faces that all claim the same long run of surfedges must not fill memory.
  std::vector<std::byte> face(m_file.bytes().begin() + static_cast<std::ptrdiff_t>(at(LumpId::Faces)),
                              m_file.bytes().begin() + static_cast<std::ptrdiff_t>(at(LumpId::Faces, 56)));
  const std::uint16_t count = static_cast<std::uint16_t>(m_file.length(LumpId::SurfEdges) / 4);
  const std::uint32_t zero = 0;
  std::memcpy(face.data() + 4, &zero, 4);
  std::memcpy(face.data() + 8, &count, 2);
  std::vector<std::byte> faces;
  for (int i = 0; i < 100000; ++i) {
    faces.insert(faces.end(), face.begin(), face.end());
  }
  m_file.replaceLump(LumpId::Faces, faces);
  m_file.setU32(at(LumpId::Models, 44), 100000);
  const auto map = m_file.load();
  ASSERT_TRUE(map.document->scene);
  std::size_t vertices = 0;
  for (const scene::Mesh& mesh : map.scene().meshes) {
    vertices += &mesh == tint(map) ? 0 : mesh.vertices.positions.size();
  }
  EXPECT_LT(vertices, 10U * count);
  EXPECT_LT(map.scene().vertexCount() - vertices, 4U * 100'000 + 10U * count) << "a rectangle for each at most";
  EXPECT_TRUE(map.says(QStringLiteral("too many faces share surfedges")));
}

TEST_F(DamagedMap, cutAnywhere) {
  const std::vector<std::byte> whole = m_file.bytes();
  for (std::size_t size = 0; size < whole.size(); size += whole.size() / 150 + 1) {
    m_file.bytes() = whole;
    m_file.cut(size);
    const auto map = m_file.load();
    EXPECT_EQ(map.document != nullptr, size >= 1036) << size;
    if (map.document) {
      EXPECT_EQ(map.document->structure[map.section("lumps")].children.size(), 64U);
      EXPECT_FALSE(map.document->diagnostics.empty());
    }
  }
}

TEST_F(DamagedMap, everyLumpJunk) {
  // As a fabricated map in public test data: 128 random bytes in each lump.
  for (unsigned seed = 0; seed < 40; ++seed) {
    MapUnderTest file = MapUnderTest::made();
    for (int lump = 0; lump < kLumpCount; ++lump) {
      file.replaceLump(static_cast<LumpId>(lump), randomBytes(128, seed * 64 + static_cast<unsigned>(lump)).span());
    }
    ASSERT_TRUE(file.load().document);
  }
}

TEST_F(DamagedMap, anyByteAnyValue) {
  const std::vector<std::byte> whole = richMap().bytes();
  std::mt19937 random(4711);
  for (int round = 0; round < 400; ++round) {
    m_file.bytes() = whole;
    const std::size_t pak = m_file.offset(LumpId::PakFile);
    for (int i = 0; i < 20; ++i) {
      m_file.bytes()[8 + random() % (pak - 8)] = static_cast<std::byte>(random());
    }
    const auto map = m_file.load();
    ASSERT_TRUE(map.document);
    if (map.document->scene) {
      ASSERT_TRUE(scene::indicesInRange(map.scene()));
    }
  }
}

TEST_F(DamagedMap, cancelsAtEachStep) {
  const Bytes bytes = Bytes::adopt(MapUnderTest::made({.version = 20, .lzmaLumps = true}).bytes());
  const formats::source::BspFormat format;
  const auto load = [&](Progress& progress) {
    files::Vfs vfs;
    Diagnostics diagnostics;
    files::MissingFiles missing;
    formats::LoadContext context{vfs, diagnostics, missing, progress};
    return format.load({QStringLiteral("x.bsp"), bytes::makeMemorySource(bytes)}, context);
  };
  Progress whole;
  ASSERT_TRUE(load(whole));
  ASSERT_GT(whole.stepCount(), 5);
  for (int step = 1; step <= whole.stepCount(); ++step) {
    Progress progress;
    progress.cancelAtStep(step);
    EXPECT_THROW((void)load(progress), base::Cancelled) << step;
  }
}

TEST(BspFormatContent, gameFolderAboveMaps) {
  const TempFolder games;
  const QString map = games.write(QStringLiteral("cstrike/Maps/de_dust.bsp"), QByteArray("map"));
  const formats::source::SourceContent content;
  const formats::FormatInfo& format = formats::source::BspFormat().info();
  const auto paths = content.searchPaths(map, format);
  ASSERT_EQ(paths.size(), 1U);
  EXPECT_EQ(paths[0].path, games.path(QStringLiteral("cstrike")));
  EXPECT_TRUE(content.searchPaths(games.write(QStringLiteral("de_dust.bsp"), QByteArray("map")), format).empty());
}

} // namespace
} // namespace vitrine::tests
