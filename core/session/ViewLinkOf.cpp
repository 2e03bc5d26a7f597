#include "core/session/ViewLinkOf.h"

#include "core/state/EvaluatedState.h"

#include <algorithm>
#include <cmath>

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

SceneState stateOf(const viewing::ViewLink& link, const Scene& scene, SceneState state) {
  for (const scene::Control& control : scene.controls) {
    if (const auto set = link.controls.find(control.id); set != link.controls.end()) {
      state.controls[control.id] = set->second;
    }
  }
  if (link.animation && scene.motion.animations.contains(scene::AnimationIndex(*link.animation))) {
    state::chooseAnimation(scene, state, scene::AnimationIndex(*link.animation));
  }
  state::followVisibleModel(scene, state);
  if (link.time && std::isfinite(*link.time)) {
    state.time = std::max(*link.time, 0.0);
  }
  return state;
}

viewing::CameraPose poseOf(const viewing::ViewLink& link, const Scene& scene, viewing::CameraPose pose) {
  if (link.at) {
    pose.position = scene.sourceAxes.toScene(*link.at);
  }
  if (link.look) {
    pose.orientation = viewing::orientationOf(*link.look, scene.sourceAxes);
  }
  pose.verticalFov = link.fov.value_or(pose.verticalFov);
  pose.orthographic = link.orthographicHeight.has_value();
  pose.orthographicHeight = link.orthographicHeight.value_or(pose.orthographicHeight);
  return pose;
}

} // namespace vitrine::session
