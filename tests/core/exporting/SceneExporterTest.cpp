#include "core/exporting/SceneExporter.h"

#include "tests/core/exporting/GlbFile.h"
#include "tests/core/exporting/SceneForExport.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <assimp/Importer.hpp>
#include <assimp/postprocess.h>
#include <assimp/scene.h>
#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace exporting;

class SceneExporterTest : public testing::Test {
protected:
  Result<Exported> write(const QString& path, bool overwrite = false) {
    m_scene = m_scene ? m_scene : m_maker.finished();
    base::Progress progress;
    return exportScene(m_scene, m_scene->assets, {}, {path, overwrite}, progress);
  }

  GlbFile writtenGlb() {
    const auto written = write(m_glb, true);
    EXPECT_TRUE(written) << (written ? "" : written.error().reason().toStdString());
    return GlbFile::read(m_glb);
  }

  QByteArray content(const QString& path) const {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("?");
  }

  /// A square whose picture is red above and blue below.
  void addSquare(const QString& material = QStringLiteral("wall/one")) {
    m_maker.addNode(QStringLiteral("square"),
                    m_maker.addSquares({m_maker.addMaterial(material, twoRows(Qt::red, Qt::blue))}));
  }

  TempFolder m_folder;
  const QString m_glb = m_folder.path(QStringLiteral("out.glb"));
  const QString m_obj = m_folder.path(QStringLiteral("out put.obj"));
  SceneForExport m_maker;
  ScenePtr m_scene;
};

TEST_F(SceneExporterTest, NamesInAGlbAreUnique) {
  const MeshIndex square =
      m_maker.addSquares({m_maker.addMaterial(QStringLiteral("wall"), twoRows(Qt::red, Qt::blue))});
  const MeshIndex other = m_maker.addSquares({m_maker.addMaterial(QStringLiteral("WALL"), twoRows(Qt::red, Qt::blue))});
  m_maker.addNode(QStringLiteral("Key light"), square);
  m_maker.addNode(QStringLiteral("door"), other);
  m_maker.addNode(QStringLiteral("door"), square);
  scene::Light light;
  light.name = QStringLiteral("Key light");
  scene::Camera camera;
  camera.name = QStringLiteral("door");
  for (int i = 0; i < 2; ++i) {
    m_maker.scene().lights.push_back(light);
    m_maker.scene().view.cameras.push_back(camera);
  }
  const GlbFile glb = writtenGlb();
  EXPECT_EQ(glb.faults(), std::vector<std::string>());
  for (const char* name : {"Key light", "Key light_2", "Key light_3", "door", "door_2", "door_3", "door_4"}) {
    EXPECT_NE(glb.node(name), nullptr) << name;
  }
  EXPECT_EQ(glb.json()["extensions"]["KHR_lights_punctual"]["lights"][1]["name"], "Key light_3");
  EXPECT_EQ(glb.json()["cameras"][0]["name"], "door_3");
  Assimp::Importer importer;
  const aiScene* read = importer.ReadFile(m_glb.toStdString(), aiProcess_ValidateDataStructure);
  ASSERT_TRUE(read) << importer.GetErrorString();
  EXPECT_EQ(read->mNumLights, 2U);
  EXPECT_EQ(read->mNumCameras, 2U);
}

TEST_F(SceneExporterTest, AGlbHoldsTogether) {
  addSquare();
  m_maker.scene().metresPerUnit = 0.25;
  const GlbFile glb = writtenGlb();
  EXPECT_EQ(glb.faults(), std::vector<std::string>());
  EXPECT_EQ(glb.shownTriangles(), 2U);
  EXPECT_EQ(glb.json()["nodes"][0]["matrix"][0], 0.25);
  ASSERT_NE(glb.node("square"), nullptr);
  const auto* material = glb.material("wall_one");
  ASSERT_NE(material, nullptr);
  EXPECT_EQ((*material)["pbrMetallicRoughness"]["metallicFactor"], 0.0);
  EXPECT_EQ(glb.image(0).pixelColor(0, 0), QColor(Qt::red));
  EXPECT_EQ(glb.image(0).pixelColor(0, 1), QColor(Qt::blue));
}

