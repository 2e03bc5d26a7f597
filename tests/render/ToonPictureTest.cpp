// Two tones, rims and outlines in pixels, against values computed by ShadingReference and here.
#include "tests/render/DynamicLightScene.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace vitrine::tests {
namespace {

using render::ShadingMode;
using scene::TextureSlot;

const QVector3D kLit(0.7F, 0.5F, 0.3F);
const QVector3D kShade(0.2F, 0.1F, 0.3F);
const QVector3D kToonSun(0.8F, 0.75F, 0.7F);

/// The sun as it shines on a surface that faces the eye, with this cosine.
scene::ToonParams& toonOf(scene::Material& material) {
  return std::get<scene::ToonParams>(material.params);
}

QVector3D sunWith(float cosine) {
  return {-std::sqrt(1 - cosine * cosine), 0, -cosine};
}

Arriving sun(float cosine) {
  return {-sunWith(cosine), kToonSun};
}

TEST(ToonPicture, LitShadeAndTheStepBetween) {
  DynamicLightScene cells(3, 2);
  const std::array<std::pair<float, float>, 6> steps{
      {{0, 0.9F}, {-0.6F, 0.9F}, {-0.5F, 0.5F}, {-0.25F, 0.3F}, {-0.9F, 0}, {0.2F, 1}}}; // shift, toony
  for (const auto& [shift, toony] : steps) {
    scene::Material material = toonMaterial(kLit, kShade);
    toonOf(material).shadeShift = shift;
    toonOf(material).shadeToony = toony;
    cells.addCell(material);
  }
  cells.addSun(sunWith(0.4F), kToonSun);
  const QImage picture = cells.draw();
  for (int cell = 0; cell < 6; ++cell) {
    SCOPED_TRACE(cell);
    const auto& [shift, toony] = steps[static_cast<std::size_t>(cell)];
    expectPixel(picture, cells.pixelOf(cell),
                encoded(twoTones({kLit, kShade, shift, toony}, cells.seenAt(cell), {sun(0.4F)})), 3);
  }
  EXPECT_EQ(toonShare({kLit, kShade, 0, 0.9}, 0.4), 1);
  EXPECT_EQ(toonShare({kLit, kShade, -0.6, 0.9}, 0.4), 0);
}

TEST(ToonPicture, AShadeColourAloneIsNowhereBrighterThanWhatIsLit) {
  DynamicLightScene cells(2);
  const QColor dark(20, 200, 30);
  scene::Material material = toonMaterial({1, 1, 1}, {0.9F, 0.8F, 0.85F});
  material.slot(TextureSlot::BaseColor).texture = cells.addTexture(dark);
  cells.addCell(material);
  material.slot(TextureSlot::Shade).texture = cells.addTexture(Qt::white);
  cells.addCell(material);
  cells.addSun({0, 0, 1}, kToonSun); // from behind
  const QImage picture = cells.draw();
  const QVector3D lit = linearOf(dark);
  const QVector3D around = (cells.seenAt(0).sky + cells.seenAt(0).ground) / 2;
  const QVector3D shade(lit.x(), std::min(lit.y(), 0.8F), lit.z());
  expectPixel(picture, cells.pixelOf(0), encoded(around * lit + kToonSun * shade), 3);
  expectPixel(picture, cells.pixelOf(1), encoded(around * lit + kToonSun * QVector3D(0.9F, 0.8F, 0.85F)), 3);
}

TEST(ToonPicture, FurtherLampsOnlyAdd) {
  DynamicLightScene cells(1);
  cells.addCell(toonMaterial(kLit, kShade));
  cells.addSun({0, 0, 1}, kToonSun); // from behind
  cells.addSun(sunWith(0.5F), kToonSun * 0.5F);
  const std::vector<Arriving> lights{{{0, 0, -1}, kToonSun}, {-sunWith(0.5F), kToonSun * 0.5F}};
  expectPixel(cells.draw(), cells.pixelOf(0), encoded(twoTones({kLit, kShade}, cells.seenAt(0), lights)), 3);
}

TEST(ToonPicture, ShadePicturesAndWhatIsUnlit) {
  DynamicLightScene cells(4);
  const QColor base(200, 150, 100);
  scene::Material material = toonMaterial({1, 1, 1}, kShade);
  material.slot(TextureSlot::BaseColor).texture = cells.addTexture(base);
  cells.addCell(material);
  toonOf(material).shadeFromBase = true;
  cells.addCell(material);
  material.slot(TextureSlot::Shade).texture = cells.addTexture(QColor(90, 180, 240));
  cells.addCell(material);
  toonOf(material).asUnlit = 0.75F;
  cells.addCell(material);
  cells.addSun({0, 0, 1}, kToonSun);
  const QImage picture = cells.draw();
  const Arriving behind{{0, 0, -1}, kToonSun};
  const QVector3D lit = linearOf(base);
  const auto expected = [&](int cell, const QVector3D& shade) {
    return twoTones({lit, shade, 0, 0.9, cell > 1}, cells.seenAt(cell), {behind});
  };
  const QVector3D pictured = kShade * linearOf(QColor(90, 180, 240));
  expectPixel(picture, cells.pixelOf(0), encoded(expected(0, kShade)), 3);
  expectPixel(picture, cells.pixelOf(1), encoded(expected(1, kShade * lit)), 3);
  expectPixel(picture, cells.pixelOf(2), encoded(expected(2, pictured)), 3);
  expectPixel(picture, cells.pixelOf(3), encoded(expected(3, pictured) * 0.25F + lit * 0.75F), 3);
}

TEST(ToonPicture, RimsShineAtTheEdges) {
  DynamicLightScene cells(3);
  const QVector3D normal = QVector3D(0.8F, 0, 0.6F);
  scene::Material material = toonMaterial(kLit, kShade);
  toonOf(material).rim = QVector3D(0.3F, 0.6F, 0.9F);
  toonOf(material).rimFresnelPower = 2;
  cells.addCell(material, normal);
  toonOf(material).rimLift = 0.2F;
  toonOf(material).rimLightMix = 0.5F;
  cells.addCell(material, normal);
  material.slot(TextureSlot::Rim).texture = cells.addTexture(QColor(128, 255, 0));
  cells.addCell(material, normal);
  cells.addSun({0, 0, -1}, kToonSun);
  const QImage picture = cells.draw();
  for (int cell = 0; cell < 3; ++cell) {
    SCOPED_TRACE(cell);
    const Seen seen = cells.seenAt(cell, normal);
    const float lift = cell > 0 ? 0.2F : 0;
    const float edge = std::clamp(1 - QVector3D::dotProduct(seen.normal, seen.eye) + lift, 0.0F, 1.0F);
    const QVector3D light = kToonSun + (seen.sky + seen.ground) / 2;
    QVector3D rim = QVector3D(0.3F, 0.6F, 0.9F) * edge * edge;
    rim *= cell > 0 ? (QVector3D(1, 1, 1) + light) / 2 : QVector3D(1, 1, 1);
    rim *= cell > 1 ? linearOf(QColor(128, 255, 0)) : QVector3D(1, 1, 1);
    expectPixel(picture, cells.pixelOf(cell), encoded(twoTones({kLit, kShade}, seen, {{{0, 0, 1}, kToonSun}}) + rim),
                3);
  }
}

TEST(ToonPicture, MatcapsAreSeenByTheDirectionOfTheNormal) {
  DynamicLightScene cells(2, 2);
  scene::Material material = toonMaterial({0.05F, 0.05F, 0.05F}, {0.05F, 0.05F, 0.05F});
  material.slot(TextureSlot::Matcap).texture = cells.maker().addTexture(quarters(8));
  toonOf(material).matcap = QVector3D(0.5F, 0.25F, 0.75F);
  // Red green over blue white, wherever the cell is.
  const std::array<QVector3D, 4> normals{
      QVector3D(0.6F, -0.6F, 0.5F), {-0.6F, -0.6F, 0.5F}, {0.6F, 0.6F, 0.5F}, {-0.6F, 0.6F, 0.5F}};
  const std::array<QVector3D, 4> colors{QVector3D(1, 1, 1), {0, 0, 1}, {0, 1, 0}, {1, 0, 0}};
  for (const QVector3D& normal : normals) {
    cells.addCell(material, normal);
  }
  cells.addSun({0, 0, -1}, kToonSun);
  const QImage picture = cells.draw();
  const QVector3D dark(0.05F, 0.05F, 0.05F);
  for (int cell = 0; cell < 4; ++cell) {
    SCOPED_TRACE(cell);
    const auto number = static_cast<std::size_t>(cell);
    const QVector3D below = twoTones({dark, dark}, cells.seenAt(cell, normals[number]), {{{0, 0, 1}, kToonSun}});
    expectPixel(picture, cells.pixelOf(cell), encoded(below + colors[number] * QVector3D(0.5F, 0.25F, 0.75F)), 3);
  }
}

TEST(ToonPicture, LightAloneIsTheTwoTones) {
  DynamicLightScene cells(1);
  cells.addCell(toonMaterial(kLit, kShade));
  cells.addSun(sunWith(0.5F), kToonSun);
  const Seen seen = cells.seenAt(0);
  expectPixel(cells.draw(ShadingMode::Lightmap), cells.pixelOf(0), lightAlone((seen.sky + seen.ground) / 2 + kToonSun),
              3);
  expectPixel(cells.draw(ShadingMode::Unlit), cells.pixelOf(0), encoded(kLit), 2);
}

/// A ball around the origin.
void addBall(HandmadeScene& maker, float radius, const scene::Material& material) {
  constexpr int kSteps = 48;
  scene::Mesh& mesh = maker.scene().meshes.front();
  for (int row = 0; row <= kSteps; ++row) {
    for (int column = 0; column <= kSteps; ++column) {
      const float up = std::numbers::pi_v<float> * static_cast<float>(row) / kSteps;
      const float around = 2 * std::numbers::pi_v<float> * static_cast<float>(column) / kSteps;
      const QVector3D normal(std::sin(up) * std::sin(around), std::cos(up), std::sin(up) * std::cos(around));
      mesh.vertices.positions.push_back(normal * radius);
      mesh.vertices.normals.push_back(normal);
      mesh.vertices.uvs[0].emplace_back(static_cast<float>(column) / kSteps, static_cast<float>(row) / kSteps);
      mesh.bounds.add(normal * radius);
    }
  }
  for (std::uint32_t row = 0; row < kSteps; ++row) {
    for (std::uint32_t column = 0; column < kSteps; ++column) {
      const std::uint32_t at = row * (kSteps + 1) + column;
      const std::uint32_t below = at + kSteps + 1;
      mesh.indices.insert(mesh.indices.end(), {at, below, below + 1, at, below + 1, at + 1});
    }
  }
  scene::Surface surface;
  surface.indexCount = static_cast<std::uint32_t>(mesh.indices.size());
  surface.material = maker.addMaterial(material);
  surface.bounds = mesh.bounds;
  mesh.surfaces.push_back(surface);
}

/// 100 pixels are a unit.
QImage ballPicture(HandmadeScene& maker, ShadingMode mode = ShadingMode::Lit) {
  const auto scene = maker.finish();
  render::CaptureRequest request = squareRequest(*scene, {200, 200});
  request.camera = parallelCamera(*scene, {200, 200}, {0, 0, 3}, 2.0F);
  request.mode = mode;
  return draw(scene, request);
}

scene::Material outlined(float width) {
  scene::Material material = toonMaterial({0, 0, 0.5F}, {0, 0, 0.5F});
  toonOf(material).outline.width = width;
  toonOf(material).outline.lightMix = 0;
  toonOf(material).outline.color = QVector3D(1, 0.1F, 0);
  return material;
}

/// Number of pixels to the right of the middle that are of a colour.
int across(const QImage& picture, const QVector3D& color) {
  int count = 0;
  for (int x = 100; x < 200; ++x) {
    count += difference(picture.pixel(x, 100), encoded(color)) <= 3 ? 1 : 0;
  }
  return count;
}

TEST(ToonPicture, OutlinesAreAsWideAsTheySayInTheWorld) {
  for (const auto& [metresPerUnit, pixels] : {std::pair(1.0, 10), std::pair(0.5, 20)}) {
    HandmadeScene maker;
    maker.scene().metresPerUnit = metresPerUnit;
    addBall(maker, 0.5F, outlined(0.1F));
    const QImage picture = ballPicture(maker);
    EXPECT_NEAR(across(picture, {1, 0.1F, 0}), pixels, 1);
    EXPECT_NEAR(across(picture, {0, 0, 0}), 50 - pixels, 1) << "the background";
    EXPECT_GT(qBlue(picture.pixel(100, 100)), 100);
    EXPECT_EQ(qRed(picture.pixel(100, 100)), 0);
  }
}

TEST(ToonPicture, OrOnTheScreenAndAsAPictureSays) {
  HandmadeScene maker;
  scene::Material material = outlined(0.1F);
  toonOf(material).outline.screen = true;
  material.slot(TextureSlot::Outline).texture = maker.addTexture(filled(QColor(128, 0, 0)));
  addBall(maker, 0.5F, material);
  EXPECT_NEAR(across(ballPicture(maker), {1, 0.1F, 0}), 10, 1) << "half of a tenth of 200 pixels";
}

TEST(ToonPicture, OutlinesMayBeLit) {
  HandmadeScene maker;
  scene::Material material = outlined(0.1F);
  toonOf(material).outline.lightMix = 1;
  toonOf(material).asUnlit = 1; // the light is the surface's colour alone
  toonOf(material).outline.color = QVector3D(1, 1, 0.5F);
  addBall(maker, 0.5F, material);
  EXPECT_NEAR(across(ballPicture(maker), {0, 0, 0.25F}), 10, 1);
}

TEST(ToonPicture, ModesThatExplainHaveNoOutlines) {
  for (const ShadingMode mode :
       {ShadingMode::Normals, ShadingMode::Wireframe, ShadingMode::Lightmap, ShadingMode::Overdraw}) {
    HandmadeScene maker;
    addBall(maker, 0.5F, outlined(0.1F));
    EXPECT_EQ(qGray(ballPicture(maker, mode).pixel(155, 100)), 0) << static_cast<int>(mode);
  }
  HandmadeScene maker;
  addBall(maker, 0.5F, outlined(0.1F));
  expectPixel(ballPicture(maker, ShadingMode::Unlit), {155, 100}, encoded({1, 0.1F, 0}), 3);
}

TEST(ToonPicture, OutlinesDoNotShineThroughGlassThatWritesDepth) {
  HandmadeScene maker;
  scene::Material material = outlined(0.1F);
  material.color.setW(0.5F);
  material.blend = scene::Blend::AlphaBlend;
  material.translucentDepthWrite = true;
  addBall(maker, 0.5F, material);
  const QImage picture = ballPicture(maker);
  EXPECT_EQ(qRed(picture.pixel(100, 100)), 0);
  EXPECT_GT(qRed(picture.pixel(155, 100)), 100);
}

} // namespace
} // namespace vitrine::tests
