#include "core/viewing/CameraView.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace vitrine::viewing {
namespace {

/// Layers that are off at first may reach beyond the bounds; depth is hardly less exact for it.
constexpr float kFarSlack = 4.0F;
constexpr float kReachSlack = 1.01F;

} // namespace

float radiusOf(const scene::Bounds& bounds) {
  return bounds.empty() ? 1.0F : std::max(bounds.radius(), 1e-4F);
}

float tanHalf(float degrees) {
  return std::tan(qDegreesToRadians(degrees) / 2.0F);
}

void CameraView::setReach(const scene::Bounds& reach) {
  m_reach = reach;
}

void CameraView::setFarLimit(float distance) {
  m_farLimit = distance;
}

QVector3D CameraView::forward() const {
  return m_pose.orientation.rotatedVector({0, 0, -1});
}

QVector3D CameraView::right() const {
  return m_pose.orientation.rotatedVector({1, 0, 0});
}

QVector3D CameraView::up() const {
  return m_pose.orientation.rotatedVector({0, 1, 0});
}

float CameraView::aspectRatio() const {
  return static_cast<float>(m_viewport.width() / m_viewport.height());
}

float CameraView::farPlane() const {
  const QVector3D middle = m_bounds.empty() ? QVector3D() : m_bounds.centre();
  float behindAll = ((m_pose.position - middle).length() + radiusOf(m_bounds)) * kFarSlack;
  if (!m_reach.empty()) {
    behindAll = std::max(behindAll, ((m_pose.position - m_reach.centre()).length() + m_reach.radius()) * kReachSlack);
  }
  return m_farLimit > 0.0F && !m_pose.orthographic ? std::min(behindAll, m_farLimit) : behindAll;
}

float CameraView::nearPlane() const {
  if (m_pose.orthographic) {
    // Nothing is too near for a parallel view.
    return -farPlane();
  }
  // A limit of its own may end the view before the scene begins.
  return std::min(std::max(distanceFromScene() * 0.5F, radiusOf(m_bounds) * kNearPart), farPlane() * 0.5F);
}

float CameraView::distanceFromScene() const {
  const QVector3D middle = m_bounds.empty() ? QVector3D() : m_bounds.centre();
  const float distance = (m_pose.position - middle).length() - radiusOf(m_bounds);
  return m_reach.empty() ? distance
                         : std::min(distance, (m_pose.position - m_reach.centre()).length() - m_reach.radius());
}

QMatrix4x4 CameraView::viewMatrix() const {
  QMatrix4x4 matrix;
  matrix.rotate(m_pose.orientation.conjugated());
  matrix.translate(-m_pose.position);
  return matrix;
}

QMatrix4x4 CameraView::projectionMatrix() const {
  QMatrix4x4 matrix;
  if (m_pose.orthographic) {
    const float halfHeight = m_pose.orthographicHeight / 2.0F;
    const float halfWidth = halfHeight * aspectRatio();
    matrix.ortho(-halfWidth, halfWidth, -halfHeight, halfHeight, nearPlane(), farPlane());
  } else {
    matrix.perspective(m_pose.verticalFov, aspectRatio(), nearPlane(), farPlane());
  }
  return matrix;
}

scene::Ray CameraView::rayThrough(QPointF pixel) const {
  const float x = static_cast<float>(2.0 * pixel.x() / m_viewport.width() - 1.0) * aspectRatio();
  const float y = static_cast<float>(1.0 - 2.0 * pixel.y() / m_viewport.height());
  if (m_pose.orthographic) {
    const float halfHeight = m_pose.orthographicHeight / 2.0F;
    const QVector3D onPlane = m_pose.position + (right() * x + up() * y) * halfHeight;
    return {onPlane + forward() * nearPlane(), forward()};
  }
  const float tangent = tanHalf(m_pose.verticalFov);
  return {m_pose.position, (forward() + right() * (x * tangent) + up() * (y * tangent)).normalized()};
}

QVector3D CameraView::toCameraSpace(const QVector3D& point) const {
  const QVector3D offset = point - m_pose.position;
  return {QVector3D::dotProduct(offset, right()), QVector3D::dotProduct(offset, up()),
          QVector3D::dotProduct(offset, forward())};
}

std::optional<QPointF> CameraView::project(const QVector3D& point) const {
  const QVector3D at = toCameraSpace(point);
  if (!m_pose.orthographic && at.z() <= 0.0F) {
    return std::nullopt;
  }
  const float halfHeight =
      m_pose.orthographic ? m_pose.orthographicHeight / 2.0F : at.z() * tanHalf(m_pose.verticalFov);
  const double x = at.x() / (halfHeight * aspectRatio());
  const double y = at.y() / halfHeight;
  return QPointF((x + 1.0) / 2.0 * m_viewport.width(), (1.0 - y) / 2.0 * m_viewport.height());
}

} // namespace vitrine::viewing
