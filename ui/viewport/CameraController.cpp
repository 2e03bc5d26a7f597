#include "ui/viewport/CameraController.h"

#include "core/scene/StartCamera.h"

namespace vitrine::ui {
namespace {

constexpr int kFlyIntervalMs = 15;
/// A stall (loading, a dragged window) must not throw the camera through the map.
constexpr float kLongestStepSeconds = 0.1F;

} // namespace

CameraController::CameraController(QObject* parent) : QObject(parent) {
  m_timer.setInterval(kFlyIntervalMs);
  m_timer.setTimerType(Qt::PreciseTimer);
  connect(&m_timer, &QTimer::timeout, this, &CameraController::flyOn);
}

void CameraController::startIn(const Scene& scene) {
  m_rig.setNavigation(scene.navigation);
  m_rig.setSceneBounds(scene.bounds());
  // Rays must begin before whatever walks about.
  m_rig.setReach(scene.figures.empty() ? scene::Bounds() : scene.reach());
  m_rig.setOrthographic(false);
  if (const scene::Camera* camera = scene::startCamera(scene)) {
    m_rig.setPose(*camera);
  } else {
    m_rig.setPreset(render::ViewPreset::Isometric, scene.bounds());
    m_rig.setOrthographic(false);
  }
  applySpeedSteps();
  Q_EMIT navigationChanged(m_rig.navigation());
  tellMoved();
}

void CameraController::stayIn(const Scene& scene) {
  const render::CameraPose pose = m_rig.pose();
  m_rig.setSceneBounds(scene.bounds());
  // Rays must begin before whatever walks about.
  m_rig.setReach(scene.figures.empty() ? scene::Bounds() : scene.reach());
  m_rig.setPose(pose);
  applySpeedSteps();
  tellMoved();
}

void CameraController::setViewportSize(QSizeF size) {
  if (!size.isEmpty()) {
    m_rig.setViewportSize(size);
    tellMoved();
  }
}

void CameraController::setNavigation(scene::Navigation navigation) {
  if (m_rig.navigation() != navigation) {
    m_rig.setNavigation(navigation);
    Q_EMIT navigationChanged(navigation);
    tellMoved();
  }
}

void CameraController::setOrthographic(bool orthographic) {
  m_rig.setOrthographic(orthographic);
  tellMoved();
}

void CameraController::setPreset(render::ViewPreset preset, const scene::Bounds& bounds) {
  m_rig.setPreset(preset, bounds);
  tellMoved();
}

void CameraController::goTo(const scene::Camera& camera) {
  m_rig.setPose(camera);
  tellMoved();
}

void CameraController::setPose(const render::CameraPose& pose) {
  m_rig.setPose(pose);
  tellMoved();
}

void CameraController::frame(const scene::Bounds& bounds) {
  if (!bounds.empty()) {
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

void CameraController::look(QPointF deltaPixels) {
  m_rig.look(deltaPixels);
  tellMoved();
}

void CameraController::pan(QPointF deltaPixels) {
  m_rig.pan(deltaPixels);
  tellMoved();
}

void CameraController::zoomTo(QPointF cursor, float steps, std::optional<QVector3D> target) {
  m_rig.zoomTo(cursor, steps, target);
  tellMoved();
}

void CameraController::setOrbitCentre(const QVector3D& centre) {
  m_rig.setOrbitCentre(centre);
  tellMoved();
}

void CameraController::setFlight(const QVector3D& direction, float factor) {
  m_direction = direction;
  m_factor = factor;
  if (direction.isNull()) {
    m_timer.stop();
  } else if (!m_timer.isActive()) {
    m_clock.start();
    m_timer.start();
  }
}

void CameraController::flyOn() {
  const float seconds = std::min(static_cast<float>(m_clock.restart()) / 1000.0F, kLongestStepSeconds);
  m_rig.fly(m_direction, seconds, m_factor);
  tellMoved();
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
