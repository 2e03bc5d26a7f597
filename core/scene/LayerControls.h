#pragma once

#include "core/scene/SceneData.h"

#include <QAnyStringView>

namespace vitrine::scene {

/// A layer with a toggle of the same id and label in `group`.
LayerIndex addLayer(SceneData& scene, const ControlText& text, bool visible);

/// Adds the toggle of a layer that is there already.
void addLayerToggle(SceneData& scene, LayerIndex layer, QAnyStringView group);

} // namespace vitrine::scene
