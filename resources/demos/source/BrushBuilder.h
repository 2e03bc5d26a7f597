#pragma once

#include "resources/demos/source/MapModel.h"

namespace vitrine::demos {

/// The looks of an extruded brush: mantle, and the two ends.
struct PrismLooks {
  SideLook mantle;
  SideLook low;  ///< end at the smaller coordinate
  SideLook high; ///< end at the larger coordinate
};

Brush boxBrush(const Box& box, const SideLook& look);
/// Looks in the order of boxSide().
Brush boxBrush(const Box& box, const std::array<SideLook, 6>& looks);

/// A convex outline pushed along an axis. The outline's two coordinates are those of the following two axes in cyclic
/// order (axis 2: x, y; axis 0: y, z; axis 1: z, x), counter-clockwise as (first, second).
struct OutlinePoint {
  double first = 0;
  double second = 0;
};
Brush prismBrush(const std::vector<OutlinePoint>& outline, int axis, double from, double to, const PrismLooks& looks);

/// Upright prism with a regular outline; its first side faces +x.
Brush columnBrush(const Vec3& foot, double radius, double height, int sides, const PrismLooks& looks);
/// Upright frustum: radius below and above.
Brush coneBrush(const Vec3& foot, double lowRadius, double highRadius, double height, int sides,
                const PrismLooks& looks);

/// A half-round arch that fills the upper corners of an opening: opening along `axis` (0: one walks along x),
/// `box` holds the part of the opening from the springing line up.
std::vector<Brush> archBrushes(const Box& box, int axis, int segments, const PrismLooks& looks);

/// The polygon of each side (empty where the side has no area), index for index.
std::vector<Corners> sidePolygons(const Brush& brush);
Box boundsOf(const Brush& brush);
bool contains(const Brush& brush, const Vec3& point, double margin = 0);
Brush moved(Brush brush, const Vec3& by);

} // namespace vitrine::demos
