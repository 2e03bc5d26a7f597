// Pixels of small scenes against values computed here.
#include "core/scene/LookControls.h"
#include "tests/render/HandmadeScene.h"
#include "tests/render/Pixels.h"
#include "tests/render/SharedRenderer.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

using render::ShadingMode;

TEST(Picture, TextureTimesLightmapIsEncodedOnce) {
  HandmadeScene maker;
  const QColor albedo(180, 120, 60);
  const scene::LightmapIndex lightmap = maker.addLightmap(5, 5, {200, 150, 250}, -1);
  maker.addQuad(square(maker.addTextured(maker.addTexture(filled(albedo))), lightmap));
  const auto scene = maker.finish();
  const QImage picture = draw(scene, squareRequest(*scene, kMediumShot));
  const QRgb expected = encoded(linearOf(albedo) * lightOf({200, 150, 250}, -1));
  for (const QPoint at : {QPoint(100, 100), QPoint(5, 5), QPoint(194, 194)}) {
    expectPixel(picture, at, expected);
  }
}

TEST(Picture, ThePartsOfALargeOneMeet) {
  HandmadeScene maker;
  const MaterialIndex white = maker.addPlain({1, 1, 1});
  // Its right edge runs from (-0.5, 1) at the top to (0.5, -1) at the bottom.
  maker.addQuad({{-3.5F, 1, 0}, {3, 0, 0}, {1, -2, 0}, white, maker.addLightmap(1, 1, {255, 255, 255}, 0)});
  const auto scene = maker.finish();
  const QImage picture = draw(scene, squareRequest(*scene, {1201, 1201}));
  ASSERT_EQ(picture.size(), QSize(1201, 1201));
  for (int y = 0; y < picture.height(); ++y) {
    int edge = 0;
    while (edge < picture.width() && qRed(picture.pixel(edge, y)) > 127) {
      ++edge;
    }
    ASSERT_NEAR(edge, 1201 * (0.25 + 0.5 * (y + 0.5) / 1201), 1.01) << "row " << y;
  }
}

TEST(Picture, EveryModeShowsItsPart) {
  HandmadeScene maker;
  const QColor albedo(180, 120, 60);
  const scene::LightmapIndex lightmap = maker.addLightmap(5, 5, {100, 50, 25}, 0);
  maker.addQuad(square(maker.addTextured(maker.addTexture(filled(albedo))), lightmap));
  const auto scene = maker.finish();
  render::CaptureRequest request = squareRequest(*scene, kMediumShot);
  const auto in = [&](ShadingMode mode) {
    request.mode = mode;
    return draw(scene, request);
  };
  expectPixel(in(ShadingMode::Unlit), {100, 50}, albedo.rgb());
  expectPixel(in(ShadingMode::Lightmap), {100, 50}, encoded(lightOf({100, 50, 25}, 0)));
  expectPixel(in(ShadingMode::Normals), {100, 50}, qRgb(128, 128, 255));
  const QImage wires = in(ShadingMode::Wireframe);
  expectPixel(wires, {50, 20}, qRgb(0, 0, 0));
  EXPECT_GT(qRed(wires.pixel(100, 100)), 100) << "the diagonal";
  EXPECT_GT(qRed(wires.pixel(0, 60)), 100) << "the left edge";
}

TEST(Picture, ExposureIsAFactorOnLight) {
  HandmadeScene maker;
  maker.scene().controls.push_back(
      {QStringLiteral("exposure"), {}, {}, scene::ControlKind::Slider, 0, 16, 1, {}, scene::ExposureTarget{}});
  maker.addQuad(square(maker.addPlain({0.5F, 0.25F, 0.125F}), maker.addLightmap(2, 2, {255, 255, 255}, -2)));
  const auto scene = maker.finish();
  render::CaptureRequest request = squareRequest(*scene, kMediumShot);
  request.state.controls[QStringLiteral("exposure")] = 3.0;
  expectPixel(draw(scene, request), {100, 100}, encoded(QVector3D(0.5F, 0.25F, 0.125F) * 0.75F));
}

