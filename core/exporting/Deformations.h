#pragma once

#include "core/exporting/ExportModel.h"
#include "core/scene/Mesh.h"

namespace vitrine::exporting {

/// What bends a mesh, for one that was made of it.
struct DeformationSource {
  const scene::Mesh& mesh;
  const std::vector<std::uint32_t>& vertices; ///< of the mesh, by vertex of what was made of it
  bool turned = false;                        ///< normals are the other way round
};

/// Weights of joints. `still`: the joint of vertices that none takes along.
void addJoints(ExportMesh& to, const DeformationSource& from, std::size_t still);
/// Blend shapes of the mesh.
void addShapes(ExportMesh& to, const DeformationSource& from);
/// Frames of the mesh as shapes, but the first of them, which it has by itself.
void addFrames(ExportMesh& to, const DeformationSource& from, const std::vector<int>& frames);

} // namespace vitrine::exporting
