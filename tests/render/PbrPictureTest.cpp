// Metal, roughness and lamps in pixels, against values computed by ShadingReference.
#include "tests/render/DynamicLightScene.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using render::ShadingMode;
using scene::LightKind;
using scene::TextureSlot;

const QVector3D kMetalBase(0.5F, 0.25F, 0.1F);
const QVector3D kPbrSunDirection(-1, -2, -2); // of the sun
const QVector3D kPbrSun(0.9F, 0.8F, 0.7F);

Arriving pbrSun() {
  return {-kPbrSunDirection.normalized(), kPbrSun};
}

Arriving lampAt(const QVector3D& position, const QVector3D& point, const QVector3D& color, double share) {
  return {(position - point).normalized(), color * static_cast<float>(share)};
}

TEST(PbrPicture, MetalAndRoughnessUnderTheSun) {
  DynamicLightScene cells(5, 2);
  const std::array<float, 5> roughness{0.25F, 0.4F, 0.6F, 0.8F, 1};
  for (const float metallic : {0.0F, 1.0F}) {
    for (const float rough : roughness) {
      cells.addCell(pbrMaterial(kMetalBase, metallic, rough));
    }
  }
  cells.addSun(kPbrSunDirection, kPbrSun);
  const QImage picture = cells.draw();
  for (int cell = 0; cell < 10; ++cell) {
    SCOPED_TRACE(cell);
    const Metal metal{kMetalBase, cell < 5 ? 0.0 : 1.0, roughness[static_cast<std::size_t>(cell % 5)]};
    expectPixel(picture, cells.pixelOf(cell), encoded(metalRough(metal, cells.seenAt(cell), {pbrSun()})), 3);
  }
}

TEST(PbrPicture, HighlightsLieWhereTheyAreMirrored) {
  DynamicLightScene cells(3);
  // The middle cell sees the sun right in its mirror.
  for (int i = 0; i < 3; ++i) {
    cells.addCell(pbrMaterial({0.1F, 0.1F, 0.1F}, 0.3F, 0.3F));
  }
  cells.addSun({0, 0, -1}, {0.3F, 0.3F, 0.3F});
  const QImage picture = cells.draw();
  for (int cell = 0; cell < 3; ++cell) {
    const Metal metal{{0.1F, 0.1F, 0.1F}, 0.3, 0.3};
    const Arriving light{{0, 0, 1}, {0.3F, 0.3F, 0.3F}};
    expectPixel(picture, cells.pixelOf(cell), encoded(metalRough(metal, cells.seenAt(cell), {light})), 3);
  }
  EXPECT_GT(qRed(picture.pixel(cells.pixelOf(1))), qRed(picture.pixel(cells.pixelOf(0))) + 60);
}

TEST(PbrPicture, PicturesSayMetalRoughnessAndOcclusion) {
  DynamicLightScene cells(4);
  scene::Material material = pbrMaterial(kMetalBase, 0.8F, 0.9F);
  material.slot(TextureSlot::MetalRough).texture = cells.addTexture(QColor(255, 128, 64));
  cells.addCell(material);
  material = pbrMaterial(kMetalBase, 0, 1);
  material.slot(TextureSlot::Occlusion).texture = cells.addTexture(QColor(51, 255, 255));
  std::get<scene::PbrParams>(material.params).occlusionStrength = 0.5F;
  cells.addCell(material);
  material = pbrMaterial({1, 1, 1}, 0.4F, 1);
  material.slot(TextureSlot::BaseColor).texture = cells.addTexture(QColor(200, 100, 50, 153));
  std::get<scene::PbrParams>(material.params).smoothnessInAlpha = 1;
  cells.addCell(material);
  cells.addCell(pbrMaterial(kMetalBase, 0, 1));
  cells.addSun(kPbrSunDirection, kPbrSun);
  const QImage picture = cells.draw();
  const auto expectCell = [&](int cell, const Metal& metal) {
    SCOPED_TRACE(cell);
    expectPixel(picture, cells.pixelOf(cell), encoded(metalRough(metal, cells.seenAt(cell), {pbrSun()})), 3);
  };
  expectCell(0, {kMetalBase, 0.8 * 64 / 255, 0.9 * 128 / 255});
  expectCell(1, {kMetalBase, 0, 1, 1 - 0.5 * (1 - 51.0 / 255)});
  expectCell(2, {linearOf(QColor(200, 100, 50)), 0.4, 1 - 153.0 / 255});
  expectCell(3, {kMetalBase, 0, 1});
  EXPECT_EQ(qAlpha(picture.pixel(cells.pixelOf(2))), 255) << "smooth, not translucent";
}

