#pragma once

#include "core/scene/Bounds.h"
#include "core/scene/Camera.h"
#include "core/scene/RayCaster.h"

#include <QMatrix4x4>
#include <QPointF>
#include <QQuaternion>
#include <QSizeF>
#include <QVector3D>

#include <optional>

namespace vitrine::render {

/// Where the camera is and how it sees: a plain value. Scene axes; looks along -Z of `orientation`.
struct CameraPose {
  QVector3D position;
  QQuaternion orientation;
  float verticalFov = 60;       ///< degrees; perspective only
  bool orthographic = false;
  float orthographicHeight = 1; ///< world units from bottom to top; orthographic only

  bool operator==(const CameraPose&) const = default;
};

enum class ViewPreset { Front, Back, Left, Right, Top, Bottom, Isometric };

/// The camera's mathematics, apart from events and from Qt3D. Pixels count from the top left of a viewport of
/// `viewportSize` device-independent pixels. Yaw turns around world +Y, pitch is limited to ±89.9 degrees; there is no
/// roll but that of a camera it rides on.
class CameraRig {
public:
  // Setting up
  void setNavigation(scene::Navigation navigation);
  scene::Navigation navigation() const;
  void setViewportSize(QSizeF size);
  QSizeF viewportSize() const;
  void setSceneBounds(const scene::Bounds& bounds); ///< sets default speed, near and far planes, orbit centre
  /// What must not be cut off either, beyond those bounds: where figures stand now, or may. Views and pictures say so
  /// themselves of what they draw; empty at first.
  void setReach(const scene::Bounds& reach);
  void setPose(const CameraPose& pose);
  /// As wide as the camera sees, if it says so. One that says so horizontally does in viewports of any shape, until
  /// another field of view is set.
  void setPose(const scene::Camera& camera);
  /// Sees just what the camera sees, also rolled or upside down; turning on from there is upright again, around what
  /// lies ahead.
  void ride(const scene::Camera& camera);
  /// Stands somewhere else and looks the same way.
  void moveTo(const QVector3D& position);
  const CameraPose& pose() const;
  void setVerticalFov(float degrees);
  /// Nothing further away is seen in perspective; 0: no limit of its own.
  void setFarLimit(float distance);

  // Moving
  /// Turns in place (fly) or around the centre (orbit) by pixels of mouse movement.
  void look(QPointF deltaPixels);
  /// x right, y up, z back, each -1…1, for `seconds` at speed() * factor. Forward follows the view's pitch.
  void fly(const QVector3D& direction, float seconds, float factor = 1.0F);
  /// Moves the camera sideways so that what is under the mouse follows it: at the orbit centre's depth (orbit), one
  /// second's flight away (fly).
  void pan(QPointF deltaPixels);
  /// Towards what is under the cursor; `steps` as of a wheel notch, positive is closer. `target` is what lies there.
  void zoomTo(QPointF cursor, float steps, std::optional<QVector3D> target);
  /// Looks at the whole box from where it looks now.
  void frame(const scene::Bounds& bounds);
  void setPreset(ViewPreset preset, const scene::Bounds& bounds);
  void setOrthographic(bool orthographic);
  void setOrbitCentre(const QVector3D& centre);
  QVector3D orbitCentre() const;

  /// Units per second; the wheel multiplies it in steps. Never leaves 1/1000 … 100 of the default.
  float speed() const;
  void changeSpeed(float steps);
  void resetSpeed();

  // Seeing
  QVector3D forward() const;
  QVector3D right() const;
  QVector3D up() const;
  float nearPlane() const;
  float farPlane() const;
  QMatrix4x4 viewMatrix() const;
  QMatrix4x4 projectionMatrix() const;
  scene::Ray rayThrough(QPointF pixel) const;
  /// nullopt when it is behind the camera.
  std::optional<QPointF> project(const QVector3D& point) const;

private:
  void setAngles(float yaw, float pitch);
  void setFovOf(const scene::Camera& camera);
  void fitHorizontalFov();
  void placeAroundCentre();
  float workingDepth() const;
  float aspectRatio() const;
  float distanceFromScene() const;
  QVector3D toCameraSpace(const QVector3D& point) const;

  CameraPose m_pose;
  scene::Navigation m_navigation = scene::Navigation::Orbit;
  QSizeF m_viewport{1, 1};
  scene::Bounds m_bounds;
  scene::Bounds m_reach;
  float m_farLimit = 0;
  float m_horizontalFov = 0; ///< degrees; 0: the vertical one does not depend on the viewport
  QVector3D m_centre;
  float m_distance = 1; ///< from the orbit centre
  float m_yaw = 0;      ///< degrees
  float m_pitch = 0;
  float m_defaultSpeed = 1;
  float m_speedSteps = 0;
};

} // namespace vitrine::render
