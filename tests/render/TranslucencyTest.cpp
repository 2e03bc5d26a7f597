#include "tests/render/HandmadeScene.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

/// Glass of one colour; alpha half.
MaterialIndex addGlass(HandmadeScene& maker, const QColor& color, scene::Blend blend = scene::Blend::AlphaBlend,
                       int order = 0) {
  QImage picture(2, 2, QImage::Format_RGBA8888);
  picture.fill(color);
  scene::Material material = texturedMaterial(maker.addTexture(picture));
  material.blend = blend;
  material.drawOrder = order;
  return maker.addMaterial(material);
}

void addSquare(HandmadeScene& maker, float z, MaterialIndex material, scene::LightmapIndex lightmap) {
  maker.addQuad({{-1, 1, z}, {2, 0, 0}, {0, -2, 0}, material, lightmap});
}

QRgb blendedOver(QRgb below, const QColor& above) {
  const auto channel = [&](int a, int b) {
    return static_cast<int>(std::lround(a * (1 - above.alphaF()) + b * above.alphaF()));
  };
  return qRgb(channel(qRed(below), above.red()), channel(qGreen(below), above.green()),
              channel(qBlue(below), above.blue()));
}

const QColor kRedGlass(255, 0, 0, 128);
const QColor kBlueGlass(0, 0, 255, 128);

TEST(Translucency, NearerGlassLiesOverFartherFromEitherSide) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  const MaterialIndex red = addGlass(maker, kRedGlass);
  const MaterialIndex blue = addGlass(maker, kBlueGlass);
  for (const MaterialIndex material : {red, blue}) {
    maker.scene().assets.materials[material].cull = scene::Cull::None;
  }
  addSquare(maker, 0.0F, red, light);
  addSquare(maker, 0.5F, blue, light);
  const auto scene = maker.finish();
  render::CaptureRequest request = squareRequest(*scene, kTinyShot);
  EXPECT_LE(
      difference(draw(scene, request).pixel(50, 50), blendedOver(blendedOver(qRgb(0, 0, 0), kRedGlass), kBlueGlass)),
      2);
  viewing::CameraPose pose = request.camera.pose();
  pose.position = {0, 0, -3};
  pose.orientation = QQuaternion::fromEulerAngles(0, 180, 0);
  request.camera.setPose(pose);
  EXPECT_LE(
      difference(draw(scene, request).pixel(50, 50), blendedOver(blendedOver(qRgb(0, 0, 0), kBlueGlass), kRedGlass)),
      2);
}

TEST(Translucency, TrianglesOfOneBatchAreSorted) {
  // Many panes of one material, listed nearest first; their mesh order would be the wrong one.
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  const MaterialIndex glass = addGlass(maker, QColor(255, 255, 255, 128));
  scene::VertexStreams& vertices = maker.scene().meshes.front().vertices;
  vertices.colors.push_back({QStringLiteral("tint"), {}});
  const std::array<QVector4D, 3> tints{QVector4D(1, 0, 0, 1), QVector4D(0, 1, 0, 1), QVector4D(0, 0, 1, 1)};
  for (std::size_t i = 0; i < tints.size(); ++i) {
    addSquare(maker, 1.0F - 0.3F * static_cast<float>(i), glass, light);
    vertices.colors.front().values.insert(vertices.colors.front().values.end(), 4, tints[i]);
  }
  const auto scene = maker.finish();
  QRgb expected = qRgb(0, 0, 0);
  for (const QColor& color : {QColor(0, 0, 255, 128), QColor(0, 255, 0, 128), QColor(255, 0, 0, 128)}) {
    expected = blendedOver(expected, color);
  }
  EXPECT_LE(difference(draw(scene, squareRequest(*scene, kTinyShot)).pixel(50, 50), expected), 3);
}

TEST(Translucency, DrawOrderGoesBeforeDistance) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  addSquare(maker, 0.0F, addGlass(maker, kRedGlass, scene::Blend::AlphaBlend, 5), light);
  addSquare(maker, 0.5F, addGlass(maker, kBlueGlass, scene::Blend::AlphaBlend, 1), light);
  const auto scene = maker.finish();
  EXPECT_LE(difference(draw(scene, squareRequest(*scene, kTinyShot)).pixel(50, 50),
                       blendedOver(blendedOver(qRgb(0, 0, 0), kBlueGlass), kRedGlass)),
            2);
}

TEST(Translucency, MoreOrdersThanPassesAreStillAllDrawn) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  constexpr int kOrders = 40;
  for (int i = 0; i < kOrders; ++i) {
    const float width = 2.0F / kOrders;
    maker.addQuad({{-1 + width * static_cast<float>(i), 1, 0},
                   {width, 0, 0},
                   {0, -2, 0},
                   addGlass(maker, QColor(255, 255, 255, 200), scene::Blend::AlphaBlend, i * 3),
                   light});
  }
  const auto scene = maker.finish();
  const QImage picture = draw(scene, squareRequest(*scene, {kOrders * 5, kOrders * 5}));
  for (int i = 0; i < kOrders; ++i) {
    EXPECT_GT(qRed(picture.pixel(i * 5 + 2, 2 * kOrders)), 150) << i;
  }
}

