// Small pictures made of rays: what is met, and in which colour, worked out by hand from materials, texels and light.
#include "render/tracing/TracedPicture.h"

#include "core/animation/FinishScene.h"
#include "core/viewing/CameraRig.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tracing {
namespace {

using tests::addMesh;
using tests::addNode;
using tests::square;

constexpr QSize kSize(9, 9);

/// sRGB's transfer function, as IEC 61966-2-1 states it.
float linearOf(float encoded) {
  return encoded <= 0.04045F ? encoded / 12.92F : std::pow((encoded + 0.055F) / 1.055F, 2.4F);
}

MaterialIndex addMaterial(SceneBuilder& scene, const scene::MaterialParams& params,
                          const QVector4D& color = {1, 1, 1, 1}) {
  scene::Material material;
  material.params = params;
  material.color = color;
  return scene.assets.materials.add(std::move(material));
}

/// A texture of one row of texels.
TextureIndex addTexture(SceneBuilder& scene, const std::vector<QRgb>& texels) {
  QImage picture(static_cast<int>(texels.size()), 1, QImage::Format_ARGB32);
  for (int x = 0; x < picture.width(); ++x) {
    picture.setPixel(x, 0, texels[static_cast<std::size_t>(x)]);
  }
  scene::Texture texture;
  texture.image = image::Image::fromQImage(picture);
  texture.state = scene::AssetState::Ready;
  texture.wrapU = texture.wrapV = scene::Wrap::Clamp;
  return scene.assets.textures.add(std::move(texture));
}

/// A square of this material at a depth; u grows with x from 0 to 1.
DrawItemIndex addSquare(SceneBuilder& scene, MaterialIndex material, float z = 0, LayerIndex layer = scene::kNone) {
  scene::Surface surface;
  surface.material = material;
  surface.layer = layer;
  const MeshIndex mesh = addMesh(scene, square(z), surface);
  for (const QVector3D& corner : scene.meshes[mesh].vertices.positions) {
    scene.meshes[mesh].vertices.uvs[0].push_back({(corner.x() + 1) / 2, (1 - corner.y()) / 2});
  }
  addNode(scene, mesh);
  return DrawItemIndex(scene.nodes.size() - 1);
}

/// From z = 10 along -z; the squares fill it but for a rim of half a unit.
viewing::CameraRig frontal() {
  viewing::CameraRig camera;
  camera.setViewportSize(kSize);
  viewing::CameraPose pose;
  pose.position = {0, 0, 10};
  pose.orthographic = true;
  pose.orthographicHeight = 3;
  camera.setSceneBounds(scene::Bounds({-1, -1, -1}, {1, 1, 1}));
  camera.setPose(pose);
  return camera;
}

TracedPicture traced(SceneBuilder scene, Detail detail = Detail::Shaded, SceneState state = {}) {
  const ScenePtr made = animation::finishScene(std::move(scene));
  const session::Snapshot snapshot = session::snapshotOf(made, made->assets, std::move(state));
  return trace(snapshot, picking::RayCaster(made), frontal(), kSize, detail);
}

const Sample& middle(const TracedPicture& picture) {
  return picture.samples[picture.samples.size() / 2];
}

void expectNear(const QVector3D& actual, const QVector3D& expected, float tolerance = 0.004F) {
  EXPECT_LT((actual - expected).length(), tolerance) << testing::PrintToString(actual);
}

TEST(TracedPicture, TellsWhatEachRayMet) {
  SceneBuilder scene;
  addSquare(scene, addMaterial(scene, scene::UnlitParams{}));
  const TracedPicture picture = traced(std::move(scene), Detail::Hits);
  ASSERT_EQ(picture.samples.size(), 81U);
  EXPECT_FALSE(picture.samples.front().item) << "beside the square";
  const Sample& sample = middle(picture);
  EXPECT_EQ(sample.item, DrawItemIndex(0));
  EXPECT_FALSE(sample.backdrop);
  expectNear(sample.position, {0, 0, 0});
  expectNear(sample.normal, {0, 0, 1});
  // Rows run from the top: the third pixel of the third row is up and left of the middle.
  expectNear(picture.samples[2 * 9 + 2].position, {-2 / 3.0F, 2 / 3.0F, 0});
}

TEST(TracedPicture, NormalsFaceTheEyeOnBothSides) {
  SceneBuilder scene;
  const MaterialIndex material = addMaterial(scene, scene::UnlitParams{});
  scene.assets.materials[material].cull = scene::Cull::None;
  addSquare(scene, material);
  QMatrix4x4 turned;
  turned.rotate(180, 0, 1, 0);
  scene.nodes[0].local = turned;
  expectNear(middle(traced(std::move(scene), Detail::Hits)).normal, {0, 0, 1});
}

TEST(TracedPicture, UnlitSurfacesAreTheirTexelsTimesTheirColour) {
  SceneBuilder scene;
  const MaterialIndex material = addMaterial(scene, scene::UnlitParams{}, {0.5F, 1, 1, 1});
  scene.assets.materials[material].slot(scene::TextureSlot::BaseColor).texture =
      addTexture(scene, {qRgb(128, 64, 255)});
  addSquare(scene, material);
  const Sample sample = middle(traced(std::move(scene)));
  const QVector3D expected(linearOf(128 / 255.0F) / 2, linearOf(64 / 255.0F), 1);
  expectNear(sample.color, expected);
  expectNear(sample.light, {1, 1, 1});
  expectNear(sample.shown, expected);
}

TEST(TracedPicture, HolesInPicturesShowWhatIsBehind) {
  SceneBuilder scene;
  const MaterialIndex grating = addMaterial(scene, scene::UnlitParams{});
  scene::Material& material = scene.assets.materials[grating];
  material.slot(scene::TextureSlot::BaseColor).texture =
      addTexture(scene, {qRgba(255, 0, 0, 255), qRgba(255, 0, 0, 255), qRgba(255, 0, 0, 0), qRgba(255, 0, 0, 0)});
  material.blend = scene::Blend::AlphaTest;
  addSquare(scene, grating, 1);
  const DrawItemIndex behind = addSquare(scene, addMaterial(scene, scene::UnlitParams{}, {0, 1, 0, 1}), 0);
  const TracedPicture picture = traced(std::move(scene));
  const Sample& left = picture.samples[4 * 9 + 2];
  const Sample& right = picture.samples[4 * 9 + 6];
  expectNear(left.shown, {1, 0, 0});
  EXPECT_EQ(right.item, behind);
  EXPECT_NEAR(right.distance - left.distance, 1, 1e-4F);
  expectNear(right.shown, {0, 1, 0});
}

TEST(TracedPicture, GlassIsMixedAsThePictureMixesIt) {
  SceneBuilder scene;
  const MaterialIndex glass = addMaterial(scene, scene::UnlitParams{}, {1, 0, 0, 0.25F});
  scene.assets.materials[glass].blend = scene::Blend::AlphaBlend;
  const DrawItemIndex front = addSquare(scene, glass, 1);
  addSquare(scene, addMaterial(scene, scene::UnlitParams{}, {0, 1, 0, 1}), 0);
  const Sample sample = middle(traced(std::move(scene)));
  EXPECT_EQ(sample.item, front);
  // On encoded colours: a quarter of red over green.
  expectNear(sample.shown, {linearOf(0.25F), linearOf(0.75F), 0});
}

scene::Lightmap oneLuxel(int value, std::int8_t exponent) {
  scene::Lightmap lightmap;
  lightmap.width = lightmap.height = 1;
  scene::LightmapLayer layer;
  layer.flat = Bytes::adopt(
      std::vector<std::byte>{std::byte(value), std::byte(value / 2), std::byte(0), static_cast<std::byte>(exponent)});
  lightmap.layers.push_back(std::move(layer));
  return lightmap;
}

TEST(TracedPicture, LightmapsLightInLinearLight) {
  SceneBuilder scene;
  addSquare(scene, addMaterial(scene, scene::BakedParams{}, {0.5F, 0.5F, 0.5F, 1}));
  scene.meshes[0].surfaces[0].lightmap = 0;
  scene.meshes[0].vertices.lightmapUvs.assign(6, {0.5F, 0.5F});
  scene.bake.lightmaps.push_back(oneLuxel(128, -1));
  const Sample sample = middle(traced(std::move(scene)));
  const QVector3D light(128 / 255.0F / 2, 64 / 255.0F / 2, 0); // c * 2^exponent / 255
  expectNear(sample.light, light);
  expectNear(sample.shown, light * 0.5F);
}

void addLitSquare(SceneBuilder& scene, scene::LightingColorSpace space) {
  scene.bake.colorSpace = space;
  const MaterialIndex material = addMaterial(scene, scene::BakedParams{});
  scene.assets.materials[material].slot(scene::TextureSlot::BaseColor).texture =
      addTexture(scene, {qRgb(200, 200, 200)});
  addSquare(scene, material);
  scene.meshes[0].vertices.colors.push_back(
      {QStringLiteral("day"), std::vector<QVector4D>(6, QVector4D(0.5F, 0.5F, 0.5F, 1))});
}

TEST(TracedPicture, ColourStreamsLightInTheSpaceOfTheGame) {
  SceneBuilder linear;
  addLitSquare(linear, scene::LightingColorSpace::Linear);
  expectNear(middle(traced(std::move(linear))).shown, QVector3D(1, 1, 1) * (linearOf(200 / 255.0F) * 0.5F));
  SceneBuilder display;
  addLitSquare(display, scene::LightingColorSpace::Display);
  expectNear(middle(traced(std::move(display))).shown, QVector3D(1, 1, 1) * linearOf(100 / 255.0F));
}

TEST(TracedPicture, TheChosenColourStreamIsShown) {
  SceneBuilder scene;
  addSquare(scene, addMaterial(scene, scene::BakedParams{}));
  auto& colors = scene.meshes[0].vertices.colors;
  colors.push_back({QStringLiteral("day"), std::vector<QVector4D>(6, QVector4D(1, 1, 1, 1))});
  colors.push_back(
      {QStringLiteral("collision"), std::vector<QVector4D>(6, QVector4D(0, 0, 1, 1)), scene::ColorUse::Paint});
  scene::ColorStreamTarget target;
  target.choices = {{QStringLiteral("day")}, {QStringLiteral("collision")}};
  scene.controls.push_back(scene::choice({"colors", "Colours", "Light"}, {"Day", "Collision"}, target));
  SceneState state;
  state.controls[QStringLiteral("colors")] = 1;
  expectNear(middle(traced(std::move(scene), Detail::Shaded, state)).shown, {0, 0, 1});
}

TEST(TracedPicture, LayersThatAreOffAndHiddenItemsAreNotThere) {
  SceneBuilder scene;
  scene.layers.push_back({QStringLiteral("front"), QStringLiteral("Front")});
  scene.controls.push_back(scene::toggle({"layer.front", "Front", "Layers"}, scene::LayerTarget{LayerIndex(0)}, true));
  const MaterialIndex material = addMaterial(scene, scene::UnlitParams{});
  addSquare(scene, material, 1, 0);
  addSquare(scene, material, 0.5F);
  addSquare(scene, material, 0);
  SceneState state;
  state.controls[QStringLiteral("layer.front")] = 0;
  state.hidden = {1};
  EXPECT_EQ(middle(traced(std::move(scene), Detail::Shaded, state)).item, DrawItemIndex(2));
}

TEST(TracedPicture, SkyShowsTheBackdropBehindIt) {
  SceneBuilder scene;
  scene.layers.push_back({QStringLiteral("sky"), QStringLiteral("Sky")});
  addSquare(scene, addMaterial(scene, scene::SkyParams{}), 0);
  const MaterialIndex picture = addMaterial(scene, scene::SkyParams{});
  scene.assets.materials[picture].slot(scene::TextureSlot::BaseColor).texture = addTexture(scene, {qRgb(0, 0, 255)});
  const DrawItemIndex sky = addSquare(scene, picture, -5, 0);
  scene.world.backdrops.push_back({.layer = LayerIndex(0), .origin = {0, 0, 0}});
  const Sample sample = middle(traced(std::move(scene)));
  EXPECT_EQ(sample.item, sky);
  EXPECT_EQ(sample.backdrop, scene::BackdropIndex(0));
  expectNear(sample.shown, {0, 0, 1});
}

TEST(TracedPicture, LargePicturesAreAveragedWhereAPixelSeesManyTexels) {
  SceneBuilder scene;
  const MaterialIndex material = addMaterial(scene, scene::UnlitParams{});
  std::vector<QRgb> stripes;
  for (int i = 0; i < 1024; ++i) {
    stripes.push_back(i % 2 == 0 ? qRgb(255, 255, 255) : qRgb(0, 0, 0));
  }
  scene.assets.materials[material].slot(scene::TextureSlot::BaseColor).texture = addTexture(scene, stripes);
  addSquare(scene, material);
  for (const Sample& sample : traced(std::move(scene)).samples) {
    if (sample.item) {
      EXPECT_GT(sample.shown.x(), 0.1F);
      EXPECT_LT(sample.shown.x(), 0.6F);
    }
  }
}

TEST(TracedPicture, ShapesWithoutLightAreLighterWhereTheyFaceTheEye) {
  SceneBuilder scene;
  const MaterialIndex material = addMaterial(scene, scene::LambertParams{}, {0.5F, 0.5F, 0.5F, 1});
  addSquare(scene, material);
  QMatrix4x4 turned;
  turned.rotate(70, 0, 1, 0);
  addSquare(scene, material);
  scene.nodes[1].local = turned;
  SceneState facing;
  facing.hidden = {1};
  SceneState aside;
  aside.hidden = {0};
  const ScenePtr made = animation::finishScene(std::move(scene));
  const auto lightOf = [&](const SceneState& state) {
    const session::Snapshot snapshot = session::snapshotOf(made, made->assets, state);
    return middle(trace(snapshot, picking::RayCaster(made), frontal(), kSize, Detail::Shaded)).light.y();
  };
  EXPECT_GT(lightOf(facing), lightOf(aside) + 0.03F);
  EXPECT_GT(lightOf(aside), 0.1F);
}

TEST(TracedPicture, SmoothedEdgesAreMixedAsLight) {
  SceneBuilder scene;
  const MaterialIndex material = addMaterial(scene, scene::UnlitParams{});
  addSquare(scene, material);
  addSquare(scene, addMaterial(scene, scene::UnlitParams{}, {0, 0, 0, 1}), 1);
  scene.nodes[1].local.translate(1, 0, 0); // black from the middle on
  const ScenePtr made = animation::finishScene(std::move(scene));
  const QImage picture =
      smoothPicture(session::snapshotOf(made, made->assets), picking::RayCaster(made), frontal(), kSize);
  ASSERT_EQ(picture.size(), kSize);
  EXPECT_EQ(picture.pixel(2, 4), qRgb(255, 255, 255));
  EXPECT_EQ(picture.pixel(6, 4), qRgb(0, 0, 0));
  EXPECT_EQ(picture.pixel(4, 4), qRgb(188, 188, 188)) << "half the light of white";
  EXPECT_EQ(qAlpha(picture.pixel(0, 4)), 0);
  // The left edge lies in the middle of the second pixel.
  EXPECT_EQ(picture.pixel(1, 4), qRgba(255, 255, 255, 128));
}

TEST(TracedPicture, ShadowsOverNothingAreAsTransparentAsTheyAre) {
  SceneBuilder scene;
  const MaterialIndex shadow = addMaterial(scene, scene::UnlitParams{}, {0, 0, 0, 0.25F});
  scene.assets.materials[shadow].blend = scene::Blend::AlphaBlend;
  addSquare(scene, shadow);
  const ScenePtr made = animation::finishScene(std::move(scene));
  const QImage picture =
      smoothPicture(session::snapshotOf(made, made->assets), picking::RayCaster(made), frontal(), kSize);
  EXPECT_EQ(picture.pixel(4, 4), qRgba(0, 0, 0, 64));
}

TEST(TracedPicture, CanBeCancelledAtEachStep) {
  SceneBuilder scene;
  addSquare(scene, addMaterial(scene, scene::UnlitParams{}));
  const ScenePtr made = animation::finishScene(std::move(scene));
  const session::Snapshot snapshot = session::snapshotOf(made, made->assets);
  const picking::RayCaster caster(made);
  Progress whole;
  trace(snapshot, caster, frontal(), kSize, Detail::Shaded, &whole);
  ASSERT_GE(whole.stepCount(), kSize.height());
  for (int step = 1; step <= whole.stepCount(); ++step) {
    Progress progress;
    progress.cancelAtStep(step);
    EXPECT_THROW(trace(snapshot, caster, frontal(), kSize, Detail::Shaded, &progress), base::Cancelled);
  }
}

TEST(TracedPicture, NothingIsMetInAnEmptyScene) {
  for (const Sample& sample : traced(SceneBuilder()).samples) {
    EXPECT_FALSE(sample.item);
  }
}

} // namespace
} // namespace vitrine::tracing
