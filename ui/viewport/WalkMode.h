#pragma once

#include "core/collision/CharacterController.h"
#include "core/collision/CollisionWorld.h"
#include "core/viewing/CameraRig.h"

#include <memory>

namespace vitrine::ui {

/// Walking in one scene: turns held keys into the wanted movement of the character, relative to the view direction.
class WalkMode {
public:
  explicit WalkMode(std::shared_ptr<const collision::CollisionWorld> world);

  /// Puts the character where the camera is, or near it. False: there is no room for it.
  bool enterAt(const QVector3D& eye) { return m_walker.putEyeAt(eye); }

  void setGravity(bool on) { m_walker.setGravity(on); }
  /// `keys`: x right, y up, z back.
  void setKeys(const QVector3D& keys, bool run, bool crouch);
  void advance(const viewing::CameraRig& rig, double seconds);

  QVector3D eye() const { return m_walker.eye(); }
  /// True if no movement comes until another key is pressed.
  bool atRest() const;

private:
  collision::CharacterInput intentSeenFrom(const viewing::CameraRig& rig) const;
  bool wantsCrouch() const { return m_crouch || m_keys.y() < 0; }

  collision::HullTracer m_tracer;
  collision::CharacterController m_walker;
  QVector3D m_keys;
  bool m_run = false;
  bool m_crouch = false;
};

} // namespace vitrine::ui
