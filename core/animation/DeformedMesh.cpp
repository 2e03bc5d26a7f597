#include "core/animation/DeformedMesh.h"

#include "core/animation/Deform.h"

namespace vitrine::animation {

DeformedMesh::DeformedMesh(scene::SkinAndMorphsPtr mesh, state::ShapeWeights weights, std::vector<QMatrix4x4> joints)
    : m_mesh(std::move(mesh)), m_weights(std::move(weights)), m_joints(std::move(joints)) {}

bool DeformedMesh::isSameAs(const DeformedMesh& other) const {
  return m_mesh == other.m_mesh && m_weights == other.m_weights && m_joints == other.m_joints;
}

const PosedVertices& DeformedMesh::vertices() const {
  std::call_once(m_once, [this] {
    DeformedVertices made = deform(*m_mesh, m_joints, state::byShape(m_weights));
    m_vertices = {std::move(made.positions), std::move(made.normals), {}, made.bounds};
  });
  return m_vertices;
}

} // namespace vitrine::animation
