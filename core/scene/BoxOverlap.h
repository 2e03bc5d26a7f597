#pragma once

#include "core/scene/Bounds.h"

namespace vitrine::scene {

/// Test of two boxes that are not empty for a common point, be it on their faces.
inline bool overlap(const QVector3D& aMin, const QVector3D& aMax, const QVector3D& bMin, const QVector3D& bMax) {
  return aMin.x() <= bMax.x() && bMin.x() <= aMax.x() && aMin.y() <= bMax.y() && bMin.y() <= aMax.y() &&
         aMin.z() <= bMax.z() && bMin.z() <= aMax.z();
}

/// True if two boxes overlap.
inline bool overlap(const Bounds& a, const Bounds& b) {
  return !a.empty() && !b.empty() && overlap(a.min(), a.max(), b.min(), b.max());
}

} // namespace vitrine::scene
