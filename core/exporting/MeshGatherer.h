#pragma once

#include "core/exporting/ExportModel.h"
#include "core/scene/Material.h"
#include "core/scene/Mesh.h"

#include <QMatrix3x3>

#include <array>
#include <functional>
#include <unordered_map>

namespace vitrine::exporting {

/// Plan by which a mesh's vertices become those of a file.
struct GatherPlan {
  const scene::Mesh* mesh = nullptr;
  const std::vector<QVector3D>* positions = nullptr; ///< of the mesh, now or before it is deformed
  const std::vector<QVector3D>* normals = nullptr;
  /// Colour of a vertex of a surface; null: none.
  std::function<QVector4D(std::uint32_t vertex, int surface)> color = {};
  /// Place of a vertex of a surface on the picture of all lightmaps; null: there is none.
  std::function<QVector2D(std::uint32_t vertex, int surface)> lightUv = {};
  /// Texture coordinates by corner of a surface's triangles, into Mesh::indices; null: those of the mesh.
  std::function<QVector2D(std::uint32_t corner, int surface)> uv = {};
  std::vector<std::uint32_t>* sources = nullptr; ///< gets the mesh's vertex of each; null: equal ones are one
  int uvSet = 0;
  QMatrix4x4 uvTransform;
  bool withUvs = false;
  bool turned = false; ///< the back sides are what is seen
  QMatrix4x4 place;    ///< transform of the mesh; identity: in its own space
};

/// Gathers triangles of surfaces into one mesh, each vertex once: equal ones are one. Triangles with a corner that is
/// no number are left out, as no format bears them.
class MeshGatherer {
public:
  MeshGatherer(ExportMesh& into, const GatherPlan& plan);

  /// `took` is told of each triangle that is not left out; null: nobody asks.
  void add(const scene::Surface& surface, const std::function<void(std::uint32_t triangle)>& took = {});

private:
  /// Position, normal, uv, colour, uv of light as bits, and the mesh's vertex where those are told apart.
  using Corner = std::array<std::uint32_t, 15>;
  struct CornerHash {
    std::size_t operator()(const Corner& corner) const;
  };

  /// Vertex of a corner, an index into the mesh's indices.
  std::uint32_t vertexOf(std::uint32_t corner, int surface);
  Corner cornerAt(std::uint32_t corner, int surface) const;
  QVector3D uvAt(std::uint32_t corner, int surface) const;

  ExportMesh& m_into;
  GatherPlan m_plan;
  bool m_mirrored = false; ///< `place` turns front into back
  QMatrix3x3 m_normalMatrix;
  const std::vector<QVector3D>& m_positions;
  const std::vector<QVector3D>& m_normals;
  const std::vector<QVector2D>& m_uvs;
  std::unordered_map<Corner, std::uint32_t, CornerHash> m_known;
};

} // namespace vitrine::exporting
