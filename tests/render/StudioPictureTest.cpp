// The studio's light in pixels, against scene::studioLight.
#include "core/scene/LookControls.h"
#include "core/scene/StudioLight.h"
#include "tests/render/DynamicLightScene.h"
#include "tests/render/SharedRenderer.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

const QVector3D kStudioGrey(0.4F, 0.4F, 0.4F);

const std::array<QVector3D, 6> kStudioNormals{{{0, 0, 1},
                                               {-0.4F, 0.6F, 0.7F},
                                               {0.6F, -0.6F, 0.5F},
                                               {0.9F, 0.3F, 0.3F},
                                               {-0.2F, -0.9F, 0.4F},
                                               {0.1F, 0.95F, 0.2F}}};

TEST(StudioPicture, SurfacesAreLitAsTheFormulaSays) {
  scene::Material baked;
  baked.color = QVector4D(kStudioGrey, 1);
  for (const scene::Material& material : {baked, phongMaterial(kStudioGrey)}) {
    DynamicLightScene cells(6);
    for (const QVector3D& normal : kStudioNormals) {
      cells.addCell(material, normal.normalized());
    }
    scene::addLookControls(cells.maker().scene());
    const QImage picture = cells.draw();
    for (std::size_t i = 0; i < kStudioNormals.size(); ++i) {
      SCOPED_TRACE(i);
      const QVector3D light = scene::studioLight(kStudioNormals[i].normalized(), {});
      expectPixel(picture, cells.pixelOf(static_cast<int>(i)), encoded(kStudioGrey * light), 3);
    }
  }
}

TEST(StudioPicture, PaintAndWhatIsUnlitStayAsTheyAre) {
  scene::Material lit;
  lit.color = QVector4D(kStudioGrey, 1);
  scene::Material unlit = lit;
  unlit.params = scene::UnlitParams{};
  DynamicLightScene cells(2);
  cells.addCell(lit);
  cells.addCell(unlit);
  scene::addLookControls(cells.maker().scene());
  const QImage picture = cells.draw();
  expectPixel(picture, cells.pixelOf(1), encoded(kStudioGrey));
  EXPECT_NE(picture.pixel(cells.pixelOf(0)), picture.pixel(cells.pixelOf(1)));
}

/// A tile with a lightmap.
struct LitTile {
  LitTile() {
    const auto wall = maker.addPlain({0.5F, 0.5F, 0.5F});
    maker.addQuad(square(wall, maker.addLightmap(2, 2, {255, 0, 0}, 0)));
    scene::addLookControls(maker.scene());
    scene = maker.finish();
  }
  QRgb drawn(double studio, render::ShadingMode mode = render::ShadingMode::Lit) {
    auto request = squareRequest(*scene, kTinyShot);
    request.mode = mode;
    request.state.controls[QStringLiteral("light")] = studio;
    return draw(scene, request).pixel(middleOf(kTinyShot));
  }

  HandmadeScene maker;
  scene::ScenePtr scene;
};

TEST(StudioPicture, LightmapsGiveWayToItAndAreStillTold) {
  LitTile tile;
  EXPECT_LE(difference(tile.drawn(0), encoded({0.5F, 0, 0})), 2);
  EXPECT_LE(difference(tile.drawn(1), encoded(0.5F * scene::studioLight({0, 0, 1}, {}))), 3);
  EXPECT_EQ(tile.drawn(1, render::ShadingMode::Lightmap), tile.drawn(0, render::ShadingMode::Lightmap));
}

TEST(StudioPicture, HiddenCornersAreDarker) {
  HandmadeScene maker;
  maker.addQuad(square(maker.addPlain(kStudioGrey)));
  scene::addLookControls(maker.scene());
  const scene::ScenePtr scene = maker.finish();
  auto assets = scene->assets;
  const MeshIndex mesh = scene->nodes[scene->drawItems()[0].node].mesh;
  auto openness = std::make_shared<scene::VertexOpenness>(scene->meshes.size());
  (*openness)[mesh] = std::make_shared<const std::vector<std::uint8_t>>(4, std::uint8_t{51});
  assets.openness = openness;
  render::OffscreenRenderer& renderer = rendererShowing(scene, assets);
  const auto picture = renderer.capture(squareRequest(*scene, kTinyShot));
  ASSERT_TRUE(picture);
  expectPixel(*picture, middleOf(kTinyShot), encoded(kStudioGrey * scene::studioLight({0, 0, 1}, {}, 0.2F)), 3);
}

} // namespace
} // namespace vitrine::tests
