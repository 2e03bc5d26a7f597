#pragma once

#include "core/animation/Pose.h"
#include "core/base/ItemSet.h"

#include <QVector3D>

#include <vector>

namespace vitrine::animation {

/// The outermost points of the visible items in world space: what holds them holds the rest, but for one part in a
/// hundred. Of much geometry the corners of the items' bounds. At most some hundred points; empty: nothing is visible.
std::vector<QVector3D> outlineOf(const Pose& pose, const ItemSet& visible);

} // namespace vitrine::animation
