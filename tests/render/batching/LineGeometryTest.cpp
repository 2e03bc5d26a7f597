#include "render/batching/LineGeometry.h"

#include <gtest/gtest.h>

#include <cstring>
#include <limits>
#include <set>

namespace vitrine::tests {
namespace {

using render::LineCorner;
using render::LineGeometry;

std::vector<LineCorner> cornersOf(const LineGeometry& geometry) {
  std::vector<LineCorner> corners(geometry.cornerCount());
  std::memcpy(corners.data(), geometry.corners().constData(), corners.size() * sizeof(LineCorner));
  return corners;
}

TEST(LineGeometry, ALineIsAQuadAroundBothEnds) {
  const LineGeometry geometry({{{1, 2, 3}, {4, 5, 6}, QColor(255, 0, 51, 102), 3}}, 2);
  const auto corners = cornersOf(geometry);
  ASSERT_EQ(corners.size(), 6U);
  std::set<std::array<float, 3>> offsets;
  for (const LineCorner& corner : corners) {
    const bool atStart = corner.offset[0] < 0;
    const std::array<float, 3> start{1, 2, 3};
    const std::array<float, 3> end{4, 5, 6};
    EXPECT_EQ(corner.end, atStart ? start : end);
    EXPECT_EQ(corner.otherEnd, atStart ? end : start);
    EXPECT_FLOAT_EQ(corner.offset[2], 3) << "half of six device pixels";
    EXPECT_NEAR(corner.color[2], 0.2, 1e-4);
    EXPECT_NEAR(corner.color[3], 0.4, 1e-4);
    offsets.insert(corner.offset);
  }
  EXPECT_EQ(offsets.size(), 4U) << "all corners of the quad";
  // Two triangles with the diagonal in common: together all of the quad.
  const auto areaOf = [&](std::size_t first) {
    const auto& [a, b, c] = std::tie(corners[first].offset, corners[first + 1].offset, corners[first + 2].offset);
    return std::abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  };
  EXPECT_FLOAT_EQ(areaOf(0), 2);
  EXPECT_FLOAT_EQ(areaOf(3), 2);
  EXPECT_EQ(geometry.bounds().min(), QVector3D(1, 2, 3));
  EXPECT_EQ(geometry.bounds().max(), QVector3D(4, 5, 6));
}

TEST(LineGeometry, LeavesOutWhatIsNowhere) {
  const float nowhere = std::numeric_limits<float>::quiet_NaN();
  const LineGeometry geometry({{{0, nowhere, 0}, {1, 1, 1}, Qt::red}, {{2, 2, 2}, {2, 2, 2}, Qt::red}}, 1);
  EXPECT_EQ(geometry.cornerCount(), 6U) << "the marker alone";
  EXPECT_EQ(geometry.bounds().min(), QVector3D(2, 2, 2));
  EXPECT_EQ(LineGeometry().cornerCount(), 0U);
}

} // namespace
} // namespace vitrine::tests
