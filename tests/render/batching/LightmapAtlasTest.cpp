#include "render/batching/LightmapAtlas.h"

#include "core/scene/Material.h"

#include <gtest/gtest.h>

#include <random>

namespace vitrine::tests {
namespace {

using render::LightmapAtlas;
using scene::LightmapIndex;
using Lightmaps = scene::ByLightmap<scene::Lightmap>;

scene::Lightmap blank(int width, int height) {
  scene::Lightmap lightmap{width, height, {}};
  lightmap.layers.push_back(
      {0, Bytes::adopt(std::vector<std::byte>(static_cast<std::size_t>(width * height * 4))), {}});
  return lightmap;
}

Lightmaps randomLightmaps(int count, int largest) {
  std::mt19937 random(7);
  std::uniform_int_distribution<int> side(1, largest);
  Lightmaps lightmaps;
  for (int i = 0; i < count; ++i) {
    lightmaps.push_back(blank(side(random), side(random)));
  }
  return lightmaps;
}

/// Every texel that a lightmap or its border covers is covered once, and lies on its page.
void expectApart(const LightmapAtlas& atlas, std::size_t count) {
  const int width = atlas.pageSize().width();
  std::vector<std::vector<bool>> taken(static_cast<std::size_t>(atlas.pageCount()),
                                       std::vector<bool>(static_cast<std::size_t>(width * atlas.pageSize().height())));
  const QRect page(QPoint(), atlas.pageSize());
  for (const auto lightmap : base::indicesBelow<LightmapIndex>(count)) {
    const QRect rect = atlas.rect(lightmap).adjusted(-1, -1, 1, 1);
    ASSERT_TRUE(page.contains(rect)) << lightmap.number();
    auto& texels = taken[static_cast<std::size_t>(atlas.page(lightmap))];
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
      for (int x = rect.left(); x <= rect.right(); ++x) {
        const auto at = static_cast<std::size_t>(y * width + x);
        ASSERT_FALSE(texels[at]) << "lightmap " << lightmap.number() << " lies on another at " << x << ", " << y;
        texels[at] = true;
      }
    }
  }
}

TEST(LightmapAtlas, PlacesNeverOverlap) {
  const auto lightmaps = randomLightmaps(3000, 35);
  const LightmapAtlas atlas(lightmaps);
  expectApart(atlas, lightmaps.size());
  EXPECT_EQ(atlas.pageCount(), 1);
}

TEST(LightmapAtlas, ManyFillSeveralFullPages) {
  const auto lightmaps = randomLightmaps(4000, 128);
  const LightmapAtlas atlas(lightmaps);
  expectApart(atlas, lightmaps.size());
  EXPECT_GT(atlas.pageCount(), 3);
  EXPECT_EQ(atlas.pageSize(), QSize(LightmapAtlas::kPageSide, LightmapAtlas::kPageSide));
  double used = 0;
  for (const auto& lightmap : lightmaps) {
    used += (lightmap.width + 2.0) * (lightmap.height + 2.0);
  }
  EXPECT_GT(used / (double{LightmapAtlas::kPageSide} * LightmapAtlas::kPageSide * atlas.pageCount()), 0.8);
}

TEST(LightmapAtlas, FewMakeASmallPage) {
  const LightmapAtlas atlas(randomLightmaps(20, 16));
  EXPECT_LE(atlas.pageSize().width(), 128);
  EXPECT_LE(atlas.pageSize().height(), 128);
}

TEST(LightmapAtlas, LargerThanAPageGetsALargerPage) {
  const Lightmaps lightmaps{blank(2500, 8)};
  const LightmapAtlas atlas(lightmaps);
  EXPECT_EQ(atlas.rect(0).size(), QSize(2500, 8));
  expectApart(atlas, 1);
}

TEST(LightmapAtlas, LocatesLuxelCentres) {
  const LightmapAtlas atlas({blank(4, 3)});
  const QRect rect = atlas.rect(0);
  const QVector3D at = atlas.locate(0, {2.5F, 1.5F});
  EXPECT_FLOAT_EQ(at.x() * static_cast<float>(atlas.pageSize().width()), static_cast<float>(rect.x()) + 2.5F);
  EXPECT_FLOAT_EQ(at.y() * static_cast<float>(atlas.pageSize().height()), static_cast<float>(rect.y()) + 1.5F);
  EXPECT_EQ(at.z(), 0);
}

scene::Lightmap bumpedBlank(int width, int height) {
  scene::Lightmap lightmap = blank(width, height);
  lightmap.layers[0].bumped = Bytes::adopt(std::vector<std::byte>(static_cast<std::size_t>(width * height * 12)));
  return lightmap;
}

TEST(LightmapAtlas, BumpedOnesHaveTheLastPages) {
  Lightmaps lightmaps = randomLightmaps(500, 20);
  const auto isWanted = [](LightmapIndex index) { return index.position() % 3 == 0; };
  for (const LightmapIndex index : lightmaps.indices()) {
    if (isWanted(index)) {
      lightmaps[index] = bumpedBlank(lightmaps[index].width, lightmaps[index].height);
    }
  }
  const LightmapAtlas atlas(lightmaps);
  expectApart(atlas, lightmaps.size());
  EXPECT_GE(atlas.firstBumpedPage(), 1);
  EXPECT_GE(atlas.bumpedPageCount(), 1);
  for (const LightmapIndex index : lightmaps.indices()) {
    EXPECT_EQ(atlas.isBumped(index), isWanted(index)) << index.number();
    EXPECT_EQ(atlas.page(index) >= atlas.firstBumpedPage(), isWanted(index)) << index.number();
  }
  EXPECT_LT(atlas.locate(scene::kNone, {}).z(), static_cast<float>(atlas.firstBumpedPage()));
}

TEST(LightmapAtlas, FewOfAnotherKindDoNotCostALargePage) {
  Lightmaps lightmaps(3000, bumpedBlank(30, 30));
  lightmaps.push_back(blank(30, 30));
  const LightmapAtlas atlas(lightmaps);
  const double needed = 3001.0 * 32 * 32;
  const QSize page = atlas.pageSize();
  EXPECT_LT(double{1} * page.width() * page.height() * atlas.pageCount(), needed * 1.5);
}

TEST(LightmapAtlas, OnlyBumpedOnesNeedNoOtherPage) {
  const LightmapAtlas atlas({bumpedBlank(4, 4)});
  EXPECT_EQ(atlas.firstBumpedPage(), 0);
  EXPECT_EQ(atlas.pageCount(), 1);
  const LightmapAtlas none(randomLightmaps(3, 5));
  EXPECT_EQ(none.bumpedPageCount(), 0);
}

TEST(LightmapAtlas, ShortBumpLightIsUnusable) {
  Lightmaps lightmaps{bumpedBlank(4, 4)};
  lightmaps[0].layers[0].bumped = Bytes::adopt(std::vector<std::byte>(4 * 4 * 8));
  EXPECT_TRUE(LightmapAtlas(lightmaps).rect(0).isEmpty());
}

TEST(LightmapAtlas, WhatChangesLiesTogether) {
  Lightmaps lightmaps(2000, blank(10, 10));
  for (const LightmapIndex index : {LightmapIndex(3), LightmapIndex(700), LightmapIndex(1500)}) {
    lightmaps[index].layers.push_back(lightmaps[index].layers.front());
    lightmaps[index].layers.back().style = 5;
  }
  const LightmapAtlas atlas(lightmaps);
  const QRect around = atlas.rect(3) | atlas.rect(700) | atlas.rect(1500);
  EXPECT_LE(around.width() * around.height(), 40 * 12);
}

TEST(LightmapAtlas, UnusableOnesShareTheWhitePlace) {
  Lightmaps lightmaps{blank(4, 4), blank(0, 4), blank(9000, 1), blank(8, 8)};
  lightmaps[3].layers[0].flat = Bytes::adopt(std::vector<std::byte>(10)); // too few bytes
  const LightmapAtlas atlas(lightmaps);
  const QVector3D white = atlas.locate(scene::kNone, {});
  EXPECT_FALSE(atlas.rect(0).isEmpty());
  for (const LightmapIndex index : {LightmapIndex(1), LightmapIndex(2), LightmapIndex(3)}) {
    EXPECT_TRUE(atlas.rect(index).isEmpty());
    EXPECT_EQ(atlas.locate(index, {2, 2}), white);
  }
  const QPointF whiteAt(white.x() * static_cast<float>(atlas.pageSize().width()),
                        white.y() * static_cast<float>(atlas.pageSize().height()));
  EXPECT_FALSE(QRectF(atlas.rect(0)).adjusted(-1.5, -1.5, 1.5, 1.5).contains(whiteAt));
}

} // namespace
} // namespace vitrine::tests
