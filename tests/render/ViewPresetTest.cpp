// Scenes as their games show them: fog, background, how far one sees.
#include "tests/render/HandmadeScene.h"
#include "tests/render/Pixels.h"
#include "tests/render/SharedRenderer.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

using render::ShadingMode;
using scene::ViewPreset;

const QColor kOwnBackground(10, 20, 30);

QRgb mixed(const QColor& color, const QColor& fog, float share) {
  const auto channel = [share](int a, int b) {
    return static_cast<int>(std::lround(static_cast<float>(a) * (1 - share) + static_cast<float>(b) * share));
  };
  return qRgb(channel(color.red(), fog.red()), channel(color.green(), fog.green()), channel(color.blue(), fog.blue()));
}

const QColor kFog(64, 80, 64);

ViewPreset foggy(float start, float end) {
  ViewPreset view;
  view.fog = scene::Fog{linearOf(kFog), start, end};
  return view;
}

/// A wall 20 wide and 20 high at z, whole in sight from 10 away at 90 degrees.
HandmadeScene::Quad wall(MaterialIndex material, float z = 0) {
  return {{-10, 10, z}, {20, 0, 0}, {0, -20, 0}, material};
}

render::CaptureRequest presetRequest(const scene::Scene& scene, float distance = 10) {
  render::CaptureRequest request;
  request.background = kOwnBackground;
  request.size = kMediumShot;
  request.camera = straightCamera(scene, kMediumShot, {0, 0, distance}, 20, 10);
  return request;
}

/// A flat colour without any light on it.
MaterialIndex addFlat(HandmadeScene& maker, const QColor& color, scene::Blend blend = scene::Blend::Opaque) {
  QImage picture(2, 2, QImage::Format_RGBA8888);
  picture.fill(color);
  scene::Material material = texturedMaterial(maker.addTexture(picture));
  material.params = scene::UnlitParams{};
  material.blend = blend;
  return maker.addMaterial(material);
}

TEST(ViewPreset, FogIsLinearInDepthAndMixedAsShown) {
  const QColor color(220, 40, 120);
  for (const float distance : {4.0F, 5.0F, 10.0F, 12.5F, 17.0F, 25.0F}) {
    HandmadeScene maker;
    maker.addQuad(wall(addFlat(maker, color)));
    maker.addGameView(foggy(5, 20));
    const auto scene = maker.finish();
    const QImage picture = draw(scene, presetRequest(*scene, distance));
    const float share = std::clamp((distance - 5) / 15, 0.0F, 1.0F);
    expectPixel(picture, {100, 100}, mixed(color, kFog, share), 1);
  }
}

TEST(ViewPreset, FogDependsOnDepthNotOnDistance) {
  HandmadeScene maker;
  maker.addQuad(wall(addFlat(maker, Qt::white)));
  maker.addGameView(foggy(5, 20));
  const auto scene = maker.finish();
  const QImage picture = draw(scene, presetRequest(*scene));
  // The corners are 1.7 times as far away.
  for (const QPoint at : {QPoint(100, 100), QPoint(2, 2), QPoint(197, 197), QPoint(100, 2)}) {
    expectPixel(picture, at, mixed(Qt::white, kFog, 1.0F / 3), 1);
  }
}

TEST(ViewPreset, EveryPassHasItsFog) {
  const auto seen = [](scene::Blend blend, const QColor& color, float distance) {
    HandmadeScene maker;
    maker.addQuad(wall(addFlat(maker, color, blend)));
    ViewPreset view = foggy(5, 15);
    view.background = linearOf(QColor(200, 100, 50));
    maker.addGameView(view);
    const auto scene = maker.finish();
    return draw(scene, presetRequest(*scene, distance));
  };
  const QColor behind(200, 100, 50);
  const QColor color(80, 160, 240, 128);
  const QColor half = QColor::fromRgb(mixed(color, kFog, 0.5F));
  expectPixel(seen(scene::Blend::AlphaTest, QColor(80, 160, 240), 10), {100, 100}, half.rgb(), 1);
  expectPixel(seen(scene::Blend::AlphaBlend, color, 10), {100, 100}, mixed(behind, half, 128 / 255.0F), 2);
  // Light added fades away, and a filter becomes clear glass: what is behind keeps its own fog.
  expectPixel(seen(scene::Blend::Additive, QColor(20, 40, 60, 255), 10), {100, 100}, qRgb(210, 120, 80), 1);
  expectPixel(seen(scene::Blend::Additive, QColor(20, 40, 60, 255), 15), {100, 100}, behind.rgb(), 1);
  expectPixel(seen(scene::Blend::Screen, QColor(255, 255, 255), 10), {100, 100}, qRgb(228, 178, 153), 2);
  expectPixel(seen(scene::Blend::Screen, QColor(255, 255, 255), 15), {100, 100}, behind.rgb(), 1);
  expectPixel(seen(scene::Blend::Multiply, QColor(0, 0, 0, 255), 10), {100, 100}, qRgb(100, 50, 25), 1);
  expectPixel(seen(scene::Blend::Multiply, QColor(0, 0, 0, 255), 15), {100, 100}, behind.rgb(), 1);
}

