#pragma once

#include "core/scene/Bounds.h"

#include <QMatrix4x4>

namespace vitrine::render {

/// Distances of the near and far plane.
struct DepthRange {
  float near = 0;
  float far = 0;
};

/// Depth range in which an eye sees all of a box that is not empty, from outside or inside.
DepthRange depthRangeFor(const QVector3D& eye, const scene::Bounds& bounds);

/// A perspective projection, or a part of its picture, with other planes.
QMatrix4x4 withDepthRange(QMatrix4x4 projection, const DepthRange& range);

} // namespace vitrine::render
