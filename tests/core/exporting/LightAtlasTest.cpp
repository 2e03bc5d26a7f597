// Base colours and light on one picture, looked up as a program that knows one texture looks them up.
#include "core/exporting/LightAtlas.h"

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

/// IEC 61966-2-1.
double linearOf(double coded) {
  return coded <= 0.04045 ? coded / 12.92 : std::pow((coded + 0.055) / 1.055, 2.4);
}

/// Bilinear colour at a place of a picture, in linear light with the alpha as it is.
std::array<double, 4> sampled(const QImage& picture, double u, double v) {
  const double x = u * picture.width() - 0.5;
  const double y = v * picture.height() - 0.5;
  std::array<double, 4> sum{};
  for (const int right : {0, 1}) {
    for (const int down : {0, 1}) {
      const double shareX = right == 1 ? x - std::floor(x) : 1 - (x - std::floor(x));
      const double shareY = down == 1 ? y - std::floor(y) : 1 - (y - std::floor(y));
      const QColor at = picture.pixelColor(std::clamp(static_cast<int>(std::floor(x)) + right, 0, picture.width() - 1),
                                           std::clamp(static_cast<int>(std::floor(y)) + down, 0, picture.height() - 1));
      const std::array channels{linearOf(at.redF()), linearOf(at.greenF()), linearOf(at.blueF()), double{at.alphaF()}};
      for (std::size_t i = 0; i < 4; ++i) {
        sum[i] += channels[i] * shareX * shareY;
      }
    }
  }
  return sum;
}

scene::Lightmap lightmapOfGrey(int width, int height, const std::vector<int>& values) {
  scene::Lightmap lightmap;
  lightmap.width = width;
  lightmap.height = height;
  std::vector<std::byte> bytes;
  for (const int value : values) {
    for (const int part : {value, value, value, 0}) {
      bytes.push_back(static_cast<std::byte>(part));
    }
  }
  lightmap.layers.resize(1);
  lightmap.layers[0].flat = Bytes::adopt(bytes);
  return lightmap;
}

class LightAtlasTest : public testing::Test {
protected:
  static constexpr int kTexels = 64;

  /// Two halves of one colour each, side by side, of 64 texels.
  static QImage halves(QColor left, QColor right) {
    QImage picture(kTexels, kTexels, QImage::Format_ARGB32);
    picture.fill(right);
    for (int y = 0; y < kTexels; ++y) {
      for (int x = 0; x < kTexels / 2; ++x) {
        picture.setPixelColor(x, y, left);
      }
    }
    return picture;
  }

  /// A wall that repeats its picture twice each way, under a lightmap that goes from 51 to 204 of 255.
  void addWall(QColor left = Qt::red, QColor right = Qt::blue) {
    const MaterialIndex painted = m_maker.addMaterial(QStringLiteral("wall"), halves(left, right));
    m_maker.material(painted).blend = scene::Blend::Automatic;
    const MeshIndex wall = m_maker.addSquares({painted});
    for (QVector2D& uv : m_maker.mesh(wall).vertices.uvs[0]) {
      uv *= 2;
    }
    m_maker.scene().bake.lightmaps.push_back(lightmapOfGrey(4, 2, {51, 102, 153, 204, 51, 102, 153, 204}));
    m_maker.mesh(wall).surfaces[0].lightmap = 0;
    m_maker.mesh(wall).vertices.lightmapUvs = {{0.5F, 1.5F}, {3.5F, 1.5F}, {3.5F, 0.5F}, {0.5F, 0.5F}};
    m_maker.addNode(QStringLiteral("wall"), wall);
  }

  GlbFile written(const QString& name = QStringLiteral("out.glb")) {
    m_scene = m_maker.finished();
    base::Progress progress;
    const QString path = m_folder.path(name);
    const auto done = exportScene(m_scene, m_scene->assets, {}, {path, false, LightAs::Atlas}, progress);
    EXPECT_TRUE(done) << (done ? "" : done.error().reason().toStdString());
    const GlbFile file = GlbFile::read(path);
    EXPECT_EQ(file.faults(), std::vector<std::string>());
    return file;
  }

  /// Linear colour at a point of a square of +-1, by the texture coordinates of its corners.
  static std::array<double, 4> colorAt(const GlbFile& file, std::size_t mesh, double x, double y) {
    const auto& primitive = file.json()["meshes"][mesh]["primitives"][0];
    const auto positions = file.numbers(primitive["attributes"]["POSITION"]);
    const auto uvs = file.numbers(primitive["attributes"]["TEXCOORD_0"]);
    double u = 0;
    double v = 0;
    for (std::size_t i = 0; i < positions.size() / 3; ++i) {
      const double share = (1 + positions[3 * i] * x) / 2 * (1 + positions[3 * i + 1] * y) / 2;
      u += share * uvs[2 * i];
      v += share * uvs[2 * i + 1];
    }
    const auto& material = file.json()["materials"][primitive["material"].get<std::size_t>()];
    const std::size_t texture = material["pbrMetallicRoughness"]["baseColorTexture"]["index"];
    return sampled(file.image(file.json()["textures"][texture]["source"]), u, v);
  }