TEST(ViewPreset, PaintHasFogAndMeasuringModesHaveNone) {
  HandmadeScene maker;
  maker.addQuad(wall(addFlat(maker, Qt::white)));
  maker.addColors(0, QStringLiteral("solid"), scene::ColorUse::Paint, {1, 0, 0});
  maker.addGameView(foggy(5, 15));
  const auto scene = maker.finish();
  render::CaptureRequest wanted = presetRequest(*scene);
  expectPixel(draw(scene, wanted), {100, 100}, mixed(Qt::red, kFog, 0.5F), 1);
  wanted.mode = ShadingMode::Unlit;
  expectPixel(draw(scene, wanted), {100, 100}, mixed(Qt::white, kFog, 0.5F), 1);
  wanted.mode = ShadingMode::Normals;
  expectPixel(draw(scene, wanted), {100, 100}, qRgb(128, 128, 255), 1);
  wanted.mode = ShadingMode::Lightmap;
  expectPixel(draw(scene, wanted), {100, 100}, lightAlone({1, 1, 1}), 1);
}

/// A white square in the middle of the picture, half way into fog whose colour is the background too.
scene::ScenePtr squareInFog() {
  HandmadeScene maker;
  maker.addQuad({{-1, 1, 0}, {2, 0, 0}, {0, -2, 0}, addFlat(maker, Qt::white)});
  ViewPreset view = foggy(5, 15);
  view.background = linearOf(kFog);
  maker.addGameView(view);
  return maker.finish();
}

TEST(ViewPreset, ComesAndGoesWithItsControl) {
  const auto scene = squareInFog();
  render::OffscreenRenderer& renderer = rendererShowing(scene, scene->assets);
  render::CaptureRequest wanted = presetRequest(*scene);
  for (const bool on : {true, false, true}) {
    wanted.state.controls[QStringLiteral("game")] = on ? 1 : 0;
    const auto picture = renderer.capture(wanted);
    ASSERT_TRUE(picture);
    expectPixel(*picture, {100, 100}, on ? mixed(Qt::white, kFog, 0.5F) : qRgb(255, 255, 255), 1);
    expectPixel(*picture, {5, 5}, on ? kFog.rgb() : kOwnBackground.rgb(), 1);
  }
}

TEST(ViewPreset, ATransparentBackgroundStaysTransparent) {
  const auto scene = squareInFog();
  render::CaptureRequest wanted = presetRequest(*scene);
  wanted.background = Qt::transparent;
  const QImage picture = draw(scene, wanted);
  expectPixel(picture, {100, 100}, mixed(Qt::white, kFog, 0.5F), 1);
  expectPixel(picture, {5, 5}, qRgba(0, 0, 0, 0), 0);
}

TEST(ViewPreset, ABackgroundThatWasAskedForStays) {
  const auto scene = squareInFog();
  render::CaptureRequest wanted = presetRequest(*scene);
  wanted.backgroundStays = true;
  const QImage picture = draw(scene, wanted);
  expectPixel(picture, {100, 100}, mixed(Qt::white, kFog, 0.5F), 1);
  expectPixel(picture, {5, 5}, kOwnBackground.rgb(), 1);
}

TEST(ViewPreset, ParallelViewsHaveNoFogAndNoEnd) {
  HandmadeScene maker;
  maker.addQuad(wall(addFlat(maker, Qt::white)));
  ViewPreset view = foggy(5, 15);
  view.farPlane = 8;
  maker.addGameView(view);
  const auto scene = maker.finish();
  render::CaptureRequest wanted = presetRequest(*scene);
  wanted.camera = parallelCamera(*scene, kMediumShot, {0, 0, 10}, 20);
  expectPixel(draw(scene, wanted), {100, 100}, qRgb(255, 255, 255), 0);
}

