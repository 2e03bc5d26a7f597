#pragma once

#include "resources/demos/xops/Bd1Writer.h"

namespace vitrine::demos {

using BoxCorners = std::array<Vec3, 8>;

/// A level rectangle of the ground plan.
struct Rect {
  double left = 0;  ///< -x
  double front = 0; ///< -z
  double right = 0;
  double back = 0;

  static Rect around(double x, double z, double width, double depth) {
    return {x - width / 2, z - depth / 2, x + width / 2, z + depth / 2};
  }
  Rect grown(double by) const { return {left - by, front - by, right + by, back + by}; }
};

/// Upright box.
BoxCorners box(const Rect& plan, double low, double high);

/// Between a rectangle below and another above: pyramids, hips, tapered posts. A rectangle may be a line or a point.
BoxCorners between(const Rect& below, double low, const Rect& above, double high);

/// Between a four-sided figure (front left, front right, back right, back left) and the same one higher up.
BoxCorners prism(const std::array<Vec3, 4>& plan, double low, double high);

/// A sheet without thickness that stands on the line from one point of the ground plan to another and shows both sides.
/// Its front looks to the right of one who walks along the line.
BoxCorners standingSheet(const Vec3& from, const Vec3& to, double low, double high);

/// The four corners of a slab's upper side (front left, front right, back right, back left), and its thickness straight
/// down.
BoxCorners slab(const std::array<Vec3, 4>& upper, double thickness);

/// Turned about an upright axis through a point of the ground plan; a positive angle (radians) takes +z to +x.
BoxCorners turned(BoxCorners corners, const Vec3& about, double angle);

/// Moved by a vector.
BoxCorners moved(BoxCorners corners, const Vec3& by);

/// The mirror image that has -x for +x. The corners change places, so that the sides still look outwards.
BoxCorners mirrored(const BoxCorners& corners);

} // namespace vitrine::demos