TEST(Picture, LightStylesFollowTheState) {
  HandmadeScene maker;
  maker.scene().controls.push_back(
      {QStringLiteral("style.32"), {}, {}, scene::ControlKind::Slider, 0, 4, 1, {}, scene::LightStyleTarget{32}});
  maker.addQuad(square(maker.addPlain({0.5F, 0.5F, 0.5F}), maker.addLightmap(2, 2, {255, 255, 255}, 0, 32)));
  const auto scene = maker.finish();
  render::OffscreenRenderer& renderer = rendererShowing(scene, scene->assets);
  render::CaptureRequest request = squareRequest(*scene, kMediumShot);
  for (const double weight : {1.0, 0.25, 1.5, 0.0, 1.0}) {
    request.state.controls[QStringLiteral("style.32")] = weight;
    const auto picture = renderer.capture(request);
    ASSERT_TRUE(picture);
    const float light = 0.5F * static_cast<float>(weight);
    expectPixel(*picture, {100, 100}, encoded({light, light, light}));
  }
}

TEST(Picture, TexturesLieTheRightWayRound) {
  HandmadeScene maker;
  maker.addQuad(square(maker.addTextured(maker.addTexture(quarters(64))), maker.addLightmap(1, 1, {255, 255, 255}, 0)));
  const auto scene = maker.finish();
  const QImage picture = draw(scene, squareRequest(*scene, kMediumShot));
  expectPixel(picture, {50, 50}, qRgb(255, 0, 0));
  expectPixel(picture, {150, 50}, qRgb(0, 255, 0));
  expectPixel(picture, {50, 150}, qRgb(0, 0, 255));
  expectPixel(picture, {150, 150}, qRgb(255, 255, 255));
}

TEST(Picture, LightmapsLieTheRightWayRound) {
  // Luxels: red green / blue white.
  std::vector<std::byte> luxels;
  for (const auto& rgb :
       {std::array{255, 0, 0}, std::array{0, 255, 0}, std::array{0, 0, 255}, std::array{255, 255, 255}}) {
    luxels.insert(luxels.end(), {std::byte(rgb[0]), std::byte(rgb[1]), std::byte(rgb[2]), std::byte{0}});
  }
  scene::Lightmap lightmap{2, 2, {}};
  lightmap.layers.push_back({0, Bytes::adopt(std::move(luxels)), {}});
  HandmadeScene maker;
  maker.addQuad(square(maker.addPlain({1, 1, 1}), maker.addLightmap(lightmap)));
  const auto scene = maker.finish();
  const QImage picture = draw(scene, squareRequest(*scene, kMediumShot));
  // A pixel in from the corner a hundredth of the neighbours is mixed in, which the encoding makes visible.
  expectPixel(picture, {1, 1}, qRgb(255, 0, 0), 40);
  expectPixel(picture, {198, 1}, qRgb(0, 255, 0), 40);
  expectPixel(picture, {1, 198}, qRgb(0, 0, 255), 40);
  // Half way between red and green: linear light is mixed, not its encoding.
  expectPixel(picture, {100, 1}, encoded({0.5F, 0.5F, 0}), 25);
}

TEST(Picture, BlockCompressedTexturesAreSrgbToo) {
  // One block of a single colour, as BC1: 5 bits red 16, 6 bits green 32, 5 bits blue 8.
  auto image = std::make_shared<image::Image>();
  image->format = image::PixelFormat::Bc1;
  image->width = image->height = 4;
  const std::uint16_t color = 16 << 11 | 32 << 5 | 8;
  std::vector<std::byte> block(8, std::byte{0});
  block[0] = block[2] = std::byte(color & 0xff);
  block[1] = block[3] = std::byte(color >> 8);
  image->pictures.push_back({4, 4, Bytes::adopt(std::move(block))});
  HandmadeScene maker;
  const TextureIndex texture = maker.addTexture(filled(Qt::white));
  maker.scene().assets.textures[0].image = image;
  maker.addQuad(square(maker.addTextured(texture), maker.addLightmap(1, 1, {255, 255, 255}, -1)));
  const auto scene = maker.finish();
  const QVector3D decoded = linearOf(QColor::fromRgb(image->toQImage().pixel(0, 0)));
  expectPixel(draw(scene, squareRequest(*scene, kMediumShot)), {100, 100}, encoded(decoded * 0.5F));
}

