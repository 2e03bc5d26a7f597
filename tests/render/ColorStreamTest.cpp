// Colour streams in the picture, in both arithmetics of light.
#include "tests/render/HandmadeScene.h"
#include "tests/render/Pixels.h"
#include "tests/render/SharedRenderer.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

using render::ShadingMode;
using scene::ColorUse;

constexpr QPoint kOnSquare(40, 50);

const QString kDayStream = QStringLiteral("day");
const QString kDarkStream = QStringLiteral("dark");
const QString kSolidStream = QStringLiteral("solid");

MaterialIndex addTextured(HandmadeScene& maker, const QColor& color) {
  return maker.addTextured(maker.addTexture(filled(color)));
}

/// Product that the fixed pipelines made of a texel and a factor.
int product(int texel, float factor) {
  return std::min(255, static_cast<int>(std::lround(static_cast<float>(texel) * factor)));
}

QRgb grey(int value) {
  return qRgb(value, value, value);
}

void expectSquare(const QImage& picture, QRgb expected, int tolerance = 2, QPoint at = kOnSquare) {
  ASSERT_TRUE(picture.rect().contains(at));
  EXPECT_LE(difference(picture.pixel(at), expected), tolerance)
      << QColor::fromRgba(picture.pixel(at)).name(QColor::HexArgb).toStdString() << " instead of "
      << QColor::fromRgba(expected).name(QColor::HexArgb).toStdString();
}

/// One square of one colour and one stream.
scene::ScenePtr oneSquare(const QColor& color, ColorUse use, const QVector3D& value,
                          scene::LightingColorSpace arithmetic) {
  HandmadeScene maker;
  maker.scene().bake.colorSpace = arithmetic;
  maker.addQuad(square(addTextured(maker, color)));
  maker.addColors(0, kDayStream, use, value);
  return maker.finish();
}

QImage drawSquare(const scene::ScenePtr& scene, ShadingMode mode = ShadingMode::Lit) {
  render::CaptureRequest request = squareRequest(*scene, kTinyShot);
  request.mode = mode;
  return draw(scene, request);
}

TEST(ColorStream, LightMultipliesLinearColour) {
  const auto scene =
      oneSquare(QColor(188, 120, 60), ColorUse::Light, {0.5F, 1.5F, 1}, scene::LightingColorSpace::Linear);
  const auto linear = [](int byte) { return image::srgbToLinear(static_cast<float>(byte) / 255.0F); };
  expectSquare(drawSquare(scene), encoded({linear(188) * 0.5F, linear(120) * 1.5F, linear(60)}), 1);
}

/// All 256 greys side by side, each times all `factors`, from above to below, against the numbers themselves.
scene::ScenePtr ramps(const std::vector<float>& factors) {
  HandmadeScene maker;
  maker.scene().bake.colorSpace = scene::LightingColorSpace::Display;
  QImage ramp(256, 1, QImage::Format_RGBA8888);
  for (int x = 0; x < 256; ++x) {
    ramp.setPixelColor(x, 0, QColor(x, x, x));
  }
  const MaterialIndex material = maker.addTextured(maker.addTexture(ramp));
  const auto rows = static_cast<float>(factors.size());
  for (std::size_t i = 0; i < factors.size(); ++i) {
    maker.addQuad({{-1, 1 - 2 * static_cast<float>(i) / rows, 0}, {2, 0, 0}, {0, -2 / rows, 0}, material});
  }
  maker.addColors(0, kDayStream, ColorUse::Light, {});
  auto& values = maker.scene().meshes.front().vertices.colors.front().values;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const float factor = factors[i / 4];
    values[i] = {factor, factor, factor, 1};
  }
  return maker.finish();
}

TEST(ColorStream, DisplayArithmeticMultipliesTheNumbersOfThePicture) {
  const std::vector<float> factors{0.0F,    0.25F,   0.4472F, 0.5F, 0.6472F, 0.6682F, 0.7583F,
                                   0.7933F, 0.8528F, 0.8621F, 1.0F, 1.5F,    2.0F};
  const auto scene = ramps(factors);
  const QImage picture = draw(scene, squareRequest(*scene, {768, 768}));
  ASSERT_FALSE(picture.isNull());
  for (std::size_t row = 0; row < factors.size(); ++row) {
    const int y = static_cast<int>((2 * row + 1) * 768 / (2 * factors.size()));
    for (int texel = 0; texel < 256; ++texel) {
      const int seen = qGreen(picture.pixel(texel * 3 + 1, y));
      EXPECT_LE(std::abs(seen - product(texel, factors[row])), 1) << texel << " * " << factors[row];
    }
  }
}