TEST_F(SceneExporterTest, PicturesStandUpright) {
  addSquare();
  const GlbFile glb = writtenGlb();
  const auto& attributes = glb.json()["meshes"][0]["primitives"][0]["attributes"];
  const auto positions = glb.numbers(attributes["POSITION"]);
  const auto uvs = glb.numbers(attributes["TEXCOORD_0"]);
  ASSERT_EQ(uvs.size(), 8U);
  for (std::size_t i = 0; i < 4; ++i) {
    // glTF, as Vitrine: the top of a picture is v = 0.
    EXPECT_EQ(uvs[i * 2 + 1], positions[i * 3 + 1] > 0 ? 0.0 : 1.0);
  }
}

TEST_F(SceneExporterTest, MaterialsKeepHowTheyAreDrawn) {
  const QImage holes = twoRows(QColor(0, 0, 0, 0), Qt::white);
  const MaterialIndex mask = m_maker.addMaterial(QStringLiteral("mask"), holes);
  const MaterialIndex blend = m_maker.addMaterial(QStringLiteral("blend"), holes);
  const MaterialIndex unlit = m_maker.addMaterial(QStringLiteral("unlit"));
  m_maker.material(mask).blend = scene::Blend::AlphaTest;
  m_maker.material(mask).alphaCutoff = 0.25F;
  m_maker.material(blend).blend = scene::Blend::AlphaBlend;
  m_maker.material(blend).cull = scene::Cull::None;
  m_maker.material(unlit).params = scene::UnlitParams{};
  m_maker.material(unlit).fallbackColor = QVector3D(0.5F, 0, 0);
  m_maker.scene().assets.textures[0].wrapU = scene::Wrap::Clamp;
  m_maker.addNode(QStringLiteral("n"), m_maker.addSquares({mask, blend, unlit}));
  const GlbFile glb = writtenGlb();
  EXPECT_EQ(glb.faults(), std::vector<std::string>());
  ASSERT_TRUE(glb.material("mask") && glb.material("blend") && glb.material("unlit"));
  EXPECT_EQ((*glb.material("mask"))["alphaMode"], "MASK");
  EXPECT_EQ((*glb.material("mask"))["alphaCutoff"], 0.25);
  EXPECT_EQ((*glb.material("blend"))["alphaMode"], "BLEND");
  EXPECT_EQ((*glb.material("blend"))["doubleSided"], true);
  EXPECT_TRUE((*glb.material("unlit"))["extensions"].contains("KHR_materials_unlit"));
  EXPECT_EQ((*glb.material("unlit"))["pbrMetallicRoughness"]["baseColorFactor"][0], 0.5);
  EXPECT_EQ(glb.json()["samplers"][0]["wrapS"], 33071);
}

TEST_F(SceneExporterTest, SharedMeshesOfSeveralMaterialsAllArrive) {
  const MaterialIndex a = m_maker.addMaterial(QStringLiteral("a"));
  const MaterialIndex b = m_maker.addMaterial(QStringLiteral("b"));
  const MaterialIndex c = m_maker.addMaterial(QStringLiteral("c"));
  const MeshIndex shared = m_maker.addSquares({a, b, c});
  const MeshIndex single = m_maker.addSquares({a, c, a, b});
  m_maker.addNode(QStringLiteral("world"), single);
  for (int i = 0; i < 5; ++i) {
    m_maker.addNode(QStringLiteral("copy"), shared, scene::kNone, moved({static_cast<float>(i), 0, 0}));
  }
  m_maker.addNode(QStringLiteral("last"), m_maker.addSquares({b, c}));
  const GlbFile glb = writtenGlb();
  EXPECT_EQ(glb.faults(), std::vector<std::string>());
  EXPECT_EQ(glb.shownTriangles(), 8U + 5 * 6 + 4);
  EXPECT_EQ(glb.primitiveCount(), 3U + 3 + 2);
}

