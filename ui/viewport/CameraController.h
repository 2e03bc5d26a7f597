#pragma once

#include "render/CameraRig.h"
#include "ui/animation/SteadyClock.h"
#include "ui/viewport/Movement.h"

#include <QObject>
#include <QTimer>
#include <QVector3D>

#include <memory>

namespace vitrine::ui {

class WalkMode;

/// The camera of a viewport as the window uses it: one rig, moved by keys, mouse and menus; tells when it has moved.
/// While flying it moves by a timer, so that its speed does not depend on key repeat or frame rate. Walking it goes
/// where a walker goes; what would take it elsewhere - framing, a view from a side - goes on flying. While it rides on
/// a camera of the scene it is where that is; whatever else would move it lets go first, and begins where it was left.
class CameraController : public QObject {
  Q_OBJECT

public:
  explicit CameraController(QObject* parent = nullptr, SteadyClock clock = steadySeconds);
  ~CameraController() override;

  const render::CameraRig& rig() const { return m_rig; }

  /// A scene's own way of moving and its first camera; without one the whole scene seen from a corner.
  void startIn(const Scene& scene);
  /// Another reading of the same scene: bounds change, the view stays.
  void stayIn(const Scene& scene);

  void setViewportSize(QSizeF size);
  Movement movement() const;
  /// Walking where it cannot (canWalk, or no ground anywhere near and at no viewpoint) stays as it is and tells
  /// walkRefused().
  void setMovement(Movement movement);
  /// Whether the scene has anything to walk on.
  bool canWalk() const { return m_solids != nullptr; }
  /// Without it a walker glides, wherever there is room.
  void setGravity(bool on);
  void setOrthographic(bool orthographic);
  void setPreset(render::ViewPreset preset, const scene::Bounds& bounds);
  void goTo(const scene::Camera& camera);
  /// To be called at every moment: goes with the camera until letGo(), and sees as it does.
  void ride(const scene::Camera& camera);
  /// Stays where it is and rides no more; tells letGone().
  void letGo();
  /// The same, where what it rode on is gone: tells nobody.
  void dismount() { m_riding = false; }
  bool riding() const { return m_riding; }
  void setPose(const render::CameraPose& pose);
  void frame(const scene::Bounds& bounds);
  /// Sees with the game's field of view (vertical, degrees) until 0 gives the viewer's own back. One that was set in
  /// the meantime stays.
  void setGameFov(float degrees);
  /// Another field of view, vertical, in degrees.
  void setOwnFov(float degrees);

  void look(QPointF deltaPixels);
  void pan(QPointF deltaPixels);
  void zoomTo(QPointF cursor, float steps, std::optional<QVector3D> target);
  void setOrbitCentre(const QVector3D& centre);

  /// Flies or walks on until the direction is null again; x right, y up, z back. Shift and Ctrl: faster, slower;
  /// walking they run and crouch.
  void setFlight(const QVector3D& direction, Qt::KeyboardModifiers modifiers = {});
  bool flying() const { return m_timer.isActive(); }

  void changeSpeed(float steps);
  void resetSpeed();
  /// Steps away from the default speed; kept from scene to scene.
  double speedSteps() const { return m_speedSteps; }
  void setSpeedSteps(double steps);

Q_SIGNALS:
  void moved(const vitrine::render::CameraRig& rig);
  void speedChanged(float unitsPerSecond);
  void movementChanged(vitrine::ui::Movement movement);
  void walkRefused();
  /// It rode, and does not any more: the user has moved it, or gone somewhere.
  void letGone();
  void orthographicChanged(bool orthographic);

private:
  void arriveIn(const Scene& scene);
  bool startWalking();
  void stopWalking();
  void walkFrom(const render::CameraPose& pose);
  void moveOn();
  void walkOn(float seconds);
  void wake();
  void tellMoved();
  void applySpeedSteps();
  void leaveRide();

  render::CameraRig m_rig;
  QTimer m_timer;
  SteadyClock m_clock;
  double m_before = 0; ///< m_clock at the last step
  QVector3D m_direction;
  Qt::KeyboardModifiers m_modifiers;
  std::shared_ptr<const scene::Solids> m_solids; ///< null: nothing to walk on
  std::vector<scene::Camera> m_refuges;          ///< where to walk when it cannot be from here
  std::unique_ptr<WalkMode> m_walk;              ///< null: does not walk
  bool m_gravity = true;
  double m_speedSteps = 0;
  bool m_wasOrthographic = false;
  float m_gameFov = 0; ///< as it was set, 0: none
  float m_ownFov = 0;  ///< from before
  bool m_riding = false;
  float m_fovBeforeRide = 0; ///< 0: it is as it was
};

} // namespace vitrine::ui
