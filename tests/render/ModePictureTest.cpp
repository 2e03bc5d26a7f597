// Pixels of the shading modes that explain, against values computed here.
#include "tests/render/Pixels.h"
#include "tests/render/SharedRenderer.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>

namespace vitrine::tests {
namespace {

using render::ShadingMode;

constexpr QRgb kNeutral = qRgb(128, 128, 128);

QImage drawnInMode(const scene::ScenePtr& scene, ShadingMode mode, const QColor& background = Qt::black) {
  render::CaptureRequest request = squareRequest(*scene, kMediumShot);
  request.mode = mode;
  request.background = background;
  return draw(scene, request);
}

/// The left, middle and right third of the square.
HandmadeScene::Quad third(int number, MaterialIndex material, scene::LightmapIndex lightmap = scene::kNone) {
  const float width = 2.0F / 3.0F;
  return {{-1 + width * static_cast<float>(number), 1, 0}, {width, 0, 0}, {0, -2, 0}, material, lightmap};
}

constexpr std::array kThirds{QPoint(33, 100), QPoint(100, 100), QPoint(167, 100)};

TEST(ModePicture, NeighbouringNumbersHaveDifferentColours) {
  for (unsigned number = 1; number < 2000; ++number) {
    for (unsigned step = 1; step <= 4; ++step) {
      EXPECT_GT((numberColor(number) - numberColor(number + step)).length(), 0.2F) << number << " + " << step;
    }
  }
}

TEST(ModePicture, LeavesClustersAndAreasAreColouredByTheirNumber) {
  HandmadeScene maker;
  const MaterialIndex material = maker.addPlain({1, 1, 1});
  for (int i = 0; i < 3; ++i) {
    maker.addQuad(third(i, material));
  }
  // The third surface has no place.
  maker.scene().world.surfaceLeaves = {{{7, 1, {4, 9}}, {60'000, 200, {30'000}}}};
  const auto scene = maker.finish();
  const auto expectColors = [&](ShadingMode mode, unsigned first, unsigned second) {
    const QImage picture = drawnInMode(scene, mode);
    expectPixel(picture, kThirds[0], shownAs(numberColor(first + 1)));
    expectPixel(picture, kThirds[1], shownAs(numberColor(second + 1)));
    expectPixel(picture, kThirds[2], kNeutral);
  };
  expectColors(ShadingMode::Leaf, 7, 60'000);
  expectColors(ShadingMode::Cluster, 4, 30'000);
  expectColors(ShadingMode::Area, 1, 200);
}

TEST(ModePicture, BatchesAreColouredByTheirNumber) {
  HandmadeScene maker;
  for (int i = 0; i < 3; ++i) {
    maker.addQuad(third(i, maker.addTextured(maker.addTexture(filled(Qt::red)))));
  }
  const auto scene = maker.finish();
  const QImage picture = drawnInMode(scene, ShadingMode::Batch);
  std::set<unsigned> seen;
  for (const QPoint at : kThirds) {
    for (unsigned number = 1; number <= 3; ++number) {
      if (difference(picture.pixel(at), shownAs(numberColor(number))) <= 3) {
        seen.insert(number);
      }
    }
  }
  EXPECT_EQ(seen, (std::set<unsigned>{1, 2, 3}));
  EXPECT_EQ(drawnInMode(scene, ShadingMode::Batch), picture) << "the same on every run";
}

TEST(ModePicture, DensityIsTexelsOnAMetre) {
  for (const auto& [metresPerUnit, color] :
       {std::pair(1.0, QVector3D(0.0F, 0.8F, 0.9F)), std::pair(0.25, QVector3D(0.2F, 0.8F, 0.2F))}) {
    HandmadeScene maker;
    maker.scene().metresPerUnit = metresPerUnit;
    maker.addQuad(square(maker.addTextured(maker.addTexture(filled(Qt::red, 80))))); // 40 on a unit
    expectPixel(drawnInMode(maker.finish(), ShadingMode::Density), {60, 130}, shownAs(color), 3);
  }
  HandmadeScene plain;
  plain.addQuad(square(plain.addPlain({1, 0, 0})));
  expectPixel(drawnInMode(plain.finish(), ShadingMode::Density), {60, 130}, kNeutral);
}

TEST(ModePicture, TheUvGridShowsTilesAndTheirEighths) {
  HandmadeScene maker;
  HandmadeScene::Quad quad = square(maker.addTextured(maker.addTexture(filled(Qt::red))));
  quad.uvScale = 2; // a tile is 100 pixels, an eighth 12.5
  maker.addQuad(quad);
  const QImage picture = drawnInMode(maker.finish(), ShadingMode::UvGrid);
  const auto cell = [](float column, float row, float tone) {
    return shownAs(QVector3D(0.2F + 0.6F * (column + 0.5F) / 8, 0.2F + 0.6F * (row + 0.5F) / 8, 0.45F) * tone);
  };
  expectPixel(picture, {6, 6}, cell(0, 0, 1.0F));
  expectPixel(picture, {18, 6}, cell(1, 0, 0.8F));
  expectPixel(picture, {93, 6}, cell(7, 0, 0.8F));
  expectPixel(picture, {6, 93}, cell(0, 7, 0.8F));
  expectPixel(picture, {106, 6}, cell(0, 0, 1.0F));
  expectPixel(picture, {100, 30}, qRgb(255, 255, 255));
  expectPixel(picture, {130, 99}, qRgb(255, 255, 255));
}

TEST(ModePicture, TheLuxelGridLiesOnTheBordersOfLuxels) {
  HandmadeScene maker;
  const QVector3D color(0.5F, 0.25F, 0.125F);
  // From the middle of the first luxel to that of the fifth: 50 pixels each, borders at 25, 75, 125, 175.
  maker.addQuad(square(maker.addPlain(color), maker.addLightmap(5, 3, {255, 255, 255}, 0)));
  const auto scene = maker.finish();
  const QImage picture = drawnInMode(scene, ShadingMode::LuxelGrid);
  const QRgb plain = encoded(color);
  for (const QPoint at : {QPoint(50, 90), QPoint(100, 110), QPoint(150, 20)}) {
    expectPixel(picture, at, plain);
  }
  // A line of one pixel half on either side; encoded brightness is above 0.45: dark.
  const QColor lit(plain);
  const QRgb lined = shownAs(
      QVector3D(static_cast<float>(lit.redF()), static_cast<float>(lit.greenF()), static_cast<float>(lit.blueF())) *
      (1.0F - 0.5F * 0.6F));
  for (const int x : {24, 25, 74, 75, 124, 125, 174, 175}) {
    expectPixel(picture, {x, 90}, lined, 3);
  }
  for (const int y : {49, 50, 149, 150}) {
    expectPixel(picture, {100, y}, lined, 3);
  }
}

TEST(ModePicture, WithoutLightmapThereIsNoLuxelGrid) {
  HandmadeScene maker;
  maker.addLightmap(4, 4, {255, 255, 255}, 0);
  maker.addQuad(square(maker.addPlain({0.5F, 0.5F, 0.5F})));
  const auto scene = maker.finish();
  EXPECT_EQ(drawnInMode(scene, ShadingMode::LuxelGrid), drawnInMode(scene, ShadingMode::Lit));
}

TEST(ModePicture, WiresLieOverTheLitPicture) {
  HandmadeScene maker;
  maker.addQuad(square(maker.addPlain({0.05F, 0.05F, 0.05F}), maker.addLightmap(1, 1, {255, 255, 255}, 0)));
  const auto scene = maker.finish();
  const QImage picture = drawnInMode(scene, ShadingMode::ShadedWires);
  const QRgb plain = encoded({0.05F, 0.05F, 0.05F});
  expectPixel(picture, {50, 20}, plain);
  expectPixel(picture, {150, 180}, plain);
  EXPECT_GT(qRed(picture.pixel(100, 100)), qRed(plain) + 50) << "the diagonal is light on dark";
  EXPECT_GT(qRed(picture.pixel(0, 60)), qRed(plain) + 50) << "and so is the left edge";
}

TEST(ModePicture, OverdrawCountsEveryLayer) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  const MaterialIndex opaque = maker.addPlain({1, 1, 1});
  scene::Material glass;
  glass.color = QVector4D(1, 1, 1, 0.5F);
  glass.blend = scene::Blend::AlphaBlend;
  QImage fence = filled(Qt::green);
  for (int y = 0; y < 4; ++y) {
    fence.setPixelColor(0, y, Qt::transparent);
  }
  scene::Material cut = texturedMaterial(maker.addTexture(fence));
  cut.blend = scene::Blend::AlphaTest;
  maker.addQuad(square(opaque, light));
  maker.addQuad({{-1, 1, 0.1F}, {2, 0, 0}, {0, -1, 0}, maker.addMaterial(glass), light});
  maker.addQuad({{-1, 1, -0.5F}, {2, 0, 0}, {0, -2, 0}, opaque, light}); // hidden
  maker.addQuad({{-1, 1, 0.2F}, {2, 0, 0}, {0, -2, 0}, maker.addMaterial(cut), light});
  const auto scene = maker.finish();
  const auto layers = [](int count) { return qRgb(32 * count, 16 * count, 8 * count); };
  for (const QColor background : {Qt::black, Qt::white}) {
    const QImage picture = drawnInMode(scene, ShadingMode::Overdraw, background);
    expectPixel(picture, {150, 50}, layers(4), 0);
    expectPixel(picture, {150, 150}, layers(3), 0);
    expectPixel(picture, {30, 50}, layers(3), 0); // the fence has a hole there
    expectPixel(picture, {30, 150}, layers(2), 0);
  }
}

TEST(ModePicture, OverdrawBeginsWithBlackAndEndsWithTheMode) {
  HandmadeScene maker;
  maker.addQuad(
      {{-1, 1, 0}, {1, 0, 0}, {0, -2, 0}, maker.addPlain({1, 1, 1}), maker.addLightmap(1, 1, {255, 255, 255}, 0)});
  const auto scene = maker.finish();
  render::OffscreenRenderer& renderer = rendererShowing(scene, scene->assets);
  render::CaptureRequest request = squareRequest(*scene, kMediumShot);
  request.background = QColor(10, 90, 200);
  request.mode = ShadingMode::Overdraw;
  expectPixel(*renderer.capture(request), {150, 100}, qRgb(0, 0, 0), 0);
  request.mode = ShadingMode::Lit;
  const QImage lit = *renderer.capture(request);
  expectPixel(lit, {150, 100}, qRgb(10, 90, 200), 0);
  expectPixel(lit, {50, 100}, qRgb(255, 255, 255));
}

TEST(ModePicture, HeatIsHowBrightTheLightIs) {
  const auto heatOf = [](int exponent, int red) {
    HandmadeScene maker;
    const auto byte = static_cast<std::uint8_t>(red);
    maker.addQuad(square(maker.addPlain({0.2F, 0.2F, 0.2F}),
                         maker.addLightmap(1, 1, {byte, 3, 1}, static_cast<std::int8_t>(exponent))));
    return drawnInMode(maker.finish(), ShadingMode::Heat);
  };
  expectPixel(heatOf(-2, 255), {100, 100}, qRgb(0, 26, 255));
  expectPixel(heatOf(-1, 255), {100, 100}, qRgb(0, 204, 51));
  expectPixel(heatOf(0, 255), {100, 100}, qRgb(255, 255, 0), 3);
  expectPixel(heatOf(1, 255), {100, 100}, qRgb(255, 0, 0), 3);
  expectPixel(heatOf(3, 255), {100, 100}, qRgb(255, 255, 255), 3);
  HandmadeScene plain;
  plain.addQuad(square(plain.addPlain({1, 1, 1})));
  expectPixel(drawnInMode(plain.finish(), ShadingMode::Heat), {100, 100}, kNeutral);
}

TEST(ModePicture, AverageIsWhatTheLightmapSaysOfItself) {
  HandmadeScene maker;
  scene::Lightmap lightmap{2, 1, {}};
  lightmap.layers.push_back({0, luxels({{255, 0, 0, 0}, {0, 255, 0, 0}}), {}, 0, QVector3D(0.5F, 0.25F, 0.125F)});
  maker.addLightmap(1, 1, {10, 10, 10}, 0);
  const scene::LightmapIndex light = maker.addLightmap(lightmap);
  lightmap.layers[0].average.reset();
  const scene::LightmapIndex unsaid = maker.addLightmap(lightmap);
  const MaterialIndex material = maker.addPlain({0.1F, 0.1F, 0.1F});
  maker.addQuad(third(0, material, light));
  maker.addQuad(third(1, material, unsaid));
  const QImage picture = drawnInMode(maker.finish(), ShadingMode::Average);
  expectPixel(picture, kThirds[0], encoded({0.5F, 0.25F, 0.125F}));
  expectPixel(picture, kThirds[1], encoded({0.5F, 0.5F, 0}));
}

TEST(ModePicture, LightThatIsBrighterThanWhiteCanBeToldApart) {
  for (const ShadingMode mode : {ShadingMode::Lightmap, ShadingMode::Average}) {
    QRgb before = qRgb(0, 0, 0);
    for (const std::int8_t exponent : {-2, -1, 0, 1, 2, 3}) {
      HandmadeScene maker;
      maker.addQuad(square(maker.addPlain({1, 1, 1}), maker.addLightmap(1, 1, {255, 128, 64}, exponent)));
      const QRgb seen = drawnInMode(maker.finish(), mode).pixel(100, 100);
      EXPECT_GT(qRed(seen), qRed(before) + 7) << "2^" << int{exponent};
      EXPECT_GT(qRed(seen), qGreen(seen) + 30) << "the colour stays: 2^" << int{exponent};
      EXPECT_GT(qGreen(seen), qBlue(seen) + 25) << "the colour stays: 2^" << int{exponent};
      before = seen;
    }
    EXPECT_GE(qRed(before), 254) << "white at 8";
  }
}

TEST(ModePicture, SurfacesSeenAtAnAngleAreDarkerInFlatColours) {
  HandmadeScene maker;
  maker.addQuad({{-1, 1, -1}, {2, 0, 0}, {0, -2, 2}, maker.addPlain({1, 1, 1})});
  maker.scene().world.surfaceLeaves = {{{0, 0, {0}}}};
  const QImage picture = drawnInMode(maker.finish(), ShadingMode::Leaf);
  expectPixel(picture, {100, 100}, shownAs(numberColor(1) * (0.55F + 0.45F * std::sqrt(0.5F))), 3);
}

} // namespace
} // namespace vitrine::tests
