#pragma once

#include "core/formats/source/bsp/records/BspEntities.h"

#include <QMatrix4x4>

namespace vitrine::formats::source {

/// A transform in scene axes from what the file says: `angles` are pitch, yaw and roll in degrees, applied in the
/// order roll, pitch, yaw; positive pitch looks down. Numbers that are not finite count as 0 (scale: 1).
QMatrix4x4 placement(const QVector3D& origin, const QVector3D& angles, const QVector3D& scale = {1, 1, 1});
/// The same of an entity's keys `origin` and `angles`.
QMatrix4x4 placement(const Entity& entity);

} // namespace vitrine::formats::source
