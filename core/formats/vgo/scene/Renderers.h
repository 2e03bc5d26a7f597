#pragma once

#include "core/formats/vgo/scene/MeshData.h"
#include "core/formats/vgo/scene/Skins.h"

namespace vitrine::formats::vgo {

/// Shows the meshes of the file on its nodes. A mesh is one mesh of the scene however many nodes show it with whatever
/// materials; under a skin every node has one of its own, below it.
class Renderers {
public:
  explicit Renderers(SceneBuild& build) : m_build(build), m_meshes(build), m_skins(build) {}

  /// Adds the renderers of all nodes of the file.
  void add();

private:
  /// Key of meshes of the scene that several nodes share.
  struct Shared {
    int mesh = kNoIndex;       ///< of the file
    std::vector<bool> colored; ///< by sub-mesh: whether the colours of its vertices count

    auto operator<=>(const Shared&) const = default;
  };
  struct Run {
    int first = 0; ///< into the surfaces of the scene's mesh
    int count = 0;
  };

  void addTo(int fileNode);
  void addSkinned(int fileNode, const MeshData& data, scene::SkinIndex skin);
  void addPlain(int fileNode, const MeshData& data);
  void noteShapes(int fileNode, NodeIndex sceneNode);

  const layout::Renderer& rendererOf(int fileNode) const {
    return *m_build.layout.nodes[static_cast<std::size_t>(fileNode)].renderer;
  }
  /// Materials of the file by sub-mesh, kNoIndex where there is none.
  std::vector<int> materialsOf(int fileNode, const MeshData& data) const;
  std::vector<bool> coloredBy(const std::vector<int>& materials, const MeshData& data) const;
  scene::Mesh meshOf(int fileNode, const MeshData& data, const std::vector<bool>& colored) const;
  /// Skin and morphs of a mesh; null: none, or the budget does not allow them.
  scene::SkinAndMorphsPtr deformationOf(int mesh, const MeshData& data, scene::SkinIndex skin);
  void addSurfaces(scene::Mesh& to, MeshIndex sceneMesh, int fileNode, const MeshData& data,
                   const std::vector<int>& materials);
  bool takes(const MeshData& data, bool withVertices);

  SceneBuild& m_build;
  MeshReader m_meshes;
  SkinTable m_skins;
  std::map<Shared, MeshIndex> m_shared;
  /// By mesh of the scene and materials of the file.
  std::map<std::pair<MeshIndex, std::vector<int>>, Run> m_runs;
  /// By mesh of the file and skin of the scene.
  std::map<std::pair<int, scene::SkinIndex>, scene::SkinAndMorphsPtr> m_deformations;
};

} // namespace vitrine::formats::vgo