TEST(Picture, EachMipLevelOfAFileIsUsed) {
  // Level 0 is red, level 1 green, level 2 blue: seen at a quarter of its size, a texture shows level 2.
  auto image = std::make_shared<image::Image>();
  image->width = image->height = 256;
  image->mipCount = 9;
  const std::array<QColor, 3> colors{Qt::red, QColor(0, 255, 0), Qt::blue};
  for (std::uint32_t mip = 0; mip < image->mipCount; ++mip) {
    const QImage level = filled(colors[std::min<std::size_t>(mip, 2)], static_cast<int>(256U >> mip));
    image->pictures.push_back(image::Image::fromQImage(level)->pictures.front());
  }
  HandmadeScene maker;
  const TextureIndex texture = maker.addTexture(filled(Qt::white), scene::Filter::Trilinear);
  maker.scene().assets.textures[0].image = image;
  maker.addQuad(square(maker.addTextured(texture), maker.addLightmap(1, 1, {255, 255, 255}, 0)));
  const auto scene = maker.finish();
  EXPECT_GT(qRed(draw(scene, squareRequest(*scene, {512, 512})).pixel(256, 256)), 250);
  const QImage half = draw(scene, squareRequest(*scene, {128, 128}));
  EXPECT_GT(qGreen(half.pixel(64, 64)), 250);
  EXPECT_GT(qBlue(draw(scene, squareRequest(*scene, {64, 64})).pixel(32, 32)), 250);
}

TEST(Picture, WrapModesDecideOutside) {
  HandmadeScene maker;
  const TextureIndex repeated = maker.addTexture(quarters(8));
  const TextureIndex clamped = maker.addTexture(quarters(8));
  maker.scene().assets.textures[clamped].wrapU = scene::Wrap::Clamp;
  maker.scene().assets.textures[clamped].wrapV = scene::Wrap::Clamp;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  maker.addQuad({{-1, 1, 0}, {1, 0, 0}, {0, -2, 0}, maker.addTextured(repeated), light, scene::kNone, 2});
  maker.addQuad({{0, 1, 0}, {1, 0, 0}, {0, -2, 0}, maker.addTextured(clamped), light, scene::kNone, 2});
  const auto scene = maker.finish();
  const QImage picture = draw(scene, squareRequest(*scene, kMediumShot));
  // The lower right corner of a quad is (2, 2): just before it the texture has come round again, or stands still.
  expectPixel(picture, {98, 198}, qRgb(255, 255, 255));
  expectPixel(picture, {60, 120}, qRgb(255, 0, 0));
  expectPixel(picture, {160, 120}, qRgb(255, 255, 255));
}

TEST(Picture, BackFacesAreCulledAsTheMaterialSays) {
  for (const auto& [cull, front, back] :
       {std::tuple(scene::Cull::Back, true, false), std::tuple(scene::Cull::Front, false, true),
        std::tuple(scene::Cull::None, true, true)}) {
    HandmadeScene maker;
    scene::Material material;
    material.fallbackColor = QVector3D(1, 1, 1);
    material.cull = cull;
    const MaterialIndex index = maker.addMaterial(material);
    const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
    maker.addQuad({{-1, 1, 0}, {1, 0, 0}, {0, -2, 0}, index, light});
    maker.addQuad({{1, 1, 0}, {-1, 0, 0}, {0, -2, 0}, index, light}); // shows its back
    const auto scene = maker.finish();
    const QImage picture = draw(scene, squareRequest(*scene, kMediumShot));
    EXPECT_EQ(qRed(picture.pixel(50, 100)) > 128, front) << static_cast<int>(cull);
    EXPECT_EQ(qRed(picture.pixel(150, 100)) > 128, back) << static_cast<int>(cull);
  }
}

