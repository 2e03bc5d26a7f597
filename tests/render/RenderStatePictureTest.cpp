// Render state of models' materials, in pixels: alpha, depth, order and where pictures lie.
#include "tests/render/Pixels.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using scene::Blend;
using scene::TextureSlot;

constexpr QSize kStateShot(160, 160);

scene::Material unlit(TextureIndex texture, Blend blend = Blend::Opaque) {
  scene::Material material = texturedMaterial(texture);
  material.params = scene::UnlitParams{};
  material.blend = blend;
  return material;
}

QImage drawn(HandmadeScene& maker) {
  const auto scene = maker.finish();
  return draw(scene, squareRequest(*scene, kStateShot));
}

TEST(RenderState, AlphaIsCutOffWhereItIsSaid) {
  QImage ramp(16, 1, QImage::Format_RGBA8888);
  for (int x = 0; x < 16; ++x) {
    ramp.setPixelColor(x, 0, QColor(255, 0, 0, x * 17));
  }
  for (const float cutoff : {0.2F, 0.5F, 0.85F}) {
    for (const scene::MaterialModel model : {scene::MaterialModel::Unlit, scene::MaterialModel::PbrMetalRough,
                                             scene::MaterialModel::Phong, scene::MaterialModel::Toon}) {
      HandmadeScene maker;
      scene::Material material = unlit(maker.addTexture(ramp), Blend::AlphaTest);
      material.params = scene::defaultParams(model);
      material.alphaCutoff = cutoff;
      maker.addQuad(square(maker.addMaterial(material)));
      const QImage picture = drawn(maker);
      for (int x = 0; x < 16; ++x) {
        EXPECT_EQ(qRed(picture.pixel(x * 10 + 5, 80)) > 0, static_cast<float>(x * 17) / 255.0F >= cutoff)
            << x << " " << cutoff;
      }
    }
  }
}

/// Two panes of half alpha: the nearer, of a material that may write depth, is drawn first.
QRgb throughNearPane(bool depthWrite) {
  HandmadeScene maker;
  scene::Material near = unlit(maker.addTexture(filled(QColor(255, 0, 0, 128))), Blend::AlphaBlend);
  near.drawOrder = 2450;
  near.translucentDepthWrite = depthWrite;
  scene::Material far = unlit(maker.addTexture(filled(QColor(0, 0, 255, 128))), Blend::AlphaBlend);
  far.drawOrder = 3000;
  maker.addQuad(square(maker.addMaterial(far)));
  HandmadeScene::Quad quad = square(maker.addMaterial(near));
  quad.corner.setZ(0.5F);
  maker.addQuad(quad);
  return drawn(maker).pixel(80, 80);
}

TEST(RenderState, TranslucentOnesMayHideWhatIsDrawnAfterThem) {
  EXPECT_LE(difference(throughNearPane(true), qRgb(128, 0, 0)), 2);
  EXPECT_LE(difference(throughNearPane(false), qRgb(64, 0, 128)), 2);
}

TEST(RenderState, SomeAreSeenThroughWhatIsNearer) {
  for (const bool alwaysOnTop : {false, true}) {
    HandmadeScene maker;
    scene::Material far = unlit(maker.addTexture(filled(QColor(0, 0, 255))), Blend::AlphaBlend);
    far.alwaysOnTop = alwaysOnTop;
    HandmadeScene::Quad quad = square(maker.addMaterial(unlit(maker.addTexture(filled(QColor(255, 0, 0))))));
    maker.addQuad(square(maker.addMaterial(far)));
    quad.corner.setZ(0.5F);
    maker.addQuad(quad);
    EXPECT_EQ(drawn(maker).pixel(80, 80), alwaysOnTop ? qRgb(0, 0, 255) : qRgb(255, 0, 0));
  }
}

TEST(RenderState, SidesAreLeftOutAsTheMaterialSays) {
  for (const auto& [cull, seen] :
       {std::pair(scene::Cull::Back, true), std::pair(scene::Cull::Front, false), std::pair(scene::Cull::None, true)}) {
    HandmadeScene maker;
    scene::Material material;
    material.params = scene::PbrParams{};
    material.cull = cull;
    maker.addQuad(square(maker.addMaterial(material)));
    EXPECT_EQ(qRed(drawn(maker).pixel(80, 80)) > 0, seen) << static_cast<int>(cull);
  }
}

