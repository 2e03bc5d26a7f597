#include "core/viewing/ViewPath.h"

namespace vitrine::viewing {

bool canBePassed(const ViewLink& view) {
  return view.at && view.look && !view.orthographicHeight;
}

CameraPath pathThrough(const PathViews& views, const scene::Axes& axes, float verticalFov) {
  std::vector<CameraPose> poses;
  for (const ViewLink& view : views) {
    poses.push_back({.position = axes.toScene(*view.at),
                     .orientation = orientationOf(*view.look, axes),
                     .verticalFov = view.fov.value_or(verticalFov)});
  }
  return CameraPath(std::move(poses));
}

} // namespace vitrine::viewing