TEST(Picture, TwoLayersMixByTheVertexShare) {
  HandmadeScene maker;
  scene::Material material = texturedMaterial(maker.addTexture(filled(Qt::red)));
  material.params = scene::TwoLayerBlendParams{};
  material.slot(scene::TextureSlot::BaseColor2).texture = maker.addTexture(filled(Qt::blue));
  maker.addQuad(square(maker.addMaterial(material), maker.addLightmap(1, 1, {255, 255, 255}, 0)));
  maker.scene().meshes.front().vertices.blend = {0, 0, 1, 1};
  const auto scene = maker.finish();
  const QImage picture = draw(scene, squareRequest(*scene, kMediumShot));
  expectPixel(picture, {0, 100}, qRgb(255, 0, 0), 16);
  expectPixel(picture, {199, 100}, qRgb(0, 0, 255), 16);
  expectPixel(picture, {100, 100}, encoded({0.5F, 0, 0.5F}), 4);
}

TEST(Picture, FourLayersMixByTheirWeights) {
  for (const bool whole : {true, false}) {
    HandmadeScene maker;
    scene::Material material = texturedMaterial(maker.addTexture(filled(Qt::red)));
    material.params = scene::FourLayerBlendParams{};
    material.slot(scene::TextureSlot::BaseColor2).texture = maker.addTexture(filled(Qt::blue));
    material.slot(scene::TextureSlot::BaseColor3).texture =
        whole ? maker.addTexture(filled(Qt::green)) : TextureIndex(scene::kNone);
    material.slot(scene::TextureSlot::BaseColor4).texture = maker.addTexture(filled(Qt::white));
    maker.addQuad(square(maker.addMaterial(material), maker.addLightmap(1, 1, {255, 255, 255}, 0)));
    scene::VertexStreams& vertices = maker.scene().meshes.front().vertices;
    vertices.blend = {0, 0, 1, 1}; // of no account where there are weights
    const QVector4D left(0, 0.25F, 0.75F, 0);
    const QVector4D right(0, 0, 0, 1);
    vertices.layerWeights = {left, left, right, right};
    const auto scene = maker.finish();
    const QImage picture = draw(scene, squareRequest(*scene, kMediumShot));
    // The middle of the first of 200 pixels is a 400th of the way on: white has 0.0025 of 0.2519 without the third.
    expectPixel(picture, {0, 100}, whole ? encoded({0, 0.75F, 0.25F}) : encoded({0.0099F, 0.0099F, 1}), 16);
    expectPixel(picture, {199, 100}, qRgb(255, 255, 255), 16);
  }
}

TEST(Picture, FourLayersWithoutWeightsAreTwo) {
  HandmadeScene maker;
  scene::Material material = texturedMaterial(maker.addTexture(filled(Qt::red)));
  material.params = scene::FourLayerBlendParams{};
  material.slot(scene::TextureSlot::BaseColor2).texture = maker.addTexture(filled(Qt::blue));
  material.slot(scene::TextureSlot::BaseColor3).texture = maker.addTexture(filled(Qt::green));
  maker.addQuad(square(maker.addMaterial(material), maker.addLightmap(1, 1, {255, 255, 255}, 0)));
  maker.scene().meshes.front().vertices.blend = {0, 0, 1, 1};
  const auto scene = maker.finish();
  const QImage picture = draw(scene, squareRequest(*scene, kMediumShot));
  expectPixel(picture, {0, 100}, qRgb(255, 0, 0), 16);
  expectPixel(picture, {199, 100}, qRgb(0, 0, 255), 16);
}

/// Share of a picture of a square, seen from 10 units away, that is left of it.
double shareLeft(const scene::FadeRange& range, double fades, scene::Blend blend = scene::Blend::Opaque) {
  HandmadeScene maker;
  scene::Material material = texturedMaterial(maker.addTexture(filled(Qt::red)));
  material.blend = blend;
  maker.addQuad(square(maker.addMaterial(material), maker.addLightmap(1, 1, {255, 255, 255}, 0)));
  maker.scene().world.fades = {{.node = 0, .centre = {}, .range = range}};
  maker.scene().controls.push_back(scene::toggle({"fade", "Fade by distance", "View"}, scene::DistanceFadeTarget{}));
  const auto scene = maker.finish();
  render::CaptureRequest request = squareRequest(*scene, kMediumShot);
  request.camera = straightCamera(*scene, kMediumShot, {0, 0, 10}, 2, 10);
  request.background = Qt::black;
  request.state.controls[QStringLiteral("fade")] = fades;
  const QImage picture = draw(scene, request);
  double red = 0;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      red += qRed(picture.pixel(x, y)) / 255.0;
    }
  }
  return red / (picture.width() * picture.height());
}

