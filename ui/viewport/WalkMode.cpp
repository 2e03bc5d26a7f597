#include "ui/viewport/WalkMode.h"

#include "core/collision/CollisionWorld.h"

namespace vitrine::ui {

WalkMode::WalkMode(std::shared_ptr<const collision::CollisionWorld> world)
    : m_tracer(std::move(world)), m_walker(m_tracer) {}

void WalkMode::setKeys(const QVector3D& keys, bool run, bool crouch) {
  m_keys = keys;
  m_run = run;
  m_crouch = crouch;
}

collision::CharacterInput WalkMode::intentSeenFrom(const viewing::CameraRig& rig) const {
  collision::CharacterInput intent{.direction = {}, .run = m_run, .jump = m_keys.y() > 0, .crouch = wantsCrouch()};
  const QVector3D right = rig.right();
  if (m_walker.hasGravity()) {
    // Where one looks up or down does not slow one down.
    const QVector3D ahead = QVector3D::crossProduct({0, 1, 0}, right);
    intent.direction = right * m_keys.x() - ahead * m_keys.z();
  } else {
    intent.direction = right * m_keys.x() + QVector3D(0, m_keys.y(), 0) - rig.forward() * m_keys.z();
  }
  if (intent.direction.lengthSquared() > 1.0F) {
    intent.direction.normalize();
  }
  return intent;
}

void WalkMode::advance(const viewing::CameraRig& rig, double seconds) {
  m_walker.advance(intentSeenFrom(rig), seconds);
}

bool WalkMode::atRest() const {
  const bool asWanted = !m_walker.hasGravity() || m_walker.crouches() == wantsCrouch();
  return m_keys.isNull() && asWanted && m_walker.atRest();
}

} // namespace vitrine::ui
