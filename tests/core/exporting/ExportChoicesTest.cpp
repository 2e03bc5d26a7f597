// Parts of a scene, places of pictures, and records of the opened file.
#include "core/exporting/ExportScope.h"
#include "core/exporting/SceneExporter.h"
#include "tests/core/exporting/GlbFile.h"
#include "tests/core/exporting/SceneForExport.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <QDir>
#include <QFileInfo>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace exporting;

class ExportChoicesTest : public testing::Test {
protected:
  /// A house with a door below it, and a trigger in a layer that is hidden at first.
  ScenePtr village() {
    const MeshIndex square = m_maker.addSquares({m_maker.addMaterial(QStringLiteral("m"), twoRows(Qt::red, Qt::blue))});
    const NodeIndex house = m_maker.addNode(QStringLiteral("house"), square);
    m_maker.addNode(QStringLiteral("door"), square, house);
    const NodeIndex trigger = m_maker.addNode(QStringLiteral("trigger"), square);
    m_maker.scene().nodes[trigger].layer =
        m_maker.scene().layers.add({QStringLiteral("triggers"), QStringLiteral("Triggers"), false});
    m_maker.scene().controls.push_back(scene::toggle({u"layer.triggers", u"Triggers", u"Layers"},
                                                     scene::LayerTarget{m_maker.scene().nodes[trigger].layer}));
    return m_maker.finished();
  }

  std::set<std::string> shown(const ScenePtr& scene, const SceneState& state) {
    base::Progress progress;
    EXPECT_TRUE(exportScene(scene, scene->assets, state, {path("out.glb"), true}, progress));
    std::set<std::string> names;
    const GlbFile file = GlbFile::read(path("out.glb"));
    for (const auto& node : file.json()["nodes"]) {
      if (node.contains("mesh")) {
        names.insert(node["name"]);
      }
    }
    return names;
  }

  QString path(const char* name) const { return m_folder.path(QLatin1String(name)); }

  SceneForExport m_maker;
  TempFolder m_folder;
};

using Names = std::set<std::string>;

TEST_F(ExportChoicesTest, MapsHaveTheirLightUnlessItIsLeftOut) {
  const ScenePtr plain = village();
  EXPECT_EQ(usualLight(*plain, ExportFormat::Glb), LightAs::Nothing);
  SceneForExport map;
  map.addNode(QStringLiteral("wall"), map.addSquares({map.addMaterial(QStringLiteral("wall"))}));
  map.scene().bake.lightmaps.push_back({});
  const ScenePtr lit = map.finished();
  for (const ExportFormatInfo& info : kExportFormats) {
    const LightAs expected = info.format == ExportFormat::Ply   ? LightAs::VertexColors
                             : info.format == ExportFormat::Stl ? LightAs::Nothing
                                                                : LightAs::Atlas;
    EXPECT_EQ(usualLight(*lit, info.format), expected) << info.extension;
  }
}

TEST_F(ExportChoicesTest, PartsOfAScene) {
  const ScenePtr scene = village();
  SceneState state;
  const ItemSet door = itemsOfNodes(*scene, {QStringLiteral("door")});
  state.hidden = door;
  EXPECT_EQ(shown(scene, stateOf(*scene, state, ExportScope::Visible)), Names({"house"}));
  EXPECT_EQ(shown(scene, stateOf(*scene, state, ExportScope::Whole)), Names({"house", "door", "trigger"}));
  EXPECT_EQ(shown(scene, stateOf(*scene, state, ExportScope::Selection, door)), Names({"door"}))
      << "what is selected is shown";
  EXPECT_EQ(shown(scene, stateOf(*scene, {}, ExportScope::Selection, itemsOfNodes(*scene, {QStringLiteral("house")}))),
            Names({"house", "door"}));
  EXPECT_TRUE(itemsOfNodes(*scene, {QStringLiteral("cellar")}).empty());
}

TEST_F(ExportChoicesTest, PicturesLieWhereTheyAreWanted) {
  const ScenePtr scene = village();
  base::Progress progress;
  ExportTarget target{path("beside.glb")};
  target.pictures = PicturesAt::Beside;
  ASSERT_TRUE(exportScene(scene, scene->assets, {}, target, progress));
  const GlbFile file = GlbFile::read(target.path);
  EXPECT_EQ(file.json()["images"][0]["uri"], "beside_textures/m.png");
  EXPECT_EQ(QImage(path("beside_textures/m.png")).pixelColor(0, 1), QColor(Qt::blue));
  target.path = path("inside.obj");
  target.pictures = PicturesAt::Inside;
  const auto refused = exportScene(scene, scene->assets, {}, target, progress);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::Unsupported);
  EXPECT_FALSE(QFileInfo::exists(target.path));
}

TEST_F(ExportChoicesTest, RecordsOfTheFileGoAlong) {
  structure::StructureBuilder sections(QStringLiteral("file"), {0, 0, 100});
  const auto faces = sections.add(sections.root(), QStringLiteral("faces"), {0, 0, 50});
  const auto entities = sections.add(sections.root(), QStringLiteral("entities"), {0, 50, 50});
  const structure::Structure structure = sections.build();
  const MaterialIndex one = m_maker.addMaterial(QStringLiteral("one"));
  const MeshIndex squares = m_maker.addSquares({one, one, one, m_maker.addMaterial(QStringLiteral("other"))});
  auto& surfaces = m_maker.mesh(squares).surfaces;
  for (std::size_t i = 0; i < surfaces.size(); ++i) {
    surfaces[i].provenance.section = sections.idOf(faces);
    surfaces[i].provenance.firstRow = i == 2 ? 40 : 7 + i;
  }
  surfaces[3].provenance.trianglesPerRow = 1;
  const NodeIndex node = m_maker.addNode(QStringLiteral("door"), squares);
  m_maker.scene().nodes[node].record = RecordRef{sections.idOf(entities), 3};
  const ScenePtr scene = m_maker.finished();
  base::Progress progress;
  ExportTarget target{path("out.glb")};
  target.structure = &structure;
  ASSERT_TRUE(exportScene(scene, scene->assets, {}, target, progress));
  const GlbFile file = GlbFile::read(target.path);
  using Json = nlohmann::json;
  EXPECT_EQ(file.node("door")->at("extras")["vitrine"], Json::parse(R"({"section": "entities", "record": 3})"));
  const Json& primitives = file.json()["meshes"][0]["primitives"];
  // Section, first record, records, triangles of each.
  EXPECT_EQ(primitives[0]["extras"]["vitrine"]["records"], Json::parse(R"([["faces", 7, 2, 2], ["faces", 40, 1, 2]])"));
  EXPECT_EQ(primitives[1]["extras"]["vitrine"]["records"], Json::parse(R"([["faces", 10, 2, 1]])"));
}

} // namespace
} // namespace vitrine::tests
