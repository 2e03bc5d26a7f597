#pragma once

#include "render/CameraRig.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QVector3D>

namespace vitrine::ui {

/// The camera of a viewport as the window uses it: one rig, moved by keys, mouse and menus; tells when it has moved.
/// While flying it moves by a timer, so that its speed does not depend on key repeat or frame rate.
class CameraController : public QObject {
  Q_OBJECT

public:
  explicit CameraController(QObject* parent = nullptr);

  const render::CameraRig& rig() const { return m_rig; }

  /// A scene's own way of moving and its first camera; without one the whole scene seen from a corner.
  void startIn(const Scene& scene);
  /// Another reading of the same scene: bounds change, the view stays.
  void stayIn(const Scene& scene);

  void setViewportSize(QSizeF size);
  void setNavigation(scene::Navigation navigation);
  void setOrthographic(bool orthographic);
  void setPreset(render::ViewPreset preset, const scene::Bounds& bounds);
  void goTo(const scene::Camera& camera);
  void setPose(const render::CameraPose& pose);
  void frame(const scene::Bounds& bounds);
  /// Sees with the game's field of view (vertical, degrees) until 0 gives the viewer's own back. One that was set in
  /// the meantime stays.
  void setGameFov(float degrees);

  void look(QPointF deltaPixels);
  void pan(QPointF deltaPixels);
  void zoomTo(QPointF cursor, float steps, std::optional<QVector3D> target);
  void setOrbitCentre(const QVector3D& centre);

  /// Flies on until the direction is null again.
  void setFlight(const QVector3D& direction, float factor);
  bool flying() const { return m_timer.isActive(); }

  void changeSpeed(float steps);
  void resetSpeed();
  /// Steps away from the default speed; kept from scene to scene.
  double speedSteps() const { return m_speedSteps; }
  void setSpeedSteps(double steps);

Q_SIGNALS:
  void moved(const vitrine::render::CameraRig& rig);
  void speedChanged(float unitsPerSecond);
  void navigationChanged(vitrine::scene::Navigation navigation);
  void orthographicChanged(bool orthographic);

private:
  void flyOn();
  void tellMoved();
  void applySpeedSteps();

  render::CameraRig m_rig;
  QTimer m_timer;
  QElapsedTimer m_clock;
  QVector3D m_direction;
  float m_factor = 1;
  double m_speedSteps = 0;
  bool m_wasOrthographic = false;
  float m_gameFov = 0; ///< as it was set, 0: none
  float m_ownFov = 0;  ///< from before
};

} // namespace vitrine::ui
