// Light by directions: known luxels and known normals against values computed here.
#include "tests/render/Pixels.h"
#include "tests/render/SharedRenderer.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vitrine::tests {
namespace {

using render::ShadingMode;
using scene::TextureSlot;

const QColor kBumpAlbedo(200, 160, 120);
constexpr std::array<std::array<int, 4>, 4> kLuxels{
    {{128, 128, 128, 0}, {255, 40, 10, 0}, {20, 255, 30, -1}, {60, 90, 255, -1}}}; // flat, and by direction

QVector3D averageLightOf(const std::array<int, 4>& luxel) {
  return tests::lightOf(
      {static_cast<std::uint8_t>(luxel[0]), static_cast<std::uint8_t>(luxel[1]), static_cast<std::uint8_t>(luxel[2])},
      luxel[3]);
}

scene::LightmapLayer bumpedLayer(std::uint8_t style = 0) {
  return {style, luxels({kLuxels[0]}), luxels({kLuxels[1], kLuxels[2], kLuxels[3]})};
}

/// Texel of a picture of normals, as the shader sees it.
QVector3D texelOf(const QColor& color) {
  return {static_cast<float>(color.redF()), static_cast<float>(color.greenF()), static_cast<float>(color.blueF())};
}

QVector3D lightFrom(const QVector3D& shares) {
  return averageLightOf(kLuxels[1]) * shares.x() + averageLightOf(kLuxels[2]) * shares.y() +
         averageLightOf(kLuxels[3]) * shares.z();
}

/// docs/formats/source-bsp.md, "Lightmaps".
QVector3D bumpedLight(const QColor& normalTexel) {
  const QVector3D normal = (texelOf(normalTexel) * 2.0F - QVector3D(1, 1, 1)).normalized();
  QVector3D shares;
  for (int i = 0; i < 3; ++i) {
    const float facing = std::max(QVector3D::dotProduct(normal, scene::bumpBases()[static_cast<std::size_t>(i)]), 0.0F);
    shares[i] = facing * facing;
  }
  return lightFrom(shares / (shares.x() + shares.y() + shares.z()));
}

struct Bumped {
  HandmadeScene maker;
  scene::Material material;

  Bumped() { material = texturedMaterial(maker.addTexture(filled(kBumpAlbedo))); }

  void bend(const QColor& normalTexel) {
    material.slot(TextureSlot::Normal).texture = maker.addTexture(filled(normalTexel));
  }

