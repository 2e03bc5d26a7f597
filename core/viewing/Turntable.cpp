#include "core/viewing/Turntable.h"

#include <cmath>
#include <numbers>
#include <vector>

namespace vitrine::viewing {
namespace {

constexpr int kPlacesOfPoint = 16; ///< on the circle that a point describes

} // namespace

Turntable::Turntable(const CameraRig& start, const QVector3D& middle) : m_start(start), m_middle(middle) {}

Turntable Turntable::around(const CameraRig& start, std::span<const QVector3D> points) {
  scene::Bounds bounds;
  for (const QVector3D& point : points) {
    bounds.add(point);
  }
  const QVector3D middle = bounds.empty() ? start.orbitCentre() : bounds.centre();
  CameraRig camera = start;
  camera.setPose(start.pose()); // upright
  // Places lie evenly to both sides of the camera, so that the axis comes to stand in the middle of the picture.
  const QVector3D aside = camera.right();
  const QVector3D ahead = QVector3D::crossProduct({0, 1, 0}, aside);
  std::vector<QVector3D> swept;
  swept.reserve(points.size() * kPlacesOfPoint);
  for (const QVector3D& point : points) {
    const float radius = std::hypot(point.x() - middle.x(), point.z() - middle.z());
    for (int i = 0; i < kPlacesOfPoint; ++i) {
      const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / kPlacesOfPoint;
      swept.push_back(QVector3D(middle.x(), point.y(), middle.z()) +
                      (aside * std::cos(angle) + ahead * std::sin(angle)) * radius);
    }
  }
  camera.frame(swept);
  return Turntable(camera, middle);
}

CameraRig Turntable::after(double turns) const {
  const auto degrees = static_cast<float>((turns - std::floor(turns)) * 360);
  const QQuaternion turn = QQuaternion::fromAxisAndAngle(0, 1, 0, degrees);
  CameraPose pose = m_start.pose();
  pose.position = m_middle + turn.rotatedVector(pose.position - m_middle);
  pose.orientation = turn * pose.orientation;
  CameraRig camera = m_start;
  camera.setPose(pose);
  return camera;
}

} // namespace vitrine::viewing
