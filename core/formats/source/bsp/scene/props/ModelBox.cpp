#include "core/formats/source/bsp/scene/props/ModelBox.h"

namespace vitrine::formats::source {
namespace {

constexpr QVector3D kHalf(8, 8, 8);

} // namespace

scene::Mesh modelBox(const QString& name, const scene::Bounds& hull) {
  scene::Mesh mesh;
  mesh.name = name;
  mesh.bounds = hull.empty() ? scene::Bounds(-kHalf, kHalf) : hull;
  const QVector3D half = mesh.bounds.size() / 2;
  for (int axis = 0; axis < 3; ++axis) {
    for (const float sign : {1.0F, -1.0F}) {
      QVector3D normal;
      normal[axis] = sign;
      QVector3D right;
      right[(axis + 1) % 3] = sign;
      QVector3D up;
      up[(axis + 2) % 3] = 1;
      const auto base = static_cast<std::uint32_t>(mesh.vertices.positions.size());
      for (const auto& [r, u] : {std::pair(-1, -1), std::pair(1, -1), std::pair(1, 1), std::pair(-1, 1)}) {
        mesh.vertices.positions.push_back(mesh.bounds.centre() +
                                          (normal + right * static_cast<float>(r) + up * static_cast<float>(u)) * half);
        mesh.vertices.normals.push_back(normal);
        mesh.vertices.uvs[0].emplace_back(static_cast<float>(r + 1) / 2, static_cast<float>(1 - u) / 2);
      }
      for (const std::uint32_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) {
        mesh.indices.push_back(base + corner);
      }
    }
  }
  return mesh;
}

} // namespace vitrine::formats::source
