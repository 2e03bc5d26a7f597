#include "core/exporting/SceneExporter.h"
#include "tests/core/exporting/ImportedModel.h"
#include "tests/core/exporting/SceneForExport.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <QDir>

#include <gtest/gtest.h>

#include <optional>

namespace vitrine::tests {
namespace {

using namespace exporting;

/// What Assimp's own importers read of a file that was written.
class OtherFormatsTest : public testing::TestWithParam<const char*> {
protected:
  /// Two copies of a square (red above, blue below) in a group ten units along x, the second two units higher.
  void SetUp() override {
    const MaterialIndex wall = m_maker.addMaterial(QStringLiteral("wall one"), twoRows(Qt::red, Qt::blue));
    const MeshIndex square = m_maker.addSquares({wall, m_maker.addMaterial(QStringLiteral("plain"))});
    const NodeIndex group = m_maker.addNode(QStringLiteral("group"), scene::kNone, scene::kNone, moved({10, 0, 0}));
    m_maker.addNode(QStringLiteral("first"), square, group);
    m_maker.addNode(QStringLiteral("second"), square, group, moved({0, 2, 0}));
    m_maker.scene().metresPerUnit = 0.5;
  }

  void readBack() {
    const ScenePtr scene = m_maker.finished();
    base::Progress progress;
    const auto written = exportScene(scene, scene->assets, {}, {path(), false}, progress);
    EXPECT_TRUE(written) << (written ? "" : written.error().reason().toStdString());
    m_read.emplace(path());
    ASSERT_TRUE(m_read->scene()) << m_read->problem();
  }

  const ExportFormatInfo& info() const { return infoOf(*exportFormatOf(path())); }
  QString path() const { return m_folder.path(QStringLiteral("out.") + QLatin1String(GetParam())); }

  TempFolder m_folder;
  SceneForExport m_maker;
  std::optional<ImportedModel> m_read;
};

TEST_P(OtherFormatsTest, TrianglesAndBoundsComeBack) {
  ASSERT_NO_FATAL_FAILURE(readBack());
  EXPECT_EQ(m_read->triangles(), 8U);
  // x 9…11, y -1…3, z -1…0, in metres.
  const float unit = 0.5F;
  EXPECT_NEAR(m_read->least().x(), 9 * unit, 1e-4);
  EXPECT_NEAR(m_read->most().x(), 11 * unit, 1e-4);
  const int up = info().zUp ? 2 : 1;
  EXPECT_NEAR(m_read->least()[up], -1 * unit, 1e-4);
  EXPECT_NEAR(m_read->most()[up], 3 * unit, 1e-4);
  EXPECT_NEAR(m_read->most()[3 - up] - m_read->least()[3 - up], unit, 1e-4);
}

TEST_P(OtherFormatsTest, NamesMaterialsAndPicturesComeBackWhereTheFormatHasThem) {
  ASSERT_NO_FATAL_FAILURE(readBack());
  const aiScene* read = m_read->scene();
  if (info().tree) {
    for (const char* name : {"group", "first", "second"}) {
      EXPECT_TRUE(m_read->hasName(name)) << name;
    }
  }
  if (info().pictures == PicturesAt::Nowhere) {
    EXPECT_EQ(QDir(m_folder.path()).entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot).size(), 1);
    return;
  }
  const auto wall = std::find_if(read->mMaterials, read->mMaterials + read->mNumMaterials, [](aiMaterial* material) {
    return QString::fromUtf8(material->GetName().C_Str()).startsWith(QStringLiteral("wall_one"));
  });
  ASSERT_NE(wall, read->mMaterials + read->mNumMaterials);
  aiString picture;
  ASSERT_EQ((*wall)->GetTexture(aiTextureType_DIFFUSE, 0, &picture), AI_SUCCESS);
  QImage shown;
  if (const aiTexture* inside = read->GetEmbeddedTexture(picture.C_Str())) {
    shown.loadFromData(reinterpret_cast<const uchar*>(inside->pcData), static_cast<int>(inside->mWidth));
  } else {
    shown.load(m_folder.path(QString::fromUtf8(picture.C_Str())));
  }
  EXPECT_EQ(shown.pixelColor(0, 0), QColor(Qt::red));
  EXPECT_EQ(shown.pixelColor(0, 1), QColor(Qt::blue));
}

TEST_P(OtherFormatsTest, ColorsComeBackWhereTheFormatHasThem) {
  for (scene::Mesh& mesh : m_maker.scene().meshes) {
    scene::VertexStreams::Colors light;
    light.name = QStringLiteral("light");
    light.values.assign(mesh.vertices.positions.size(), QVector4D(1.0F, 0.4F, 0.2F, 1));
    mesh.vertices.colors.push_back(std::move(light));
  }
  ASSERT_NO_FATAL_FAILURE(readBack());
  EXPECT_TRUE(m_read->isWhole());
  EXPECT_EQ(m_read->triangles(), 8U);
  EXPECT_EQ(m_read->hasColors(), info().colors);
  if (info().colors) {
    const aiColor4D& color = m_read->scene()->mMeshes[0]->mColors[0][0];
    EXPECT_NEAR(color.r, 1, 0.01);
    EXPECT_NEAR(color.g, 0.4, 0.01);
    EXPECT_NEAR(color.b, 0.2, 0.01);
  }
}

INSTANTIATE_TEST_SUITE_P(Formats, OtherFormatsTest, testing::Values("glb", "gltf", "fbx", "dae", "obj", "ply", "stl"));

} // namespace
} // namespace vitrine::tests
