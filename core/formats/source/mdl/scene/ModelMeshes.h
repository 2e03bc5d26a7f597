#pragma once

#include "core/formats/source/mdl/scene/SkinLayers.h"

namespace vitrine::formats::source {

/// Adds what is drawn: a node for each model of a body part, below it one for each level of detail; and the controls
/// that choose among them.
class ModelMeshes {
public:
  explicit ModelMeshes(SceneBuild& build);

  void add();

private:
  using Groups = std::span<const ShownGroup>;

  void addLevels();
  void addBodyControl(std::uint32_t part);
  NodeIndex addModelNode(std::uint32_t part, std::uint32_t model, std::uint64_t number);
  void addMesh(NodeIndex parent, Groups groups);
  void addGroup(const ShownGroup& shown, scene::Mesh& mesh);
  void addSurfaces(const ShownGroup& shown, std::uint32_t firstIndex, scene::Mesh& mesh);
  std::uint32_t vertexOf(std::uint32_t number, scene::Mesh& mesh);
  void relate(MeshIndex mesh);
  std::shared_ptr<scene::SkinAndMorphs> newDeformation() const;

  SceneBuild& m_build;
  SkinLayers m_skins;
  std::vector<LayerIndex> m_lodLayers;                ///< by level; empty: there is but one
  std::vector<std::vector<LayerIndex>> m_modelLayers; ///< by body part; none where there is no choice
  std::vector<std::uint32_t> m_vertexOf;        ///< by vertex of the file: its number in the mesh that is being made
  std::vector<std::uint32_t> m_met;             ///< the vertices of the file that are in it
  std::vector<std::uint32_t> m_groupOf;         ///< by surface of that mesh: into ModelParts::groups
  std::shared_ptr<scene::SkinAndMorphs> m_bent; ///< of that mesh; null: nothing bends it
};

} // namespace vitrine::formats::source
