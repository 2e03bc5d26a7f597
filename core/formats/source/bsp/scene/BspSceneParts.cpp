#include "core/formats/source/bsp/scene/BspSceneParts.h"

namespace vitrine::formats::source {

scene::Provenance SceneParts::provenance(LumpId lump, std::uint64_t row) const {
  scene::Provenance provenance;
  provenance.space = map.lumps[lump].block.range.space;
  provenance.section = sections.of(lump);
  provenance.firstRow = row;
  return provenance;
}

NodeIndex SceneParts::addGroup(const char* name, LayerIndex layer) const {
  scene::Node group;
  scene::giveName(group, name);
  group.layer = layer;
  return scene.nodes.add(std::move(group));
}

MeshIndex SceneParts::addMesh(scene::Mesh mesh, std::vector<scene::SurfaceLeaves> places) const {
  const MeshIndex added = scene.meshes.add(std::move(mesh));
  scene.world.surfaceLeaves.resize(scene.meshes.size());
  scene.world.surfaceLeaves.back() = std::move(places);
  return added;
}

scene::Surface SurfaceStart::surfaceOf(const scene::Mesh& mesh) const {
  scene::Surface surface;
  surface.firstIndex = m_index;
  surface.indexCount = static_cast<std::uint32_t>(mesh.indices.size()) - m_index;
  for (std::size_t i = m_vertex; i < mesh.vertices.positions.size(); ++i) {
    surface.bounds.add(mesh.vertices.positions[i]);
  }
  return surface;
}

} // namespace vitrine::formats::source
