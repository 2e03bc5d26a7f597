#pragma once

#include "core/formats/diggles/scene/ModelAnimations.h"

#include <QtGlobal>

namespace vitrine::formats::diggles {

inline constexpr auto kShadowsLabel = QT_TRANSLATE_NOOP("formats", "Ground shadows");
inline constexpr auto kAnchorsLabel = QT_TRANSLATE_NOOP("formats", "Anchors");

/// Which object is shown, of those in `layers`; only where there is a choice.
void addObjectControl(Scene& scene, const std::vector<ObjectPlan>& plans, const std::vector<int>& layers, int shown);

/// How the model looks: baked light, shadows, anchors, and how it moves, as far as the scene has any of it.
void addLookControls(Scene& scene, const PartLayers& layers);

} // namespace vitrine::formats::diggles
