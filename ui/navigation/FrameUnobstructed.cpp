#include "ui/navigation/FrameUnobstructed.h"

#include <QtMath>

#include <cmath>

namespace vitrine::ui {
namespace {

constexpr float kSlack = 1.1F;
/// Of the room there is: not with the nose at the wall behind.
constexpr float kShareOfRoom = 0.9F;
constexpr int kSidesAround = 8;
/// People look at things from a little above.
constexpr float kSlightlyAbove = 0.25F;

float distanceToSeeAll(const scene::Bounds& bounds, const viewing::CameraRig& rig) {
  const QSizeF size = rig.viewportSize();
  const float tangent = std::tan(qDegreesToRadians(rig.pose().verticalFov) / 2.0F);
  const float narrower = tangent * std::min(1.0F, static_cast<float>(size.width() / size.height()));
  return bounds.radius() * kSlack / std::sin(std::atan(narrower));
}

std::vector<QVector3D> sidesAround(std::vector<QVector3D> sides) {
  for (int i = 0; i < kSidesAround; ++i) {
    const float angle = qDegreesToRadians(360.0F * static_cast<float>(i) / kSidesAround);
    sides.push_back(QVector3D(std::sin(angle), kSlightlyAbove, std::cos(angle)).normalized());
  }
  sides.emplace_back(0, 1, 0);
  sides.emplace_back(0, -1, 0);
  return sides;
}

} // namespace

QQuaternion lookingAlong(const QVector3D& direction) {
  const QVector3D along = direction.normalized();
  const float yaw = qRadiansToDegrees(std::atan2(-along.x(), -along.z()));
  const float pitch = qRadiansToDegrees(std::asin(std::clamp(along.y(), -1.0F, 1.0F)));
  return QQuaternion::fromAxisAndAngle(0, 1, 0, yaw) * QQuaternion::fromAxisAndAngle(1, 0, 0, pitch);
}

viewing::CameraPose frameUnobstructed(const scene::Bounds& bounds, const viewing::CameraRig& rig,
                                     const std::vector<QVector3D>& sides, const FreeSight& sight) {
  const QVector3D middle = bounds.centre();
  const float wanted = distanceToSeeAll(bounds, rig);
  QVector3D best;
  float room = -1;
  for (const QVector3D& side : sidesAround(sides)) {
    const float here = sight(middle, side, wanted / kShareOfRoom);
    if (here > room) {
      best = side;
      room = here;
    }
    if (room >= wanted) {
      break;
    }
  }
  viewing::CameraPose pose = rig.pose();
  pose.orthographic = false;
  pose.position = middle + best * std::min(wanted, room * kShareOfRoom);
  pose.orientation = lookingAlong(-best);
  return pose;
}

} // namespace vitrine::ui
