#include "render/batching/SubpixelOffset.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace vitrine::tests {
namespace {

using render::kRefinedSamples;
using render::subpixelOffset;

TEST(SubpixelOffset, FirstSamplesLieInAsManyColumnsAndRows) {
  for (const int count : {1, 2, 4, 8, kRefinedSamples}) {
    std::set<int> columns;
    std::set<int> rows;
    for (int sample = 0; sample < count; ++sample) {
      const QVector2D offset = subpixelOffset(sample);
      columns.insert(static_cast<int>(std::floor((offset.x() + 0.5F) * static_cast<float>(count))));
      rows.insert(static_cast<int>(std::floor((offset.y() + 0.5F) * static_cast<float>(count))));
    }
    for (const std::set<int>& strips : {columns, rows}) {
      EXPECT_EQ(strips.size(), static_cast<std::size_t>(count)) << count;
      EXPECT_EQ(*strips.begin(), 0) << count;
      EXPECT_EQ(*strips.rbegin(), count - 1) << count;
    }
  }
}

TEST(SubpixelOffset, AllOfThemTogetherDoNotMoveThePicture) {
  QVector2D sum;
  for (int sample = 0; sample < kRefinedSamples; ++sample) {
    sum += subpixelOffset(sample);
  }
  EXPECT_NEAR(sum.x(), 0, 1e-6);
  EXPECT_NEAR(sum.y(), 0, 1e-6);
}

} // namespace
} // namespace vitrine::tests
