#include "core/viewing/ViewAngles.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace vitrine::viewing {
namespace {

const QVector3D kUp(0, 1, 0);

/// Degrees that a camera looking along scene -Z must turn around +Y to look along the file's +X.
float yawOfFileX(const scene::Axes& axes) {
  QVector3D along = axes.toScene(QVector3D(1, 0, 0));
  if (along.x() == 0.0F && along.z() == 0.0F) {
    along = QVector3D(1, 0, 0);
  }
  return qRadiansToDegrees(std::atan2(-along.x(), -along.z()));
}

float wrapped(float degrees) {
  return std::remainder(degrees, 360.0F);
}

} // namespace

QQuaternion orientationOf(const ViewAngles& look, const scene::Axes& axes) {
  return QQuaternion::fromAxisAndAngle(kUp, yawOfFileX(axes) + look.yaw) *
         QQuaternion::fromAxisAndAngle(QVector3D(1, 0, 0), -look.pitch);
}

ViewAngles viewAnglesOf(const QQuaternion& orientation, const scene::Axes& axes) {
  const QVector3D forward = orientation.rotatedVector({0, 0, -1});
  // The right vector tells the yaw even of a view straight up or down.
  const QVector3D right = orientation.rotatedVector({1, 0, 0});
  const float yaw = qRadiansToDegrees(std::atan2(-right.z(), right.x()));
  const float pitch = -qRadiansToDegrees(std::asin(std::clamp(forward.y(), -1.0F, 1.0F)));
  return {wrapped(yaw - yawOfFileX(axes)), pitch};
}

} // namespace vitrine::viewing
