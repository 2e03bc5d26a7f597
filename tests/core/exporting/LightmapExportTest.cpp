// Lightmaps on one picture, with texture coordinates of their own and a script for Blender.
#include "core/exporting/RgbmLightmaps.h"
#include "core/exporting/SceneExporter.h"
#include "tests/core/exporting/GlbFile.h"
#include "tests/core/exporting/SceneForExport.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

#include <random>

namespace vitrine::tests {
namespace {

using namespace exporting;
using scene::LightmapIndex;

/// Luxels as files have them: three colours and an exponent of two.
scene::Lightmap lightmapOf(int width, const std::vector<std::array<int, 4>>& luxels) {
  scene::Lightmap lightmap;
  lightmap.width = width;
  lightmap.height = static_cast<int>(luxels.size()) / width;
  std::vector<std::byte> bytes;
  for (const std::array<int, 4>& luxel : luxels) {
    std::ranges::transform(luxel, std::back_inserter(bytes), [](int each) { return static_cast<std::byte>(each); });
  }
  lightmap.layers.resize(1);
  lightmap.layers[0].flat = Bytes::adopt(bytes);
  return lightmap;
}

/// Linear light where a picture is looked at, of the texel that is there.
QVector3D lightAt(const QImage& picture, const QVector2D& uv, float range) {
  const QColor texel = picture.pixelColor(static_cast<int>(uv.x() * static_cast<float>(picture.width())),
                                          static_cast<int>(uv.y() * static_cast<float>(picture.height())));
  return QVector3D(static_cast<float>(texel.redF()), static_cast<float>(texel.greenF()),
                   static_cast<float>(texel.blueF())) *
         static_cast<float>(texel.alphaF()) * range;
}

/// Light of a luxel, from the sheet's words: c * 2^exponent / 255.
QVector3D lightOf(const std::array<int, 4>& luxel) {
  const auto scaled = [&](int i) {
    return static_cast<float>(std::ldexp(luxel[static_cast<std::size_t>(i)], luxel[3]) / 255);
  };
  return {scaled(0), scaled(1), scaled(2)};
}

class LightmapExportTest : public testing::Test {
protected:
  /// A wall with a lightmap of two luxels, a prop with light of its own, and a thing that nothing lights.
  ScenePtr room() {
    const MeshIndex wall =
        m_maker.addSquares({m_maker.addMaterial(QStringLiteral("wall"), twoRows(Qt::red, Qt::blue))});
    m_maker.scene().bake.lightmaps.push_back(lightmapOf(2, {kDim, kBright}));
    m_maker.mesh(wall).surfaces[0].lightmap = 0;
    m_maker.mesh(wall).vertices.lightmapUvs = {{0.5F, 0.5F}, {1.5F, 0.5F}, {1.5F, 0.5F}, {0.5F, 0.5F}};
    m_maker.addNode(QStringLiteral("wall"), wall);
    const MeshIndex placed = m_maker.addSquares({m_maker.addMaterial(QStringLiteral("prop"))});
    scene::InstanceLighting light;
    light.cube.fill({0, 0.25F, 0});
    m_maker.scene().bake.instanceLightings.push_back(light);
    const NodeIndex prop = m_maker.addNode(QStringLiteral("prop"), placed);
    m_maker.scene().nodes[prop].light = scene::InstanceLightingIndex(0);
    m_maker.addNode(QStringLiteral("plain"), placed);
    return m_maker.finished();
  }

  Result<Exported> write(const ScenePtr& scene, const QString& name) {
    base::Progress progress;
    return exportScene(scene, scene->assets, {}, {m_folder.path(name), false, LightAs::Picture}, progress);
  }