TEST(Translucency, AdditiveAddsAndMultiplyMultiplies) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  const QColor below(100, 60, 20);
  const auto linear = [](int byte) { return image::srgbToLinear(static_cast<float>(byte) / 255.0F); };
  addSquare(maker, 0.0F, maker.addPlain({linear(100), linear(60), linear(20)}), light);
  maker.addQuad(
      {{-1, 1, 0.5F}, {1, 0, 0}, {0, -2, 0}, addGlass(maker, QColor(50, 50, 50, 255), scene::Blend::Additive), light});
  maker.addQuad({{0, 1, 0.5F},
                 {1, 0, 0},
                 {0, -2, 0},
                 addGlass(maker, QColor(128, 128, 128, 255), scene::Blend::Multiply),
                 light});
  const auto scene = maker.finish();
  const QImage picture = draw(scene, squareRequest(*scene, kTinyShot));
  EXPECT_LE(difference(picture.pixel(25, 50), qRgb(150, 110, 70)), 2);
  EXPECT_LE(difference(picture.pixel(75, 50), qRgb(50, 30, 10)), 2);
}

TEST(Translucency, ScreenAddsWhatThereIsRoomFor) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  const auto linear = [](int byte) { return image::srgbToLinear(static_cast<float>(byte) / 255.0F); };
  addSquare(maker, 0.0F, maker.addPlain({linear(102), linear(204), 1}), light);
  maker.addQuad(
      {{-1, 1, 0.5F}, {1, 0, 0}, {0, -2, 0}, addGlass(maker, QColor(128, 128, 128), scene::Blend::Screen), light});
  maker.addQuad(
      {{0, 1, 0.5F}, {1, 0, 0}, {0, -2, 0}, addGlass(maker, QColor(51, 0, 255, 0), scene::Blend::Screen), light});
  const auto scene = maker.finish();
  const QImage picture = draw(scene, squareRequest(*scene, kTinyShot));
  EXPECT_LE(difference(picture.pixel(25, 50), qRgb(179, 230, 255)), 2) << "1 - (1 - a)(1 - b)";
  EXPECT_LE(difference(picture.pixel(75, 50), qRgb(133, 204, 255)), 2) << "alpha says nothing";
}

TEST(Translucency, WaterLetsTheGroundThrough) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  addSquare(maker, 0.0F, maker.addPlain({1, 1, 1}), light);
  scene::Material water;
  water.params = scene::WaterParams{.fogColor = QVector3D(0, 0.1F, 0.2F)};
  maker.addQuad({{-1, 1, 0.5F}, {1, 0, 0}, {0, -2, 0}, maker.addMaterial(water), light});
  const auto scene = maker.finish();
  const QImage picture = draw(scene, squareRequest(*scene, kTinyShot));
  const QColor seen = picture.pixelColor(25, 50);
  EXPECT_GT(seen.red(), 20);
  EXPECT_LT(seen.red(), 200);
  EXPECT_GT(seen.blue(), seen.red());
  EXPECT_EQ(picture.pixelColor(75, 50), QColor(Qt::white));
}

TEST(Translucency, WhatCannotBeSeenIsLeftOut) {
  for (const auto& [alpha, drawn] : {std::pair(0, false), std::pair(1, false), std::pair(2, true)}) {
    HandmadeScene maker;
    const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
    // Many panes: what is not left out adds up.
    for (int i = 0; i < 40; ++i) {
      addSquare(maker, 0.01F * static_cast<float>(i), addGlass(maker, QColor(255, 255, 255, alpha)), light);
    }
    const auto scene = maker.finish();
    EXPECT_EQ(qRed(draw(scene, squareRequest(*scene, kTinyShot)).pixel(50, 50)) > 30, drawn) << alpha;
  }
}

TEST(Translucency, FiltersNeedNoAlpha) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  addSquare(maker, 0.0F, maker.addPlain({1, 1, 1}), light);
  addSquare(maker, 0.5F, addGlass(maker, QColor(255, 0, 0, 0), scene::Blend::Multiply), light);
  const auto scene = maker.finish();
  EXPECT_LE(difference(draw(scene, squareRequest(*scene, kTinyShot)).pixel(50, 50), qRgb(255, 0, 0)), 1);
}

TEST(Translucency, GlassBehindAWallIsHidden) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  addSquare(maker, 0.5F, maker.addPlain({1, 1, 1}), light);
  addSquare(maker, 0.0F, addGlass(maker, kRedGlass), light);
  const auto scene = maker.finish();
  EXPECT_EQ(draw(scene, squareRequest(*scene, kTinyShot)).pixelColor(50, 50), QColor(Qt::white));
}

} // namespace
} // namespace vitrine::tests
