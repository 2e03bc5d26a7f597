#pragma once

#include "resources/demos/common/Geometry.h"

#include <vector>

namespace vitrine::demos {

/// Corners of a convex polygon, counter-clockwise when seen from the front. (The file wants them clockwise: the
/// writer turns them round, "Winding" in the format notes.)
using Corners = std::vector<Vec3>;

/// Distance below which a corner counts as lying on a plane.
inline constexpr double kOnPlane = 0.01;

struct SplitPolygon {
  Corners front;
  Corners back;
};

/// Parts before and behind the plane. A polygon that lies in the plane comes back in neither.
SplitPolygon split(const Corners& polygon, const Plane& plane);

/// The part in front of the plane, keeping a polygon that lies in it.
Corners clippedToFront(const Corners& polygon, const Plane& plane);

/// A large square in the plane, to be clipped to shape.
Corners polygonOnPlane(const Plane& plane, double halfSize = 65536);

Vec3 areaVector(const Corners& polygon);
double areaOf(const Corners& polygon);
Vec3 centreOf(const Corners& polygon);
Box boundsOf(const Corners& polygon);
Plane planeOf(const Corners& polygon);

} // namespace vitrine::demos