  static constexpr std::array<int, 4> kDim{51, 0, 255, -3};
  static constexpr std::array<int, 4> kBright{204, 17, 1, 2};
  SceneForExport m_maker;
  TempFolder m_folder;
};

TEST_F(LightmapExportTest, TheSecondTextureCoordinatesLeadToTheLight) {
  const auto done = write(room(), QStringLiteral("room.glb"));
  ASSERT_TRUE(done) << done.error().reason().toStdString();
  EXPECT_EQ(done->leftOut, QStringList());
  const GlbFile file = GlbFile::read(m_folder.path(QStringLiteral("room.glb")));
  EXPECT_EQ(file.faults(), std::vector<std::string>());
  QFile script(m_folder.path(QStringLiteral("room.blender.py")));
  ASSERT_TRUE(script.open(QIODevice::ReadOnly));
  const QByteArray text = script.readAll();
  EXPECT_TRUE(text.contains("MODEL = \"room.glb\"\nLIGHTMAPS = \"room_lightmaps.png\"\nRANGE = ")) << text.constData();
  const float range = text.mid(text.indexOf("RANGE = ") + 8).split('\n').first().toFloat();
  EXPECT_FLOAT_EQ(range, 204 * 4 / 255.0F);
  const QImage picture(m_folder.path(QStringLiteral("room_lightmaps.png")));
  ASSERT_FALSE(picture.isNull());

  const std::array<std::vector<QVector3D>, 3> expected{
      {{lightOf(kDim), lightOf(kBright), lightOf(kBright), lightOf(kDim)},
       std::vector<QVector3D>(4, {1, 1, 1}),
       std::vector<QVector3D>(4, {1, 1, 1})}};
  const auto& meshes = file.json()["meshes"];
  ASSERT_EQ(meshes.size(), expected.size());
  for (std::size_t mesh = 0; mesh < meshes.size(); ++mesh) {
    const auto& attributes = meshes[mesh]["primitives"][0]["attributes"];
    ASSERT_TRUE(attributes.contains("TEXCOORD_0")) << "sets have no gaps";
    const std::vector<double> uvs = file.numbers(attributes["TEXCOORD_1"]);
    ASSERT_EQ(uvs.size(), 8U);
    for (std::size_t i = 0; i < 4; ++i) {
      const QVector2D uv(static_cast<float>(uvs[2 * i]), static_cast<float>(uvs[2 * i + 1]));
      EXPECT_LT((lightAt(picture, uv, range) - expected[mesh][i]).length(), 0.02) << mesh << ' ' << i;
    }
    const double green = file.numbers(attributes["COLOR_0"])[1];
    EXPECT_NEAR(green, mesh == 1 ? 0.25 : 1, 1e-6) << "a placed model has its light as colours";
  }
}

TEST_F(LightmapExportTest, OtherFormatsAreRefused) {
  const auto done = write(room(), QStringLiteral("room.fbx"));
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, ErrorCode::Unsupported);
  EXPECT_TRUE(QDir(m_folder.path()).isEmpty());
}

TEST_F(LightmapExportTest, WhatIsThereStays) {
  m_folder.write(QStringLiteral("room_lightmaps.png"), QByteArray("mine"));
  EXPECT_FALSE(write(room(), QStringLiteral("room.glb")));
  EXPECT_EQ(QFileInfo(m_folder.path(QStringLiteral("room_lightmaps.png"))).size(), 4);
  EXPECT_FALSE(QFileInfo::exists(m_folder.path(QStringLiteral("room.glb"))));
}

TEST(RgbmLightmaps, ManyHaveEachTheirOwnPlaceAndABorder) {
  SceneForExport maker;
  std::mt19937 random(7);
  std::vector<std::vector<std::array<int, 4>>> all;
  std::vector<int> widths;
  for (int i = 0; i < 300; ++i) {
    const int width = 1 + static_cast<int>(random() % 20);
    const int height = 1 + static_cast<int>(random() % 20);
    std::vector<std::array<int, 4>> luxels;
    for (int at = 0; at < width * height; ++at) {
      luxels.push_back({static_cast<int>(random() % 256), static_cast<int>(random() % 256),
                        static_cast<int>(random() % 256), static_cast<int>(random() % 6) - 4});
    }
    maker.scene().bake.lightmaps.push_back(lightmapOf(width, luxels));
    all.push_back(luxels);
    widths.push_back(width);
  }
  maker.addNode(QStringLiteral("n"), maker.addSquares({maker.addMaterial(QStringLiteral("a"))}));
  const ScenePtr scene = maker.finished();
  base::Progress progress;
  const auto picture = RgbmLightmaps::of(*scene, state::evaluate(*scene, {}),
                                         scene::ByLightmap<bool>(scene->bake.lightmaps.size(), true), progress);
  ASSERT_TRUE(picture);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto width = static_cast<std::size_t>(widths[i]);
    for (std::size_t at = 0; at < all[i].size(); ++at) {
      const QVector2D luxel(static_cast<float>(at % width) + 0.5F, static_cast<float>(at / width) + 0.5F);
      const QVector3D expected = lightOf(all[i][at]);
      const QVector3D light = lightAt(picture->image(), picture->locate(LightmapIndex(i), luxel), picture->range());
      ASSERT_LT((light - expected).length(), 0.012F * std::max(1.0F, expected.length())) << i << ' ' << at;
    }
    const QVector2D size(QPointF(picture->image().width(), picture->image().height()));
    const QVector2D left = picture->locate(LightmapIndex(i), {0.5F, 0.5F}) - QVector2D(1, 0) / size;
    ASSERT_LT((lightAt(picture->image(), left, picture->range()) - lightOf(all[i][0])).length(), 0.1) << i;
  }
}

TEST(RgbmLightmaps, DamagedOnesAreAsIfThereWereNone) {
  SceneForExport maker;
  scene::Lightmap damaged = lightmapOf(1, {{9, 9, 9, 0}});
  damaged.width = 400;
  maker.scene().bake.lightmaps.push_back(damaged);
  damaged.width = 0;
  maker.scene().bake.lightmaps.push_back(damaged);
  const MeshIndex mesh = maker.addSquares({maker.addMaterial(QStringLiteral("a"))});
  maker.mesh(mesh).surfaces[0].lightmap = 0;
  maker.mesh(mesh).vertices.lightmapUvs.assign(4, {399, 0});
  maker.addNode(QStringLiteral("n"), mesh);
  const ScenePtr scene = maker.finished();
  const TempFolder folder;
  for (const LightAs light : {LightAs::Picture, LightAs::VertexColors}) {
    base::Progress progress;
    const QString path = folder.path(QStringLiteral("%1.glb").arg(static_cast<int>(light)));
    ASSERT_TRUE(exportScene(scene, scene->assets, {}, {path, false, light}, progress));
    const GlbFile file = GlbFile::read(path);
    EXPECT_EQ(file.faults(), std::vector<std::string>());
    EXPECT_EQ(file.numbers(file.json()["meshes"][0]["primitives"][0]["attributes"]["COLOR_0"])[0], 1) << "white";
  }
}

} // namespace
} // namespace vitrine::tests