TEST(PbrPicture, PointLightsFadeAndEnd) {
  DynamicLightScene cells(8);
  for (int i = 0; i < 8; ++i) {
    cells.addCell(pbrMaterial({0.8F, 0.8F, 0.8F}, 0, 1));
  }
  const QVector3D place(-0.9F, 0, 0.3F);
  const QVector3D color(2, 1, 0.5F);
  const float range = 1.5F;
  cells.addLamp(LightKind::Point, place, color, range);
  const QImage picture = cells.draw();
  for (int cell = 0; cell < 8; ++cell) {
    SCOPED_TRACE(cell);
    const QVector3D point = cells.pointOf(cell);
    const Arriving light = lampAt(place, point, color, unityFalloff((place - point).length(), range));
    expectPixel(picture, cells.pixelOf(cell),
                encoded(metalRough({{0.8F, 0.8F, 0.8F}, 0, 1}, cells.seenAt(cell), {light})), 3);
  }
  expectPixel(picture, cells.pixelOf(7), encoded(metalRough({{0.8F, 0.8F, 0.8F}, 0, 1}, cells.seenAt(7), {})), 2);
}

TEST(PbrPicture, LightsWithoutAnEndFadeByTheMetre) {
  DynamicLightScene cells(1);
  cells.addCell(pbrMaterial(kMetalBase, 0, 1));
  cells.maker().scene().metresPerUnit = 0.5;
  cells.addLamp(LightKind::Area, {0, 0, 2}, {1, 1, 1}, 0);
  const Arriving light{{0, 0, 1}, QVector3D(1, 1, 1) / 2}; // a metre away
  expectPixel(cells.draw(), cells.pixelOf(0), encoded(metalRough({kMetalBase, 0, 1}, cells.seenAt(0), {light})), 3);
}

TEST(PbrPicture, SpotsHaveCones) {
  DynamicLightScene cells(9);
  for (int i = 0; i < 9; ++i) {
    cells.addCell(pbrMaterial(kMetalBase, 0, 1));
  }
  scene::Light& spot = cells.addLamp(LightKind::Spot, {0, 0, 1}, {3, 3, 3}, 4);
  spot.innerConeCos = 0.95F;
  spot.outerConeCos = 0.8F;
  const QImage picture = cells.draw();
  for (int cell = 0; cell < 9; ++cell) {
    SCOPED_TRACE(cell);
    const QVector3D way = QVector3D(0, 0, 1) - cells.pointOf(cell);
    const double inCone = std::clamp((way.normalized().z() - 0.8) / 0.15, 0.0, 1.0);
    const Arriving light =
        lampAt({0, 0, 1}, cells.pointOf(cell), {3, 3, 3}, inCone * inCone * unityFalloff(way.length(), 4));
    expectPixel(picture, cells.pixelOf(cell), encoded(metalRough({kMetalBase, 0, 1}, cells.seenAt(cell), {light})), 3);
  }
}

TEST(PbrPicture, ManyLampsAddUp) {
  DynamicLightScene cells(1);
  cells.addCell(pbrMaterial(kMetalBase, 0.2F, 0.7F));
  std::vector<Arriving> lights;
  for (int i = 0; i < 8; ++i) {
    const QVector3D direction(static_cast<float>(i) - 3.5F, 1, -3);
    cells.addSun(direction, {0.1F, 0.15F, 0.2F});
    lights.push_back({-direction.normalized(), {0.1F, 0.15F, 0.2F}});
  }
  cells.addLamp(LightKind::Point, {0, 0, 0.1F}, {0.05F, 0, 0}, 1); // one too many
  expectPixel(cells.draw(), cells.pixelOf(0), encoded(metalRough({kMetalBase, 0.2, 0.7}, cells.seenAt(0), lights)), 3);
}

TEST(PbrPicture, NormalPicturesBendWithGreenUp) {
  DynamicLightScene cells(3);
  const auto bentBy = [](const QColor& texel, float scale) {
    const auto part = [](double value) { return static_cast<float>(value * 2 - 1); };
    return QVector3D(part(texel.redF()) * scale, part(texel.greenF()) * scale, part(texel.blueF())).normalized();
  };
  const QColor texel(190, 210, 220);
  scene::Material material = pbrMaterial(kMetalBase, 0.5F, 0.6F);
  material.slot(TextureSlot::Normal).texture = cells.addTexture(texel);
  cells.addCell(material);
  material.common.normalMap.scale = 0.4F;
  cells.addCell(material);
  cells.addCell(pbrMaterial(kMetalBase, 0.5F, 0.6F));
  cells.addSun(kPbrSunDirection, kPbrSun);
  const QImage picture = cells.draw();
  const QImage normals = cells.draw(ShadingMode::Normals);
  const std::array<QVector3D, 3> bent{bentBy(texel, 1), bentBy(texel, 0.4F), QVector3D(0, 0, 1)};
  for (int cell = 0; cell < 3; ++cell) {
    SCOPED_TRACE(cell);
    const QVector3D& normal = bent[static_cast<std::size_t>(cell)];
    expectPixel(picture, cells.pixelOf(cell),
                encoded(metalRough({kMetalBase, 0.5, 0.6}, cells.seenAt(cell, normal), {pbrSun()})), 3);
    expectPixel(normals, cells.pixelOf(cell), shownAs(normal * 0.5F + QVector3D(0.5F, 0.5F, 0.5F)), 3);
  }
}

