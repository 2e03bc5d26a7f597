#pragma once

#include "core/scene/Camera.h"
#include "core/viewing/CameraView.h"

#include <QPointF>
#include <QVector3D>

#include <optional>
#include <span>

namespace vitrine::viewing {

/// Share of the picture that what is framed takes, of its width or height, whichever is the narrower.
inline constexpr float kFramedShare = 0.85F;

enum class StandardView { Front, Back, Left, Right, Top, Bottom, Isometric };

/// Movement of a camera, apart from events and from Qt3D. Yaw turns around world +Y, pitch is limited to ±89.9 degrees;
/// there is no roll but that of a camera it follows.
class CameraRig : public CameraView {
public:
  // Setting up
  void setNavigation(scene::Navigation navigation);
  scene::Navigation navigation() const;
  void setViewportSize(QSizeF size);
  void setSceneBounds(const scene::Bounds& bounds); ///< sets default speed, near and far planes, orbit centre
  void setPose(const CameraPose& pose);
  /// Sets the pose, and the field of view if the camera has one. A horizontal one holds in viewports of any shape,
  /// until another field of view is set.
  void setPose(const scene::Camera& camera);
  /// Sees just what the camera sees, also rolled or upside down; turning on from there is upright again, around what
  /// lies ahead.
  void follow(const scene::Camera& camera);
  /// Stands somewhere else and looks the same way.
  void moveTo(const QVector3D& position);
  void setVerticalFov(float degrees);
  /// Looks straight down from a point, orthographic, with negative Z (the north of a map) up; `height` units are seen
  /// from bottom to top.
  void lookDown(const QVector3D& position, float height);

  // Moving
  /// Turns in place (fly) or around the centre (orbit) by pixels of mouse movement.
  void look(QPointF deltaPixels);
  /// x right, y up, z back, each -1…1, for `seconds` at speed() * factor. Forward follows the view's pitch.
  void fly(const QVector3D& direction, float seconds, float factor = 1.0F);
  /// Moves the camera sideways so that what is under the mouse follows it: at the orbit centre's depth (orbit), one
  /// second's flight away (fly).
  void pan(QPointF deltaPixels);
  /// Zooms towards the point under the cursor; `steps` as of a wheel notch, positive is closer. `target`: that point.
  void zoomTo(QPointF cursor, float steps, std::optional<QVector3D> target);
  /// Looks at all of the points the way it looks now, from where they fill kFramedShare of the picture.
  void frame(std::span<const QVector3D> points);
  void frame(const scene::Bounds& bounds);
  void setPreset(StandardView preset, std::span<const QVector3D> points);
  void setPreset(StandardView preset, const scene::Bounds& bounds);
  void setOrthographic(bool orthographic);
  void setOrbitCentre(const QVector3D& centre);
  QVector3D orbitCentre() const;

  /// Units per second; the wheel multiplies it in steps. Never leaves 1/1000 … 100 of the default.
  float speed() const;
  void changeSpeed(float steps);
  void resetSpeed();

private:
  void setAngles(float yaw, float pitch);
  void setFovOf(const scene::Camera& camera);
  void fitHorizontalFov();
  void placeAroundCentre();
  float workingDepth() const;

  scene::Navigation m_navigation = scene::Navigation::Orbit;
  float m_horizontalFov = 0; ///< degrees; 0: the vertical one does not depend on the viewport
  QVector3D m_centre;
  float m_distance = 1; ///< from the orbit centre
  float m_yaw = 0;      ///< degrees
  float m_pitch = 0;
  float m_defaultSpeed = 1;
  float m_speedSteps = 0;
};

} // namespace vitrine::viewing
