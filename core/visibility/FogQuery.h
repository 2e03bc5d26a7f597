#pragma once

#include "core/state/EvaluatedState.h"

#include <optional>

namespace vitrine::visibility {

/// Whether the eye is outside the world, or in something solid: there the scene's leaves have no cluster.
bool isOutside(const Scene& scene, const QVector3D& eye);

/// The fog an eye sees the world through: that of the water it is in, as the water's material (`assets`, as found so
/// far) says; else that of the chosen game view. None outside the world. Who has switched the game view's fog off sees
/// none under water either. Orthographic views have no fog; that is for those to know who draw them.
std::optional<scene::Fog> fogAt(const Scene& scene, const scene::SceneAssets& assets,
                                const state::EvaluatedState& state, const QVector3D& eye);

/// The fog of one of the scene's backdrops, by the same rules; `eye` in the world.
std::optional<scene::Fog> backdropFog(const Scene& scene, const state::EvaluatedState& state, int backdrop,
                                      const QVector3D& eye);

/// Where an eye in the world is in a backdrop.
QVector3D eyeIn(const scene::Backdrop& backdrop, const QVector3D& eye);

} // namespace vitrine::visibility
