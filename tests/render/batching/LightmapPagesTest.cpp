#include "render/batching/LightmapPages.h"

#include "core/state/SceneState.h"
#include "tests/render/HandmadeScene.h"

#include <QFloat16>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <iterator>

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
    atlas = std::make_shared<const LightmapAtlas>(scene->bake.lightmaps);
  }

  LightmapPages pages(const scene::LightStyleWeights& mix) {
    Progress progress;
    return LightmapPages(scene, atlas, mix, progress);
  }

  QVector4D luxel(const LightmapPages& pages, scene::LightmapIndex lightmap, int x, int y) const {
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
  const QVector4D texel =
      texelAt(pages.page(0), size.width(), static_cast<int>(white.x() * static_cast<float>(size.width())),
              static_cast<int>(white.y() * static_cast<float>(size.height())));
  expectGrey(texel, 1.0F);
}

TEST(LightmapPages, StylesAddUpByWeight) {
  scene::Lightmap two = steps(0);
  two.layers.push_back(steps(32).layers.front());
  Fixture made({two});
  scene::LightStyleWeights mix = scene::fullLight();
  mix.weights[32] = 0.5F;
  const LightmapPages pages = made.pages(mix);
  expectGrey(made.luxel(pages, 0, 1, 1), 40 * 8 / 255.0F * 1.5F);
}

TEST(LightmapPages, AChangedWeightUpdatesWhatItTouches) {
  Fixture made({steps(0), steps(32), steps(33)});
  LightmapPages pages = made.pages(scene::fullLight());
  scene::LightStyleWeights mix = scene::fullLight();
  mix.weights[32] = 2.0F;
  const auto updates = pages.setMix(mix).pages;
  ASSERT_EQ(updates.size(), 1U);
  EXPECT_EQ(updates[0].rect, made.atlas->rect(1).adjusted(-1, -1, 1, 1));
  expectGrey(texelAt(updates[0].texels, updates[0].rect.width(), 2, 2), 40 * 8 / 255.0F * 2.0F);
  expectGrey(made.luxel(pages, 0, 1, 1), 40 * 8 / 255.0F);
  expectGrey(made.luxel(pages, 1, 1, 1), 40 * 8 / 255.0F * 2.0F);
  EXPECT_TRUE(pages.setMix(mix).empty());
}

TEST(LightmapPages, FarApartChangesAreUploadedApart) {
  std::vector<scene::Lightmap> lightmaps;
  for (int i = 0; i < 400; ++i) {
    scene::Lightmap lightmap = steps(0);
    lightmap.layers.push_back(steps(i == 0 || i == 399 ? 32 : 33).layers.front());
    lightmaps.push_back(lightmap);
  }
  Fixture made(std::move(lightmaps));
  LightmapPages pages = made.pages(scene::fullLight());
  scene::LightStyleWeights mix = scene::fullLight();
  mix.weights[32] = 0.5F;
  const auto updates = pages.setMix(mix).pages;
  ASSERT_EQ(updates.size(), 2U);
  EXPECT_EQ(updates[0].rect.size() + updates[1].rect.size(), QSize(8, 8)) << "each with its border";
  mix.weights[33] = 0.5F;
  qint64 uploaded = 0;
  for (const auto& update : pages.setMix(mix).pages) {
    uploaded += update.texels.size();
  }
  EXPECT_LT(uploaded, 2 * 398 * 16 * LightmapPages::kTexelBytes) << "neighbours go together";
}

TEST(LightmapPages, EqualMixesAndUnusedStylesUploadNothing) {
  Fixture made({steps(0), steps(32)});
  LightmapPages pages = made.pages(scene::fullLight());
  EXPECT_TRUE(pages.setMix(scene::fullLight()).empty());
  scene::LightStyleWeights mix = scene::fullLight();
  mix.weights[7] = 3.0F;
  EXPECT_TRUE(pages.setMix(mix).empty());
}

TEST(LightmapPages, TheOtherSetLightsEverything) {
  scene::Lightmap both = steps(0);
  both.layers.push_back(steps(0).layers.front());
  both.layers[1].set = 1;
  both.layers[1].flat = Bytes::adopt(std::vector<std::byte>(16, std::byte{1}));
  Fixture made({both});
  LightmapPages pages = made.pages(scene::fullLight());
  expectGrey(made.luxel(pages, 0, 1, 1), 40 * 8 / 255.0F);
  scene::LightStyleWeights mix = scene::fullLight();
  mix.set = 1;
  EXPECT_EQ(pages.setMix(mix).pages.size(), 1U);
  expectGrey(made.luxel(pages, 0, 1, 1), 2 / 255.0F);
}

