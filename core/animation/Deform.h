#pragma once

#include "core/scene/Scene.h"

#include <span>
#include <vector>

namespace vitrine::animation {

/// A deformed mesh's vertices: in world space under a skin, in the mesh's space without.
struct DeformedVertices {
  std::vector<QVector3D> positions;
  std::vector<QVector3D> normals; ///< unit length
  scene::Bounds bounds;
};

/// Matrix by joint of a skin, from the mesh as it was bound to the joints to the world.
std::vector<QMatrix4x4> jointMatrices(const scene::Skin& skin, const scene::ByNode<QMatrix4x4>& world);

/// `joints` as above; empty: no joint takes the vertices along. `weights` by blend shape, 0…1; those beyond its end are
/// 0.
DeformedVertices deform(const scene::SkinAndMorphs& mesh, std::span<const QMatrix4x4> joints,
                        std::span<const float> weights);

/// Makes the vertices, bounds and surface bounds of all deformed meshes what they are at rest: shapes at nothing,
/// joints where their nodes stand. For loaders, before finishScene, of indices they have checked; a mesh under a skin
/// must be shown by one node only.
void deformAtRest(scene::SceneData& scene);

} // namespace vitrine::animation
