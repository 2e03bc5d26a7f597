#pragma once

#include "core/animation/Pose.h"
#include "core/exporting/ExportAnimations.h"
#include "core/exporting/ExportFormat.h"
#include "core/exporting/ExportMaterials.h"

#include <functional>
#include <map>
#include <tuple>

namespace vitrine::exporting {

struct GatherPlan;
class LightmapPicture;

/// How meshes are made.
struct MeshRules {
  /// They keep what bends them, and are as before it does; else they are as they are now.
  bool bends = false;
  FramesOfMeshes frames = {};                 ///< where they bend
  QMatrix4x4 base = {};                       ///< of all that is baked, from the world to the file's
  bool colors = false;                        ///< with the colour stream that the state has chosen
  LightAs light = LightAs::Nothing;           ///< that is ready made, where there is some
  const LightmapPicture* lightmaps = nullptr; ///< null: it does not become a picture
};

/// Makes meshes of what nodes show: one for each material, whatever number of surfaces there are.
class NodeMeshes {
public:
  NodeMeshes(const animation::Pose& pose, const scene::SceneAssets& assets, const state::EvaluatedState& state,
             ExportMaterials& materials)
      : m_pose(pose), m_assets(assets), m_state(state), m_materials(materials) {}

  void setRules(MeshRules rules) { m_rules = std::move(rules); }
  const MeshRules& rules() const { return m_rules; }

  /// Indices into `meshes()` of what the node shows of these items (all its own, ascending). The same meshes for nodes
  /// that show the same. `baked`: in the place where the node stands, for formats without a tree.
  const std::vector<int>& of(NodeIndex node, const std::vector<DrawItemIndex>& items, bool baked);

  /// True if the node's mesh becomes one that shapes or joints bend.
  bool bends(NodeIndex node) const;
  /// True if the frames of the node's mesh become shapes.
  bool changesFrames(NodeIndex node) const;

  std::vector<ExportMesh>& meshes() { return m_meshes; }
  /// Bytes of all meshes together.
  std::uint64_t bytes() const { return m_bytes; }

private:
  using Key = std::tuple<MeshIndex, const animation::PosedVertices*, NodeIndex, std::vector<int>>;

  /// Items by the material of their surface, in the order in which the materials come.
  using Groups = std::vector<std::pair<MaterialIndex, std::vector<DrawItemIndex>>>;

  Groups groupsOf(const std::vector<DrawItemIndex>& items) const;
  GatherPlan planOf(NodeIndex node, MaterialIndex material, int exported) const;
  const scene::VertexStreams::Colors* colorsOf(const scene::Mesh& mesh) const;
  std::function<QVector4D(std::uint32_t, int)> colorOf(NodeIndex node) const;
  std::function<QVector2D(std::uint32_t, int)> lightUvOf(NodeIndex node) const;
  ExportMesh gathered(NodeIndex node, MaterialIndex material, const std::vector<DrawItemIndex>& items,
                      bool baked) const;
  void addBends(ExportMesh& to, NodeIndex node, const std::vector<std::uint32_t>& sources, bool turned) const;
  std::vector<int> build(NodeIndex node, const std::vector<DrawItemIndex>& items, bool baked);

  const animation::Pose& m_pose;
  const scene::SceneAssets& m_assets;
  const state::EvaluatedState& m_state;
  ExportMaterials& m_materials;
  MeshRules m_rules;
  std::vector<ExportMesh> m_meshes;
  std::map<Key, std::vector<int>> m_built;
  std::uint64_t m_bytes = 0;
};

} // namespace vitrine::exporting
