#pragma once

#include "core/animation/Pose.h"
#include "core/exporting/ExportMaterials.h"

#include <map>
#include <tuple>

namespace vitrine::exporting {

/// Makes meshes of what nodes show: one for each material, whatever number of surfaces there are.
class NodeMeshes {
public:
  NodeMeshes(const animation::Pose& pose, const scene::SceneAssets& assets, ExportMaterials& materials)
      : m_pose(pose), m_assets(assets), m_materials(materials) {}

  /// Indices into `meshes()` of what the node shows of these items (all its own, ascending). The same meshes for nodes
  /// that show the same. `baked`: in the place where the node stands, for formats without a tree.
  const std::vector<int>& of(NodeIndex node, const std::vector<DrawItemIndex>& items, bool baked);

  std::vector<ExportMesh>& meshes() { return m_meshes; }
  /// Bytes of all meshes together.
  std::uint64_t bytes() const { return m_bytes; }

private:
  using Key = std::tuple<MeshIndex, const animation::PosedVertices*, NodeIndex, std::vector<int>>;

  /// Items by the material of their surface, in the order in which the materials come.
  using Groups = std::vector<std::pair<MaterialIndex, std::vector<DrawItemIndex>>>;

  Groups groupsOf(const std::vector<DrawItemIndex>& items) const;
  ExportMesh gathered(NodeIndex node, MaterialIndex material, const std::vector<DrawItemIndex>& items,
                      bool baked) const;
  std::vector<int> build(NodeIndex node, const std::vector<DrawItemIndex>& items, bool baked);

  const animation::Pose& m_pose;
  const scene::SceneAssets& m_assets;
  ExportMaterials& m_materials;
  std::vector<ExportMesh> m_meshes;
  std::map<Key, std::vector<int>> m_built;
  std::uint64_t m_bytes = 0;
};

} // namespace vitrine::exporting
