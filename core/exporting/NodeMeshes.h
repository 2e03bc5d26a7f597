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
class LightAtlas;
class RgbmLightmaps;

/// How meshes are made.
struct MeshRules {
  /// They keep what bends them, and are as before it does; else they are as they are now.
  bool bends = false;
  FramesOfMeshes frames = {};                      ///< where they bend
  QMatrix4x4 base = {};                            ///< of all that is baked, from the world to the file's
  bool colors = false;                             ///< with the colour stream that the state has chosen
  LightAs light = LightAs::Nothing;                ///< that is ready made, where there is some
  const RgbmLightmaps* lightmaps = nullptr;        ///< null: it does not become a picture
  const LightAtlas* atlas = nullptr;               ///< null: base colours and light do not become one
  const structure::Structure* structure = nullptr; ///< null: records are not told of
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

  /// Items that become one mesh: of one material, and on one page of the atlas, if on any.
  struct Group {
    MaterialIndex material;
    int page = -1;
    std::vector<DrawItemIndex> items;
  };

  /// In the order in which they come.
  std::vector<Group> groupsOf(const std::vector<DrawItemIndex>& items) const;
  GatherPlan planOf(NodeIndex node, const Group& group, int exported) const;
  std::function<QVector4D(std::uint32_t, int)> colorOf(NodeIndex node) const;
  std::function<QVector2D(std::uint32_t, int)> lightUvOf(NodeIndex node) const;
  ExportMesh gathered(NodeIndex node, const Group& group, bool baked) const;
  /// Adds the triangles of items, and the records they came from.
  void addItems(ExportMesh& mesh, const GatherPlan& plan, const std::vector<DrawItemIndex>& items) const;
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
