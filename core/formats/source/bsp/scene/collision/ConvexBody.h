#pragma once

#include "core/collision/CollisionWorld.h"

#include <span>
#include <vector>

namespace vitrine::formats::source {

/// The box around what lies behind all planes, where they tell it at once: all six directions are there.
scene::Bounds axialBounds(std::span<const collision::CollisionPlane> planes);

/// The same box by cutting each plane's polygon out, in steps of the square of their number; empty when nothing
/// lies behind them, or without end.
scene::Bounds cutBounds(std::span<const collision::CollisionPlane> planes);

/// What of a plane lies behind all the others: a convex polygon, counter-clockwise as seen from the side that the plane
/// faces. Empty when there is nothing of it, or no end to it.
std::vector<QVector3D> sidePolygon(std::span<const collision::CollisionPlane> planes, std::size_t side);

/// 0 … 5 for a plane across an axis: 2 * axis, and one more where it looks against it; -1 for all others.
int axialDirection(const collision::CollisionPlane& plane);

} // namespace vitrine::formats::source
