#pragma once

#include "core/scene/Scene.h"

#include <optional>

namespace vitrine::formats::xops {

/// Adds a layer and returns its number.
int addLayer(Scene& scene, const QString& id, const QString& label, bool visible);

/// A toggle for a layer.
void addLayerControl(Scene& scene, int layer, const char* group);

/// The choice between the game's shading by day, the one of dark missions, and the collision view, which also shows
/// `invisibleLayer`.
void addShadingControl(Scene& scene, int invisibleLayer, bool dark);

/// The choice between the viewer's own view and the game's: fog, field of view, far plane. A mission has one sky; a map
/// alone could have each.
void addGameViewControl(Scene& scene, std::optional<int> sky);

/// The choice between files, of which one is shown or none. `layers` and `names` go together; `shown` is an index into
/// them or kNone.
void addFileControl(Scene& scene, const QString& id, const char* label, const QStringList& names,
                    const std::vector<int>& layers, int shown);

} // namespace vitrine::formats::xops