TEST(ViewPreset, BeyondItsFarPlaneNothingIsDrawn) {
  HandmadeScene maker;
  const MaterialIndex white = addFlat(maker, Qt::white);
  maker.addQuad({{-10, 10, 0}, {10, 0, 0}, {0, -20, 0}, white});
  maker.addQuad({{0, 10, -4}, {10, 0, 0}, {0, -20, 0}, white});
  ViewPreset view;
  view.farPlane = 12;
  maker.addGameView(view);
  const auto scene = maker.finish();
  render::CaptureRequest wanted = presetRequest(*scene);
  const QImage limited = draw(scene, wanted);
  expectPixel(limited, {50, 100}, qRgb(255, 255, 255), 0);
  expectPixel(limited, {150, 100}, kOwnBackground.rgb(), 0);
  wanted.state.controls[QStringLiteral("game")] = 0;
  expectPixel(draw(scene, wanted), {150, 100}, qRgb(255, 255, 255), 0);
}

TEST(ViewPreset, ACameraFarOutsideSeesTheBackground) {
  HandmadeScene maker;
  maker.addQuad(wall(addFlat(maker, Qt::white)));
  ViewPreset view;
  view.farPlane = 12;
  maker.addGameView(view);
  const auto scene = maker.finish();
  expectPixel(draw(scene, presetRequest(*scene, 5000)), {100, 100}, kOwnBackground.rgb(), 0);
}

TEST(ViewPreset, TheSkyShowsTheGamesBackground) {
  HandmadeScene maker;
  scene::Material sky;
  sky.params = scene::SkyParams{};
  maker.addQuad(wall(addFlat(maker, Qt::white)));
  maker.addQuad({{-10, 10, 1}, {10, 0, 0}, {0, -20, 0}, maker.addMaterial(sky)});
  ViewPreset view = foggy(1000, 2000);
  view.background = linearOf(QColor(100, 150, 250));
  maker.addGameView(view);
  const auto scene = maker.finish();
  const QImage picture = draw(scene, presetRequest(*scene));
  expectPixel(picture, {50, 100}, qRgb(100, 150, 250), 0);
  expectPixel(picture, {150, 100}, qRgb(255, 255, 255), 0);
}

/// Fog of 64 80 64 towards +x and of 200 40 120 towards -x, full everywhere beyond 1.
ViewPreset foggyInTwoColours() {
  ViewPreset view = foggy(0, 1);
  view.fog->blend = scene::FogBlend{.direction = {1, 0, 0}, .color = linearOf(QColor(200, 40, 120))};
  return view;
}

TEST(ViewPreset, FogOfTwoColoursHasOneForAllThatIsSeen) {
  HandmadeScene maker;
  maker.addQuad(wall(addFlat(maker, Qt::white)));
  maker.addGameView(foggyInTwoColours());
  const auto scene = maker.finish();
  render::CaptureRequest wanted = presetRequest(*scene); // looks along -z: half of each
  const QImage across = draw(scene, wanted);
  for (const int x : {30, 100, 170}) {
    expectPixel(across, {x, 100}, qRgb(132, 60, 92), 1);
  }
  wanted.fogDirection = QVector3D(1, 0, 0);
  expectPixel(draw(scene, wanted), {100, 100}, kFog.rgb(), 1);
  wanted.fogDirection = QVector3D(-1, 0, 0);
  expectPixel(draw(scene, wanted), {100, 100}, qRgb(200, 40, 120), 1);
}

TEST(ViewPreset, PanoramasHaveOneFogAllAround) {
  HandmadeScene maker;
  const MaterialIndex white = addFlat(maker, Qt::white);
  maker.addQuad(wall(white));
  maker.addQuad({{10, 10, 20}, {-20, 0, 0}, {0, -20, 0}, white}); // behind the eye, facing it
  maker.addQuad({{10, 10, 0}, {0, 0, 20}, {0, -20, 0}, white});   // to its right
  maker.addGameView(foggyInTwoColours());
  const auto scene = maker.finish();
  render::CaptureRequest wanted = presetRequest(*scene);
  wanted.panorama = true;
  wanted.size = {200, 100};
  const QImage picture = draw(scene, wanted);
  for (const int x : {2, 100, 150, 197}) { // behind, ahead, to the right, behind
    expectPixel(picture, {x, 50}, qRgb(132, 60, 92), 1);
  }
}

TEST(ViewPreset, FogDoesNotChangeBetweenTheTilesOfALargePicture) {
  HandmadeScene maker;
  maker.addQuad(wall(addFlat(maker, Qt::white)));
  maker.addGameView(foggy(5, 15));
  const auto scene = maker.finish();
  render::CaptureRequest wanted = presetRequest(*scene);
  wanted.size = {1200, 300};
  wanted.supersample = 8; // three tiles side by side
  const QImage picture = draw(scene, wanted);
  for (const int x : {460, 511, 512, 600, 740}) {
    expectPixel(picture, {x, 150}, mixed(Qt::white, kFog, 0.5F), 1);
  }
}

} // namespace
} // namespace vitrine::tests
