#pragma once

#include "core/base/Progress.h"
#include "core/scene/Scene.h"
#include "core/session/SharedCaster.h"

#include <memory>
#include <vector>

namespace vitrine::render {

/// A scene batched for drawing: vertex and index buffers, lightmap atlas. Pure CPU data, made on a worker, immutable.
struct RenderScene;
using RenderScenePtr = std::shared_ptr<const RenderScene>;

/// Takes seconds for the largest maps: call it on a worker. Throws base::Cancelled through `progress`.
/// `only`: the items that will ever be drawn of it, where that is known (itemsInPicture): triangles and light of others
/// are left out. `caster`: the scene's own, where picking needs it as well; asked only for scenes with
/// labels.
RenderScenePtr prepareScene(scene::ScenePtr scene, scene::SceneAssets assets, base::Progress& progress,
                            const ItemSet& only = ItemSet::everything(),
                            const session::SharedCasterPtr& caster = nullptr);

/// The scene it was made from.
scene::ScenePtr sceneOf(const RenderScene& prepared);

} // namespace vitrine::render
