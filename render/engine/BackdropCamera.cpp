#include "render/engine/BackdropCamera.h"

#include "core/visibility/FogQuery.h"

#include <algorithm>

namespace vitrine::render {
namespace {

/// The farthest part must not be cut off by rounding.
constexpr float kFarSlack = 1.01F;
/// Of the far plane: what a depth buffer of 24 bits can still tell apart well.
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
  // Depth is counted along the view, and what is seen at an angle is nearer than it is away.
  return {std::max(nearest.length() * 0.25F, far * kNearestPart), far};
}

QMatrix4x4 withDepthRange(QMatrix4x4 projection, const DepthRange& range) {
  const float depth = range.far - range.near;
  projection.setRow(2, QVector4D(0, 0, -(range.far + range.near) / depth, -2.0F * range.far * range.near / depth));
  return projection;
}

void BackdropCamera::set(const scene::Backdrop& backdrop, const scene::Bounds& bounds, const viewing::CameraPose& world,
                         const QMatrix4x4& projection) {
  const QVector3D eye = visibility::eyeIn(backdrop, world.position);
  m_eye.set(eye, world.orientation, withDepthRange(projection, depthRangeFor(eye, bounds)));
}

} // namespace vitrine::render
