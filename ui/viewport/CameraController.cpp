#include "ui/viewport/CameraController.h"

namespace vitrine::ui {
namespace {

void measure(viewing::CameraRig& rig, const Scene& scene) {
  rig.setSceneBounds(scene.bounds());
  // Rays must begin before whatever walks about.
  rig.setReach(scene.motion.animatedModels.empty() ? scene::Bounds() : scene.animatedBounds());
}

} // namespace

void CameraMemory::setViewportSize(QSizeF size) {
  const bool untouched = framed && !framed->camera && rig.pose() == framedPose;
  rig.setViewportSize(size);
  if (untouched) {
    framed->place(rig);
    framedPose = rig.pose();
  }
}

void CameraMemory::stayIn(const Scene& scene) {
  const viewing::CameraPose pose = rig.pose();
  measure(rig, scene);
  rig.setPose(pose);
}

CameraController::CameraController(QObject* parent, SteadyClock clock)
    : QObject(parent), m_locomotion(m_rig, std::move(clock)) {
  connect(&m_locomotion, &Locomotion::begun, this, &CameraController::stopFollowing);
  connect(&m_locomotion, &Locomotion::moved, this, &CameraController::tellMoved);
}

void CameraController::startIn(const Scene& scene, const std::optional<viewing::StartView>& view) {
  leaveFollowed();
  m_rig.setNavigation(scene.view.navigation);
  measure(m_rig, scene);
  m_rig.setOrthographic(false);
  m_framed = view ? *view : viewing::plainStartView(scene);
  m_framed->place(m_rig);
  m_framedPose = m_rig.pose();
  m_locomotion.startIn(scene);
  tellMoved();
}

void CameraController::stayIn(const Scene& scene) {
  CameraMemory now = memory();
  now.stayIn(scene);
  m_rig = now.rig;
  m_locomotion.stayIn(scene);
  tellMoved();
}

CameraMemory CameraController::memory() const {
  return {.rig = m_rig,
          .movement = m_locomotion.movement(),
          .framed = m_framed,
          .framedPose = m_framedPose,
          .gameFov = m_gameFov,
          .ownFov = m_ownFov,
          .fovBeforeFollowing = m_fovBeforeFollowing};
}

void CameraController::restore(const CameraMemory& memory, const Scene& scene, bool anew) {
  m_locomotion.stopWalking();
  const QSizeF size = m_rig.viewportSize();
  m_rig = memory.rig;
  m_framed = memory.framed;
  m_framedPose = memory.framedPose;
  m_gameFov = memory.gameFov;
  m_ownFov = memory.ownFov;
  m_fovBeforeFollowing = memory.fovBeforeFollowing;
  if (anew) {
    measure(m_rig, scene);
    m_rig.setPose(memory.rig.pose());
  }
  m_locomotion.startIn(scene);
  if (memory.movement == Movement::Walk && !m_following) {
    m_locomotion.setMovement(Movement::Walk);
  }
  setViewportSize(size);
}

void CameraController::setViewportSize(QSizeF size) {
  if (!size.isEmpty()) {
    CameraMemory now = memory();
    if (m_following) {
      now.framed.reset();
    }
    now.setViewportSize(size);
    m_rig = now.rig;
    m_framedPose = now.framedPose;
    tellMoved();
  }
}

void CameraController::setOrthographic(bool orthographic) {
  Q_EMIT aboutToJump();
  stopFollowing();
  if (orthographic) {
    m_locomotion.stopWalking();
  }
  m_rig.setOrthographic(orthographic);
  tellMoved();
}

void CameraController::setPreset(viewing::StandardView preset, std::span<const QVector3D> outline) {
  Q_EMIT aboutToJump();
  leaveFollowed();
  m_locomotion.stopWalking();
  m_rig.setPreset(preset, outline);
  tellMoved();
}

void CameraController::goTo(const scene::Camera& camera) {
  Q_EMIT aboutToJump();
  leaveFollowed();
  m_rig.setPose(camera);
  m_locomotion.walkOnFromRig();
  tellMoved();
}

void CameraController::follow(const scene::Camera& camera) {
  if (!std::exchange(m_following, true)) {
    m_locomotion.stopWalking();
    if (m_fovBeforeFollowing == 0) {
      m_fovBeforeFollowing = m_rig.pose().verticalFov;
    }
  }
  m_rig.follow(camera);
  tellMoved();
}

void CameraController::stopFollowing() {
  if (std::exchange(m_following, false)) {
    Q_EMIT followingEnded();
  }
}

void CameraController::leaveFollowed() {
  stopFollowing();
  // The followed camera's field of view goes with it.
  if (const float before = std::exchange(m_fovBeforeFollowing, 0.0F); before != 0) {
    m_rig.setVerticalFov(before);
  }
}

void CameraController::setPose(const viewing::CameraPose& pose) {
  Q_EMIT aboutToJump();
  stopFollowing();
  m_rig.setPose(pose);
  m_locomotion.walkOnFromRig();
  tellMoved();
}

void CameraController::show(const viewing::CameraPose& pose, const QVector3D& centre) {
  Q_EMIT aboutToJump();
  leaveFollowed();
  m_locomotion.stopWalking();
  m_rig.setPose(pose);
  m_rig.setOrbitCentre(centre);
  tellMoved();
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
  Q_EMIT aboutToJump();
  stopFollowing();
  m_fovBeforeFollowing = 0;
  m_rig.setVerticalFov(degrees);
  tellMoved();
}

void CameraController::look(QPointF deltaPixels) {
  stopFollowing();
  m_rig.look(deltaPixels);
  tellMoved();
}

void CameraController::pan(QPointF deltaPixels) {
  if (m_locomotion.movement() == Movement::Walk) {
    return;
  }
  stopFollowing();
  m_rig.pan(deltaPixels);
  tellMoved();
}

void CameraController::zoomTo(QPointF cursor, float steps, std::optional<QVector3D> target) {
  if (m_locomotion.movement() == Movement::Walk) {
    return;
  }
  stopFollowing();
  m_rig.zoomTo(cursor, steps, target);
  tellMoved();
}

void CameraController::setOrbitCentre(const QVector3D& centre) {
  Q_EMIT aboutToJump();
  stopFollowing();
  m_rig.setOrbitCentre(centre);
  tellMoved();
}

void CameraController::tellMoved() {
  Q_EMIT moved(m_rig);
}

} // namespace vitrine::ui
