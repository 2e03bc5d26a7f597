#include "core/viewing/CubeViews.h"

#include <cmath>
#include <numbers>

namespace vitrine::viewing {
namespace {

QQuaternion turned(float yaw, float pitch) {
  return QQuaternion::fromAxisAndAngle(0, 1, 0, yaw) * QQuaternion::fromAxisAndAngle(1, 0, 0, pitch);
}

} // namespace

std::array<CubeView, 6> cubeViews(const QQuaternion& look) {
  const QVector3D forward = look.rotatedVector({0, 0, -1});
  const QVector3D up = look.rotatedVector({0, 1, 0});
  // Of somebody who looks straight down, the top of the head says where the front is.
  const QVector3D level = forward.x() * forward.x() + forward.z() * forward.z() > 1e-6F ? forward : up * -forward.y();
  const float yaw = std::atan2(-level.x(), -level.z()) * 180.0F / std::numbers::pi_v<float>;
  return {{{"front", turned(yaw, 0)},
           {"right", turned(yaw - 90, 0)},
           {"back", turned(yaw + 180, 0)},
           {"left", turned(yaw + 90, 0)},
           {"up", turned(yaw, 90)},
           {"down", turned(yaw, -90)}}};
}

CubePlace placeInCube(const QVector3D& direction) {
  const float x = direction.x();
  const float y = direction.y();
  const float z = direction.z();
  // Of each view, what is to its right, above, and ahead.
  const std::array<QVector3D, 6> seen{{{x, y, -z}, {z, y, x}, {-x, y, z}, {-z, y, -x}, {x, z, y}, {x, -z, -y}}};
  std::size_t nearest = 0;
  for (std::size_t i = 1; i < seen.size(); ++i) {
    nearest = seen[i].z() > seen[nearest].z() ? i : nearest;
  }
  const QVector3D& view = seen[nearest];
  return {nearest, 0.5F + view.x() / view.z() / 2, 0.5F - view.y() / view.z() / 2};
}

QVector3D equirectangularDirection(double x, double y) {
  const double longitude = (x - 0.5) * 2 * std::numbers::pi;
  const double latitude = (0.5 - y) * std::numbers::pi;
  return {static_cast<float>(std::cos(latitude) * std::sin(longitude)), static_cast<float>(std::sin(latitude)),
          static_cast<float>(-std::cos(latitude) * std::cos(longitude))};
}

} // namespace vitrine::viewing
