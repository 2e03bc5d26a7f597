#pragma once

#include "core/base/Progress.h"
#include "core/formats/source/bsp/assets/BspMaterialTable.h"
#include "core/formats/source/bsp/scene/MapClusters.h"
#include "core/formats/source/bsp/scene/MapLayers.h"
#include "core/formats/source/bsp/scene/faces/FaceSet.h"
#include "core/formats/source/bsp/scene/props/ModelWant.h"
#include "core/scene/SceneBuilder.h"

namespace vitrine::formats::source {

/// Context that the steps of building a scene share, and what several of them do.
struct SceneParts {
  const MapParts& map;
  const SectionIds& sections;
  const FaceSet& faceSet;
  const MapClusters& clusters;
  const Limits& limits;
  Diagnostics& diagnostics;
  Progress& progress;
  SceneBuilder& scene;
  MaterialTable& materials;
  ModelWants& wants; ///< models that nodes are to show once all else is there

  RecordRef record(LumpId lump, std::uint64_t row) const { return {sections.of(lump), row}; }
  /// Provenance of a surface that shows one row of a lump.
  scene::Provenance provenance(LumpId lump, std::uint64_t row) const;
  /// Adds a node for others to be below; `name` is QT_TRANSLATE_NOOP("formats", …).
  NodeIndex addGroup(const char* name, LayerIndex layer = scene::kNone) const;
  /// Adds a mesh; `places` are those of its surfaces, as far as they are known.
  MeshIndex addMesh(scene::Mesh mesh, std::vector<scene::SurfaceLeaves> places = {}) const;
};

/// Place in a mesh from which on a surface is added to it.
class SurfaceStart {
public:
  explicit SurfaceStart(const scene::Mesh& mesh)
      : m_index(static_cast<std::uint32_t>(mesh.indices.size())), m_vertex(mesh.vertices.positions.size()) {}

  /// Number of the first vertex.
  std::uint32_t vertex() const { return static_cast<std::uint32_t>(m_vertex); }
  /// Surface of all triangles since, with the bounds of all vertices since.
  scene::Surface surfaceOf(const scene::Mesh& mesh) const;

private:
  std::uint32_t m_index;
  std::size_t m_vertex;
};

} // namespace vitrine::formats::source
