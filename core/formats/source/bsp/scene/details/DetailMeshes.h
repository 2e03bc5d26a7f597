#pragma once

#include "core/formats/source/bsp/scene/BspSceneParts.h"
#include "core/formats/source/bsp/scene/details/DetailShape.h"

namespace vitrine::formats::source {

/// Meshes of detail sprites: one for each billboard mode, with a surface for each leaf so that what cannot be seen from
/// somewhere need not be drawn.
class DetailMeshes {
public:
  DetailMeshes(SceneParts& parts, const DetailProps& source, int skyArea)
      : m_parts(parts), m_source(source), m_skyArea(skyArea) {}

  /// Remembers a record that makes sense (its sprite exists).
  void add(std::uint32_t row, const DetailProp& prop);

  /// Appends the mesh of those that face this way to the scene; kNone where there are none.
  MeshIndex build(scene::Billboard facing, MaterialIndex material);

private:
  struct Entry {
    int leaf = 0;
    std::uint32_t row = 0;

    auto operator<=>(const Entry&) const = default;
  };

  struct Building {
    scene::Mesh mesh;
    std::vector<scene::SurfaceLeaves> places;
    std::vector<std::uint32_t> rows; ///< by triangle
    std::vector<QVector4D> light;    ///< by vertex
  };

  void beginSurface(int leaf, MaterialIndex material, Building& building) const;
  void addProp(std::uint32_t row, Building& building) const;

  SceneParts& m_parts;
  const DetailProps& m_source;
  int m_skyArea;
  std::array<std::vector<Entry>, 3> m_entries; ///< by scene::Billboard
};

} // namespace vitrine::formats::source
