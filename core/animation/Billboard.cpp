#include "core/animation/Billboard.h"

namespace vitrine::animation {
namespace {

const QVector3D kUp(0, 1, 0);

/// Unit length; `otherwise` where there is no direction.
QVector3D directionOr(const QVector3D& vector, const QVector3D& otherwise) {
  const float length = vector.length();
  return length > 1e-6F ? vector / length : otherwise;
}

} // namespace

BillboardVertex::BillboardVertex(const scene::Mesh& mesh, std::uint32_t vertex, const QMatrix4x4& world)
    : pivot(world.map(mesh.vertices.pivots[vertex])),
      offset((mesh.vertices.positions[vertex] - mesh.vertices.pivots[vertex]) * world.column(0).toVector3D().length()) {
}

QVector3D BillboardVertex::seenFrom(const QVector3D& eye, scene::Billboard facing) const {
  if (facing == scene::Billboard::Fixed) {
    return pivot + offset;
  }
  QVector3D towards = eye - pivot;
  if (facing == scene::Billboard::Upright) {
    towards.setY(0);
  }
  const QVector3D forward = directionOr(towards, {0, 0, 1});
  const QVector3D right = directionOr(QVector3D::crossProduct(kUp, forward), {1, 0, 0});
  const QVector3D up = QVector3D::crossProduct(forward, right);
  return pivot + right * offset.x() + up * offset.y() + forward * offset.z();
}

BillboardCorners::BillboardCorners(const Pose& pose, DrawItemIndex item, const QVector3D& eye)
    : m_mesh(pose.scene().meshOf(item)), m_positions(pose.positionsOf(item)),
      m_world(pose.worldTransform(pose.scene().drawItems()[item].node)), m_eye(eye) {}

QVector3D BillboardCorners::at(std::uint32_t vertex) const {
  return m_mesh.facing == scene::Billboard::Fixed
             ? m_world.map(m_positions[vertex])
             : BillboardVertex(m_mesh, vertex, m_world).seenFrom(m_eye, m_mesh.facing);
}

} // namespace vitrine::animation
