#include "core/viewing/CameraRig.h"

#include "core/viewing/PointFit.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace vitrine::viewing {
namespace {

constexpr float kMaxPitch = 89.9F;
constexpr float kDegreesPerPixel = 0.2F;
/// One notch of the wheel.
constexpr float kSpeedStep = 1.25F;
constexpr float kZoomStep = 0.85F;
/// Crossing half the scene takes this many seconds at the default speed.
constexpr float kSecondsPerRadius = 4.0F;
constexpr float kMinSpeedFactor = 1.0F / 1000.0F;
constexpr float kMaxSpeedFactor = 100.0F;
/// Least distance of the centre of orbit ahead of the camera, in parts of the scene's radius; for scenes not ahead.
constexpr float kNearestAhead = 0.01F;
/// Least distance ahead of the camera of the nearest point that is framed, in parts of the radius of all; the others
/// may lie so far behind it that they would fit from within it.
constexpr float kNearestFramed = 0.01F;
constexpr float kMinFov = 1.0F;
constexpr float kMaxFov = 170.0F;

struct Angles {
  float yaw = 0;
  float pitch = 0;
};

Angles anglesOf(const QQuaternion& orientation) {
  const QVector3D forward = orientation.rotatedVector({0, 0, -1});
  const float pitch = qRadiansToDegrees(std::asin(std::clamp(forward.y(), -1.0F, 1.0F)));
  if (std::abs(pitch) < kMaxPitch - 1.0F) {
    return {qRadiansToDegrees(std::atan2(-forward.x(), -forward.z())), pitch};
  }
  // The right vector gives the yaw also when looking straight up or down.
  const QVector3D right = orientation.rotatedVector({1, 0, 0});
  return {qRadiansToDegrees(std::atan2(-right.z(), right.x())), pitch};
}

Angles anglesOf(StandardView preset) {
  switch (preset) {
  case StandardView::Front:
    return {0, 0};
  case StandardView::Back:
    return {180, 0};
  case StandardView::Left:
    return {-90, 0};
  case StandardView::Right:
    return {90, 0};
  case StandardView::Top:
    return {0, -kMaxPitch};
  case StandardView::Bottom:
    return {0, kMaxPitch};
  case StandardView::Isometric:
    return {45, -35.2644F};
  }
  return {};
}

} // namespace

void CameraRig::setNavigation(scene::Navigation navigation) {
  m_navigation = navigation;
}

scene::Navigation CameraRig::navigation() const {
  return m_navigation;
}

void CameraRig::setViewportSize(QSizeF size) {
  m_viewport = QSizeF(std::max(size.width(), 1.0), std::max(size.height(), 1.0));
  fitHorizontalFov();
}

void CameraRig::setSceneBounds(const scene::Bounds& bounds) {
  m_bounds = bounds;
  m_defaultSpeed = radiusOf(bounds) / kSecondsPerRadius;
  m_speedSteps = 0;
  setOrbitCentre(bounds.empty() ? QVector3D() : bounds.centre());
}

void CameraRig::setPose(const CameraPose& pose) {
  const float fov = m_pose.verticalFov;
  m_pose = pose;
  const Angles angles = anglesOf(pose.orientation);
  setAngles(angles.yaw, angles.pitch);
  if (pose.verticalFov != fov) {
    setVerticalFov(pose.verticalFov);
  }
  m_distance = std::max((m_centre - m_pose.position).length(), radiusOf(m_bounds) * kNearPart);
}

void CameraRig::setPose(const scene::Camera& camera) {
  CameraPose pose = m_pose;
  pose.position = camera.position;
  pose.orientation = camera.orientation;
  pose.orthographic = false;
  setPose(pose);
  setFovOf(camera);
}

void CameraRig::follow(const scene::Camera& camera) {
  setPose(camera);
  m_pose.orientation = camera.orientation.normalized();
  const QVector3D middle = m_bounds.empty() ? QVector3D() : m_bounds.centre();
  const float ahead = QVector3D::dotProduct(middle - m_pose.position, forward());
  m_distance = std::max(ahead, radiusOf(m_bounds) * kNearestAhead);
  m_centre = m_pose.position + forward() * m_distance;
}

void CameraRig::lookDown(const QVector3D& position, float height) {
  follow({.position = position, .orientation = QQuaternion::fromAxisAndAngle(1, 0, 0, -90)});
  m_pose.orthographic = true;
  m_pose.orthographicHeight = height;
}

void CameraRig::setFovOf(const scene::Camera& camera) {
  if (camera.verticalFov > 0) {
    setVerticalFov(camera.verticalFov);
  } else if (camera.horizontalFov > 0) {
    m_horizontalFov = std::clamp(camera.horizontalFov, kMinFov, kMaxFov);
    fitHorizontalFov();
  }
}

void CameraRig::fitHorizontalFov() {
  if (m_horizontalFov > 0) {
    const float vertical = 2.0F * qRadiansToDegrees(std::atan(tanHalf(m_horizontalFov) / aspectRatio()));
    m_pose.verticalFov = std::clamp(vertical, kMinFov, kMaxFov);
  }
}

void CameraRig::setVerticalFov(float degrees) {
  m_horizontalFov = 0;
  m_pose.verticalFov = std::clamp(degrees, kMinFov, kMaxFov);
}

void CameraRig::setAngles(float yaw, float pitch) {
  m_yaw = std::remainder(yaw, 360.0F);
  m_pitch = std::clamp(pitch, -kMaxPitch, kMaxPitch);
  m_pose.orientation = QQuaternion::fromAxisAndAngle(0, 1, 0, m_yaw) * QQuaternion::fromAxisAndAngle(1, 0, 0, m_pitch);
}

