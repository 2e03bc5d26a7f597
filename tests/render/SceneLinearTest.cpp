// Pictures of light: linear, and not cut off at white.
#include "tests/render/DynamicLightScene.h"
#include "tests/render/Pixels.h"
#include "tests/render/SharedRenderer.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

namespace vitrine::tests {
namespace {

using Light = std::array<float, 4>;

/// A colour that bytes hold exactly: the renderer keeps the colours of materials as such.
QVector3D paint() {
  return linearOf(QColor(255, 188, 137));
}

constexpr QPoint kMiddleOfShot(50, 50); ///< of a kTinyShot

Light lightAt(const QImage& picture, QPoint at) {
  Light light{};
  std::memcpy(light.data(), picture.constScanLine(at.y()) + at.x() * sizeof(Light), sizeof light);
  return light;
}

void expectLight(const QImage& picture, QPoint at, const QVector3D& rgb, float alpha = 1) {
  const Light light = lightAt(picture, at);
  const Light expected{rgb.x(), rgb.y(), rgb.z(), alpha};
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_NEAR(light[i], expected[i], 0.002F * std::max(1.0F, expected[i])) << "channel " << i;
  }
}

/// A square that shows all of the picture, of a colour, in the light of a lightmap.
scene::ScenePtr lightmappedSquare(const QVector3D& color, std::int8_t exponent, scene::Material material = {}) {
  HandmadeScene maker;
  maker.scene().controls.push_back(
      {QStringLiteral("exposure"), {}, {}, scene::ControlKind::Slider, 0, 16, 1, {}, scene::ExposureTarget{}});
  material.fallbackColor = color;
  maker.addQuad(square(maker.addMaterial(material), maker.addLightmap(1, 1, {255, 255, 255}, exponent)));
  return maker.finish();
}

render::CaptureRequest linearRequest(const scene::Scene& scene, double exposure = 1) {
  render::CaptureRequest request = squareRequest(scene, kTinyShot);
  request.sceneLinear = true;
  request.state.controls[QStringLiteral("exposure")] = exposure;
  return request;
}

TEST(SceneLinear, AColourIsItsLinearValue) {
  const auto scene = lightmappedSquare(paint(), 0);
  render::CaptureRequest request = linearRequest(*scene);
  request.mode = render::ShadingMode::Unlit;
  const QImage picture = draw(scene, request);
  EXPECT_EQ(picture.format(), QImage::Format_RGBX32FPx4);
  expectLight(picture, kMiddleOfShot, paint());
}

TEST(SceneLinear, LightFourTimesBrighterThanWhiteStaysSo) {
  const auto scene = lightmappedSquare(paint(), 2);
  expectLight(draw(scene, linearRequest(*scene)), kMiddleOfShot, 4 * paint());
  expectLight(draw(scene, linearRequest(*scene, 2)), kMiddleOfShot, 8 * paint());
  render::CaptureRequest alone = linearRequest(*scene);
  alone.mode = render::ShadingMode::Lightmap;
  expectLight(draw(scene, alone), kMiddleOfShot, {4, 4, 4});
}

TEST(SceneLinear, LampsAreNotCutOffEither) {
  DynamicLightScene lit(1);
  lit.addCell(phongMaterial(paint()));
  lit.addSun({0, 0, -1}, {6, 6, 6});
  const auto scene = lit.scene();
  render::CaptureRequest request = squareRequest(*scene, kTinyShot);
  request.sceneLinear = true;
  const Light light = lightAt(draw(scene, request), kMiddleOfShot);
  for (const std::size_t i : {0U, 1U, 2U}) {
    EXPECT_NEAR(light[i] / paint()[static_cast<int>(i)], light[0], 0.02F);
  }
  EXPECT_GE(light[0], 6.0F) << "of the lamp, and what ambient light there is";
  EXPECT_LT(light[0], 7.0F);
}

TEST(SceneLinear, ADisplayShowsTheSameAsThePictureOfBytes) {
  const auto scene = lightmappedSquare({0.7F, 0.2F, 0.05F}, -1);
  render::CaptureRequest request = linearRequest(*scene);
  const Light light = lightAt(draw(scene, request), kMiddleOfShot);
  request.sceneLinear = false;
  expectPixel(draw(scene, request), kMiddleOfShot, encoded({light[0], light[1], light[2]}), 1);
}

TEST(SceneLinear, ATransparentBackgroundIsNothingAndEdgesArePremultiplied) {
  HandmadeScene maker;
  HandmadeScene::Quad half = square(maker.addPlain(paint()), maker.addLightmap(1, 1, {255, 255, 255}, 2));
  half.toRight *= 0.505F;
  maker.addQuad(half);
  const auto scene = maker.finish();
  render::CaptureRequest request = linearRequest(*scene);
  request.background = Qt::transparent;
  request.supersample = 4;
  const QImage picture = draw(scene, request);
  EXPECT_EQ(picture.format(), QImage::Format_RGBA32FPx4_Premultiplied);
  expectLight(picture, {25, 50}, 4 * paint());
  expectLight(picture, {75, 50}, {0, 0, 0}, 0);
  const Light edge = lightAt(picture, {50, 50});
  EXPECT_NEAR(edge[3], 0.5F, 0.01F);
  EXPECT_NEAR(edge[0], 4 * edge[3], 0.04F);
  EXPECT_NEAR(edge[1], 4 * paint().y() * edge[3], 0.04F);
}

TEST(SceneLinear, TilesMakeTheSamePicture) {
  const auto scene = lightmappedSquare(paint(), 2);
  render::CaptureRequest request = linearRequest(*scene);
  request.supersample = 2;
  const QImage whole = draw(scene, request);
  request.tileSide = 64;
  EXPECT_EQ(draw(scene, request), whole);
}

TEST(SceneLinear, APanoramaKeepsLight) {
  const auto scene = lightmappedSquare(paint(), 2);
  render::CaptureRequest request = linearRequest(*scene);
  request.size = QSize(64, 32);
  request.panorama = true;
  request.camera = straightCamera(*scene, request.size, {0, 0, 0.1F}, 2.0F, 3.0F);
  const QImage picture = draw(scene, request);
  ASSERT_EQ(picture.size(), request.size);
  expectLight(picture, {32, 16}, 4 * paint());
  expectLight(picture, {1, 16}, {});
}

} // namespace
} // namespace vitrine::tests
