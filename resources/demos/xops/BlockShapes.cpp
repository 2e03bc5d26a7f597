#include "resources/demos/xops/BlockShapes.h"

namespace vitrine::demos {

namespace {

std::array<Vec3, 4> cornersOf(const Rect& plan, double height) {
  return {{{plan.left, height, plan.front},
           {plan.right, height, plan.front},
           {plan.right, height, plan.back},
           {plan.left, height, plan.back}}};
}

BoxCorners joined(const std::array<Vec3, 4>& above, const std::array<Vec3, 4>& below) {
  BoxCorners corners;
  for (std::size_t i = 0; i < 4; ++i) {
    corners[i] = above[i];
    corners[i + 4] = below[i];
  }
  return corners;
}

std::array<Vec3, 4> atHeight(std::array<Vec3, 4> plan, double height) {
  for (Vec3& corner : plan)
    corner.y = height;
  return plan;
}

} // namespace

BoxCorners box(const Rect& plan, double low, double high) {
  return between(plan, low, plan, high);
}

BoxCorners between(const Rect& below, double low, const Rect& above, double high) {
  return joined(cornersOf(above, high), cornersOf(below, low));
}

BoxCorners prism(const std::array<Vec3, 4>& plan, double low, double high) {
  return joined(atHeight(plan, high), atHeight(plan, low));
}

BoxCorners standingSheet(const Vec3& from, const Vec3& to, double low, double high) {
  return prism({{from, to, to, from}}, low, high);
}

BoxCorners slab(const std::array<Vec3, 4>& upper, double thickness) {
  std::array<Vec3, 4> lower = upper;
  for (Vec3& corner : lower)
    corner.y -= thickness;
  return joined(upper, lower);
}

BoxCorners turned(BoxCorners corners, const Vec3& about, double angle) {
  const double c = std::cos(angle);
  const double s = std::sin(angle);
  for (Vec3& corner : corners) {
    const double x = corner.x - about.x;
    const double z = corner.z - about.z;
    corner.x = about.x + x * c + z * s;
    corner.z = about.z - x * s + z * c;
  }
  return corners;
}

BoxCorners moved(BoxCorners corners, const Vec3& by) {
  for (Vec3& corner : corners)
    corner += by;
  return corners;
}

BoxCorners mirrored(const BoxCorners& corners) {
  constexpr std::array<std::size_t, 8> kPlaces = {1, 0, 3, 2, 5, 4, 7, 6};
  BoxCorners result;
  for (std::size_t i = 0; i < 8; ++i) {
    result[i] = corners[kPlaces[i]];
    result[i].x = -result[i].x;
  }
  return result;
}

} // namespace vitrine::demos
