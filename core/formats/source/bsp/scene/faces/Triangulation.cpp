#include "core/formats/source/bsp/scene/faces/Triangulation.h"

#include <algorithm>
#include <numeric>

namespace vitrine::formats::source {
namespace {

// Beyond this many corners the search for good cuts would cost too much; no compiler writes such faces.
constexpr std::size_t kMostCorners = 64;
// A triangle is flat when the sine of its angle is below this.
constexpr float kFlatSine = 1e-3F;

bool isFlat(const QVector3D& a, const QVector3D& b, const QVector3D& c) {
  const QVector3D first = b - a;
  const QVector3D second = c - a;
  const QVector3D third = c - b;
  const float area = QVector3D::crossProduct(first, second).lengthSquared();
  const float longest = std::max({first.lengthSquared(), second.lengthSquared(), third.lengthSquared()});
  return area <= kFlatSine * kFlatSine * longest * longest;
}

bool fanIsGood(std::span<const QVector3D> corners) {
  for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
    if (isFlat(corners[0], corners[i], corners[i + 1])) {
      return false;
    }
  }
  return true;
}

bool allOnOneLine(std::span<const QVector3D> corners, const std::vector<std::uint32_t>& left, std::size_t without) {
  const std::size_t count = left.size();
  const QVector3D& first = corners[left[(without + 1) % count]];
  for (std::size_t i = 2; i + 1 < count; ++i) {
    if (!isFlat(first, corners[left[(without + i) % count]], corners[left[(without + i + 1) % count]])) {
      return false;
    }
  }
  return true;
}

/// A corner whose ear has an area and whose removal leaves one; the number of corners left when there is none.
std::size_t goodEar(std::span<const QVector3D> corners, const std::vector<std::uint32_t>& left) {
  const std::size_t count = left.size();
  for (std::size_t i = 0; i < count; ++i) {
    const QVector3D& before = corners[left[(i + count - 1) % count]];
    const QVector3D& after = corners[left[(i + 1) % count]];
    if (!isFlat(before, corners[left[i]], after) && !allOnOneLine(corners, left, i)) {
      return i;
    }
  }
  return count;
}

} // namespace

void triangulate(std::span<const QVector3D> corners, std::vector<CornerTriangle>& out) {
  const std::size_t count = corners.size();
  std::vector<std::uint32_t> left(count);
  std::iota(left.begin(), left.end(), 0U);
  const bool careful = count > 3 && count <= kMostCorners && !fanIsGood(corners);
  while (careful && left.size() > 3) {
    const std::size_t ear = goodEar(corners, left);
    const std::size_t size = left.size();
    if (ear == size) {
      break;
    }
    out.push_back({left[(ear + size - 1) % size], left[ear], left[(ear + 1) % size]});
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(ear));
  }
  for (std::size_t i = 1; i + 1 < left.size(); ++i) {
    out.push_back({left[0], left[i], left[i + 1]});
  }
}

} // namespace vitrine::formats::source
