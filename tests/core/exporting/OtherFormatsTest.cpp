#include "core/exporting/SceneExporter.h"
#include "tests/core/exporting/SceneForExport.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <QDir>

#include <assimp/Importer.hpp>
#include <assimp/postprocess.h>
#include <assimp/scene.h>
#include <gtest/gtest.h>

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

  const aiScene* readBack() {
    const ScenePtr scene = m_maker.finished();
    base::Progress progress;
    const auto written = exportScene(scene, scene->assets, {}, {path(), false}, progress);
    EXPECT_TRUE(written) << (written ? "" : written.error().reason().toStdString());
    const aiScene* read = m_importer.ReadFile(path().toStdString(), 0);
    EXPECT_NE(read, nullptr) << m_importer.GetErrorString();
    return read;
  }

  const ExportFormatInfo& info() const { return infoOf(*exportFormatOf(path())); }
  QString path() const { return m_folder.path(QStringLiteral("out.") + QLatin1String(GetParam())); }

  TempFolder m_folder;
  SceneForExport m_maker;
  Assimp::Importer m_importer;
};

struct Seen {
  std::size_t triangles = 0;
  aiVector3D min{1e9F, 1e9F, 1e9F};
  aiVector3D max{-1e9F, -1e9F, -1e9F};
  std::vector<std::string> names;
};

void look(const aiScene& scene, const aiNode& node, const aiMatrix4x4& above, Seen& seen) {
  const aiMatrix4x4 world = above * node.mTransformation;
  seen.names.emplace_back(node.mName.C_Str());
  for (unsigned int i = 0; i < node.mNumMeshes; ++i) {
    const aiMesh& mesh = *scene.mMeshes[node.mMeshes[i]];
    for (unsigned int face = 0; face < mesh.mNumFaces; ++face) {
      seen.triangles += mesh.mFaces[face].mNumIndices - 2;
      for (unsigned int corner = 0; corner < mesh.mFaces[face].mNumIndices; ++corner) {
        const aiVector3D at = world * mesh.mVertices[mesh.mFaces[face].mIndices[corner]];
        for (unsigned int axis = 0; axis < 3; ++axis) {
          seen.min[axis] = std::min(seen.min[axis], at[axis]);
          seen.max[axis] = std::max(seen.max[axis], at[axis]);
        }
      }
    }
  }
  for (unsigned int i = 0; i < node.mNumChildren; ++i) {
    look(scene, *node.mChildren[i], world, seen);
  }
}

Seen all(const aiScene& scene) {
  Seen seen;
  look(scene, *scene.mRootNode, aiMatrix4x4(), seen);
  return seen;
}

TEST_P(OtherFormatsTest, TrianglesAndBoundsComeBack) {
  const aiScene* read = readBack();
  ASSERT_TRUE(read);
  const Seen seen = all(*read);
  EXPECT_EQ(seen.triangles, 8U);
  // x 9…11, y -1…3, z -1…0, in metres.
  const float unit = 0.5F;
  EXPECT_NEAR(seen.min.x, 9 * unit, 1e-4);
  EXPECT_NEAR(seen.max.x, 11 * unit, 1e-4);
  const unsigned int up = info().zUp ? 2 : 1;
  EXPECT_NEAR(seen.min[up], -1 * unit, 1e-4);
  EXPECT_NEAR(seen.max[up], 3 * unit, 1e-4);
  EXPECT_NEAR(seen.max[3 - up] - seen.min[3 - up], unit, 1e-4);
}

TEST_P(OtherFormatsTest, NamesMaterialsAndPicturesComeBackWhereTheFormatHasThem) {
  const aiScene* read = readBack();
  ASSERT_TRUE(read);
  const std::vector<std::string> names = all(*read).names;
  if (info().tree) {
    for (const char* name : {"group", "first", "second"}) {
      EXPECT_TRUE(std::ranges::any_of(names, [&](const std::string& each) { return each == name; })) << name;
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

INSTANTIATE_TEST_SUITE_P(Formats, OtherFormatsTest, testing::Values("glb", "gltf", "fbx", "dae", "obj", "ply", "stl"));

} // namespace
} // namespace vitrine::tests
