#pragma once

#include "core/scene/Mesh.h"

#include <vector>

namespace vitrine::animation {

/// Normals of a mesh whose vertices are at these positions: area-weighted; null where triangles cancel out.
std::vector<QVector3D> smoothNormals(const scene::Mesh& mesh, const std::vector<QVector3D>& positions);

} // namespace vitrine::animation
