#pragma once

#include "core/scene/RayCaster.h"
#include "render/CameraRig.h"

#include <functional>

namespace vitrine::ui {

/// How far one can see from a point along a direction, at most so far.
using FreeSight = std::function<float(const QVector3D& from, const QVector3D& direction, float most)>;

/// A view of a box that is not blocked: looks at its middle from the first of `sides` (unit vectors from the box to the
/// eye), and of others around it, from which there is room to see it as a whole; when there is none, from the one with
/// the most room. Keeps the field of view; always in perspective.
render::CameraPose standBefore(const scene::Bounds& bounds, const render::CameraRig& rig,
                               const std::vector<QVector3D>& sides, const FreeSight& sight);

/// An orientation that looks along a direction, upright.
QQuaternion lookingAlong(const QVector3D& direction);

} // namespace vitrine::ui
