#include "render/build/LightmapPages.h"

#include "core/scene/SceneState.h"
#include "tests/render/HandmadeScene.h"

#include <QFloat16>

#include <gtest/gtest.h>

#include <cstring>

namespace vitrine::tests {
namespace {

using render::LightmapAtlas;
using render::LightmapPages;

QVector4D texelAt(const QByteArray& texels, int width, int x, int y) {
  std::array<qfloat16, 4> at{};
  std::memcpy(at.data(), texels.constData() + (qsizetype{y} * width + x) * LightmapPages::kTexelBytes, sizeof at);
  return {at[0], at[1], at[2], at[3]};
}

/// 2 x 2 luxels of 10, 20, 30, 40 (all channels, exponent 3).
scene::Lightmap steps(std::uint8_t style) {
  std::vector<std::byte> luxels;
  for (const int value : {10, 20, 30, 40}) {
    luxels.insert(luxels.end(), {std::byte(value), std::byte(value), std::byte(value), std::byte{3}});
  }
  scene::Lightmap lightmap{2, 2, {}};
  lightmap.layers.push_back({style, Bytes::adopt(std::move(luxels)), {}});
  return lightmap;
}

struct Fixture {
  explicit Fixture(std::vector<scene::Lightmap> lightmaps) {
    HandmadeScene maker;
    for (auto& lightmap : lightmaps) {
      maker.addLightmap(std::move(lightmap));
    }
    scene = maker.finish();
    atlas = std::make_shared<const LightmapAtlas>(scene->lightmaps);
  }

  LightmapPages pages(const scene::LightMix& mix) {
    Progress progress;
    return LightmapPages(scene, atlas, mix, progress);
  }

  QVector4D luxel(const LightmapPages& pages, int lightmap, int x, int y) const {
    const QPoint at = atlas->rect(lightmap).topLeft() + QPoint(x, y);
    return texelAt(pages.page(atlas->page(lightmap)), atlas->pageSize().width(), at.x(), at.y());
  }

  scene::ScenePtr scene;
  std::shared_ptr<const LightmapAtlas> atlas;
};

void expectGrey(const QVector4D& texel, float value) {
  EXPECT_NEAR(texel.x(), value, value * 0.001F);
  EXPECT_NEAR(texel.y(), value, value * 0.001F);
  EXPECT_NEAR(texel.z(), value, value * 0.001F);
  EXPECT_EQ(texel.w(), 1.0F);
}

TEST(LightmapPages, LuxelsAreLinearLight) {
  Fixture made({steps(0)});
  const LightmapPages pages = made.pages(scene::fullLight());
  expectGrey(made.luxel(pages, 0, 0, 0), 10 * 8 / 255.0F);
  expectGrey(made.luxel(pages, 0, 1, 0), 20 * 8 / 255.0F);
  expectGrey(made.luxel(pages, 0, 0, 1), 30 * 8 / 255.0F);
  expectGrey(made.luxel(pages, 0, 1, 1), 40 * 8 / 255.0F);
}

TEST(LightmapPages, TheBorderRepeatsTheEdge) {
  Fixture made({steps(0)});
  const LightmapPages pages = made.pages(scene::fullLight());
  EXPECT_EQ(made.luxel(pages, 0, -1, -1), made.luxel(pages, 0, 0, 0));
  EXPECT_EQ(made.luxel(pages, 0, 2, 0), made.luxel(pages, 0, 1, 0));
  EXPECT_EQ(made.luxel(pages, 0, 2, 2), made.luxel(pages, 0, 1, 1));
  EXPECT_EQ(made.luxel(pages, 0, 0, 2), made.luxel(pages, 0, 0, 1));
}

TEST(LightmapPages, NoLightmapIsWhite) {
  Fixture made({steps(0)});
  const LightmapPages pages = made.pages(scene::fullLight());
  const QVector3D white = made.atlas->locate(scene::kNone, {});
  const QSize size = made.atlas->pageSize();
  const QVector4D texel = texelAt(pages.page(0), size.width(), static_cast<int>(white.x() * static_cast<float>(size.width())),
                                  static_cast<int>(white.y() * static_cast<float>(size.height())));
  expectGrey(texel, 1.0F);
}

TEST(LightmapPages, StylesAddUpByWeight) {
  scene::Lightmap two = steps(0);
  two.layers.push_back(steps(32).layers.front());
  Fixture made({two});
  scene::LightMix mix = scene::fullLight();
  mix.weights[32] = 0.5F;
  const LightmapPages pages = made.pages(mix);
  expectGrey(made.luxel(pages, 0, 1, 1), 40 * 8 / 255.0F * 1.5F);
}

TEST(LightmapPages, AChangedWeightUpdatesWhatItTouches) {
  Fixture made({steps(0), steps(32), steps(33)});
  LightmapPages pages = made.pages(scene::fullLight());
  scene::LightMix mix = scene::fullLight();
  mix.weights[32] = 2.0F;
  const auto updates = pages.setMix(mix).pages;
  ASSERT_EQ(updates.size(), 1U);
  EXPECT_EQ(updates[0].rect, made.atlas->rect(1).adjusted(-1, -1, 1, 1));
  expectGrey(texelAt(updates[0].texels, updates[0].rect.width(), 2, 2), 40 * 8 / 255.0F * 2.0F);
  expectGrey(made.luxel(pages, 0, 1, 1), 40 * 8 / 255.0F);
  expectGrey(made.luxel(pages, 1, 1, 1), 40 * 8 / 255.0F * 2.0F);
  EXPECT_TRUE(pages.setMix(mix).empty());
}

TEST(LightmapPages, CopiesAreIndependent) {
  Fixture made({steps(5)});
  const LightmapPages original = made.pages(scene::fullLight());
  LightmapPages copy = original;
  scene::LightMix mix = scene::fullLight();
  mix.weights[5] = 0.0F;
  copy.setMix(mix);
  expectGrey(made.luxel(original, 0, 0, 0), 10 * 8 / 255.0F);
  EXPECT_EQ(made.luxel(copy, 0, 0, 0).x(), 0.0F);
}

TEST(LightmapPages, BrightLightStaysFinite) {
  scene::Lightmap bright{1, 1, {}};
  bright.layers.push_back({0, Bytes::adopt(std::vector<std::byte>{std::byte{255}, std::byte{255}, std::byte{255}, std::byte{127}}), {}});
  Fixture made({bright});
  const LightmapPages pages = made.pages(scene::fullLight());
  EXPECT_EQ(made.luxel(pages, 0, 0, 0).x(), 65504.0F);
}

} // namespace
} // namespace vitrine::tests
