#pragma once

#include "core/scene/SceneData.h"

namespace vitrine::tests {

/// Adds a mesh of one surface: `corners` three by three.
MeshIndex addMesh(scene::SceneData& scene, const std::vector<QVector3D>& corners, const scene::Surface& surface = {});

/// Adds a surface with `corners` to a mesh; indices, counts and bounds of `surface` are filled in.
void addSurface(scene::Mesh& mesh, const std::vector<QVector3D>& corners, scene::Surface surface);

/// Adds a node that shows `mesh`.
NodeIndex addNode(scene::SceneData& scene, MeshIndex mesh, NodeIndex parent = scene::kNone,
                  const QMatrix4x4& local = {});

/// A square of two triangles in the plane z = `z`, facing +Z, from (-1, -1) to (1, 1).
std::vector<QVector3D> square(float z = 0);

/// A straight way from the one value at 0 s to the other at 2 s.
scene::Curve lineOverTwoSeconds(float from, float to);

} // namespace vitrine::tests
