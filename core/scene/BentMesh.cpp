#include "core/scene/BentMesh.h"

#include "core/scene/Deform.h"

namespace vitrine::scene {

BentMesh::BentMesh(DeformationPtr mesh, ShapeWeights weights, std::vector<QMatrix4x4> joints)
    : m_mesh(std::move(mesh)), m_weights(std::move(weights)), m_joints(std::move(joints)) {}

bool BentMesh::isSameAs(const BentMesh& other) const {
  return m_mesh == other.m_mesh && m_weights == other.m_weights && m_joints == other.m_joints;
}

const PosedVertices& BentMesh::vertices() const {
  std::call_once(m_once, [this] {
    DeformedVertices made = deformed(*m_mesh, m_joints, byShape(m_weights));
    m_vertices = {std::move(made.positions), std::move(made.normals), {}, made.bounds};
  });
  return m_vertices;
}

} // namespace vitrine::scene
