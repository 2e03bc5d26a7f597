#pragma once

#include "core/state/EvaluatedState.h"

#include <optional>

namespace vitrine::visibility {

/// Eye that looks somewhere.
struct Eye {
  QVector3D position;
  QVector3D direction = {}; ///< length 1; scene axes, also for what an eye in the world sees of a backdrop
};

/// True if the eye is outside the world, or inside a brush: there the scene's leaves have no cluster.
bool isOutside(const Scene& scene, const QVector3D& eye);

/// The fog an eye sees the world through: that of the water it is in, as the water's material (`assets`, as found so
/// far) says; else that of the chosen view preset. Of a fog with two colours the eye sees one, by its direction; the
/// result has no second one. None outside the world. With the view preset's fog off there is
/// none under water either. Orthographic views have no fog; their callers must see to that.
std::optional<scene::Fog> fogAt(const Scene& scene, const scene::SceneAssets& assets,
                                const state::EvaluatedState& state, const Eye& eye);

/// The fog of one of the scene's backdrops, by the same rules; `eye` in the world.
std::optional<scene::Fog> backdropFog(const Scene& scene, const state::EvaluatedState& state,
                                      scene::BackdropIndex backdrop, const Eye& eye);

/// Position in a backdrop of an eye in the world.
QVector3D eyeIn(const scene::Backdrop& backdrop, const QVector3D& eye);

} // namespace vitrine::visibility
