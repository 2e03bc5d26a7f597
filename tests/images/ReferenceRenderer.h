#pragma once

#include "core/picking/RayCaster.h"
#include "core/scene/Scene.h"
#include "core/scene/SceneAssets.h"
#include "core/state/SceneState.h"
#include "core/viewing/CameraRig.h"

#include <QColor>
#include <QImage>

namespace vitrine::tests {

/// Draws a scene pixel by pixel with RayCaster, without GL: base colour times the light of its colour stream or
/// lightmap (of the bump directions its normal picture says), in the scene's arithmetic, then fog; what faces the eye
/// as it stands to it, decals by their drawOrder, backdrops behind the sky; animated models as they stand in the
/// state's animation at its time. What the GPU draws must look like this; it is how files are tested of which no
/// baseline may be kept. Covers surfaces without shape light, opaque, cut out or blended by their alpha (nearest first,
/// whatever their drawOrder); texels are taken bilinearly from the mip that fits the distance.
QImage renderReference(const scene::ScenePtr& scene, const scene::SceneAssets& assets, const picking::RayCaster& caster,
                       const viewing::CameraRig& camera, QSize size, const QColor& background,
                       const state::SceneState& state = {});

} // namespace vitrine::tests
