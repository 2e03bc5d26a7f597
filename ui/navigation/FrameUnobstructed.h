#pragma once

#include "core/picking/RayCaster.h"
#include "core/viewing/CameraRig.h"

#include <functional>

namespace vitrine::ui {

/// The distance that can be seen from a point along a direction, `most` at most.
using FreeSight = std::function<float(const QVector3D& from, const QVector3D& direction, float most)>;

/// A view of a box that nothing obstructs: looks at the middle of the box from the first of `sides` (unit vectors from
/// the box to the eye), and of others around it, from which there is room to see the whole box; when there is none,
/// from the one with the most room. Keeps the field of view; always in perspective.
viewing::CameraPose frameUnobstructed(const scene::Bounds& bounds, const viewing::CameraRig& rig,
                                      const std::vector<QVector3D>& sides, const FreeSight& sight);

/// An orientation that looks along a direction, upright.
QQuaternion lookingAlong(const QVector3D& direction);

} // namespace vitrine::ui
