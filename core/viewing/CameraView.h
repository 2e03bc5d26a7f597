#pragma once

#include "core/scene/Bounds.h"
#include "core/scene/Ray.h"

#include <QMatrix4x4>
#include <QPointF>
#include <QQuaternion>
#include <QSizeF>
#include <QVector3D>

#include <optional>

namespace vitrine::viewing {

/// Position, orientation and field of view of a camera: a plain value. Scene axes; looks along -Z of `orientation`.
struct CameraPose {
  QVector3D position;
  QQuaternion orientation;
  float verticalFov = 60; ///< degrees; perspective only
  bool orthographic = false;
  float orthographicHeight = 1; ///< world units from bottom to top; orthographic only

  bool operator==(const CameraPose&) const = default;
};

/// View of a camera: its pose, its viewport, and the depth range that holds the scene. Pixels count from the top left
/// of a viewport of `viewportSize` device-independent pixels.
class CameraView {
public:
  const CameraPose& pose() const { return m_pose; }
  QSizeF viewportSize() const { return m_viewport; }
  /// Further bounds that must not be cut off, beyond those of the scene: of animated models now, or at any time. Views
  /// and pictures set them by what they draw; empty at first.
  void setReach(const scene::Bounds& reach);
  /// Limit of sight in perspective; 0: none of its own.
  void setFarLimit(float distance);

  QVector3D forward() const;
  QVector3D right() const;
  QVector3D up() const;
  float nearPlane() const;
  float farPlane() const;
  QMatrix4x4 viewMatrix() const;
  QMatrix4x4 projectionMatrix() const;
  scene::Ray rayThrough(QPointF pixel) const;
  /// nullopt when the point is behind the camera.
  std::optional<QPointF> project(const QVector3D& point) const;

protected:
  /// Near plane in parts of the scene's radius: small enough for corridors, large enough for 24 bits of depth.
  static constexpr float kNearPart = 0.0004F;

  CameraView() = default;

  float aspectRatio() const;

  CameraPose m_pose;
  QSizeF m_viewport{1, 1};
  scene::Bounds m_bounds; ///< of the scene

private:
  float distanceFromScene() const;
  QVector3D toCameraSpace(const QVector3D& point) const;

  scene::Bounds m_reach;
  float m_farLimit = 0;
};

/// The radius that distances of a scene go by: never 0.
float radiusOf(const scene::Bounds& bounds);

/// Tangent of half an angle given in degrees.
float tanHalf(float degrees);

} // namespace vitrine::viewing