void CameraRig::placeAroundCentre() {
  m_pose.position = m_centre - forward() * m_distance;
}

void CameraRig::moveTo(const QVector3D& position) {
  m_centre += position - m_pose.position;
  m_pose.position = position;
}

void CameraRig::look(QPointF deltaPixels) {
  setAngles(m_yaw - static_cast<float>(deltaPixels.x()) * kDegreesPerPixel,
            m_pitch - static_cast<float>(deltaPixels.y()) * kDegreesPerPixel);
  if (m_navigation == scene::Navigation::Orbit) {
    placeAroundCentre();
  }
}

void CameraRig::fly(const QVector3D& direction, float seconds, float factor) {
  QVector3D way = right() * direction.x() + QVector3D(0, direction.y(), 0) - forward() * direction.z();
  if (way.lengthSquared() > 1.0F) {
    way.normalize();
  }
  moveTo(m_pose.position + way * (speed() * factor * seconds));
}

float CameraRig::workingDepth() const {
  return m_navigation == scene::Navigation::Orbit ? m_distance : m_defaultSpeed;
}

void CameraRig::pan(QPointF deltaPixels) {
  const float height =
      m_pose.orthographic ? m_pose.orthographicHeight : 2.0F * workingDepth() * tanHalf(m_pose.verticalFov);
  const float unitsPerPixel = height / static_cast<float>(m_viewport.height());
  const QVector3D step =
      (up() * static_cast<float>(deltaPixels.y()) - right() * static_cast<float>(deltaPixels.x())) * unitsPerPixel;
  moveTo(m_pose.position + step);
}

void CameraRig::zoomTo(QPointF cursor, float steps, std::optional<QVector3D> target) {
  const scene::Ray ray = rayThrough(cursor);
  // The ray of an orthographic view starts behind the camera: its point level with the camera does as well as any.
  const QVector3D level = m_pose.position + (ray.origin - m_pose.position) -
                          forward() * QVector3D::dotProduct(ray.origin - m_pose.position, forward());
  const QVector3D towards =
      target ? *target : (m_pose.orthographic ? level : ray.origin + ray.direction * workingDepth());
  // Everything shrinks towards the point under the cursor, which therefore stays there.
  const float part = std::pow(kZoomStep, steps);
  const float smallest = radiusOf(m_bounds) * kNearPart;
  if (m_pose.orthographic) {
    if (m_pose.orthographicHeight * part < smallest) {
      return;
    }
    m_pose.orthographicHeight *= part;
  } else if ((m_pose.position - towards).length() * part < smallest) {
    return;
  }
  m_pose.position = towards + (m_pose.position - towards) * part;
  m_centre = towards + (m_centre - towards) * part;
  m_distance = std::max(m_distance * part, smallest);
}

void CameraRig::frame(std::span<const QVector3D> points) {
  scene::Bounds bounds;
  for (const QVector3D& point : points) {
    bounds.add(point);
  }
  if (bounds.empty()) {
    return;
  }
  const float vertical = tanHalf(m_pose.verticalFov) * kFramedShare;
  const float smallest = radiusOf(m_bounds) * kNearPart;
  const float nearest = std::max(radiusOf(bounds) * kNearestFramed, 2.0F * smallest);
  const PointFit fit =
      fitPoints(points, m_pose.orientation, {vertical * aspectRatio(), vertical}, nearest, m_pose.orthographic);
  m_distance = fit.distance;
  m_pose.orthographicHeight = std::max({fit.height / kFramedShare, fit.width / kFramedShare / aspectRatio(), smallest});
  m_centre = fit.centre;
  placeAroundCentre();
}

void CameraRig::frame(const scene::Bounds& bounds) {
  if (!bounds.empty()) {
    frame(scene::cornersOf(bounds));
  }
}

void CameraRig::setPreset(StandardView preset, std::span<const QVector3D> points) {
  const Angles angles = anglesOf(preset);
  setAngles(angles.yaw, angles.pitch);
  frame(points);
}

void CameraRig::setPreset(StandardView preset, const scene::Bounds& bounds) {
  const auto corners = scene::cornersOf(bounds);
  setPreset(preset, std::span(corners).first(bounds.empty() ? 0 : corners.size()));
}

void CameraRig::setOrthographic(bool orthographic) {
  if (orthographic == m_pose.orthographic) {
    return;
  }
  // What is at the working depth keeps its size.
  const float perUnit = 2.0F * tanHalf(m_pose.verticalFov);
  if (orthographic) {
    m_pose.orthographicHeight = workingDepth() * perUnit;
  } else if (m_navigation == scene::Navigation::Orbit) {
    m_distance = m_pose.orthographicHeight / perUnit;
    placeAroundCentre();
  }
  m_pose.orthographic = orthographic;
}

void CameraRig::setOrbitCentre(const QVector3D& centre) {
  m_centre = centre;
  m_distance = std::max((m_centre - m_pose.position).length(), radiusOf(m_bounds) * kNearPart);
}

QVector3D CameraRig::orbitCentre() const {
  return m_centre;
}

float CameraRig::speed() const {
  return m_defaultSpeed * std::clamp(std::pow(kSpeedStep, m_speedSteps), kMinSpeedFactor, kMaxSpeedFactor);
}

void CameraRig::changeSpeed(float steps) {
  const auto stepsFor = [](float factor) { return std::log(factor) / std::log(kSpeedStep); };
  m_speedSteps = std::clamp(m_speedSteps + steps, stepsFor(kMinSpeedFactor), stepsFor(kMaxSpeedFactor));
}

void CameraRig::resetSpeed() {
  m_speedSteps = 0;
}

} // namespace vitrine::viewing
