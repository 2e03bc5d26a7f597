#include "ui/viewport/CameraController.h"

#include "core/scene/StartCamera.h"
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

CameraController::CameraController(QObject* parent, SteadyClock clock) : QObject(parent), m_clock(std::move(clock)) {
  m_timer.setInterval(kFlyIntervalMs);
  m_timer.setTimerType(Qt::PreciseTimer);
  connect(&m_timer, &QTimer::timeout, this, &CameraController::moveOn);
}

CameraController::~CameraController() = default;

void CameraController::arriveIn(const Scene& scene) {
  m_walk.reset();
  m_timer.stop();
  m_solids = scene.solids && !scene.solids->solids.empty() ? scene.solids : nullptr;
  m_refuges.assign(scene.cameras.begin(),
                   scene.cameras.begin() + static_cast<std::ptrdiff_t>(std::min(scene.cameras.size(), kMostRefuges)));
  m_rig.setSceneBounds(scene.bounds());
  // Rays must begin before whatever walks about.
  m_rig.setReach(scene.figures.empty() ? scene::Bounds() : scene.reach());
}

void CameraController::startIn(const Scene& scene) {
  leaveRide();
  m_rig.setNavigation(scene.navigation);
  arriveIn(scene);
  m_rig.setOrthographic(false);
  if (const scene::Camera* camera = scene::startCamera(scene)) {
    m_rig.setPose(*camera);
  } else {
    m_rig.setPreset(render::ViewPreset::Isometric, scene.bounds());
    m_rig.setOrthographic(false);
  }
  applySpeedSteps();
  Q_EMIT movementChanged(movement());
  tellMoved();
}

void CameraController::stayIn(const Scene& scene) {
  const render::CameraPose pose = m_rig.pose();
  const bool walked = movement() == Movement::Walk;
  arriveIn(scene);
  m_rig.setPose(pose);
  applySpeedSteps();
  if (walked && !startWalking()) {
    Q_EMIT movementChanged(movement());
  }
  tellMoved();
}

void CameraController::setViewportSize(QSizeF size) {
  if (!size.isEmpty()) {
    m_rig.setViewportSize(size);
    tellMoved();
  }
}

Movement CameraController::movement() const {
  if (m_walk) {
    return Movement::Walk;
  }
  return m_rig.navigation() == scene::Navigation::Orbit ? Movement::Orbit : Movement::Fly;
}

void CameraController::setMovement(Movement wanted) {
  if (movement() == wanted) {
    return;
  }
  letGo();
  if (wanted == Movement::Walk) {
    if (!startWalking()) {
      Q_EMIT movementChanged(movement()); // whoever asked shows what is so
      Q_EMIT walkRefused();
      return;
    }
  } else {
    m_walk.reset();
    m_rig.setNavigation(wanted == Movement::Orbit ? scene::Navigation::Orbit : scene::Navigation::Fly);
    wake();
  }
  Q_EMIT movementChanged(movement());
  tellMoved();
}

