#pragma once

#include "core/formats/source/bsp/EntityText.h"
#include "core/formats/source/bsp/ToolMaterials.h"
#include "core/scene/Scene.h"

#include <array>
#include <bitset>

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

/// A slider for each light style that a lightmap uses, named by the lights that have it.
void addStyleControls(Scene& scene, const std::bitset<256>& usedStyles, const std::vector<Entity>& entities);

void addExposureControl(Scene& scene);

} // namespace vitrine::formats::source
