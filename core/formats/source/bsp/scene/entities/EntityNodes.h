#pragma once

#include "core/formats/source/bsp/scene/faces/FaceMeshes.h"

namespace vitrine::formats::source {

/// Puts the world and the entities of a map into its scene as nodes; docs/formats/source-bsp.md, "Entities".
class EntityNodes {
public:
  EntityNodes(SceneParts& parts, FaceMeshes& meshes) : m_parts(parts), m_meshes(meshes) {}

  /// Sets the area of the 3D sky, into whose layer its brush entities go. 0: there is none.
  void setSkyArea(int area) { m_skyArea = area; }

  /// The world model, with worldspawn's keys. The scene's first node.
  void addWorld();
  /// Entities with a brush model, placed by origin and angles; those players do not see in a hidden layer.
  void addBrushEntities();
  /// All others, as places without a mesh, except those that are a model: props that move, items, people.
  /// docs/formats/source-bsp.md, "Models in maps".
  void addPointEntities();

private:
  scene::Node entityNode(std::size_t number, NodeIndex parent) const;
  void addBrushEntity(std::size_t number, NodeIndex parent);
  MeshIndex meshOfModel(const Entity& entity, bool plainLayers);
  scene::SurfaceLeaves placeByBounds(MeshIndex mesh, const QMatrix4x4& transform) const;
  LayerIndex modelLayer(const Entity& entity, const QMatrix4x4& place, bool hidden);
  void wantModel(const Entity& entity, std::size_t number, scene::Node& node);

  SceneParts& m_parts;
  FaceMeshes& m_meshes;
  int m_skyArea = 0;
  std::unordered_map<int, MeshIndex> m_meshByModel;
  LayerIndex m_modelLayer; ///< made when there is something for it
};

} // namespace vitrine::formats::source
