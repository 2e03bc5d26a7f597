#pragma once

#include "core/scene/Scene.h"
#include "core/scene/SceneState.h"
#include "render/CameraRig.h"

#include <vector>

namespace vitrine::render {

/// The items that a picture of a scene's state can show, by item: what the state shows and lies in the camera's view. Whoever
/// takes but one picture prepares only these. What moves, and what stands behind the world, always counts as in view.
std::vector<bool> itemsInPicture(const Scene& scene, const SceneState& state, const CameraRig& camera, QSize pictureSize);

} // namespace vitrine::render