TEST(LightmapPages, AveragesAreByLightmapAndFollowTheMix) {
  std::vector<scene::Lightmap> lightmaps(LightmapPages::kAveragesWidth + 2, steps(0));
  lightmaps.back().layers[0].style = 32;
  lightmaps.back().layers[0].average = QVector3D(0.5F, 0.5F, 0.5F);
  Fixture made(std::move(lightmaps));
  LightmapPages pages = made.pages(scene::fullLight());
  ASSERT_EQ(pages.averagesSize(), QSize(LightmapPages::kAveragesWidth, 2));
  const auto averageOf = [&](int x, int y) { return texelAt(pages.averages(), LightmapPages::kAveragesWidth, x, y); };
  expectGrey(averageOf(0, 0), 25 * 8 / 255.0F);
  expectGrey(averageOf(1, 1), 0.5F);
  scene::LightStyleWeights mix = scene::fullLight();
  mix.weights[32] = 0.5F;
  const auto update = pages.setMix(mix).averages;
  ASSERT_TRUE(update);
  EXPECT_EQ(update->rect, QRect(0, 1, LightmapPages::kAveragesWidth, 1));
  expectGrey(texelAt(update->texels, update->rect.width(), 1, 0), 0.25F);
  expectGrey(averageOf(1, 1), 0.25F);
}

/// Flat light of 10, and 20, 40, 80 by direction; exponent 3.
scene::Lightmap bumped(std::uint8_t style = 0) {
  const auto luxel = [](int value) {
    return std::vector<std::byte>{std::byte(value), std::byte(value), std::byte(value), std::byte{3}};
  };
  std::vector<std::byte> directions;
  for (const int value : {20, 40, 80}) {
    std::ranges::copy(luxel(value), std::back_inserter(directions));
  }
  scene::Lightmap lightmap{1, 1, {}};
  lightmap.layers.push_back({style, Bytes::adopt(luxel(10)), Bytes::adopt(std::move(directions))});
  return lightmap;
}

TEST(LightmapPages, BumpedPagesHaveALayerForEachDirection) {
  Fixture made({steps(0), bumped(32), steps(0)});
  LightmapPages pages = made.pages(scene::fullLight());
  ASSERT_EQ(pages.bumpedLayerCount(), 3);
  expectGrey(made.luxel(pages, 1, 0, 0), 10 * 8 / 255.0F);
  const QPoint at = made.atlas->rect(1).topLeft();
  const auto expectLayers = [&](float weight) {
    for (int layer = 0; layer < 3; ++layer) {
      const QByteArray texels = pages.bumpedLayer(layer)();
      const float expected = static_cast<float>(20 << layer) * 8 / 255.0F * weight;
      for (const QPoint step : {QPoint(0, 0), QPoint(-1, -1), QPoint(1, 1)}) {
        expectGrey(texelAt(texels, made.atlas->pageSize().width(), (at + step).x(), (at + step).y()), expected);
      }
    }
  };
  expectLayers(1);
  scene::LightStyleWeights mix = scene::fullLight();
  mix.weights[32] = 0.5F;
  const auto updates = pages.setMix(mix, LightmapPages::Bumped::Updated).bumped;
  ASSERT_EQ(updates.size(), 3U);
  for (int layer = 0; layer < 3; ++layer) {
    const auto& update = updates[static_cast<std::size_t>(layer)];
    EXPECT_EQ(update.page, layer);
    EXPECT_EQ(update.rect, made.atlas->rect(1).adjusted(-1, -1, 1, 1));
    expectGrey(texelAt(update.texels, 3, 1, 1), static_cast<float>(20 << layer) * 4 / 255.0F);
  }
  expectLayers(0.5F);
  EXPECT_TRUE(pages.setMix(scene::fullLight()).bumped.empty()) << "nobody has asked for them";
}

TEST(LightmapPages, ManyBumpedChangesAreUploadedByLayer) {
  Fixture made(std::vector<scene::Lightmap>(600, bumped(32)));
  LightmapPages pages = made.pages(scene::fullLight());
  scene::LightStyleWeights mix = scene::fullLight();
  mix.weights[32] = 0.5F;
  const auto updates = pages.setMix(mix, LightmapPages::Bumped::Updated).bumped;
  ASSERT_EQ(static_cast<int>(updates.size()), pages.bumpedLayerCount());
  EXPECT_EQ(updates[2].rect, QRect(QPoint(), made.atlas->pageSize()));
  EXPECT_EQ(updates[2].texels, pages.bumpedLayer(2)());
}

TEST(LightmapPages, CopiesAreIndependent) {
  Fixture made({steps(5)});
  const LightmapPages original = made.pages(scene::fullLight());
  LightmapPages copy = original;
  scene::LightStyleWeights mix = scene::fullLight();
  mix.weights[5] = 0.0F;
  copy.setMix(mix);
  expectGrey(made.luxel(original, 0, 0, 0), 10 * 8 / 255.0F);
  EXPECT_EQ(made.luxel(copy, 0, 0, 0).x(), 0.0F);
}

TEST(LightmapPages, BrightLightStaysFinite) {
  scene::Lightmap bright{1, 1, {}};
  bright.layers.push_back(
      {0, Bytes::adopt(std::vector<std::byte>{std::byte{255}, std::byte{255}, std::byte{255}, std::byte{127}}), {}});
  Fixture made({bright});
  const LightmapPages pages = made.pages(scene::fullLight());
  EXPECT_EQ(made.luxel(pages, 0, 0, 0).x(), 65504.0F);
}

} // namespace
} // namespace vitrine::tests
