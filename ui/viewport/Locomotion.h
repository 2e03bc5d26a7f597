#pragma once

#include "core/collision/CollisionWorld.h"
#include "core/scene/Scene.h"
#include "core/viewing/CameraRig.h"
#include "ui/session/SteadyClock.h"
#include "ui/viewport/Movement.h"

#include <QObject>
#include <QTimer>
#include <QVector3D>

#include <memory>

namespace vitrine::ui {

class WalkMode;

/// The moving of a camera by held keys: it flies, orbits, or walks as a character. Moves by a timer, so that its
/// speed does not depend on key repeat or frame rate.
class Locomotion : public QObject {
  Q_OBJECT

public:
  /// `rig` must outlive this object.
  Locomotion(viewing::CameraRig& rig, SteadyClock clock, QObject* parent = nullptr);
  ~Locomotion() override;

  /// Stops. The rig has been placed in the scene, and moves as the scene wants.
  void startIn(const Scene& scene);
  /// Another reading of the scene that is moved in; goes on walking if it can. The rig has been placed.
  void stayIn(const Scene& scene);
  /// The rig has been placed elsewhere: goes on walking from there if it can.
  void walkOnFromRig();
  void stopWalking();

  Movement movement() const;
  /// Sets the movement. Walk where impossible (canWalk, or no ground near or at any viewpoint) is ignored and tells
  /// walkRefused().
  void setMovement(Movement movement);
  /// True: the scene has something to walk on.
  bool canWalk() const { return m_world != nullptr; }
  /// Gravity of a walking camera; without it the character glides, wherever there is room.
  void setGravity(bool on);

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
  /// The user moves, or is about to.
  void begun();
  void moved();
  void speedChanged(float unitsPerSecond);
  void movementChanged(vitrine::ui::Movement movement);
  void walkRefused();

private:
  void arriveIn(const Scene& scene);
  bool startWalking();
  void moveOn();
  void walkOn(float seconds);
  void wake();
  void applySpeedSteps();

  viewing::CameraRig& m_rig;
  QTimer m_timer;
  SteadyClock m_clock;
  double m_before = 0; ///< m_clock at the last step
  QVector3D m_direction;
  Qt::KeyboardModifiers m_modifiers;
  std::shared_ptr<const collision::CollisionWorld> m_world; ///< null: nothing to walk on
  std::vector<scene::Camera> m_refuges;                     ///< viewpoints to walk from when that cannot be from here
  std::unique_ptr<WalkMode> m_walk;                         ///< null: does not walk
  bool m_gravity = true;
  double m_speedSteps = 0;
};

} // namespace vitrine::ui
