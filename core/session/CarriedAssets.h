#pragma once

#include "core/scene/Scene.h"

namespace vitrine::session {

/// The assets of a scene that has become more (AssetSource::resolveModels): what was `found` of those of `before` stays
/// as it is, what `after` has beyond them follows. Nothing that was found is looked for twice.
scene::SceneAssets carriedAssets(const Scene& before, scene::SceneAssets found, const Scene& after);

} // namespace vitrine::session