  scene::ScenePtr finish(scene::Lightmap lightmap = {1, 1, {bumpedLayer()}}) {
    maker.addLightmap(1, 1, {255, 255, 255}, 0); // others are not bumped
    maker.addQuad(square(maker.addMaterial(material), maker.addLightmap(std::move(lightmap))));
    return maker.finish();
  }
};

QImage inMode(const scene::ScenePtr& scene, ShadingMode mode) {
  render::CaptureRequest request = squareRequest(*scene, kSmallShot);
  request.mode = mode;
  return draw(scene, request);
}

TEST(BumpPicture, NormalsChooseAmongTheDirectionsOfLight) {
  for (const QColor texel : {QColor(128, 128, 255), QColor(230, 128, 204), QColor(60, 220, 190), QColor(60, 36, 190)}) {
    Bumped bumped;
    bumped.bend(texel);
    const auto scene = bumped.finish();
    expectPixel(inMode(scene, ShadingMode::Lit), middleOf(kSmallShot),
                encoded(linearOf(kBumpAlbedo) * bumpedLight(texel)), 3);
    expectPixel(inMode(scene, ShadingMode::Lightmap), middleOf(kSmallShot), lightAlone(bumpedLight(texel)), 3);
  }
}

TEST(BumpPicture, SelfShadowedPicturesHoldTheSharesThemselves) {
  Bumped bumped;
  bumped.material.common.normalMap.selfShadowed = true;
  const QColor texel(200, 100, 25);
  bumped.bend(texel);
  expectPixel(inMode(bumped.finish(), ShadingMode::Lit), middleOf(kSmallShot),
              encoded(linearOf(kBumpAlbedo) * lightFrom(texelOf(texel))), 3);
}

TEST(BumpPicture, WithoutNormalsTheLightIsTheFlatOne) {
  Bumped bumped;
  expectPixel(inMode(bumped.finish(), ShadingMode::Lit), middleOf(kSmallShot),
              encoded(linearOf(kBumpAlbedo) * averageLightOf(kLuxels[0])));
}

TEST(BumpPicture, WithoutDirectionsTheLightIsPlain) {
  Bumped bumped;
  bumped.bend({230, 128, 204});
  bumped.maker.addLightmap({1, 1, {bumpedLayer()}}); // another surface's
  const auto scene = bumped.finish({1, 1, {{0, luxels({kLuxels[1]}), {}}}});
  expectPixel(inMode(scene, ShadingMode::Lit), middleOf(kSmallShot),
              encoded(linearOf(kBumpAlbedo) * averageLightOf(kLuxels[1])));
}

TEST(BumpPicture, StylesWeighTheDirectionsToo) {
  Bumped bumped;
  const QColor texel(230, 128, 204);
  bumped.bend(texel);
  bumped.maker.scene().controls.push_back(
      {QStringLiteral("style.3"), {}, {}, scene::ControlKind::Slider, 0, 4, 1, {}, scene::LightStyleTarget{3}});
  const auto scene = bumped.finish({1, 1, {bumpedLayer(3)}});
  render::OffscreenRenderer& renderer = rendererShowing(scene, scene->assets);
  render::CaptureRequest request = squareRequest(*scene, kSmallShot);
  for (const double weight : {1.0, 0.5, 0.0, 2.0}) {
    request.state.controls[QStringLiteral("style.3")] = weight;
    expectPixel(*renderer.capture(request), middleOf(kSmallShot),
                encoded(linearOf(kBumpAlbedo) * bumpedLight(texel) * static_cast<float>(weight)), 3);
  }
}

TEST(BumpPicture, TwoLayersAndDetailKeepWorking) {
  Bumped bumped;
  const QColor texel(60, 220, 190);
  bumped.bend(texel);
  bumped.material.params = scene::TwoLayerBlendParams{};
  bumped.material.slot(TextureSlot::BaseColor2).texture = bumped.maker.addTexture(filled(QColor(40, 60, 220)));
  bumped.material.slot(TextureSlot::Detail).texture = bumped.maker.addTexture(filled(QColor(160, 160, 160)));
  bumped.maker.addLightmap(1, 1, {255, 255, 255}, 0);
  bumped.maker.addQuad(
      square(bumped.maker.addMaterial(bumped.material), bumped.maker.addLightmap({1, 1, {bumpedLayer()}})));
  bumped.maker.scene().meshes.front().vertices.blend = {1, 1, 1, 1};
  const QVector3D albedo = linearOf(QColor(40, 60, 220)) * (2.0F * 160.0F / 255.0F);
  expectPixel(inMode(bumped.maker.finish(), ShadingMode::Lit), middleOf(kSmallShot),
              encoded(albedo * bumpedLight(texel)), 3);
}

TEST(BumpPicture, NormalsModeBendsAlongTheTexture) {
  const QColor texel(230, 200, 190);
  const QVector3D bent = (texelOf(texel) * 2.0F - QVector3D(1, 1, 1)).normalized();
  const auto shown = [](const QVector3D& normal) { return shownAs(normal * 0.5F + QVector3D(0.5F, 0.5F, 0.5F)); };
  Bumped upright;
  upright.bend(texel);
  // v grows downwards on the screen.
  expectPixel(inMode(upright.finish(), ShadingMode::Normals), middleOf(kSmallShot),
              shown({bent.x(), -bent.y(), bent.z()}), 3);
  Bumped mirrored;
  mirrored.bend(texel);
  mirrored.maker.addQuad(
      square(mirrored.maker.addMaterial(mirrored.material), mirrored.maker.addLightmap({1, 1, {bumpedLayer()}})));
  for (QVector2D& uv : mirrored.maker.scene().meshes.front().vertices.uvs[0]) {
    uv.setX(1 - uv.x());
  }
  expectPixel(inMode(mirrored.maker.finish(), ShadingMode::Normals), middleOf(kSmallShot),
              shown({-bent.x(), -bent.y(), bent.z()}), 3);
}

} // namespace
} // namespace vitrine::tests
