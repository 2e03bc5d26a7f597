#pragma once

#include "core/scene/Scene.h"
#include "core/state/SceneState.h"
#include "core/viewing/CameraView.h"
#include "core/viewing/ViewLink.h"

namespace vitrine::session {

/// Link to what is seen of a scene in a state from a pose. File and shading mode, which are not of the scene, are left
/// to the caller.
viewing::ViewLink viewLinkOf(const Scene& scene, const SceneState& state, const viewing::CameraPose& pose);

} // namespace vitrine::session
