#pragma once

#include "core/state/EvaluatedState.h"

#include <optional>

namespace vitrine::visibility {

/// True if the eye is outside the world, or inside a brush: there the scene's leaves have no cluster.
bool isOutside(const Scene& scene, const QVector3D& eye);

/// The fog an eye sees the world through: that of the water it is in, as the water's material (`assets`, as found so
/// far) says; else that of the chosen view preset. None outside the world. With the view preset's fog off there is
/// none under water either. Orthographic views have no fog; their callers must see to that.
std::optional<scene::Fog> fogAt(const Scene& scene, const scene::SceneAssets& assets,
                                const state::EvaluatedState& state, const QVector3D& eye);

/// The fog of one of the scene's backdrops, by the same rules; `eye` in the world.
std::optional<scene::Fog> backdropFog(const Scene& scene, const state::EvaluatedState& state,
                                      scene::BackdropIndex backdrop, const QVector3D& eye);

/// Position in a backdrop of an eye in the world.
QVector3D eyeIn(const scene::Backdrop& backdrop, const QVector3D& eye);

} // namespace vitrine::visibility
