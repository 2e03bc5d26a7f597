// Blinn's highlights over Lambert's light in pixels, against values computed by ShadingReference.
#include "tests/render/DynamicLightScene.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using render::ShadingMode;
using scene::LightKind;
using scene::TextureSlot;

const QVector3D kPhongBase(0.5F, 0.25F, 0.1F);
const QVector3D kMirrored(0.4F, 0.5F, 0.6F);
const QVector3D kPhongSunDirection(-0.4F, -0.6F, -2); // of the sun
const QVector3D kPhongSun(0.7F, 0.6F, 0.5F);

Arriving phongSun() {
  return {-kPhongSunDirection.normalized(), kPhongSun};
}

/// As on the screen, 0…1.
QVector3D displayed(const QVector3D& linear) {
  const QColor color(encoded(linear));
  return {static_cast<float>(color.redF()), static_cast<float>(color.greenF()), static_cast<float>(color.blueF())};
}

TEST(PhongPicture, HighlightsAreTheRounderTheSmallerTheExponent) {
  DynamicLightScene cells(5, 2);
  const std::array<float, 5> exponents{0, 1, 5, 20, 200};
  for (const QVector3D& mirrored : {QVector3D(), kMirrored}) {
    for (const float exponent : exponents) {
      cells.addCell(phongMaterial(kPhongBase, mirrored, exponent));
    }
  }
  cells.addSun(kPhongSunDirection, kPhongSun);
  const QImage picture = cells.draw();
  for (int cell = 0; cell < 10; ++cell) {
    SCOPED_TRACE(cell);
    const Polished polished{kPhongBase, cell < 5 ? QVector3D() : kMirrored,
                            exponents[static_cast<std::size_t>(cell % 5)]};
    expectPixel(picture, cells.pixelOf(cell), encoded(blinnPhong(polished, cells.seenAt(cell), {phongSun()})), 3);
  }
}

TEST(PhongPicture, WhatTurnsAwayFromALampHasNothingOfIt) {
  DynamicLightScene cells(2);
  cells.addCell(phongMaterial(kPhongBase, kMirrored, 2));
  cells.addCell(phongMaterial(kPhongBase, kMirrored, 2), {0, 0.7F, 0.7F});
  cells.addSun({0, 0.3F, 0.1F}, kPhongSun); // from behind and below
  const QImage picture = cells.draw();
  for (int cell = 0; cell < 2; ++cell) {
    const Seen seen = cells.seenAt(cell, cell == 0 ? QVector3D(0, 0, 1) : QVector3D(0, 0.7F, 0.7F));
    expectPixel(picture, cells.pixelOf(cell), encoded(blinnPhong({kPhongBase, kMirrored, 2}, seen, {})), 3);
  }
}

TEST(PhongPicture, PicturesSayColourHighlightsAndWhatShines) {
  DynamicLightScene cells(4);
  scene::Material material = phongMaterial({1, 1, 1}, {1, 0.8F, 0.6F}, 8);
  material.slot(TextureSlot::BaseColor).texture = cells.addTexture(QColor(200, 100, 50));
  cells.addCell(material);
  material.slot(TextureSlot::Specular).texture = cells.addTexture(QColor(128, 90, 60));
  cells.addCell(material);
  material.slot(TextureSlot::Emissive).texture = cells.addTexture(QColor(40, 80, 120));
  cells.addCell(material);
  material.common.emission = QVector3D(0.5F, 1, 2);
  std::get<scene::PhongParams>(material.params).ambient = QVector3D(0.2F, 0, 1.5F);
  cells.addCell(material);
  cells.addSun(kPhongSunDirection, kPhongSun);
  const QImage picture = cells.draw();
  const QVector3D base = linearOf(QColor(200, 100, 50));
  const QVector3D mirrored = QVector3D(1, 0.8F, 0.6F) * linearOf(QColor(128, 90, 60));
  const QVector3D shining = linearOf(QColor(40, 80, 120));
  const auto expectCell = [&](int cell, const Polished& polished, const QVector3D& emission) {
    SCOPED_TRACE(cell);
    expectPixel(picture, cells.pixelOf(cell),
                encoded(blinnPhong(polished, cells.seenAt(cell), {phongSun()}) + emission), 3);
  };
  expectCell(0, {base, {1, 0.8F, 0.6F}, 8}, {});
  expectCell(1, {base, mirrored, 8}, {});
  expectCell(2, {base, mirrored, 8}, shining);
  expectCell(3, {base, mirrored, 8, {0.2F, 0, 1.5F}}, shining * QVector3D(0.5F, 1, 2));
}

