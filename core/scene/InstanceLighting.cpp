#include "core/scene/InstanceLighting.h"

namespace vitrine::scene {

QVector3D InstanceLighting::from(const QVector3D& normal) const {
  QVector3D light;
  for (int axis = 0; axis < 3; ++axis) {
    const auto side = static_cast<std::size_t>(2 * axis + (normal[axis] < 0 ? 1 : 0));
    light += cube[side] * (normal[axis] * normal[axis]);
  }
  return light;
}

QVector3D InstanceLighting::at(std::size_t vertex, const QVector3D& normal) const {
  if (vertex < vertices.size()) {
    const auto& [r, g, b] = vertices[vertex];
    return {r, g, b};
  }
  return from(normal);
}

} // namespace vitrine::scene
