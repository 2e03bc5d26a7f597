#include "render/batching/DepthRange.h"

#include <algorithm>
#include <cmath>

namespace vitrine::render {
namespace {

/// Factor on the far plane: rounding must not cut off the farthest part.
constexpr float kFarSlack = 1.01F;
/// Nearest near plane as a share of the far plane: a depth buffer of 24 bits resolves this range well.
constexpr float kNearestPart = 1e-4F;

} // namespace

DepthRange depthRangeFor(const QVector3D& eye, const scene::Bounds& bounds) {
  QVector3D farthest;
  QVector3D nearest;
  for (int axis = 0; axis < 3; ++axis) {
    const float below = bounds.min()[axis] - eye[axis];
    const float above = bounds.max()[axis] - eye[axis];
    farthest[axis] = std::max(std::abs(below), std::abs(above));
    nearest[axis] = std::max({below, -above, 0.0F});
  }
  const float far = std::max(farthest.length() * kFarSlack, 1e-6F);
  // Depth counts along the view axis: a point at an angle has less depth than distance.
  return {std::max(nearest.length() * 0.25F, far * kNearestPart), far};
}

QMatrix4x4 withDepthRange(QMatrix4x4 projection, const DepthRange& range) {
  const float depth = range.far - range.near;
  projection.setRow(2, QVector4D(0, 0, -(range.far + range.near) / depth, -2.0F * range.far * range.near / depth));
  return projection;
}

} // namespace vitrine::render