TEST(PhongPicture, NormalPicturesBendWithGreenUp) {
  DynamicLightScene cells(2);
  const QColor texel(190, 210, 220);
  scene::Material material = phongMaterial(kPhongBase, kMirrored, 12);
  material.slot(TextureSlot::Normal).texture = cells.addTexture(texel);
  cells.addCell(material);
  material.common.normalMap.scale = 0.4F;
  cells.addCell(material);
  cells.addSun(kPhongSunDirection, kPhongSun);
  const QImage picture = cells.draw();
  for (int cell = 0; cell < 2; ++cell) {
    SCOPED_TRACE(cell);
    const float scale = cell == 0 ? 1 : 0.4F;
    const auto part = [](double value) { return static_cast<float>(value * 2 - 1); };
    const QVector3D bent(part(texel.redF()) * scale, part(texel.greenF()) * scale, part(texel.blueF()));
    const Seen seen = cells.seenAt(cell, bent);
    expectPixel(picture, cells.pixelOf(cell), encoded(blinnPhong({kPhongBase, kMirrored, 12}, seen, {phongSun()})), 3);
  }
}

TEST(PhongPicture, LampsFadeAndAddUp) {
  DynamicLightScene cells(6);
  for (int i = 0; i < 6; ++i) {
    cells.addCell(phongMaterial({0.6F, 0.6F, 0.6F}, {0.3F, 0.3F, 0.3F}, 6));
  }
  const QVector3D place(-0.8F, 0, 0.4F);
  cells.addLamp(LightKind::Point, place, {1, 0.5F, 0.25F}, 1.5F);
  cells.addSun(kPhongSunDirection, kPhongSun * 0.4F);
  const QImage picture = cells.draw();
  for (int cell = 0; cell < 6; ++cell) {
    SCOPED_TRACE(cell);
    const QVector3D way = place - cells.pointOf(cell);
    const auto share = static_cast<float>(unityFalloff(way.length(), 1.5));
    const Arriving near{way.normalized(), QVector3D(1, 0.5F, 0.25F) * share};
    const std::vector<Arriving> lights{near, {phongSun().towards, kPhongSun * 0.4F}};
    const Polished polished{{0.6F, 0.6F, 0.6F}, {0.3F, 0.3F, 0.3F}, 6};
    expectPixel(picture, cells.pixelOf(cell), encoded(blinnPhong(polished, cells.seenAt(cell), lights)), 3);
  }
}

TEST(PhongPicture, GlassLetsThroughWhatItsAlphaLeaves) {
  DynamicLightScene cells(1);
  scene::Material wall;
  wall.params = scene::UnlitParams{};
  wall.color = QVector4D(0, 0, 0.5F, 1);
  cells.addCell(wall);
  scene::Material glass = phongMaterial(kPhongBase, kMirrored, 8);
  glass.color.setW(0.25F);
  glass.blend = scene::Blend::AlphaBlend;
  cells.maker().addQuad({{-1, 1, 0.001F}, {2, 0, 0}, {0, -2, 0}, cells.maker().addMaterial(glass)});
  cells.addSun(kPhongSunDirection, kPhongSun);
  const QVector3D over = displayed(blinnPhong({kPhongBase, kMirrored, 8}, cells.seenAt(0), {phongSun()}));
  const QVector3D below = displayed({0, 0, 0.5F});
  expectPixel(cells.draw(), cells.pixelOf(0), shownAs(over * 0.25F + below * 0.75F), 3);
}

TEST(PhongPicture, ModesShowColourAndLightApart) {
  DynamicLightScene cells(1);
  scene::Material material = phongMaterial(kPhongBase, kMirrored, 4);
  material.common.emission = QVector3D(1, 1, 1);
  cells.addCell(material);
  cells.addSun({0, 0, -1}, {0.5F, 0.25F, 0.25F});
  const Seen seen = cells.seenAt(0);
  expectPixel(cells.draw(ShadingMode::Unlit), cells.pixelOf(0), encoded(kPhongBase), 2);
  expectPixel(cells.draw(ShadingMode::Lightmap), cells.pixelOf(0),
              lightAlone((seen.sky + seen.ground) / 2 + QVector3D(0.5F, 0.25F, 0.25F)), 3);
  expectPixel(cells.draw(ShadingMode::Normals), cells.pixelOf(0), shownAs({0.5F, 0.5F, 1}), 2);
}

} // namespace
} // namespace vitrine::tests