TEST_F(SceneExporterTest, AnObjHasItsMaterialsAndPicturesBesideIt) {
  addSquare();
  ASSERT_TRUE(write(m_obj));
  const QByteArray obj = content(m_obj);
  const QByteArray mtl = content(m_folder.path(QStringLiteral("out_put.mtl")));
  EXPECT_TRUE(obj.contains("mtllib out_put.mtl\n"));
  EXPECT_TRUE(obj.contains("usemtl wall_one\n"));
  EXPECT_TRUE(obj.contains("g square\n"));
  EXPECT_EQ(obj.count("\nf "), 2);
  EXPECT_TRUE(mtl.contains("newmtl wall_one\n"));
  EXPECT_TRUE(mtl.contains("map_Kd out_put_textures/wall_one.png\n"));
  EXPECT_EQ(QImage(m_folder.path(QStringLiteral("out_put_textures/wall_one.png"))).pixelColor(0, 0), QColor(Qt::red));
  EXPECT_EQ(QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 3);
}

TEST_F(SceneExporterTest, NamesFromTheFileLeadNowhereElse) {
  addSquare(QStringLiteral("../../../escape\nnewmtl other"));
  ASSERT_TRUE(write(m_obj));
  const QStringList pictures = QDir(m_folder.path(QStringLiteral("out_put_textures"))).entryList(QDir::Files);
  ASSERT_EQ(pictures.size(), 1);
  EXPECT_TRUE(pictures.front().startsWith(QStringLiteral("_.._.._.._escape_newmtl_other")));
  EXPECT_EQ(content(m_folder.path(QStringLiteral("out_put.mtl"))).count("\nnewmtl"), 1);
}

TEST_F(SceneExporterTest, TheSameSceneGivesTheSameBytes) {
  const MaterialIndex a = m_maker.addMaterial(QStringLiteral("a"), twoRows(Qt::red, Qt::blue));
  const MaterialIndex b = m_maker.addMaterial(QStringLiteral("b"), twoRows(Qt::green, Qt::blue));
  m_maker.addNode(QStringLiteral("n"), m_maker.addSquares({a, b, a}));
  for (const QString& path : {m_glb, m_obj}) {
    ASSERT_TRUE(write(path));
    const QByteArray first = content(path);
    ASSERT_TRUE(write(path, true));
    EXPECT_EQ(content(path), first);
  }
}

TEST_F(SceneExporterTest, LongAndForeignNamesArrive) {
  const MeshIndex mesh = m_maker.addSquares({m_maker.addMaterial(QString(3000, QChar(0x58C1)))});
  m_maker.addNode(QString(3000, QChar(0x58C1)), mesh);
  m_maker.addNode(QString(), mesh);
  const GlbFile glb = writtenGlb();
  EXPECT_EQ(glb.faults(), std::vector<std::string>());
  EXPECT_EQ(glb.shownTriangles(), 4U);
}

TEST_F(SceneExporterTest, RefusalsSayWhy) {
  addSquare();
  const QString there = m_folder.write(QStringLiteral("there.glb"), QByteArray("old"));
  const auto refused = write(there);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::WriteFailed);
  EXPECT_EQ(content(there), QByteArray("old"));
  const auto unknown = write(m_folder.path(QStringLiteral("a.xyz")));
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().code, ErrorCode::Unsupported);
  EXPECT_TRUE(unknown.error().message.contains(QStringLiteral(".glb, .gltf, .fbx, .dae, .obj, .ply, .stl")));
  EXPECT_FALSE(write(m_folder.path(QStringLiteral("no/such.glb"))));
}

TEST_F(SceneExporterTest, TheOpenedFileIsNeverATarget) {
  const QString input = m_folder.write(QStringLiteral("map.glb"), QByteArray("map"));
  ASSERT_TRUE(QFile::link(input, m_glb));
  EXPECT_FALSE(checkExport({input, true}, input));
  EXPECT_FALSE(checkExport({m_glb, true}, input));
  EXPECT_EQ(checkExport({m_obj, false}, input).value(), ExportFormat::Obj);
}

} // namespace
} // namespace vitrine::tests
