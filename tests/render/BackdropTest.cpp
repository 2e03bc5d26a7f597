// Backdrops behind the world: the sky's picture and its small world, through sky surfaces and holes.
#include "core/image/Image.h"
#include "core/scene/SkyGradient.h"
#include "tests/render/HandmadeScene.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

const QColor kBackground(10, 20, 30);

/// Colours of Unlit materials.
struct Palette {
  QColor sky{40, 80, 200};
  QColor house{200, 30, 20};
  QColor tower{220, 210, 40};
  QColor wall{30, 160, 60};
  QColor hidden{180, 0, 180};
};

MaterialIndex addUnlit(HandmadeScene& maker, const QColor& color) {
  scene::Material material;
  material.params = scene::UnlitParams{};
  material.color = {image::srgbToLinear(color.redF()), image::srgbToLinear(color.greenF()),
                    image::srgbToLinear(color.blueF()), 1};
  return maker.addMaterial(material);
}

/// The world: left of x = 0 a sky surface 10 wide in the plane z = 0, right of it a wall, and a wall 5 behind both. In
/// the sky's small world of scale 10, whose middle is (0, 0, 1000), a house from x = -6 to -3 at z = 995 and a tower
/// 3000 away that an eye at (0, 0, 10) sees above the horizon from x = -1500 to 0. Behind it all the sky's picture.
HandmadeScene skyWorld() {
  const Palette colors;
  HandmadeScene maker;
  scene::Material sky;
  sky.params = scene::SkyParams{};
  const MaterialIndex skySurface = maker.addMaterial(sky);
  const LayerIndex picture = maker.addLayer(QStringLiteral("layer.skybox2d"), true);
  const LayerIndex small = maker.addLayer(QStringLiteral("layer.skybox3d"), true);
  const auto add = [&](const QVector3D& corner, float width, float height, MaterialIndex material, LayerIndex layer) {
    maker.addQuad(
        {.corner = corner, .toRight = {width, 0, 0}, .down = {0, -height, 0}, .material = material, .layer = layer});
  };
  add({-10, 10, 0}, 10, 20, skySurface, scene::kNone);
  add({0, 10, 0}, 10, 20, addUnlit(maker, colors.wall), scene::kNone);
  add({-20, 20, -5}, 40, 40, addUnlit(maker, colors.hidden), scene::kNone);
  add({-6, 6, 995}, 3, 12, addUnlit(maker, colors.house), small);
  add({-1500, 3000, -1999}, 1500, 3000, addUnlit(maker, colors.tower), small);
  add({-2, 5002, -1}, 4, 4, addUnlit(maker, colors.sky), picture);
  maker.scene().world.backdrops = {{.layer = picture, .origin = {0, 5000, 0}, .fog = {}},
                                   {.layer = small, .origin = {0, 0, 1000}, .scale = 10, .fog = {}}};
  return maker;
}

render::CaptureRequest backdropRequest(const scene::Scene& scene, const QVector3D& eye = {0, 0, 10}) {
  render::CaptureRequest request;
  request.background = kBackground;
  request.size = kMediumShot;
  request.camera = straightCamera(scene, kMediumShot, eye, 20, 10);
  return request;
}

void expectColor(const QImage& picture, QPoint at, const QColor& expected) {
  ASSERT_TRUE(picture.rect().contains(at));
  EXPECT_LE(difference(picture.pixel(at), expected.rgba()), 2)
      << "at " << at.x() << ", " << at.y() << ": " << picture.pixelColor(at).name(QColor::HexArgb).toStdString()
      << " instead of " << expected.name(QColor::HexArgb).toStdString();
}

TEST(Backdrop, IsSeenThroughTheSkyAndNowhereElse) {
  const Palette colors;
  const scene::ScenePtr scene = skyWorld().finish();
  const QImage picture = draw(scene, backdropRequest(*scene));
  expectColor(picture, {25, 100}, colors.house);
  expectColor(picture, {75, 150}, colors.sky);
  expectColor(picture, {75, 50}, colors.tower);
  expectColor(picture, {150, 100}, colors.wall);
  expectColor(picture, {101, 50}, colors.wall);
}

TEST(Backdrop, AMissingSkyIsLightWhateverTheBackground) {
  HandmadeScene maker = skyWorld();
  scene::Material& picture = maker.scene().assets.materials.back();
  picture = {};
  picture.params = scene::SkyParams{};
  picture.asset = {scene::AssetKind::Material, QStringLiteral("skybox/dusk"), QStringLiteral("skyname")};
  picture.state = scene::AssetState::Missing;
  const scene::ScenePtr scene = maker.finish();
  render::CaptureRequest wanted = backdropRequest(*scene);
  wanted.background = Qt::black;
  const QVector3D seen = scene::skyColor({}, wanted.camera.rayThrough({75.5, 150.5}).direction.normalized());
  const auto byte = [](float linear) { return static_cast<int>(std::lround(255 * image::linearToSrgb(linear))); };
  EXPECT_GT(byte(seen.y()), 90) << "light";
  expectColor(draw(scene, wanted), {75, 150}, QColor(byte(seen.x()), byte(seen.y()), byte(seen.z())));
  wanted.background = QColor(7, 77, 177);
  wanted.backgroundStays = true;
  expectColor(draw(scene, wanted), {75, 150}, wanted.background);
}

