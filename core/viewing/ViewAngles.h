#pragma once

#include "core/scene/Axes.h"

#include <QQuaternion>

namespace vitrine::viewing {

/// A direction of view as Source states it, in a file's own axes, in degrees: yaw 0 looks along the file's +X and grows
/// counter-clockwise as seen from above; positive pitch looks down. (A file whose X points up has its yaw counted from
/// the scene's +X.)
struct ViewAngles {
  float yaw = 0;
  float pitch = 0;

  bool operator==(const ViewAngles&) const = default;
};

/// Orientation of a camera in scene axes: it looks along -Z, +Y is up, no roll. Any pitch, straight down included.
QQuaternion orientationOf(const ViewAngles& look, const scene::Axes& axes);

/// The way back; roll is lost. Yaw is in -180…180, pitch in -90…90.
ViewAngles viewAnglesOf(const QQuaternion& orientation, const scene::Axes& axes);

} // namespace vitrine::viewing