TEST(ColorStream, WhiteByDaylightOnTopIs217) {
  const auto scene =
      oneSquare(Qt::white, ColorUse::Light, {0.8528F, 0.8528F, 0.8528F}, scene::LightingColorSpace::Display);
  const int seen = qRed(drawSquare(scene).pixel(kOnSquare));
  EXPECT_TRUE(seen == 217 || seen == 218) << seen;
}

TEST(ColorStream, DisplayArithmeticHoldsForLightmapsAndShapesToo) {
  HandmadeScene maker;
  maker.scene().bake.colorSpace = scene::LightingColorSpace::Display;
  maker.addQuad(square(addTextured(maker, QColor(200, 100, 50)), maker.addLightmap(2, 2, {255, 255, 255}, -1)));
  expectSquare(drawSquare(maker.finish()), qRgb(100, 50, 25), 1);
  // A shape's own light is the same at both; the darker colour shows how it is applied.
  std::array<int, 2> seen{};
  for (const auto arithmetic : {scene::LightingColorSpace::Linear, scene::LightingColorSpace::Display}) {
    HandmadeScene shape;
    shape.scene().bake.colorSpace = arithmetic;
    shape.addQuad(square(addTextured(shape, QColor(100, 100, 100))));
    seen[static_cast<std::size_t>(arithmetic)] = qGreen(drawSquare(shape.finish()).pixel(kOnSquare));
  }
  const float light = std::pow(static_cast<float>(seen[0]) / 100.0F, 2.2F);
  EXPECT_NEAR(static_cast<float>(seen[1]) / 100.0F, light, 0.03F);
}

TEST(ColorStream, AStreamTakesThePlaceOfEveryOtherLight) {
  for (const bool lightmapped : {false, true}) {
    for (const auto model : {scene::MaterialModel::Baked, scene::MaterialModel::Lambert, scene::MaterialModel::Unlit}) {
      HandmadeScene maker;
      scene::Material material = texturedMaterial(maker.addTexture(filled(Qt::white)));
      material.params = scene::defaultParams(model);
      const scene::LightmapIndex light = lightmapped ? maker.addLightmap(2, 2, {255, 0, 0}, -2) : scene::kNone;
      const NodeIndex marker = maker.addNode(scene::NodeKind::Marker, QStringLiteral("marker"));
      HandmadeScene::Quad quad = square(maker.addMaterial(material), light);
      quad.node = marker;
      maker.addQuad(quad);
      maker.addColors(marker, kDayStream, ColorUse::Light, {0.25F, 0.5F, 1});
      expectSquare(drawSquare(maker.finish()), encoded({0.25F, 0.5F, 1}), 1);
    }
  }
}

TEST(ColorStream, MarkersWithoutStreamsKeepTheirShape) {
  const auto brightness = [](bool otherHasStreams) {
    HandmadeScene maker;
    const MaterialIndex material = addTextured(maker, QColor(120, 120, 120));
    const NodeIndex marker = maker.addNode(scene::NodeKind::Marker, QStringLiteral("marker"));
    HandmadeScene::Quad far = square(material);
    far.corner.setZ(-1);
    maker.addQuad(far);
    HandmadeScene::Quad quad = square(material);
    quad.node = marker;
    maker.addQuad(quad);
    if (otherHasStreams) {
      maker.addColors(0, kDayStream, ColorUse::Light, {0.1F, 0.1F, 0.1F});
    }
    return drawSquare(maker.finish()).pixel(kOnSquare);
  };
  EXPECT_EQ(brightness(true), brightness(false));
}

TEST(ColorStream, EveryModeShowsItsPart) {
  const auto light =
      oneSquare(QColor(200, 100, 50), ColorUse::Light, {0.5F, 0.25F, 0.75F}, scene::LightingColorSpace::Display);
  expectSquare(drawSquare(light, ShadingMode::Unlit), qRgb(200, 100, 50), 1);
  expectSquare(drawSquare(light, ShadingMode::Lightmap), qRgb(128, 64, 191), 1);
  expectSquare(drawSquare(light, ShadingMode::Normals), qRgb(128, 128, 255), 1);
  const auto linear =
      oneSquare(QColor(200, 100, 50), ColorUse::Light, {0.5F, 0.25F, 0.75F}, scene::LightingColorSpace::Linear);
  expectSquare(drawSquare(linear, ShadingMode::Lightmap), lightAlone({0.5F, 0.25F, 0.75F}), 1);
  const auto paint = oneSquare(QColor(200, 100, 50), ColorUse::Paint, {0, 1, 0}, scene::LightingColorSpace::Display);
  expectSquare(drawSquare(paint), qRgb(0, 255, 0), 0);
  expectSquare(drawSquare(paint, ShadingMode::Unlit), qRgb(200, 100, 50), 1);
  const QRgb wire = drawSquare(paint, ShadingMode::Wireframe).pixel(50, 50);
  EXPECT_GT(qGreen(wire), qRed(wire) + 50) << "the colour a legend names, in wires too";
}

