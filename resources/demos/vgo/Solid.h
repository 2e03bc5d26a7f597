#pragma once

#include "resources/demos/common/Geometry.h"

#include <functional>
#include <vector>

namespace vitrine::demos::vgo {

/// Measure of how far a point is outside (below 0: inside) of something round; about a distance near its surface.
using Solid = std::function<double(const Vec3&)>;

Solid ellipsoid(const Vec3& centre, const Vec3& radii);
/// A stretch between two balls.
Solid taper(const Vec3& from, const Vec3& to, double fromRadius, double toRadius);
/// Such stretches through points, blended into another.
Solid limb(const std::vector<Vec3>& points, const std::vector<double>& radii, double blend);
/// A ring that lies flat, `height` times as high as it is thick.
Solid ring(const Vec3& centre, double radius, double thickness, double height);
/// Around the upright axis through `centre`: the radius by height, in rising heights, with straight lines between.
struct Profile {
  double height;
  double radius;
};
Solid lathe(const Vec3& centre, const std::vector<Profile>& profile, double depth = 1);

/// All of these, with their joints filled by about `blend`.
Solid joined(std::vector<Solid> solids, double blend);
/// The first without the second, the edge rounded by about `blend`.
Solid without(Solid solid, Solid cut, double blend);
/// As many times as wide, high and deep, from `centre` on.
Solid stretched(Solid solid, const Vec3& centre, const Vec3& factors);
/// Turned around a place: what pointed up points along `to`.
Solid leaned(Solid solid, const Vec3& centre, const Vec3& to);
/// Space below a height.
Solid below(double height);

/// Out of the surface; unit length.
Vec3 outward(const Solid& solid, const Vec3& point);
/// The nearest point of the surface, for points close to it.
Vec3 onSurface(const Solid& solid, const Vec3& point);

} // namespace vitrine::demos::vgo
