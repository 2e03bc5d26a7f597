// Colour tables over the picture, and water that changes its look by distance.
#include "core/image/ColorTable.h"
#include "tests/render/HandmadeScene.h"
#include "tests/render/Pixels.h"
#include "tests/render/SharedRenderer.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace vitrine::tests {
namespace {

using render::ShadingMode;
using scene::ColorCorrectionTarget;

/// Table that makes red of blue and blue of red.
image::ImagePtr swappingTable() {
  std::vector<std::byte> bytes;
  for (int blue = 0; blue < 32; ++blue) {
    for (int green = 0; green < 32; ++green) {
      for (int red = 0; red < 32; ++red) {
        for (const int place : {blue, green, red}) {
          bytes.push_back(static_cast<std::byte>(std::lround(place * 255 / 31.0)));
        }
      }
    }
  }
  return image::colorTableOf(bytes);
}

/// A toggle that is on.
void addToggle(HandmadeScene& maker, const char* id, scene::ControlTarget target) {
  maker.scene().controls.push_back(scene::toggle({id, id, id}, std::move(target), true));
}

scene::ColorCorrection& addSwapping(HandmadeScene& maker) {
  scene::Texture texture;
  texture.image = swappingTable();
  texture.state = scene::AssetState::Ready;
  maker.scene().world.colorCorrections.push_back(
      {.table = maker.scene().assets.textures.add(std::move(texture)), .origin = {}, .record = {}});
  addToggle(maker, "correction", ColorCorrectionTarget{{scene::kNone, ColorCorrectionTarget::kByPlace}});
  return maker.scene().world.colorCorrections.back();
}

MaterialIndex addCorrectedPaint(HandmadeScene& maker, const QColor& color, scene::Blend blend = scene::Blend::Opaque) {
  scene::Material material = texturedMaterial(maker.addTexture(filled(color)));
  material.params = scene::UnlitParams{};
  material.blend = blend;
  return maker.addMaterial(material);
}

/// A wall 20 wide and 20 high, 10 before the eye at (0, 0, 10).
HandmadeScene::Quad wholeWall(MaterialIndex material, float z = 0) {
  return {{-10, 10, z}, {20, 0, 0}, {0, -20, 0}, material};
}

render::CaptureRequest wallRequest(const scene::Scene& scene) {
  render::CaptureRequest request;
  request.size = kMediumShot;
  request.camera = straightCamera(scene, kMediumShot, {0, 0, 10}, 20, 10);
  return request;
}

const QColor kCorrectedPaint(220, 41, 123);

TEST(ColorCorrectionPicture, IsLookedUpInTheTable) {
  for (const QColor& color : {kCorrectedPaint, QColor(255, 0, 0), QColor(3, 250, 254), QColor(128, 127, 4)}) {
    HandmadeScene maker;
    maker.addQuad(wholeWall(addCorrectedPaint(maker, color)));
    addSwapping(maker);
    const auto scene = maker.finish();
    render::CaptureRequest wanted = wallRequest(*scene);
    expectPixel(draw(scene, wanted), {100, 100}, qRgb(color.blue(), color.green(), color.red()), 1);
    wanted.state.controls[QStringLiteral("correction")] = 0;
    expectPixel(draw(scene, wanted), {100, 100}, color.rgb(), 1);
  }
}

TEST(ColorCorrectionPicture, FadesWithDistance) {
  HandmadeScene maker;
  maker.addQuad(wholeWall(addCorrectedPaint(maker, kCorrectedPaint)));
  addSwapping(maker).falloff = scene::ColorCorrection::Falloff{5, 15};
  const auto scene = maker.finish();
  render::CaptureRequest wanted = wallRequest(*scene);
  // The eye is half way; (220 + 123) / 2 = 171.5.
  expectPixel(draw(scene, wanted), {100, 100}, qRgb(172, 41, 172), 2);
  wanted.camera = straightCamera(*scene, kMediumShot, {0, 0, 5}, 20, 10);
  expectPixel(draw(scene, wanted), {100, 100}, qRgb(123, 41, 220), 1);
  wanted.camera = straightCamera(*scene, kMediumShot, {0, 0, 16}, 20, 10);
  expectPixel(draw(scene, wanted), {100, 100}, kCorrectedPaint.rgb(), 1);
}

TEST(ColorCorrectionPicture, LeavesMeasuresAndLightAlone) {
  HandmadeScene maker;
  maker.addQuad(wholeWall(addCorrectedPaint(maker, kCorrectedPaint)));
  addSwapping(maker);
  const auto scene = maker.finish();
  render::CaptureRequest wanted = wallRequest(*scene);
  wanted.mode = ShadingMode::Unlit;
  expectPixel(draw(scene, wanted), {100, 100}, kCorrectedPaint.rgb(), 1);
  wanted.mode = ShadingMode::Lit;
  wanted.sceneLinear = true;
  const QImage linear = draw(scene, wanted);
  const auto* texel = reinterpret_cast<const float*>(linear.constScanLine(100)) + 4 * 100;
  EXPECT_NEAR(texel[0], linearOf(kCorrectedPaint).x(), 0.01F);
  EXPECT_NEAR(texel[2], linearOf(kCorrectedPaint).z(), 0.01F);
}

TEST(ColorCorrectionPicture, WhatAddsLightIsNoColour) {
  HandmadeScene maker;
  maker.addQuad(wholeWall(addCorrectedPaint(maker, QColor(100, 0, 0))));
  maker.addQuad(wholeWall(addCorrectedPaint(maker, QColor(50, 0, 0), scene::Blend::Additive), 1));
  addSwapping(maker);
  const auto scene = maker.finish();
  expectPixel(draw(scene, wallRequest(*scene)), {100, 100}, qRgb(50, 0, 100), 1);
}

/// Water before a white wall, with a white cube map around, of which it mirrors a tenth wherever one looks from.
scene::ScenePtr waterAndWall(std::optional<scene::WaterDistances> distances) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  maker.addQuad(wholeWall(addCorrectedPaint(maker, Qt::white)));
  auto cube = std::make_shared<image::Image>();
  cube->width = cube->height = 4;
  cube->faceCount = 6;
  for (int face = 0; face < 6; ++face) {
    cube->pictures.push_back(image::Image::fromQImage(filled(Qt::white))->pictures[0]);
  }
  scene::Texture texture;
  texture.image = cube;
  texture.state = scene::AssetState::Ready;
  scene::Material water;
  water.params = scene::WaterParams{.fogColor = QVector3D(0, 0.1F, 0.2F)};
  water.common.reflection.tint = {0.1F, 0.1F, 0.1F};
  water.slot(scene::TextureSlot::Environment).texture = maker.scene().assets.textures.add(std::move(texture));
  HandmadeScene::Quad surface = wholeWall(maker.addMaterial(water), 1);
  surface.lightmap = light;
  maker.addQuad(surface);
  maker.scene().world.waterDistances = distances;
  addToggle(maker, "water", scene::WaterDistanceTarget{});
  return maker.finish();
}

