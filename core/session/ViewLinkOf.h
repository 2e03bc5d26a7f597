#pragma once

#include "core/scene/Scene.h"
#include "core/state/SceneState.h"
#include "core/viewing/CameraView.h"
#include "core/viewing/ViewLink.h"

namespace vitrine::session {

/// Link to what is seen of a scene in a state from a pose. File and shading mode, which are not of the scene, are left
/// to the caller.
viewing::ViewLink viewLinkOf(const Scene& scene, const SceneState& state, const viewing::CameraPose& pose);

/// The state that a link leads to from another: what it leaves out stays. Controls and animations that the scene does
/// not have count for nothing.
SceneState stateOf(const viewing::ViewLink& link, const Scene& scene, SceneState state);

/// The pose that a link leads to from another: what it leaves out stays.
viewing::CameraPose poseOf(const viewing::ViewLink& link, const Scene& scene, viewing::CameraPose pose);

} // namespace vitrine::session
