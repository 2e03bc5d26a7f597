#include "tests/images/Pinhole.h"

#include <QtMath>

#include <cmath>

namespace vitrine::tests {

Pinhole::Pinhole(const Standpoint& from, QSize pictureSize, float verticalFov) : position(from.at), size(pictureSize) {
  const double yaw = qDegreesToRadians(static_cast<double>(from.yaw));
  const double pitch = qDegreesToRadians(static_cast<double>(from.pitch));
  forward = {static_cast<float>(std::cos(pitch) * std::cos(yaw)), static_cast<float>(std::cos(pitch) * std::sin(yaw)),
             static_cast<float>(-std::sin(pitch))};
  right = {static_cast<float>(std::sin(yaw)), static_cast<float>(-std::cos(yaw)), 0};
  up = QVector3D::crossProduct(right, forward);
  focal = static_cast<float>(size.height() / 2.0 / std::tan(qDegreesToRadians(static_cast<double>(verticalFov) / 2.0)));
}

std::optional<QPointF> Pinhole::project(const QVector3D& point) const {
  const QVector3D away = point - position;
  const float depth = QVector3D::dotProduct(away, forward);
  if (depth <= 8.0F) {
    return std::nullopt;
  }
  return QPointF(size.width() / 2.0 + focal * QVector3D::dotProduct(away, right) / depth,
                 size.height() / 2.0 - focal * QVector3D::dotProduct(away, up) / depth);
}

QVector3D Pinhole::directionThrough(QPointF pixel) const {
  return forward * focal + right * static_cast<float>(pixel.x() - size.width() / 2.0) -
         up * static_cast<float>(pixel.y() - size.height() / 2.0);
}

} // namespace vitrine::tests
