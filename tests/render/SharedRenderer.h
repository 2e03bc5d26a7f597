#pragma once

#include "render/OffscreenRenderer.h"

namespace vitrine::tests {

/// The renderer of this test program, showing this scene as it was prepared. There is one for all pictures: the driver
/// compiles the shaders of each engine anew, which takes longer than most pictures. Valid until it is asked for with
/// another scene.
render::OffscreenRenderer& rendererShowing(const render::RenderScenePtr& scene);
/// The same with a scene that is prepared for it.
render::OffscreenRenderer& rendererShowing(const scene::ScenePtr& scene, const scene::SceneAssets& assets);

/// Ends the renderer, which must be gone before the application is.
void endSharedRenderer();

} // namespace vitrine::tests
