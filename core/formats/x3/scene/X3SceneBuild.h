#pragma once

#include "core/formats/x3/assets/BodyMaterials.h"
#include "core/formats/x3/assets/X3World.h"
#include "core/formats/x3/scene/SceneLayers.h"

namespace vitrine::formats::x3 {

inline constexpr double kUnitsPerMetre = 500; // docs/formats/bod-scenes.md, "Units"

/// Context that the parts of a scene's building share. All members must outlive it.
struct SceneBuild {
  SceneBuilder& scene;
  const World& world;
  LoadContext& context;
  SceneBudget& budget;
  SceneLayers& layers;
  TextureTable& textures;

  bool isPicture() const { return context.isPicture(); }

  /// Adds a node; kNone where there may be no more.
  NodeIndex add(scene::Node node) { return budget.takeNodes(1) ? scene.nodes.add(std::move(node)) : scene::kNone; }
};

} // namespace vitrine::formats::x3
