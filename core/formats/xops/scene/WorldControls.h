#pragma once

#include "core/scene/SceneBuilder.h"

#include <optional>

namespace vitrine::formats::xops {

/// The choice between the game's shading by day, the one of dark missions, and the collision view, which also shows
/// `invisibleLayer`.
void addShadingControl(SceneBuilder& scene, LayerIndex invisibleLayer, bool dark);

/// The choice between the viewer's own view and the game's: fog, field of view, far plane. A mission has one sky; a map
/// alone could have each.
void addGameViewControl(SceneBuilder& scene, std::optional<int> sky);

} // namespace vitrine::formats::xops
