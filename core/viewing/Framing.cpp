#include "core/viewing/Framing.h"

#include <QtMath>

#include <cmath>

namespace vitrine::viewing {

QRectF frameIn(QSizeF viewport, QSizeF picture) {
  const QSizeF size = picture.scaled(viewport, Qt::KeepAspectRatio);
  return {QPointF((viewport.width() - size.width()) / 2, (viewport.height() - size.height()) / 2), size};
}

CameraRig framed(const CameraRig& camera, QSize picture) {
  const QSizeF viewport = camera.viewportSize();
  const float share = static_cast<float>(frameIn(viewport, picture).height() / viewport.height());
  CameraRig rig = camera;
  CameraPose pose = camera.pose();
  if (pose.orthographic) {
    pose.orthographicHeight *= share;
    rig.setPose(pose);
  } else {
    // Also where all of the height is seen: a camera that holds on to its width would be another in another shape.
    const float fov =
        share == 1.0F ? pose.verticalFov : qRadiansToDegrees(2 * std::atan(tanHalf(pose.verticalFov) * share));
    rig.setVerticalFov(fov);
  }
  rig.setViewportSize(picture);
  return rig;
}

} // namespace vitrine::viewing