bool CameraController::startWalking() {
  if (!canWalk()) {
    return false;
  }
  auto walk = std::make_unique<WalkMode>(m_solids);
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

void CameraController::stopWalking() {
  if (m_walk) {
    m_walk.reset();
    wake();
    Q_EMIT movementChanged(movement());
  }
}

void CameraController::setGravity(bool on) {
  m_gravity = on;
  if (m_walk) {
    m_walk->setGravity(on);
    wake();
  }
}

void CameraController::walkFrom(const render::CameraPose& pose) {
  if (m_walk && m_walk->enterAt(pose.position)) {
    m_rig.moveTo(m_walk->eye());
    wake();
  } else {
    stopWalking();
  }
}

void CameraController::setOrthographic(bool orthographic) {
  letGo();
  if (orthographic) {
    stopWalking();
  }
  m_rig.setOrthographic(orthographic);
  tellMoved();
}

void CameraController::setPreset(render::ViewPreset preset, const scene::Bounds& bounds) {
  leaveRide();
  stopWalking();
  m_rig.setPreset(preset, bounds);
  tellMoved();
}

void CameraController::goTo(const scene::Camera& camera) {
  leaveRide();
  m_rig.setPose(camera);
  walkFrom(m_rig.pose());
  tellMoved();
}

void CameraController::ride(const scene::Camera& camera) {
  if (!std::exchange(m_riding, true)) {
    stopWalking();
    if (m_fovBeforeRide == 0) {
      m_fovBeforeRide = m_rig.pose().verticalFov;
    }
  }
  m_rig.ride(camera);
  tellMoved();
}

void CameraController::letGo() {
  if (std::exchange(m_riding, false)) {
    Q_EMIT letGone();
  }
}

void CameraController::leaveRide() {
  letGo();
  // As wide as the camera sees goes with what it sees.
  if (const float before = std::exchange(m_fovBeforeRide, 0.0F); before != 0) {
    m_rig.setVerticalFov(before);
  }
}

void CameraController::setPose(const render::CameraPose& pose) {
  letGo();
  m_rig.setPose(pose);
  walkFrom(pose);
  tellMoved();
}

void CameraController::frame(const scene::Bounds& bounds) {
  if (!bounds.empty()) {
    leaveRide();
    stopWalking();
    m_rig.frame(bounds);
    tellMoved();
  }
}

void CameraController::setGameFov(float degrees) {
  const bool untouched = m_gameFov != 0 && m_rig.pose().verticalFov == m_gameFov;
  if (degrees <= 0) {
    m_gameFov = 0;
    if (!untouched) {
      return;
    }
    m_rig.setVerticalFov(m_ownFov);
  } else {
    if (m_gameFov == 0) {
      m_ownFov = m_rig.pose().verticalFov;
    } else if (!untouched || degrees == m_gameFov) {
      return;
    }
    m_rig.setVerticalFov(degrees);
    m_gameFov = m_rig.pose().verticalFov;
  }
  tellMoved();
}

void CameraController::setOwnFov(float degrees) {
  letGo();
  m_fovBeforeRide = 0;
  m_rig.setVerticalFov(degrees);
  tellMoved();
}

void CameraController::look(QPointF deltaPixels) {
  letGo();
  m_rig.look(deltaPixels);
  tellMoved();
}

void CameraController::pan(QPointF deltaPixels) {
  if (m_walk) {
    return;
  }
  letGo();
  m_rig.pan(deltaPixels);
  tellMoved();
}

void CameraController::zoomTo(QPointF cursor, float steps, std::optional<QVector3D> target) {
  if (m_walk) {
    return;
  }
  letGo();
  m_rig.zoomTo(cursor, steps, target);
  tellMoved();
}

void CameraController::setOrbitCentre(const QVector3D& centre) {
  letGo();
  m_rig.setOrbitCentre(centre);
  tellMoved();
}

void CameraController::setFlight(const QVector3D& direction, Qt::KeyboardModifiers modifiers) {
  if (!direction.isNull()) {
    letGo();
  }
  m_direction = direction;
  m_modifiers = modifiers;
  if (m_walk) {
    m_walk->setKeys(direction, modifiers.testFlag(Qt::ShiftModifier), modifiers.testFlag(Qt::ControlModifier));
  }
  wake();
}

void CameraController::wake() {
  const bool moves = m_walk ? !m_walk->atRest() : !m_direction.isNull();
  if (!moves) {
    m_timer.stop();
  } else if (!m_timer.isActive()) {
    m_before = m_clock();
    m_timer.start();
  }
}

void CameraController::moveOn() {
  const double now = m_clock();
  const float seconds = std::min(static_cast<float>(now - std::exchange(m_before, now)), kLongestStepSeconds);
  if (m_walk) {
    walkOn(seconds);
  } else {
    m_rig.fly(m_direction, seconds, speedFactor(m_modifiers));
    tellMoved();
  }
}

void CameraController::walkOn(float seconds) {
  m_walk->advance(m_rig, static_cast<double>(seconds));
  if (m_walk->eye() != m_rig.pose().position) {
    m_rig.moveTo(m_walk->eye());
    tellMoved();
  }
  wake();
}

void CameraController::changeSpeed(float steps) {
  const float before = m_rig.speed();
  m_rig.changeSpeed(steps);
  if (m_rig.speed() != before) {
    m_speedSteps += static_cast<double>(steps);
  }
  Q_EMIT speedChanged(m_rig.speed());
}

void CameraController::resetSpeed() {
  setSpeedSteps(0);
  Q_EMIT speedChanged(m_rig.speed());
}

void CameraController::setSpeedSteps(double steps) {
  m_speedSteps = steps;
  applySpeedSteps();
}

void CameraController::applySpeedSteps() {
  m_rig.resetSpeed();
  m_rig.changeSpeed(static_cast<float>(m_speedSteps));
}

void CameraController::tellMoved() {
  if (m_rig.pose().orthographic != m_wasOrthographic) {
    m_wasOrthographic = m_rig.pose().orthographic;
    Q_EMIT orthographicChanged(m_wasOrthographic);
  }
  Q_EMIT moved(m_rig);
}

} // namespace vitrine::ui
