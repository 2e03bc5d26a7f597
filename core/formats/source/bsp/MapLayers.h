#pragma once

#include "core/formats/source/bsp/ToolMaterials.h"
#include "core/scene/Scene.h"

#include <array>

namespace vitrine::formats::source {

/// The layers of a map's scene, in the order they are offered.
enum class MapLayer : int {
  Brushes,
  Displacements,
  Overlays,
  Water,
  Props,
  DetailProps,
  BrushEntities,
  Sky,
  Triggers,
  Tools,
  InvisibleEntities,
  Skybox2D,
  Skybox3D,
  Count
};

inline int layerIndex(MapLayer layer) {
  return static_cast<int>(layer);
}

MapLayer layerOf(FaceKind kind);

/// Adds all layers to an empty scene, and a toggle for each.
void addLayers(Scene& scene);

/// Adds one more layer after those, with its toggle: for what only some maps have. Its index.
int addLayer(Scene& scene, const QString& id, const QString& label, bool visible);

} // namespace vitrine::formats::source
