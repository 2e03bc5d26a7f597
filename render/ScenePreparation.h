#pragma once

#include "core/base/Progress.h"
#include "core/scene/Scene.h"
#include "core/session/SharedCaster.h"
#include "render/batching/RenderScenePtr.h"

#include <memory>
#include <vector>

namespace vitrine::render {

/// Batches a scene for drawing: vertex and index buffers, lightmap atlas. The result is immutable CPU data. The largest
/// maps take seconds, so callers run this function on a worker. Throws base::Cancelled through `progress`.
/// `only`: the items that will ever be drawn of it, where that is known (itemsInPicture): triangles and light of others
/// are left out. `caster`: the scene's own, where picking needs it as well; asked only for scenes with
/// labels.
RenderScenePtr prepareScene(scene::ScenePtr scene, scene::SceneAssets assets, base::Progress& progress,
                            const ItemSet& only = ItemSet::everything(),
                            const session::SharedCasterPtr& caster = nullptr);

/// The scene it was made from.
scene::ScenePtr sceneOf(const RenderScene& prepared);

} // namespace vitrine::render
