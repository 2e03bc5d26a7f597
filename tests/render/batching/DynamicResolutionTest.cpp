// Size of a changing picture, by the time that its frames take.
#include "render/batching/DynamicResolution.h"

#include <gtest/gtest.h>

#include <functional>
#include <vector>

namespace vitrine::render {
namespace {

constexpr QSize kWindow(1024, 640);

/// Draws frames of which each takes a time that depends on the divisor. Returns the divisors in the order of drawing.
std::vector<int> draw(DynamicResolution& resolution, int frames, const std::function<double(int)>& timeWith) {
  std::vector<int> divisors;
  for (int i = 0; i < frames; ++i) {
    divisors.push_back(resolution.divisor());
    resolution.countFrame(timeWith(resolution.divisor()));
  }
  return divisors;
}

/// Times of a renderer that takes so long for each frame, and so long for all pixels at full size.
std::function<double(int)> rendererOf(double fixed, double pixels) {
  return [=](int divisor) { return fixed + pixels / (divisor * divisor); };
}

int changesIn(const std::vector<int>& divisors) {
  int changes = 0;
  for (std::size_t i = 1; i < divisors.size(); ++i) {
    changes += divisors[i] != divisors[i - 1] ? 1 : 0;
  }
  return changes;
}

TEST(DynamicResolution, ShortFramesAreDrawnAtFullSize) {
  DynamicResolution resolution;
  EXPECT_EQ(draw(resolution, 100, rendererOf(1, 32)), std::vector<int>(100, 1));
}

TEST(DynamicResolution, TheSizeFollowsFromTheTime) {
  DynamicResolution half;
  draw(half, 10, rendererOf(2, 60));
  EXPECT_EQ(half.divisor(), 2);
  DynamicResolution quarter;
  const std::vector<int> divisors = draw(quarter, 10, rendererOf(2, 800));
  EXPECT_EQ(quarter.divisor(), 4);
  EXPECT_EQ(divisors[2], 4) << "after two frames, without a detour by half the size";
}

TEST(DynamicResolution, OneLongFrameChangesNothing) {
  DynamicResolution resolution;
  int frame = 0;
  const auto disturbed = [&frame](int) { return ++frame % 5 == 0 ? 500.0 : 8.0; };
  EXPECT_EQ(draw(resolution, 100, disturbed), std::vector<int>(100, 1));
}

TEST(DynamicResolution, DoesNotFlapNearTheLimit) {
  for (const double pixels : {30.0, 36.0, 45.0, 80.0, 120.0, 150.0, 300.0}) {
    DynamicResolution resolution;
    int frame = 0;
    const auto noisy = [&](int divisor) {
      return rendererOf(1, pixels)(divisor) * (++frame % 3 == 0 ? 1.3 : frame % 3 == 1 ? 0.9 : 1.0);
    };
    EXPECT_LE(changesIn(draw(resolution, 1000, noisy)), 2) << pixels;
  }
}

TEST(DynamicResolution, ALighterViewIsDrawnLarger) {
  DynamicResolution resolution;
  draw(resolution, 20, rendererOf(2, 800));
  ASSERT_EQ(resolution.divisor(), 4);
  const std::vector<int> divisors = draw(resolution, 60, rendererOf(0.5, 10));
  EXPECT_EQ(resolution.divisor(), 1);
  EXPECT_EQ(divisors[DynamicResolution::kPatience - 1], 4) << "not at once";
  EXPECT_EQ(changesIn(divisors), 2);
}

TEST(DynamicResolution, AQuarterStaysWhereOnlyFullFramesAreKnownBesides) {
  DynamicResolution resolution(true);
  resolution.countFullFrame(350);
  draw(resolution, 50, rendererOf(85, 265));
  EXPECT_EQ(resolution.divisor(), 4) << "what half the size would take is unknown";
}

TEST(DynamicResolution, ASmallerSizeThatDoesNotHelpIsLeft) {
  // Geometry or the display is slow, not the pixels.
  DynamicResolution resolution;
  const std::vector<int> divisors = draw(resolution, 200, rendererOf(50, 3));
  EXPECT_EQ(resolution.divisor(), 1);
  EXPECT_EQ(changesIn(divisors), 2) << "tried once";
}

TEST(DynamicResolution, WhatDoesNotHelpIsTriedAgainAfterARest) {
  DynamicResolution resolution;
  draw(resolution, 20, rendererOf(50, 3));
  resolution.countFullFrame(53);
  EXPECT_EQ(changesIn(draw(resolution, 200, rendererOf(50, 3))), 2) << "of no use still";
  resolution.countFullFrame(53);
  draw(resolution, 20, rendererOf(3, 90));
  EXPECT_EQ(resolution.divisor(), 2);
}

TEST(DynamicResolution, FramesAtRestTellTheNextMovementItsSize) {
  DynamicResolution resolution(true);
  EXPECT_EQ(resolution.divisor(), 4) << "where long frames are expected";
  draw(resolution, 3, rendererOf(10, 5));
  EXPECT_EQ(resolution.divisor(), 4);
  resolution.countFullFrame(15);
  EXPECT_EQ(resolution.divisor(), 1);
  DynamicResolution slow(true);
  draw(slow, 3, rendererOf(10, 800));
  slow.countFullFrame(810);
  EXPECT_EQ(slow.divisor(), 4);
}

TEST(DynamicResolution, APictureAtRestIsDrawnInPartsThatInputNeedNotWaitForLong) {
  DynamicResolution resolution;
  EXPECT_EQ(resolution.partsAtRest(kWindow), 1) << "nothing is known";
  resolution.countFullFrame(60);
  EXPECT_EQ(resolution.partsAtRest(kWindow), 1);
  resolution.countFullFrame(400);
  EXPECT_EQ(resolution.partsAtRest(kWindow), 5);
  resolution.countFullFrame(100000);
  EXPECT_EQ(resolution.partsAtRest(kWindow), 10) << "parts have some pixels";
  EXPECT_EQ(resolution.partsAtRest({240, 160}), 1);
}

/// Parts of the last of several pictures at rest, of which each part takes `geometry` and all together `pixels`.
int partsOfSlow(double geometry, double pixels) {
  DynamicResolution resolution(true);
  draw(resolution, 3, rendererOf(geometry, pixels));
  int parts = 0;
  for (int i = 0; i < 6; ++i) {
    parts = resolution.partsAtRest(kWindow);
    resolution.countFullFrame(parts * geometry + pixels, parts);
  }
  return parts;
}

TEST(DynamicResolution, GeometryThatEachPartProcessesAnewMakesPartsFewer) {
  EXPECT_EQ(partsOfSlow(1, 900), 10) << "parts cost next to nothing";
  EXPECT_EQ(partsOfSlow(100, 150), 1) << "two of them would take 350 instead of 250";
  EXPECT_EQ(partsOfSlow(20, 90), 1) << "so would two of 65";
  EXPECT_EQ(partsOfSlow(100, 600), 2) << "input would wait for 700";
}

TEST(DynamicResolution, APictureOfFewPixelsKeepsItsSize) {
  EXPECT_FALSE(hasManyPixels({240, 160}));
  EXPECT_FALSE(hasManyPixels({}));
  EXPECT_TRUE(hasManyPixels({400, 300}));
}

} // namespace
} // namespace vitrine::render