  SceneForExport m_maker;
  ScenePtr m_scene;
  TempFolder m_folder;
};

TEST_F(LightAtlasTest, AWallShowsItsPictureInItsLight) {
  addWall();
  const GlbFile file = written();
  ASSERT_EQ(file.json()["materials"].size(), 1U);
  EXPECT_TRUE(file.json()["materials"][0]["extensions"].contains("KHR_materials_unlit"));
  EXPECT_EQ(file.json()["images"].size(), 1U) << "the wall's own picture is not needed";
  EXPECT_FALSE(file.json()["meshes"][0]["primitives"][0]["attributes"].contains("COLOR_0"));
  // The picture is red in the first and third quarter of the width.
  for (const double share : {0.07, 0.2, 0.3, 0.45, 0.55, 0.7, 0.8, 0.95}) {
    const auto color = colorAt(file, 0, 2 * share - 1, 0.3);
    const double light = (51 + share * 153) / 255;
    const bool red = std::fmod(share, 0.5) < 0.25;
    EXPECT_NEAR(color[red ? 0 : 2], light, 0.02) << share;
    EXPECT_NEAR(color[red ? 2 : 0], 0, 0.02) << share;
    EXPECT_EQ(color[3], 1);
  }
}

TEST_F(LightAtlasTest, NothingOfNeighboursIsSeenAtTheEdges) {
  addWall(Qt::white, Qt::white);
  for (int i = 0; i < 20; ++i) {
    m_maker.scene().bake.lightmaps.push_back(lightmapOfGrey(1, 1, {0}));
    const MeshIndex dark = m_maker.addSquares({m_maker.addMaterial(QStringLiteral("d"), halves(Qt::white, Qt::white))});
    m_maker.mesh(dark).surfaces[0].lightmap = scene::LightmapIndex(i + 1);
    m_maker.mesh(dark).vertices.lightmapUvs.assign(4, {0.5F, 0.5F});
    m_maker.addNode(QStringLiteral("dark"), dark);
  }
  const GlbFile file = written();
  for (const double y : {-1.0, 0.0, 1.0}) {
    EXPECT_NEAR(colorAt(file, 0, -1, y)[1], 51 / 255.0, 0.02);
    EXPECT_NEAR(colorAt(file, 0, 1, y)[1], 204 / 255.0, 0.02);
    EXPECT_NEAR(colorAt(file, 7, 1, y)[1], 0, 0.01);
  }
}

TEST_F(LightAtlasTest, AlphaStays) {
  addWall(QColor(255, 0, 0, 128), Qt::blue);
  const GlbFile file = written();
  EXPECT_EQ(file.json()["materials"][0]["alphaMode"], "BLEND");
  EXPECT_NEAR(colorAt(file, 0, -0.8, 0)[3], 128 / 255.0, 0.01);
  EXPECT_NEAR(colorAt(file, 0, -0.3, 0)[3], 1, 0.01);
}

/// The second half of the square lies on the first on its picture, as faces of figures do.
TEST_F(LightAtlasTest, MirroredPartsHaveTheirOwnLight) {
  const MaterialIndex skin = m_maker.addMaterial(QStringLiteral("skin"), halves(Qt::white, Qt::white));
  scene::Mesh figure;
  figure.vertices.positions = {{-1, -1, 0}, {0, -1, 0}, {1, -1, 0}, {0, 1, 0}};
  figure.vertices.normals.assign(4, {0, 0, 1});
  figure.vertices.uvs[0] = {{0, 1}, {1, 1}, {0, 1}, {1, 0}};
  figure.indices = {0, 1, 3, 1, 2, 3};
  figure.surfaces.resize(1);
  figure.surfaces[0].indexCount = 6;
  figure.surfaces[0].material = skin;
  for (const QVector3D& position : figure.vertices.positions) {
    figure.bounds.add(position);
    figure.surfaces[0].bounds.add(position);
  }
  scene::InstanceLighting light;
  for (const float grey : {0.0F, 0.5F, 1.0F, 0.5F}) {
    light.vertices.push_back({qfloat16(grey), qfloat16(grey), qfloat16(grey)});
  }
  m_maker.scene().bake.instanceLightings.push_back(light);
  const NodeIndex node = m_maker.addNode(QStringLiteral("figure"), m_maker.scene().meshes.add(std::move(figure)));
  m_maker.scene().nodes[node].light = scene::InstanceLightingIndex(0);
  const GlbFile file = written();
  const auto& attributes = file.json()["meshes"][0]["primitives"][0]["attributes"];
  const auto positions = file.numbers(attributes["POSITION"]);
  const auto uvs = file.numbers(attributes["TEXCOORD_0"]);
  const QImage atlas = file.image(0);
  int seen = 0;
  for (std::size_t i = 0; i < positions.size() / 3; ++i) {
    EXPECT_NEAR(sampled(atlas, uvs[2 * i], uvs[2 * i + 1])[0], (positions[3 * i] + 1) / 2, 0.06) << positions[3 * i];
    ++seen;
  }
  EXPECT_EQ(seen, 6) << "the middle is there twice";
}

