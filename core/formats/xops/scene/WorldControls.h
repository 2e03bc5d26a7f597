#pragma once

#include "core/scene/SceneBuilder.h"

#include <optional>

namespace vitrine::formats::xops {

/// Shading of maps at first.
enum class FirstShading { Day, Dark, Clay };

/// The choice between the game's shading by day, the one of dark missions, and the collision view, which also shows
/// `invisibleLayer`; and clay, where that is the first: maps have it then.
void addShadingControl(SceneBuilder& scene, LayerIndex invisibleLayer, FirstShading first);

/// The choice between the viewer's own view and the game's: fog, field of view, far plane. A mission has one sky; a map
/// alone could have each.
void addGameViewControl(SceneBuilder& scene, std::optional<int> sky);

} // namespace vitrine::formats::xops