/// A square of which a slot alone makes the colour, its picture moved by half its width and twice as large downwards.
QImage movedPicture(TextureSlot slot) {
  constexpr QVector3D kWhite(1, 1, 1);
  HandmadeScene maker;
  scene::Material material;
  material.params = scene::PbrParams{};
  material.color = QVector4D(0, 0, 0, 1);
  material.state = scene::AssetState::Ready;
  material.slot(slot).texture = maker.addTexture(quarters(8));
  material.slot(slot).uvTransform.translate(0.5F, 0);
  material.slot(slot).uvTransform.scale(1, 0.5F);
  if (slot == TextureSlot::BaseColor) {
    material.color = QVector4D(kWhite, 1);
  } else if (slot == TextureSlot::Emissive) {
    material.common.emission = kWhite;
  } else {
    material.params = scene::ToonParams{.shade = kWhite, .shadeShift = -1, .shadeToony = 1};
  }
  maker.addQuad(square(maker.addMaterial(material)));
  return drawn(maker);
}

TEST(RenderState, EverySlotHasATransformOfItsOwn) {
  for (const TextureSlot slot : {TextureSlot::BaseColor, TextureSlot::Emissive, TextureSlot::Shade}) {
    const QImage picture = movedPicture(slot);
    // The upper half, and right before left.
    for (const int y : {20, 140}) {
      SCOPED_TRACE(static_cast<int>(slot));
      const QColor left = picture.pixelColor(40, y);
      const QColor right = picture.pixelColor(120, y);
      EXPECT_GT(left.green(), left.red() + 80);
      EXPECT_GT(right.red(), right.green() + 80);
    }
  }
}

TEST(RenderState, PicturesWrapByTheirOwnRules) {
  // Two tiles to the right and two down, 80 pixels each; red green over blue white.
  using scene::Wrap;
  const auto wrapped = [](Wrap u, Wrap v) {
    HandmadeScene maker;
    const TextureIndex texture = maker.addTexture(quarters(8));
    maker.scene().assets.textures.front().wrapU = u;
    maker.scene().assets.textures.front().wrapV = v;
    HandmadeScene::Quad quad = square(maker.addMaterial(unlit(texture)));
    quad.uvScale = 2;
    maker.addQuad(quad);
    return drawn(maker);
  };
  const QRgb red = qRgb(255, 0, 0);
  const QRgb green = qRgb(0, 255, 0);
  const QRgb blue = qRgb(0, 0, 255);
  const QRgb white = qRgb(255, 255, 255);
  const auto expectRow = [](const QImage& picture, int y, std::array<QRgb, 4> colors) {
    for (int i = 0; i < 4; ++i) {
      expectPixel(picture, {20 + 40 * i, y}, colors[static_cast<std::size_t>(i)]);
    }
  };
  expectRow(wrapped(Wrap::Repeat, Wrap::Repeat), 20, {red, green, red, green});
  expectRow(wrapped(Wrap::Clamp, Wrap::Repeat), 100, {red, green, green, green});
  expectRow(wrapped(Wrap::Mirror, Wrap::Clamp), 100, {blue, white, white, blue});
  expectRow(wrapped(Wrap::Repeat, Wrap::Mirror), 140, {red, green, red, green});
}

TEST(RenderState, FiltersAreThoseOfThePicture) {
  QImage two(2, 1, QImage::Format_RGBA8888);
  two.setPixelColor(0, 0, Qt::black);
  two.setPixelColor(1, 0, Qt::white);
  for (const auto& [filter, smooth] :
       {std::pair(scene::Filter::Nearest, false), std::pair(scene::Filter::Linear, true)}) {
    HandmadeScene maker;
    const TextureIndex texture = maker.addTexture(two, filter);
    maker.addQuad(square(maker.addMaterial(unlit(texture))));
    const int step = qRed(drawn(maker).pixel(76, 80));
    EXPECT_EQ(step > 20, smooth);
  }
}

} // namespace
} // namespace vitrine::tests
