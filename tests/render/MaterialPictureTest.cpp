// Pictures of a material besides its base colours, in pixels computed here.
#include "tests/render/Pixels.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

#include <map>

namespace vitrine::tests {
namespace {

using scene::TextureSlot;

const QColor kPaint(180, 120, 60);
const QVector3D kQuarterLight(0.25F, 0.25F, 0.25F);

/// A square of `material` in a quarter of full light; `blend` is its share of the second layer.
QImage pictureOf(HandmadeScene& maker, const scene::Material& material, float blend = 0, double exposure = 1) {
  maker.scene().controls.push_back(
      {QStringLiteral("exposure"), {}, {}, scene::ControlKind::Slider, 0, 16, 1, {}, scene::ExposureTarget{}});
  maker.addQuad(square(maker.addMaterial(material), maker.addLightmap(1, 1, {255, 255, 255}, -2)));
  maker.scene().meshes.front().vertices.blend.assign(4, blend);
  const auto scene = maker.finish();
  render::CaptureRequest request = squareRequest(*scene, kTinyShot);
  request.state.controls[QStringLiteral("exposure")] = exposure;
  return draw(scene, request);
}

TEST(MaterialPicture, DetailGoesTogetherWithTheBaseAsItsModeSays) {
  const QColor detail(60, 160, 220, 128);
  const QVector3D raw(60 / 255.0F, 160 / 255.0F, 220 / 255.0F);
  const QVector3D base = linearOf(kPaint);
  const QVector3D seen = linearOf(detail);
  const float share = 0.5F;
  const auto mixed = [](const QVector3D& a, const QVector3D& b, float part) { return a + (b - a) * part; };
  using scene::DetailBlend;
  const std::map<DetailBlend, QVector3D> expected{
      {DetailBlend::DoubledMultiply, base * mixed({1, 1, 1}, raw * 2.0F, share)},
      {DetailBlend::Add, base + seen * share},
      {DetailBlend::Over, mixed(base, seen, share * 128 / 255.0F)},
      {DetailBlend::Fade, mixed(base, seen, share)},
      {DetailBlend::Under, base}, // the base hides it
      {DetailBlend::Multiply, base * mixed({1, 1, 1}, seen, share)},
      {DetailBlend::Unknown, base},
  };
  for (const auto& [mode, color] : expected) {
    HandmadeScene maker;
    scene::Material material = texturedMaterial(maker.addTexture(filled(kPaint)));
    material.slot(TextureSlot::Detail).texture = maker.addTexture(filled(detail));
    material.common.detail = {mode, share};
    SCOPED_TRACE(static_cast<int>(mode));
    expectPixel(pictureOf(maker, material), middleOf(kTinyShot), encoded(color * kQuarterLight), 3);
  }
}

TEST(MaterialPicture, WhatShinesByItselfIsAsTheAlphaOfTheBaseSays) {
  HandmadeScene maker;
  QColor base = kPaint;
  base.setAlpha(64);
  scene::Material material = texturedMaterial(maker.addTexture(filled(base)));
  material.common.selfIllumination = QVector3D(1, 0.5F, 2);
  const float part = 64 / 255.0F;
  const QVector3D light = (kQuarterLight * (1 - part) + QVector3D(1, 0.5F, 2) * part) * 1.5F;
  expectPixel(pictureOf(maker, material, 0, 1.5), middleOf(kTinyShot), encoded(linearOf(kPaint) * light), 3);
}

TEST(MaterialPicture, OrAsItsOwnPictureSays) {
  HandmadeScene maker;
  QColor base = kPaint;
  base.setAlpha(64);
  scene::Material material = texturedMaterial(maker.addTexture(filled(base)));
  material.common.selfIllumination = QVector3D(1, 1, 1);
  material.slot(TextureSlot::Emissive).texture = maker.addTexture(filled(QColor(255, 51, 0)));
  const QVector3D light(1, 0.25F * 0.8F + 0.2F, 0.25F);
  expectPixel(pictureOf(maker, material), middleOf(kTinyShot), encoded(linearOf(kPaint) * light), 3);
}

/// A cube map of one colour on each face.
image::ImagePtr cubeOf(const std::array<QColor, 6>& colors) {
  constexpr std::uint32_t kSide = 4;
  auto cube = std::make_shared<image::Image>();
  cube->width = cube->height = kSide;
  cube->faceCount = 6;
  for (const QColor& color : colors) {
    cube->pictures.push_back(image::Image::fromQImage(filled(color).scaled(kSide, kSide))->pictures[0]);
  }
  return cube;
}

scene::Material mirroringMaterial(HandmadeScene& maker, const QColor& base) {
  scene::Material material = texturedMaterial(maker.addTexture(filled(base)));
  material.slot(TextureSlot::Environment).texture = maker.addTexture(filled(Qt::black));
  maker.scene().assets.textures.back().image =
      cubeOf({QColor(40, 0, 0), QColor(0, 40, 0), QColor(0, 0, 200), QColor(90, 60, 30), Qt::white, Qt::gray});
  return material;
}

// The eye stands on the scene's +Z and sees the square straight on, which then mirrors what is there.
TEST(MaterialPicture, SurroundingsAreMirroredInTheAxesOfTheFile) {
  HandmadeScene maker;
  maker.scene().sourceAxes = scene::kZUpRightHanded; // the scene's +Z is the file's -Y, the fourth face
  const scene::Material material = mirroringMaterial(maker, kPaint);
  expectPixel(pictureOf(maker, material), middleOf(kTinyShot),
              encoded(linearOf(kPaint) * kQuarterLight + linearOf(QColor(90, 60, 30))), 3);
}

TEST(MaterialPicture, TintMaskAndFresnelLeaveLessOfThem) {
  QColor base = kPaint;
  base.setAlpha(64);
  HandmadeScene maker; // its axes are those of the file: +Z is the fifth face
  scene::Material material = mirroringMaterial(maker, base);
  material.common.reflection.mask = scene::ReflectionMask::BaseAlpha;
  material.common.reflection.fresnel = 0.5F;
  material.common.reflection.tint = QVector3D(0.2F, 0.4F, 0);
  const QVector3D mirrored = QVector3D(0.2F, 0.4F, 0) * (1 - 64 / 255.0F) * 0.5F;
  expectPixel(pictureOf(maker, material), middleOf(kTinyShot), encoded(linearOf(kPaint) * kQuarterLight + mirrored), 4);
}

TEST(MaterialPicture, APictureOfItsOwnSaysWhereItMirrors) {
  HandmadeScene maker;
  scene::Material material = mirroringMaterial(maker, kPaint);
  material.slot(TextureSlot::Specular).texture = maker.addTexture(filled(QColor(51, 0, 102)));
  expectPixel(pictureOf(maker, material), middleOf(kTinyShot),
              encoded(linearOf(kPaint) * kQuarterLight + QVector3D(0.2F, 0, 0.4F)), 4);
}

TEST(MaterialPicture, OrTheAlphaOfItsNormals) {
  HandmadeScene maker;
  scene::Material material = mirroringMaterial(maker, kPaint);
  material.params = scene::LambertParams{}; // whose light has no directions
  material.common.reflection.mask = scene::ReflectionMask::NormalAlpha;
  material.slot(TextureSlot::Normal).texture = maker.addTexture(filled(QColor(128, 128, 255, 51)));
  const QVector3D mirrored(0.2F, 0.2F, 0.2F);
  expectPixel(pictureOf(maker, material), middleOf(kTinyShot), encoded(linearOf(kPaint) * kQuarterLight + mirrored), 4);
}

TEST(MaterialPicture, SeamlessOnesAreLaidOnByPlace) {
  HandmadeScene maker;
  scene::Material material = texturedMaterial(maker.addTexture(quarters(64)));
  material.common.seamlessScale = 1000;                       // so small that all quarters mix
  material.slot(TextureSlot::BaseColor).uvTransform.scale(0); // what coordinates say does not count
  maker.scene().assets.textures.back().filter = scene::Filter::Trilinear;
  expectPixel(pictureOf(maker, material), middleOf(kTinyShot), encoded(QVector3D(0.5F, 0.5F, 0.5F) * kQuarterLight), 8);
}

TEST(MaterialPicture, AMaskMovesWhereTheSecondLayerBegins) {
  for (const auto& [blend, second] : {std::pair(0.5F, false), std::pair(0.7F, true)}) {
    HandmadeScene maker;
    scene::Material material = texturedMaterial(maker.addTexture(filled(Qt::red)));
    material.params = scene::TwoLayerBlendParams{};
    material.slot(TextureSlot::BaseColor2).texture = maker.addTexture(filled(Qt::blue));
    material.slot(TextureSlot::BlendMask).texture = maker.addTexture(filled(QColor(5, 153, 0))); // at 0.6, sharply
    expectPixel(pictureOf(maker, material, blend), middleOf(kTinyShot),
                encoded(QVector3D(second ? 0 : 1, 0, second ? 1 : 0) * kQuarterLight));
  }
}

} // namespace
} // namespace vitrine::tests
