#pragma once

#include "core/scene/Indices.h"
#include "core/structure/Structure.h"

#include <QQuaternion>
#include <QString>
#include <QVector3D>

#include <optional>

namespace vitrine::scene {

/// A viewpoint the file offers: a spawn point, a camera object. World space; looks along -Z of `orientation`, +Y is up.
/// At other times than rest Pose::camera has the camera.
struct Camera {
  QString name = {};
  QVector3D position;
  QQuaternion orientation;
  float verticalFov = 0;   ///< degrees; 0: the viewer's own
  float horizontalFov = 0; ///< degrees; where the file says how wide it sees instead
  NodeIndex node = {};     ///< the node it is attached to, or none
  std::optional<RecordRef> record = {};
  bool spawn = false; ///< players of the game begin there
};

/// Way of moving through a scene by default.
enum class Navigation { Fly, Orbit };

} // namespace vitrine::scene
