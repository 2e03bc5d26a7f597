#include "resources/demos/source/Triangulation.h"

namespace vitrine::demos {

namespace {

/// Sine of the angle at the middle corner.
double bend(const Vec3& before, const Vec3& at, const Vec3& after) {
  const Vec3 a = at - before;
  const Vec3 b = after - at;
  return lengthOf(cross(a, b)) / std::max(lengthOf(a) * lengthOf(b), 1e-9);
}

constexpr double kStraight = 0.002;

/// Quality of an ear to cut: its least height in parts of its longest side; -1 when cutting it leaves only a line.
double earQuality(const Corners& polygon, const std::vector<int>& ring, std::size_t ear) {
  const std::size_t count = ring.size();
  const Vec3& before = polygon[ring[(ear + count - 1) % count]];
  const Vec3& at = polygon[ring[ear]];
  const Vec3& after = polygon[ring[(ear + 1) % count]];
  if (bend(before, at, after) < kStraight)
    return -1;
  Corners rest;
  for (std::size_t i = 0; i < count; ++i)
    if (i != ear)
      rest.push_back(polygon[ring[i]]);
  if (areaOf(rest) < 0.01)
    return -1;
  const double longest = std::max({lengthOf(at - before), lengthOf(after - at), lengthOf(after - before)});
  return lengthOf(cross(at - before, after - before)) / (longest * longest);
}

} // namespace

bool hasCollinearCorners(const Corners& polygon) {
  const std::size_t count = polygon.size();
  for (std::size_t i = 0; i < count; ++i)
    if (bend(polygon[(i + count - 1) % count], polygon[i], polygon[(i + 1) % count]) < kStraight)
      return true;
  return false;
}

std::vector<int> triangulate(const Corners& polygon) {
  std::vector<int> ring(polygon.size());
  for (std::size_t i = 0; i < ring.size(); ++i)
    ring[i] = static_cast<int>(i);
  std::vector<int> triangles;
  while (ring.size() > 3) {
    std::size_t best = 0;
    double bestQuality = -2;
    for (std::size_t i = 0; i < ring.size(); ++i)
      if (const double quality = earQuality(polygon, ring, i); quality > bestQuality) {
        bestQuality = quality;
        best = i;
      }
    const std::size_t count = ring.size();
    triangles.insert(triangles.end(), {ring[(best + count - 1) % count], ring[best], ring[(best + 1) % count]});
    ring.erase(ring.begin() + static_cast<std::ptrdiff_t>(best));
  }
  triangles.insert(triangles.end(), ring.begin(), ring.end());
  return triangles;
}

} // namespace vitrine::demos