TEST(PbrPicture, EmissionComesOnTopAndMayBeMoreThanWhite) {
  DynamicLightScene cells(3);
  scene::Material material = pbrMaterial(kMetalBase, 0, 1);
  material.common.emission = QVector3D(0.1F, 0.2F, 0.3F);
  cells.addCell(material);
  material.common.emission = QVector3D(3, 0.5F, 0);
  material.slot(TextureSlot::Emissive).texture = cells.addTexture(QColor(128, 128, 128));
  cells.addCell(material);
  material.params = scene::UnlitParams{};
  material.common.emission = QVector3D(0.1F, 0.2F, 2);
  cells.addCell(material);
  cells.addSun(kPbrSunDirection, kPbrSun);
  const QImage picture = cells.draw();
  const auto lit = [&](int cell) { return metalRough({kMetalBase, 0, 1}, cells.seenAt(cell), {pbrSun()}); };
  const float grey = linearOf(QColor(128, 128, 128)).x();
  expectPixel(picture, cells.pixelOf(0), encoded(lit(0) + QVector3D(0.1F, 0.2F, 0.3F)), 3);
  expectPixel(picture, cells.pixelOf(1), encoded(lit(1) + QVector3D(3, 0.5F, 0) * grey), 3);
  expectPixel(picture, cells.pixelOf(2), encoded(kMetalBase + QVector3D(0.1F, 0.2F, 2) * grey), 3);
}

TEST(PbrPicture, WithoutLampsOneGoesWithTheCamera) {
  DynamicLightScene cells(2);
  cells.addCell(pbrMaterial(kMetalBase, 0, 1));
  cells.addCell(pbrMaterial(kMetalBase, 1, 0.4F));
  const QImage picture = cells.draw();
  // From above and a little from the right of whoever looks.
  const Arriving lamp{QVector3D(0.35F, 0.6F, 1).normalized(), {0.75F, 0.75F, 0.75F}};
  expectPixel(picture, cells.pixelOf(0), encoded(metalRough({kMetalBase, 0, 1}, cells.seenAt(0), {lamp})), 3);
  expectPixel(picture, cells.pixelOf(1), encoded(metalRough({kMetalBase, 1, 0.4}, cells.seenAt(1), {lamp})), 3);
}

TEST(PbrPicture, ExposureAndVertexColoursAreFactors) {
  DynamicLightScene cells(1);
  cells.addCell(pbrMaterial(kMetalBase, 0, 1));
  cells.maker().addColors(0, QStringLiteral("colour"), scene::ColorUse::Light, {0.5F, 1, 0.25F});
  cells.addSun(kPbrSunDirection, kPbrSun);
  const QVector3D base = kMetalBase * QVector3D(0.5F, 1, 0.25F);
  expectPixel(cells.draw(ShadingMode::Lit, 1.5), cells.pixelOf(0),
              encoded(metalRough({base, 0, 1}, cells.seenAt(0), {pbrSun()}) * 1.5F), 3);
}

TEST(PbrPicture, ModesShowColourAndLightApart) {
  DynamicLightScene cells(1);
  scene::Material material = pbrMaterial(kMetalBase, 0.5F, 0.6F);
  material.common.emission = QVector3D(1, 1, 1);
  cells.addCell(material);
  cells.addSun({0, 0, -1}, {0.5F, 0.25F, 0.25F});
  const Seen seen = cells.seenAt(0);
  expectPixel(cells.draw(ShadingMode::Unlit), cells.pixelOf(0), encoded(kMetalBase), 2);
  expectPixel(cells.draw(ShadingMode::Lightmap), cells.pixelOf(0),
              lightAlone((seen.sky + seen.ground) / 2 + QVector3D(0.5F, 0.25F, 0.25F)), 3);
  const QColor heat = cells.draw(ShadingMode::Heat).pixelColor(cells.pixelOf(0));
  EXPECT_GT(heat.red(), 100) << "between half and full white";
  EXPECT_GT(heat.green(), heat.blue() + 100);
}

} // namespace
} // namespace vitrine::tests