TEST_F(LightAtlasTest, WhatNothingLightsKeepsItsOwnPicture) {
  addWall();
  m_maker.addNode(QStringLiteral("lamp"),
                  m_maker.addSquares({m_maker.addMaterial(QStringLiteral("lamp"), halves(Qt::green, Qt::green))}));
  const GlbFile file = written();
  ASSERT_NE(file.material("lamp"), nullptr);
  EXPECT_EQ(file.json()["images"].size(), 2U);
  EXPECT_NEAR(colorAt(file, 1, 0, 0)[1], 1, 0.01);
}

TEST_F(LightAtlasTest, OtherFormatsHaveItBeside) {
  addWall();
  m_scene = m_maker.finished();
  base::Progress progress;
  ASSERT_TRUE(exportScene(m_scene, m_scene->assets, {}, {m_folder.path(QStringLiteral("a.obj")), false, LightAs::Atlas},
                          progress));
  EXPECT_FALSE(QImage(m_folder.path(QStringLiteral("a_textures/atlas.png"))).isNull());
  const auto refused = exportScene(m_scene, m_scene->assets, {},
                                   {m_folder.path(QStringLiteral("a.stl")), false, LightAs::Atlas}, progress);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::Unsupported);
}

TEST_F(LightAtlasTest, ASceneWithoutLightIsWrittenAsEver) {
  m_maker.addNode(QStringLiteral("n"), m_maker.addSquares({m_maker.addMaterial(QStringLiteral("plain"))}));
  const GlbFile file = written();
  EXPECT_FALSE(file.material("plain")->contains("extensions"));
}

/// More walls than 8192 x 8192 texels hold at their own density.
TEST_F(LightAtlasTest, ManySurfacesGetCoarser) {
  const MaterialIndex painted = m_maker.addMaterial(QStringLiteral("wall"), QImage(2048, 2048, QImage::Format_RGB32));
  const MeshIndex walls = m_maker.addSquares(std::vector<MaterialIndex>(50, painted));
  m_maker.scene().bake.lightmaps.push_back(lightmapOfGrey(64, 64, std::vector<int>(4096, 100)));
  for (scene::Surface& wall : m_maker.mesh(walls).surfaces) {
    wall.lightmap = 0;
  }
  for (const QVector2D& uv : m_maker.mesh(walls).vertices.uvs[0]) {
    m_maker.mesh(walls).vertices.lightmapUvs.push_back(uv * 64);
  }
  m_maker.addNode(QStringLiteral("walls"), walls);
  m_scene = m_maker.finished();
  const auto state = std::make_shared<state::EvaluatedState>(state::evaluate(*m_scene, {}));
  const animation::Pose pose(m_scene, *state);
  const ExportMaterials materials(m_scene->assets);
  const ChartMaker maker(pose, *state, m_scene->assets, materials);
  scene::ByNode<std::vector<DrawItemIndex>> items(m_scene->nodes.size());
  for (const DrawItemIndex item : m_scene->drawItems().indices()) {
    items[m_scene->drawItems()[item].node].push_back(item);
  }
  base::Progress progress;
  const auto atlas = LightAtlas::of(maker, *m_scene, items, progress);
  ASSERT_TRUE(atlas);
  EXPECT_EQ(atlas->pageCount(), 1);
  EXPECT_LE(atlas->pageSize().width(), LightAtlas::kMaxSide);
  EXPECT_LE(atlas->pageSize().height(), LightAtlas::kMaxSide);
  std::vector<QRect> places;
  for (const AtlasChart& chart : atlas->charts()) {
    const QRect place(chart.at - QPoint(2, 2), chart.texels + QSize(4, 4));
    EXPECT_TRUE(QRect(QPoint(0, 0), atlas->pageSize()).contains(place));
    EXPECT_TRUE(std::ranges::none_of(places, [&](const QRect& other) { return other.intersects(place); }));
    EXPECT_GT(chart.texels.width(), 512);
    places.push_back(place);
  }
  EXPECT_EQ(places.size(), 50U);
}

} // namespace
} // namespace vitrine::tests
