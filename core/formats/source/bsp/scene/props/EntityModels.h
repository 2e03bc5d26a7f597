#pragma once

#include "core/formats/source/bsp/records/Entities.h"
#include "core/formats/source/bsp/scene/faces/FaceMeshes.h"

namespace vitrine::formats::source {

/// Entities that are a model: props that move, items, people. docs/formats/source-bsp.md, "Models in maps".
class EntityModels {
public:
  /// `skyArea`: the area of the 3D sky, 0 for none.
  EntityModels(SceneParts& parts, int skyArea) : m_parts(parts), m_skyArea(skyArea) {}

  /// Makes the node of an entity, which is to be the scene's next, want the entity's model; nothing for those without.
  void want(const Entity& entity, std::size_t number, scene::Node& node);

private:
  LayerIndex layerOf(const Entity& entity, const QMatrix4x4& place, bool hidden);

  SceneParts& m_parts;
  int m_skyArea;
  LayerIndex m_layer; ///< made when there is something for it
};

} // namespace vitrine::formats::source
