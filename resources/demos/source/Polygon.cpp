#include "resources/demos/source/Polygon.h"

namespace vitrine::demos {

SplitPolygon split(const Corners& polygon, const Plane& plane) {
  SplitPolygon result;
  const std::size_t count = polygon.size();
  std::vector<double> distances(count);
  bool anyFront = false;
  bool anyBack = false;
  for (std::size_t i = 0; i < count; ++i) {
    distances[i] = plane.distanceTo(polygon[i]);
    anyFront |= distances[i] > kOnPlane;
    anyBack |= distances[i] < -kOnPlane;
  }
  if (!anyBack) {
    if (anyFront)
      result.front = polygon;
    return result;
  }
  if (!anyFront) {
    result.back = polygon;
    return result;
  }
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t next = (i + 1) % count;
    const double here = distances[i];
    const double there = distances[next];
    if (here >= -kOnPlane)
      result.front.push_back(polygon[i]);
    if (here <= kOnPlane)
      result.back.push_back(polygon[i]);
    const bool crosses = (here > kOnPlane && there < -kOnPlane) || (here < -kOnPlane && there > kOnPlane);
    if (!crosses)
      continue;
    Vec3 cut = lerp(polygon[i], polygon[next], here / (here - there));
    for (int axis = 0; axis < 3; ++axis) // axial cuts stay exact, so that neighbours weld
      if (std::abs(plane.normal[axis]) == 1)
        cut[axis] = plane.dist * plane.normal[axis];
    result.front.push_back(cut);
    result.back.push_back(cut);
  }
  return result;
}

Corners clippedToFront(const Corners& polygon, const Plane& plane) {
  bool anyOff = false;
  for (const Vec3& corner : polygon)
    anyOff |= std::abs(plane.distanceTo(corner)) > kOnPlane;
  return anyOff ? split(polygon, plane).front : polygon;
}

Corners polygonOnPlane(const Plane& plane, double halfSize) {
  const Vec3& n = plane.normal;
  const Vec3 up = std::abs(n.z) > 0.9 ? Vec3{1, 0, 0} : Vec3{0, 0, 1};
  const Vec3 right = normalized(cross(up, n)) * halfSize;
  const Vec3 top = normalized(cross(n, right)) * halfSize;
  const Vec3 middle = n * plane.dist;
  return {middle - right - top, middle + right - top, middle + right + top, middle - right + top};
}

Vec3 areaVector(const Corners& polygon) {
  Vec3 sum;
  for (std::size_t i = 2; i < polygon.size(); ++i)
    sum += cross(polygon[i - 1] - polygon[0], polygon[i] - polygon[0]);
  return sum * 0.5;
}

double areaOf(const Corners& polygon) {
  return lengthOf(areaVector(polygon));
}

Vec3 centreOf(const Corners& polygon) {
  Vec3 sum;
  for (const Vec3& corner : polygon)
    sum += corner;
  return polygon.empty() ? sum : sum / static_cast<double>(polygon.size());
}

Box boundsOf(const Corners& polygon) {
  Box box = Box::nothing();
  for (const Vec3& corner : polygon)
    box.add(corner);
  return box;
}

Plane planeOf(const Corners& polygon) {
  const Vec3 normal = normalized(areaVector(polygon));
  return {normal, dot(normal, centreOf(polygon))};
}

} // namespace vitrine::demos
