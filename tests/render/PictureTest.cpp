// Pixels of small scenes against values computed here.
#include "tests/render/HandmadeScene.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr QSize kSize(200, 200);
constexpr HandmadeScene::Quad kSquare{{-1, 1, 0}, {2, 0, 0}, {0, -2, 0}};

HandmadeScene::Quad square(int material, int lightmap = scene::kNone) {
  HandmadeScene::Quad quad = kSquare;
  quad.material = material;
  quad.lightmap = lightmap;
  return quad;
}

QVector3D lightOf(std::array<std::uint8_t, 3> rgb, int exponent) {
  const float scale = std::ldexp(1.0F / 255.0F, exponent);
  return {static_cast<float>(rgb[0]) * scale, static_cast<float>(rgb[1]) * scale, static_cast<float>(rgb[2]) * scale};
}

TEST(Picture, TextureTimesLightmapIsEncodedOnce) {
  HandmadeScene maker;
  const QColor albedo(180, 120, 60);
  QImage texture(4, 4, QImage::Format_RGBA8888);
  texture.fill(albedo);
  const int material = maker.addTextured(maker.addTexture(texture));
  const int lightmap = maker.addLightmap(5, 5, {200, 150, 250}, -1);
  maker.addQuad(square(material, lightmap));
  const auto scene = maker.finish();
  const QImage picture = draw(scene, squareRequest(*scene, kSize));
  ASSERT_EQ(picture.size(), kSize);
  const QVector3D linear(image::srgbToLinear(static_cast<float>(albedo.redF())),
                         image::srgbToLinear(static_cast<float>(albedo.greenF())),
                         image::srgbToLinear(static_cast<float>(albedo.blueF())));
  const QRgb expected = encoded(linear * lightOf({200, 150, 250}, -1));
  for (const QPoint at : {QPoint(100, 100), QPoint(5, 5), QPoint(194, 194)}) {
    EXPECT_LE(difference(picture.pixel(at), expected), 2) << at.x() << ' ' << QColor(picture.pixel(at)).name().toStdString()
                                                          << ' ' << QColor(expected).name().toStdString();
  }
}

TEST(Picture, TexturesLieTheRightWayRound) {
  HandmadeScene maker;
  maker.addQuad(square(maker.addTextured(maker.addTexture(quarters(64)))));
  maker.addLightmap(1, 1, {255, 255, 255}, 0);
  const auto scene = maker.finish();
  const QImage picture = draw(scene, squareRequest(*scene, kSize));
  EXPECT_EQ(picture.pixelColor(50, 50), QColor(Qt::red));
  EXPECT_EQ(picture.pixelColor(150, 50), QColor(0, 255, 0));
  EXPECT_EQ(picture.pixelColor(50, 150), QColor(Qt::blue));
  EXPECT_EQ(picture.pixelColor(150, 150), QColor(Qt::white));
}

} // namespace
} // namespace vitrine::tests
