#pragma once

#include "core/base/Progress.h"
#include "core/scene/Scene.h"
#include "core/scene/SceneAssets.h"
#include "core/scene/SceneState.h"

#include <memory>

namespace vitrine::render {

/// A scene batched for drawing: vertex and index buffers, lightmap atlas. Pure CPU data, made on a worker, immutable.
struct BuiltScene;
using PreparedScene = BuiltScene;
using PreparedScenePtr = std::shared_ptr<const PreparedScene>;

/// Takes seconds for the largest maps: call it on a worker. Throws base::Cancelled through `progress`.
PreparedScenePtr prepareScene(scene::ScenePtr scene, scene::SceneAssets assets, base::Progress& progress);

/// The scene it was made from.
scene::ScenePtr sceneOf(const PreparedScene& prepared);

} // namespace vitrine::render
