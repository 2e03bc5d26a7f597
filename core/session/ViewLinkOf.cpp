#include "core/session/ViewLinkOf.h"

namespace vitrine::session {

viewing::ViewLink viewLinkOf(const Scene& scene, const SceneState& state, const viewing::CameraPose& pose) {
  viewing::ViewLink link;
  link.at = scene.sourceAxes.toFile(pose.position);
  link.look = viewing::viewAnglesOf(pose.orientation, scene.sourceAxes);
  link.fov = pose.verticalFov;
  if (pose.orthographic) {
    link.orthographicHeight = pose.orthographicHeight;
  }
  link.controls = state.controls;
  if (state.animation) {
    link.animation = state.animation.number();
    link.time = state.time;
  }
  return link;
}

} // namespace vitrine::session