TEST(Picture, ItemsFadeByTheirDistance) {
  EXPECT_NEAR(shareLeft({10.5F, 20}, 1), 1, 0.02) << "nearer than where it begins";
  EXPECT_NEAR(shareLeft({5, 9.5F}, 1), 0, 0.001) << "farther than where it ends";
  // 100 between 50 and 150: half of the squares' way.
  const scene::FadeRange half{std::sqrt(50.0F), std::sqrt(150.0F)};
  EXPECT_NEAR(shareLeft(half, 1), 0.5, 0.02);
  EXPECT_NEAR(shareLeft(half, 1, scene::Blend::AlphaBlend), 0.5, 0.02);
  EXPECT_NEAR(shareLeft({5, 9.5F}, 0), 1, 0.02) << "the control is off";
}

TEST(Picture, AlphaTestCutsHoles) {
  QImage fence = filled(Qt::green, 64);
  for (int y = 0; y < 64; ++y) {
    for (int x = 0; x < 32; ++x) {
      fence.setPixelColor(x, y, QColor(0, 255, 0, 60));
    }
  }
  HandmadeScene maker;
  scene::Material material = texturedMaterial(maker.addTexture(fence));
  material.blend = scene::Blend::AlphaTest;
  maker.addQuad(square(maker.addMaterial(material), maker.addLightmap(1, 1, {255, 255, 255}, 0)));
  material.alphaCutoff = 0.1F;
  const auto scene = maker.finish();
  const QImage picture = draw(scene, squareRequest(*scene, kMediumShot));
  expectPixel(picture, {50, 100}, qRgb(0, 0, 0));
  EXPECT_GT(qGreen(picture.pixel(150, 100)), 100);
  scene::SceneAssets lower = scene->assets;
  lower.materials[0].alphaCutoff = 0.1F;
  render::OffscreenRenderer& renderer = rendererShowing(scene, lower);
  EXPECT_GT(qGreen(renderer.capture(squareRequest(*scene, kMediumShot))->pixel(50, 100)), 100);
}

TEST(Picture, SkySurfacesHideWhatIsBehindAndShowTheBackground) {
  HandmadeScene maker;
  scene::Material sky;
  sky.params = scene::SkyParams{};
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  maker.addQuad(square(maker.addPlain({1, 1, 1}), light));
  maker.addQuad({{-1, 1, 0.5F}, {1, 0, 0}, {0, -2, 0}, maker.addMaterial(sky)});
  const auto scene = maker.finish();
  render::CaptureRequest request = squareRequest(*scene, kMediumShot);
  request.background = QColor(10, 90, 200);
  const QImage picture = draw(scene, request);
  expectPixel(picture, {40, 100}, qRgb(10, 90, 200), 0);
  expectPixel(picture, {160, 100}, qRgb(255, 255, 255));
}

TEST(Picture, MissingTexturesAreClayAndACheckerboardWhereThatIsAskedFor) {
  HandmadeScene maker;
  const TextureIndex texture = maker.addTexture(filled(Qt::white));
  maker.scene().assets.textures[0].image = nullptr;
  maker.scene().assets.textures[0].state = scene::AssetState::Missing;
  maker.addQuad(square(maker.addTextured(texture), maker.addLightmap(1, 1, {255, 255, 255}, 0)));
  scene::addLookControls(maker.scene());
  const auto scene = maker.finish();
  render::CaptureRequest request = squareRequest(*scene, {160, 160});
  const QImage clay = draw(scene, request);
  expectPixel(clay, {30, 10}, clay.pixel(10, 10));
  request.state.controls[QStringLiteral("missing")] = 1;
  const QImage picture = draw(scene, request);
  // Eight fields of 20 pixels on each side.
  EXPECT_GT(qRed(picture.pixel(10, 10)), qRed(picture.pixel(30, 10)) + 30);
  expectPixel(picture, {30, 30}, picture.pixel(10, 10));
  expectPixel(picture, {10, 30}, picture.pixel(30, 10));
}