TEST(Backdrop, MovesByItsScale) {
  const Palette colors;
  const scene::ScenePtr scene = skyWorld().finish();
  const QImage picture = draw(scene, backdropRequest(*scene, {5, 0, 10}));
  // The house ends at (-3 - 0.5) / 6 of half the picture, the sky surface at -5 / 10.
  expectColor(picture, {40, 150}, colors.house);
  expectColor(picture, {43, 150}, colors.sky);
  expectColor(picture, {48, 150}, colors.sky);
  expectColor(picture, {52, 150}, colors.wall);
  // Ten times nearer to the sky surface, hardly nearer to the house.
  const QImage near = draw(scene, backdropRequest(*scene, {0, 0, 1}));
  expectColor(near, {38, 100}, colors.house);
  expectColor(near, {44, 150}, colors.sky);
}

TEST(Backdrop, IsSeenWhereThereIsNothing) {
  const Palette colors;
  HandmadeScene maker = skyWorld();
  const scene::ScenePtr scene = maker.finish();
  render::CaptureRequest bare = backdropRequest(*scene);
  bare.state.hidden = {0, 2};
  const QImage picture = draw(scene, bare);
  expectColor(picture, {25, 100}, colors.house);
  expectColor(picture, {75, 150}, colors.sky);
  expectColor(picture, {150, 100}, colors.wall);
}

TEST(Backdrop, HasFogOfItsOwn) {
  const Palette colors;
  HandmadeScene maker = skyWorld();
  maker.scene().world.backdrops[1].fog = scene::Fog{.color = {0, 0, 0}, .start = 0, .end = 12, .maxDensity = 0.75F};
  maker.addGameView({.fog = scene::Fog{.color = {1, 1, 1}, .start = 0, .end = 10}, .background = {}});
  const scene::ScenePtr scene = maker.finish();
  const QImage picture = draw(scene, backdropRequest(*scene));
  const auto faded = [](const QColor& color, double share) {
    return QColor(qRound(color.red() * share), qRound(color.green() * share), qRound(color.blue() * share));
  };
  expectColor(picture, {25, 100}, faded(colors.house, 0.5));
  expectColor(picture, {75, 50}, faded(colors.tower, 0.25)); // no more than its most
  expectColor(picture, {75, 150}, colors.sky);
  expectColor(picture, {150, 100}, Qt::white);
}

TEST(Backdrop, APictureOfTheSkyLeavesAnotherBackgroundAlone) {
  const Palette colors;
  const scene::ScenePtr scene = skyWorld().finish();
  render::CaptureRequest transparent = backdropRequest(*scene);
  transparent.background = Qt::transparent;
  const QImage picture = draw(scene, transparent);
  EXPECT_EQ(qAlpha(picture.pixel(75, 150)), 0);
  expectColor(picture, {25, 100}, colors.house);
  render::CaptureRequest chosen = backdropRequest(*scene);
  chosen.backgroundStays = true;
  expectColor(draw(scene, chosen), {75, 150}, kBackground);
}

TEST(Backdrop, HidesWithItsLayer) {
  const scene::ScenePtr scene = skyWorld().finish();
  render::CaptureRequest without = backdropRequest(*scene);
  without.state.hidden = {3, 4, 5};
  const QImage picture = draw(scene, without);
  expectColor(picture, {25, 100}, kBackground);
  expectColor(picture, {75, 150}, kBackground);
}

TEST(Backdrop, ParallelViewsHaveNone) {
  const Palette colors;
  const scene::ScenePtr scene = skyWorld().finish();
  render::CaptureRequest parallel = backdropRequest(*scene);
  parallel.camera = parallelCamera(*scene, kMediumShot, {0, 0, 10}, 20);
  const QImage picture = draw(scene, parallel);
  expectColor(picture, {25, 100}, kBackground);
  expectColor(picture, {150, 100}, colors.wall);
}

TEST(Backdrop, FollowsTheModeButForThePicture) {
  const Palette colors;
  const scene::ScenePtr scene = skyWorld().finish();
  render::CaptureRequest normals = backdropRequest(*scene);
  normals.mode = render::ShadingMode::Normals;
  const QImage picture = draw(scene, normals);
  expectColor(picture, {25, 100}, QColor(128, 128, 255));
  expectColor(picture, {75, 150}, colors.sky);
}

TEST(Backdrop, LargePicturesAreMadeOfTiles) {
  const Palette colors;
  const scene::ScenePtr scene = skyWorld().finish();
  render::CaptureRequest large = backdropRequest(*scene);
  large.size = {640, 640};
  large.supersample = 8; // tiles of 512 pixels
  const QImage picture = draw(scene, large);
  expectColor(picture, {80, 320}, colors.house);
  expectColor(picture, {80, 600}, colors.house);
  expectColor(picture, {240, 600}, colors.sky);
  expectColor(picture, {240, 160}, colors.tower);
  expectColor(picture, {600, 600}, colors.wall);
}

} // namespace
} // namespace vitrine::tests