// Pixel at which the water lies lower than the eye, and is seen from above.
constexpr QPoint kBelowEye(100, 110);

TEST(WaterByDistance, IsOpaqueAndMirrorsFarAway) {
  const auto far = waterAndWall(scene::WaterDistances{1, 5});
  render::CaptureRequest wanted = wallRequest(*far);
  const QImage cheap = draw(far, wanted);
  // 0.1 mirrored over (0, 0.1, 0.2): linear 0.1, 0.2, 0.3 are 89, 124, 149 encoded.
  expectPixel(cheap, kBelowEye, qRgb(89, 124, 149), 2);
  wanted.state.controls[QStringLiteral("water")] = 0;
  const QRgb full = draw(far, wanted).pixel(kBelowEye);
  EXPECT_GT(qRed(full), 100) << "the wall behind it";
  EXPECT_EQ(full, draw(waterAndWall({}), wallRequest(*far)).pixel(kBelowEye));
  EXPECT_EQ(full, draw(waterAndWall(scene::WaterDistances{50, 90}), wallRequest(*far)).pixel(kBelowEye)) << "near";
}

TEST(WaterByDistance, IsSeenFromBelowAsItIs) {
  const auto far = waterAndWall(scene::WaterDistances{1, 5});
  const QPoint aboveEye(100, 90);
  EXPECT_EQ(draw(far, wallRequest(*far)).pixel(aboveEye), draw(waterAndWall({}), wallRequest(*far)).pixel(aboveEye));
}

TEST(WaterByDistance, FadesBetween) {
  // The eye is 9 from the surface right before it: half way. Clear water lets 0.424 of the wall through straight on,
  // this half of that; a twentieth is mirrored: linear 0.05, 0.15, 0.25 are 63, 108, 137 encoded, times 0.788, and 54
  // of the wall.
  const auto half = waterAndWall(scene::WaterDistances{5, 13});
  expectPixel(draw(half, wallRequest(*half)), {100, 101}, qRgb(104, 139, 162), 3);
  const QRgb full = draw(waterAndWall({}), wallRequest(*half)).pixel(100, 101);
  EXPECT_NEAR(qRed(full), 108, 3);
}

} // namespace
} // namespace vitrine::tests
