#pragma once

#include "core/formats/source/bsp/scene/faces/FaceMeshes.h"
#include "core/formats/source/bsp/scene/overlays/OverlayShape.h"

#include <map>

namespace vitrine::formats::source {

/// Lays the overlays of a map on its faces: a mesh "overlays" for the world and one for each brush model that has some,
/// one surface per overlay and face (docs/formats/source-bsp.md, "Overlays"). After all nodes of brush models are there
/// and all faces are in their layers.
class OverlayMeshes {
public:
  OverlayMeshes(SceneParts& parts, const FaceMeshes& faces);

  void add();

private:
  struct Laid {
    scene::Mesh mesh;
    std::vector<scene::SurfaceLeaves> places;
    std::vector<std::vector<RecordRef>> related; ///< by surface
    std::vector<scene::ItemFade> fades;          ///< without a node
  };

  void orderThem();
  void layOverlay(std::size_t index);
  void layOnFace(const Overlay& overlay, int level, std::int32_t face, const OverlayShape& shape);
  std::optional<QVector3D> normalOf(std::int32_t face) const;
  bool cover(const scene::Surface& covered, const scene::Mesh& from, const OverlayShape& shape, float lift,
             const std::optional<QVector3D>& flatNormal, Laid& laid);
  void describe(scene::Surface& surface, const Overlay& overlay, int level, const scene::Surface& covered,
                std::int32_t face);
  std::vector<RecordRef> relatedTo(const Overlay& overlay, std::int32_t face) const;
  std::optional<scene::FadeRange> fadeOf(const Overlay& overlay) const;
  void addNodes(MeshIndex mesh, MeshIndex overlayMesh);

  SceneParts& m_parts;
  const FaceMeshes& m_faces;
  std::vector<Overlay> m_overlays;
  std::vector<int> m_levels;                           ///< by overlay: how many lie below it where it lies
  std::map<MeshIndex, Laid> m_laid;                    ///< by the mesh of the faces
  std::map<MeshIndex, std::vector<NodeIndex>> m_nodes; ///< that show a mesh
  std::uint64_t m_budget = 0;                          ///< triangles that may still be looked at
  std::vector<std::vector<OverlayCorner>> m_polygons;
};

} // namespace vitrine::formats::source
