#pragma once

#include "core/formats/source/bsp/assets/ToolMaterials.h"
#include "core/scene/SceneBuilder.h"

#include <QAnyStringView>

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

inline LayerIndex layerIndex(MapLayer layer) {
  return LayerIndex(static_cast<int>(layer));
}

MapLayer layerOf(FaceKind kind);

/// Adds all layers to an empty scene, and a toggle for each.
void addLayers(SceneBuilder& scene);

/// Adds one more layer after those, with its toggle: for what only some maps have. Its index.
LayerIndex addLayer(SceneBuilder& scene, QAnyStringView id, QAnyStringView label, bool visible);

} // namespace vitrine::formats::source
