#pragma once

#include "core/formats/diggles/scene/ModelAnimations.h"

#include <QtGlobal>

namespace vitrine::formats::diggles {

inline constexpr auto kShadowsLabel = QT_TRANSLATE_NOOP("formats", "Ground shadows");
inline constexpr auto kAnchorsLabel = QT_TRANSLATE_NOOP("formats", "Anchors");

/// Choice of the shown object, among those in `layers`; only where there are several.
void addObjectControl(SceneBuilder& scene, const std::vector<ObjectPlan>& plans, const std::vector<LayerIndex>& layers,
                      int shown);

/// Controls of baked light, shadows, anchors and animation of the model, as far as the scene has any of them.
void addLookControls(SceneBuilder& scene, const PartLayers& layers);

} // namespace vitrine::formats::diggles
