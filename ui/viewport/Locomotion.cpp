#include "ui/viewport/Locomotion.h"

#include "ui/viewport/FlyKeys.h"
#include "ui/viewport/WalkMode.h"

namespace vitrine::ui {
namespace {

constexpr int kFlyIntervalMs = 15;
/// A stall (loading, a dragged window) must not throw the camera through the map.
constexpr float kLongestStepSeconds = 0.1F;
/// Spawn points of a large map need not all be tried.
constexpr std::size_t kMostRefuges = 16;

} // namespace

Locomotion::Locomotion(viewing::CameraRig& rig, SteadyClock clock, QObject* parent)
    : QObject(parent), m_rig(rig), m_clock(std::move(clock)) {
  m_timer.setInterval(kFlyIntervalMs);
  m_timer.setTimerType(Qt::PreciseTimer);
  connect(&m_timer, &QTimer::timeout, this, &Locomotion::moveOn);
}

Locomotion::~Locomotion() = default;

void Locomotion::arriveIn(const Scene& scene) {
  m_walk.reset();
  m_timer.stop();
  m_world = scene.world.collision && !scene.world.collision->brushes.empty() ? scene.world.collision : nullptr;
  m_refuges.assign(scene.view.cameras.begin(),
                   scene.view.cameras.begin() +
                       static_cast<std::ptrdiff_t>(std::min(scene.view.cameras.size(), kMostRefuges)));
  applySpeedSteps();
}

void Locomotion::startIn(const Scene& scene) {
  arriveIn(scene);
  Q_EMIT movementChanged(movement());
}

void Locomotion::stayIn(const Scene& scene) {
  const bool walked = movement() == Movement::Walk;
  arriveIn(scene);
  if (walked && !startWalking()) {
    Q_EMIT movementChanged(movement());
  }
}

void Locomotion::walkOnFromRig() {
  if (m_walk && m_walk->enterAt(m_rig.pose().position)) {
    m_rig.moveTo(m_walk->eye());
    wake();
  } else {
    stopWalking();
  }
}

void Locomotion::stopWalking() {
  if (m_walk) {
    m_walk.reset();
    wake();
    Q_EMIT movementChanged(movement());
  }
}

Movement Locomotion::movement() const {
  if (m_walk) {
    return Movement::Walk;
  }
  return m_rig.navigation() == scene::Navigation::Orbit ? Movement::Orbit : Movement::Fly;
}

void Locomotion::setMovement(Movement wanted) {
  if (movement() == wanted) {
    return;
  }
  Q_EMIT begun();
  if (wanted == Movement::Walk) {
    if (!startWalking()) {
      Q_EMIT movementChanged(movement()); // a menu that asked shows what is so
      Q_EMIT walkRefused();
      return;
    }
  } else {
    m_walk.reset();
    m_rig.setNavigation(wanted == Movement::Orbit ? scene::Navigation::Orbit : scene::Navigation::Fly);
    wake();
  }
  Q_EMIT movementChanged(movement());
  Q_EMIT moved();
}

bool Locomotion::startWalking() {
  if (!canWalk()) {
    return false;
  }
  auto walk = std::make_unique<WalkMode>(m_world);
  walk->setGravity(m_gravity);
  bool entered = walk->enterAt(m_rig.pose().position);
  for (std::size_t i = 0; i < m_refuges.size() && !entered; ++i) {
    entered = walk->enterAt(m_refuges[i].position);
  }
  if (entered) {
    m_walk = std::move(walk);
    m_rig.setNavigation(scene::Navigation::Fly);
    m_rig.setOrthographic(false);
    m_rig.moveTo(m_walk->eye());
    setFlight(m_direction, m_modifiers);
  }
  return entered;
}

void Locomotion::setGravity(bool on) {
  m_gravity = on;
  if (m_walk) {
    m_walk->setGravity(on);
    wake();
  }
}

void Locomotion::setFlight(const QVector3D& direction, Qt::KeyboardModifiers modifiers) {
  if (!direction.isNull()) {
    Q_EMIT begun();
  }
  m_direction = direction;
  m_modifiers = modifiers;
  if (m_walk) {
    m_walk->setKeys(direction, modifiers.testFlag(Qt::ShiftModifier), modifiers.testFlag(Qt::ControlModifier));
  }
  wake();
}

void Locomotion::wake() {
  const bool moves = m_walk ? !m_walk->atRest() : !m_direction.isNull();
  if (!moves) {
    m_timer.stop();
  } else if (!m_timer.isActive()) {
    m_before = m_clock();
    m_timer.start();
  }
}

void Locomotion::moveOn() {
  const double now = m_clock();
  const float seconds = std::min(static_cast<float>(now - std::exchange(m_before, now)), kLongestStepSeconds);
  if (m_walk) {
    walkOn(seconds);
  } else {
    m_rig.fly(m_direction, seconds, speedFactor(m_modifiers));
    Q_EMIT moved();
  }
}

void Locomotion::walkOn(float seconds) {
  m_walk->advance(m_rig, static_cast<double>(seconds));
  if (m_walk->eye() != m_rig.pose().position) {
    m_rig.moveTo(m_walk->eye());
    Q_EMIT moved();
  }
  wake();
}

void Locomotion::changeSpeed(float steps) {
  const float before = m_rig.speed();
  m_rig.changeSpeed(steps);
  if (m_rig.speed() != before) {
    m_speedSteps += static_cast<double>(steps);
  }
  Q_EMIT speedChanged(m_rig.speed());
}

void Locomotion::resetSpeed() {
  setSpeedSteps(0);
  Q_EMIT speedChanged(m_rig.speed());
}

void Locomotion::setSpeedSteps(double steps) {
  m_speedSteps = steps;
  applySpeedSteps();
}

void Locomotion::applySpeedSteps() {
  m_rig.resetSpeed();
  m_rig.changeSpeed(static_cast<float>(m_speedSteps));
}

} // namespace vitrine::ui