TEST(Picture, ShapesWithoutBakedLightHaveLightAndDarkSides) {
  HandmadeScene maker;
  scene::Material material;
  material.params = scene::LambertParams{};
  material.fallbackColor = QVector3D(0.5F, 0.5F, 0.5F);
  const MaterialIndex index = maker.addMaterial(material);
  // A roof seen from the front: one side turned up, one down.
  maker.addQuad({{-1, 0, 0}, {2, 0, 0}, {0, 1, -1}, index});
  maker.addQuad({{-1, -1, -1}, {2, 0, 0}, {0, 1, 1}, index});
  const auto scene = maker.finish();
  std::vector<int> brightness;
  HandmadeScene roof;
  const MaterialIndex plain = roof.addMaterial(material);
  roof.addQuad({{-1, 1, -1}, {2, 0, 0}, {0, -1, 1}, plain}); // faces up and towards us
  roof.addQuad({{-1, 0, 0}, {2, 0, 0}, {0, -1, -1}, plain}); // faces down and towards us
  const auto built = roof.finish();
  const QImage picture = draw(built, squareRequest(*built, kMediumShot));
  const int upper = qGreen(picture.pixel(100, 60));
  const int lower = qGreen(picture.pixel(100, 130));
  EXPECT_GT(upper, lower + 15);
  EXPECT_GT(lower, 60);
  EXPECT_LT(upper, 255);
}

TEST(Picture, HiddenItemsAndLayersAreNotDrawn) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  const MaterialIndex material = maker.addPlain({1, 1, 1});
  const LayerIndex layer = maker.addLayer(QStringLiteral("extra"), false);
  const auto left = maker.addQuad({{-1, 1, 0}, {1, 0, 0}, {0, -2, 0}, material, light});
  maker.addQuad({{0, 1, 0}, {1, 0, 0}, {0, -2, 0}, material, light, layer});
  const auto scene = maker.finish();
  render::OffscreenRenderer& renderer = rendererShowing(scene, scene->assets);
  render::CaptureRequest request = squareRequest(*scene, kMediumShot);
  const auto shown = [&] {
    const auto picture = renderer.capture(request);
    return std::pair(qRed(picture->pixel(50, 100)) > 128, qRed(picture->pixel(150, 100)) > 128);
  };
  EXPECT_EQ(shown(), std::pair(true, false));
  request.state.controls[QStringLiteral("layer.extra")] = 1;
  EXPECT_EQ(shown(), std::pair(true, true));
  request.state.hidden.insert(left);
  EXPECT_EQ(shown(), std::pair(false, true));
  request.state = {};
  EXPECT_EQ(shown(), std::pair(true, false));
}

TEST(Picture, ATransparentBackgroundHasStraightAlpha) {
  HandmadeScene maker;
  maker.addQuad(
      {{-1, 1, 0}, {1, 0, 0}, {0, -2, 0}, maker.addPlain({1, 0, 0}), maker.addLightmap(1, 1, {255, 255, 255}, 0)});
  QImage glass(4, 4, QImage::Format_RGBA8888);
  glass.fill(QColor(0, 255, 0, 128));
  scene::Material material = texturedMaterial(maker.addTexture(glass));
  material.blend = scene::Blend::AlphaBlend;
  maker.addQuad({{0, 1, 0}, {0.5F, 0, 0}, {0, -2, 0}, maker.addMaterial(material), 0});
  const auto scene = maker.finish();
  for (const int supersample : {1, 2}) {
    render::CaptureRequest request = squareRequest(*scene, kMediumShot);
    request.background = Qt::transparent;
    request.supersample = supersample;
    const QImage picture = draw(scene, request);
    EXPECT_EQ(picture.format(), QImage::Format_ARGB32);
    expectPixel(picture, {50, 100}, qRgba(255, 0, 0, 255));
    expectPixel(picture, {125, 100}, qRgba(0, 255, 0, 128));
    expectPixel(picture, {180, 100}, qRgba(0, 0, 0, 0), 0);
  }
}