TEST(ColorStream, PaintIsLinearAndExact) {
  for (const int byte : {0, 1, 5, 17, 60, 128, 200, 255}) {
    const float linear = image::srgbToLinear(static_cast<float>(byte) / 255.0F);
    const auto scene =
        oneSquare(Qt::red, ColorUse::Paint, {linear, linear, linear}, scene::LightingColorSpace::Display);
    expectSquare(drawSquare(scene), grey(byte), 1);
  }
}

TEST(ColorStream, PaintIgnoresThePicturesAlphaAndKeepsTheMaterials) {
  for (const auto blend : {scene::Blend::Opaque, scene::Blend::AlphaTest, scene::Blend::AlphaBlend}) {
    HandmadeScene maker;
    scene::Material material = texturedMaterial(maker.addTexture(filled(QColor(255, 255, 255, 0))));
    material.blend = blend;
    material.color = {1, 1, 1, 0.5F};
    maker.addQuad(square(maker.addMaterial(material)));
    maker.addColors(0, kSolidStream, ColorUse::Paint, {0, 0, 1});
    const auto scene = maker.finish();
    expectSquare(drawSquare(scene), blend == scene::Blend::AlphaBlend ? qRgb(0, 0, 128) : qRgb(0, 0, 255), 1);
  }
}

TEST(ColorStream, TheChoiceChangesLive) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  maker.scene().bake.colorSpace = scene::LightingColorSpace::Display;
  HandmadeScene::Quad left{{-1, 1, 0}, {1, 0, 0}, {0, -2, 0}, addTextured(maker, Qt::white), light};
  maker.addQuad(left);
  maker.addColors(0, kDayStream, ColorUse::Light, {0.8F, 0.8F, 0.8F});
  maker.addColors(0, kDarkStream, ColorUse::Light, {0.2F, 0.2F, 0.2F});
  HandmadeScene::Quad right{{0, 1, 0}, {1, 0, 0}, {0, -2, 0}, addTextured(maker, Qt::white), light};
  right.node = maker.addNode(scene::NodeKind::World, QStringLiteral("right"));
  maker.addQuad(right);
  maker.addColors(right.node, kSolidStream, ColorUse::Paint, {1, 0, 0});
  maker.addColors(right.node, kDayStream, ColorUse::Light, {0.6F, 0.6F, 0.6F});
  maker.addColorChoice({kDayStream, kDarkStream, kSolidStream});
  const auto scene = maker.finish();
  render::OffscreenRenderer& renderer = rendererShowing(scene, scene->assets);
  render::CaptureRequest request = squareRequest(*scene, kTinyShot);
  const auto expectSides = [&](double choice, QRgb leftSide, QRgb rightSide) {
    request.state.controls[QStringLiteral("colors")] = choice;
    const auto picture = renderer.capture(request);
    ASSERT_TRUE(picture);
    expectSquare(*picture, leftSide, 1, {25, 50});
    expectSquare(*picture, rightSide, 1, {75, 50});
  };
  expectSides(0, grey(204), grey(153));
  expectSides(1, grey(51), grey(255)); // nothing of that name: as if there were no streams
  expectSides(2, grey(255), qRgb(255, 0, 0));
  expectSides(0, grey(204), grey(153));
}

TEST(ColorStream, WithoutAChoiceTheFirstOfEachMeshIsDrawn) {
  HandmadeScene maker;
  maker.addQuad(square(addTextured(maker, Qt::white)));
  maker.addColors(0, kDarkStream, ColorUse::Light, {0.2F, 0.2F, 0.2F});
  maker.addColors(0, kDayStream, ColorUse::Light, {0.8F, 0.8F, 0.8F});
  expectSquare(drawSquare(maker.finish()), encoded({0.2F, 0.2F, 0.2F}), 1);
}

TEST(ColorStream, MergedMaterialsKeepTheirOwnColours) {
  HandmadeScene maker;
  maker.scene().bake.colorSpace = scene::LightingColorSpace::Display;
  maker.addQuad({{-1, 1, 0}, {1, 0, 0}, {0, -2, 0}, maker.addPlain({1, 0, 0})});
  maker.addQuad({{0, 1, 0}, {1, 0, 0}, {0, -2, 0}, maker.addPlain({0, 0, 1})});
  maker.addColors(0, kDayStream, ColorUse::Light, {0.5F, 0.5F, 0.5F});
  const QImage picture = drawSquare(maker.finish());
  expectSquare(picture, qRgb(128, 0, 0), 1, {25, 50});
  expectSquare(picture, qRgb(0, 0, 128), 1, {75, 50});
}

} // namespace
} // namespace vitrine::tests
