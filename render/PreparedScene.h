#pragma once

#include "core/base/Progress.h"
#include "core/scene/Scene.h"
#include "core/scene/SceneAssets.h"
#include "core/scene/SceneState.h"

#include <memory>
#include <vector>

namespace vitrine::render {

/// A scene batched for drawing: vertex and index buffers, lightmap atlas. Pure CPU data, made on a worker, immutable.
struct BuiltScene;
using PreparedScene = BuiltScene;
using PreparedScenePtr = std::shared_ptr<const PreparedScene>;

/// Takes seconds for the largest maps: call it on a worker. Throws base::Cancelled through `progress`.
/// `only`: by item, which will ever be drawn of it, for whoever knows (itemsInPicture): triangles and light of others are
/// left out; empty: all.
PreparedScenePtr prepareScene(scene::ScenePtr scene, scene::SceneAssets assets, base::Progress& progress,
                              const std::vector<bool>& only = {});

/// The scene it was made from.
scene::ScenePtr sceneOf(const PreparedScene& prepared);

} // namespace vitrine::render