TEST(Picture, SupersamplingSmoothsEdgesInLinearLight) {
  HandmadeScene maker;
  // An edge through the middle of a column of pixels.
  maker.addQuad(
      {{-1, 1, 0}, {1.005F, 0, 0}, {0, -2, 0}, maker.addPlain({1, 1, 1}), maker.addLightmap(1, 1, {255, 255, 255}, 0)});
  const auto scene = maker.finish();
  render::CaptureRequest request = squareRequest(*scene, kMediumShot);
  request.supersample = 4;
  const QImage picture = draw(scene, request);
  expectPixel(picture, {99, 100}, qRgb(255, 255, 255));
  expectPixel(picture, {100, 100}, encoded({0.5F, 0.5F, 0.5F}));
  expectPixel(picture, {101, 100}, qRgb(0, 0, 0));
}

TEST(Picture, LargePicturesAreMadeOfTiles) {
  HandmadeScene maker;
  maker.addQuad(square(maker.addTextured(maker.addTexture(quarters(64))), maker.addLightmap(1, 1, {255, 255, 255}, 0)));
  maker.addQuad({{-0.2F, 0.2F, 0.1F}, {0.4F, 0, 0}, {0, -0.4F, 0}, maker.addPlain({1, 1, 0}), 0});
  const auto scene = maker.finish();
  render::CaptureRequest request = squareRequest(*scene, {700, 300});
  const QImage whole = draw(scene, request);
  request.supersample = 8; // 5600 x 2400 pixels: two tiles
  const QImage tiled = draw(scene, request);
  ASSERT_EQ(tiled.size(), whole.size());
  int different = 0;
  for (int y = 0; y < whole.height(); ++y) {
    for (int x = 0; x < whole.width(); ++x) {
      different += difference(whole.pixel(x, y), tiled.pixel(x, y)) > 2;
    }
  }
  EXPECT_LT(different, 4 * (whole.width() + whole.height())) << "only along edges";
}

TEST(Picture, TilesHaveNoSeams) {
  HandmadeScene maker;
  maker.addQuad({{-1, 1, -1},
                 {2, 0, 0},
                 {0, -2, 1},
                 maker.addTextured(maker.addTexture(quarters(64), scene::Filter::Linear)),
                 maker.addLightmap(1, 1, {255, 255, 255}, 0)});
  HandmadeScene::Quad marker = {{-0.2F, 0.2F, 0.1F}, {0.4F, 0, 0}, {0, -0.4F, 0}, maker.addPlain({1, 1, 0}), 0};
  marker.node = maker.addNode(scene::NodeKind::Marker, QStringLiteral("A label across tiles"));
  maker.scene().nodes.back().labelled = true;
  maker.addQuad(marker);
  const auto scene = maker.finish();
  render::CaptureRequest request = squareRequest(*scene, {301, 207});
  request.labels = true;
  request.supersample = 2;
  request.background = QColor(10, 20, 60);
  request.backgroundTop = QColor(200, 220, 240);
  const QImage whole = draw(scene, request);
  for (const int side : {64, 100}) {
    request.tileSide = side;
    const QImage tiled = draw(scene, request);
    ASSERT_EQ(tiled.size(), whole.size());
    const auto differs = [&](int x, int y) { return difference(whole.pixel(x, y), tiled.pixel(x, y)) > 2; };
    int different = 0;
    for (int y = 1; y < whole.height(); ++y) {
      for (int x = 1; x < whole.width(); ++x) {
        different += differs(x, y);
        // Where a slanted edge passes by a sample it may fall to either side; a seam, or a label that is moved, is
        // more.
        EXPECT_FALSE(differs(x, y) && (differs(x - 1, y) || differs(x, y - 1))) << x << ", " << y;
      }
    }
    EXPECT_LE(different, 60);
  }
}

