#pragma once

#include "core/scene/Scene.h"
#include "render/OffscreenRenderer.h"

namespace vitrine::render {

/// The items that a picture can show: what the state shows, lies in the camera's view, and is not left out by
/// what the request says of culling. Callers that take one picture prepare only these (prepareScene). What moves, and
/// what stands behind the world, always counts as in view.
ItemSet itemsInPicture(const Scene& scene, const CaptureRequest& request);

} // namespace vitrine::render
