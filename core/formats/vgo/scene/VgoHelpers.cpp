#include "core/formats/vgo/scene/VgoHelpers.h"

#include "core/formats/vgo/scene/MeshRepair.h"

#include <algorithm>
#include <cmath>

namespace vitrine::formats::vgo {

MeshIndex HelperShapes::addMesh(scene::Mesh mesh) {
  constexpr std::uint64_t kCornerBytes = 32;
  return m_build.budget.takeBytes(mesh.indices.size() * kCornerBytes) ? m_layer.addMesh(std::move(mesh)) : scene::kNone;
}

NodeIndex HelperShapes::addNode(NodeIndex parent, const QString& name, const QMatrix4x4& local, MeshIndex mesh,
                                const std::optional<RecordRef>& record) {
  // A factor that undoes a damaged node's scale may be beyond all numbers.
  return isWithin(local) ? m_build.add(m_layer.node(parent, name, local, mesh, record)) : scene::kNone;
}

scene::Node* HelperShapes::addLabelled(NodeIndex parent, const QString& name, const QMatrix4x4& local, MeshIndex mesh,
                                       const std::optional<RecordRef>& record) {
  const NodeIndex node = addNode(parent, name, local, mesh, record);
  if (!node) {
    return nullptr;
  }
  m_build.scene.nodes[node].labelled = true;
  return &m_build.scene.nodes[node];
}

QVector3D scaleOf(const QMatrix4x4& matrix) {
  return {matrix.column(0).toVector3D().length(), matrix.column(1).toVector3D().length(),
          matrix.column(2).toVector3D().length()};
}

QMatrix4x4 unscaled(const QMatrix4x4& world) {
  const QVector3D scale = scaleOf(world);
  QMatrix4x4 local;
  for (int axis = 0; axis < 3; ++axis) {
    local(axis, axis) = scale[axis] > 0 ? 1 / scale[axis] : 1;
  }
  return local;
}

QMatrix4x4 roundBall(const QMatrix4x4& world, const QVector3D& centre, float radius) {
  const QVector3D scale = scaleOf(world);
  const float largest = std::max({scale.x(), scale.y(), scale.z()});
  const auto part = [&](float along) { return along > 0 && std::isfinite(largest / along) ? largest / along : 1.0F; };
  QMatrix4x4 local;
  local.translate(centre);
  local.scale(radius * part(scale.x()), radius * part(scale.y()), radius * part(scale.z()));
  return local;
}

} // namespace vitrine::formats::vgo
