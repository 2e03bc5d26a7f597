#include "core/viewing/StartView.h"

#include "core/viewing/StartCamera.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace vitrine::viewing {
namespace {

constexpr float kAside = 28;
constexpr float kAbove = 16;
/// Of what lies flat: from so low nothing of it would be seen.
constexpr float kAboveFlat = 38;
/// Height in parts of the width from which a thing counts as upright.
constexpr float kUpright = 0.4F;

} // namespace

void StartView::place(CameraRig& rig) const {
  if (camera) {
    rig.setPose(*camera);
    return;
  }
  CameraPose pose = rig.pose();
  pose.orientation = orientation;
  pose.orthographic = orthographic;
  pose.verticalFov = verticalFov > 0 ? verticalFov : pose.verticalFov;
  rig.setPose(pose);
  rig.frame(outline);
}

QQuaternion threeQuarterView(const QVector3D& front, const QVector3D& size) {
  const float way = qRadiansToDegrees(std::atan2(front.x(), front.z()));
  const float width = std::max(size.x(), size.z());
  const float upright = width > 0.0F ? std::clamp(size.y() / (kUpright * width), 0.0F, 1.0F) : 1.0F;
  const float above = kAboveFlat + (kAbove - kAboveFlat) * upright;
  return QQuaternion::fromAxisAndAngle(0, 1, 0, way - kAside) * QQuaternion::fromAxisAndAngle(1, 0, 0, -above);
}

StartView overviewOf(const scene::Bounds& bounds) {
  CameraRig rig;
  rig.setPreset(StandardView::Isometric, bounds);
  StartView view;
  view.orientation = rig.pose().orientation;
  if (!bounds.empty()) {
    const auto corners = scene::cornersOf(bounds);
    view.outline.assign(corners.begin(), corners.end());
  }
  return view;
}

StartView topViewOf(std::vector<QVector3D> outline) {
  CameraRig rig;
  rig.setPreset(StandardView::Top, outline);
  StartView view;
  view.orientation = rig.pose().orientation;
  view.outline = std::move(outline);
  view.orthographic = true;
  return view;
}

StartView plainStartView(const Scene& scene) {
  if (const scene::Camera* camera = startCamera(scene)) {
    StartView view;
    view.camera = *camera;
    return view;
  }
  return overviewOf(scene.bounds());
}

} // namespace vitrine::viewing