TEST(Picture, TilesComeInStripsFromTopToBottom) {
  HandmadeScene maker;
  maker.addQuad(square(maker.addTextured(maker.addTexture(quarters(64))), maker.addLightmap(1, 1, {255, 255, 255}, 0)));
  const auto scene = maker.finish();
  render::OffscreenRenderer& renderer = rendererShowing(scene, scene->assets);
  render::CaptureRequest request = squareRequest(*scene, {150, 90});
  request.tileSide = 40;
  const QImage whole = *renderer.capture(request);
  const auto tiles = renderer.begin(request);
  ASSERT_TRUE(tiles);
  int top = 0;
  int drawn = 0;
  double fraction = 0;
  while (!(*tiles)->isDone()) {
    const auto strip = (*tiles)->drawTile();
    ASSERT_TRUE(strip);
    ++drawn;
    EXPECT_GT((*tiles)->fraction(), fraction);
    fraction = (*tiles)->fraction();
    if (*strip) {
      EXPECT_EQ(**strip, whole.copy(0, top, 150, (*strip)->height()));
      top += (*strip)->height();
    }
  }
  EXPECT_EQ(top, 90);
  EXPECT_EQ(fraction, 1);
  EXPECT_GE(drawn, 4 * 3);
}

TEST(Picture, EdgesOnNothingHaveTheColourOfWhatIsThere) {
  HandmadeScene maker;
  maker.addQuad({{-0.613F, 0.51F, 0},
                 {1.1F, 0.37F, 0},
                 {0.31F, -1.07F, 0},
                 maker.addPlain({1, 1, 1}),
                 maker.addLightmap(1, 1, {255, 255, 255}, 0)});
  const auto scene = maker.finish();
  render::CaptureRequest request = squareRequest(*scene, kMediumShot);
  request.background = Qt::transparent;
  request.supersample = 4;
  const QImage picture = draw(scene, request);
  int edges = 0;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      const QRgb pixel = picture.pixel(x, y);
      edges += qAlpha(pixel) > 0 && qAlpha(pixel) < 255;
      if (qAlpha(pixel) > 0) {
        expectPixel(picture, {x, y}, qRgba(255, 255, 255, qAlpha(pixel)), 1);
      }
    }
  }
  EXPECT_GT(edges, 200);
}

TEST(Picture, ImpossibleSizesAreRefused) {
  HandmadeScene maker;
  const auto scene = maker.finish();
  render::OffscreenRenderer& renderer = rendererShowing(scene, scene->assets);
  render::CaptureRequest request;
  for (const QSize size : {QSize(0, 10), QSize(-5, 5), QSize(100'000, 10)}) {
    request.size = size;
    const auto picture = renderer.capture(request);
    ASSERT_FALSE(picture);
    EXPECT_EQ(picture.error().code, ErrorCode::LimitReached);
  }
}

/// Pixel of two squares, red and blue, in the same place, each in a batch of its own; that of the blue one reaches
/// farther back.
QRgb seenOfEquallyDeep(bool redFirst) {
  HandmadeScene maker;
  for (const bool red : {redFirst, !redFirst}) {
    const MaterialIndex material = maker.addTextured(maker.addTexture(filled(red ? Qt::red : Qt::blue)));
    maker.addQuad(square(material));
    if (!red) {
      maker.addQuad(tile(NodeIndex(0), material, {0, 0, -5}));
    }
  }
  const auto scene = maker.finish();
  return draw(scene, squareRequest(*scene, kTinyShot)).pixel(kTinyShot.width() / 2, kTinyShot.height() / 2);
}

TEST(Picture, OfTwoEquallyDeepTheOneIsSeenWhoseBatchIsFarther) {
  for (const bool redFirst : {true, false}) {
    const QRgb seen = seenOfEquallyDeep(redFirst);
    EXPECT_GT(qBlue(seen), 200) << redFirst;
    EXPECT_EQ(qRed(seen), 0) << redFirst;
  }
}

TEST(Picture, AnEmptySceneIsItsBackground) {
  HandmadeScene maker;
  const auto scene = maker.finish();
  render::CaptureRequest request = squareRequest(*scene, kMediumShot);
  request.background = QColor(1, 2, 3);
  expectPixel(draw(scene, request), {10, 10}, qRgb(1, 2, 3), 0);
}

} // namespace
} // namespace vitrine::tests
