#include "core/formats/source/bsp/scene/Boxes.h"

namespace vitrine::formats::source {

void addBox(scene::Mesh& mesh, const QVector3D& centre, const QVector3D& half, const scene::Axes& axes) {
  for (int side = 0; side < 6; ++side) {
    const int axis = side / 2;
    const float sign = side % 2 == 0 ? 1.0F : -1.0F;
    QVector3D normal, right, up;
    normal[axis] = sign;
    right[(axis + 1) % 3] = sign;
    up[(axis + 2) % 3] = 1;
    const auto base = static_cast<std::uint32_t>(mesh.vertices.positions.size());
    for (const auto& [r, u] :
         {std::pair(-1.0F, -1.0F), std::pair(1.0F, -1.0F), std::pair(1.0F, 1.0F), std::pair(-1.0F, 1.0F)}) {
      mesh.vertices.positions.push_back(centre + axes.toScene(normal + right * r + up * u) * half);
      mesh.vertices.normals.push_back(axes.toScene(normal));
    }
    mesh.indices.insert(mesh.indices.end(), {base, base + 1, base + 2, base, base + 2, base + 3});
  }
}

scene::Mesh modelBox(const QString& name, const scene::Bounds& hull) {
  constexpr QVector3D kHalf(8, 8, 8);
  scene::Mesh mesh;
  mesh.name = name;
  mesh.bounds = hull.empty() ? scene::Bounds(-kHalf, kHalf) : hull;
  addBox(mesh, mesh.bounds.centre(), mesh.bounds.size() / 2);
  std::vector<QVector2D>& uvs = mesh.vertices.uvs[0];
  while (uvs.size() < mesh.vertices.positions.size()) {
    uvs.insert(uvs.end(), {{0, 1}, {1, 1}, {1, 0}, {0, 0}});
  }
  return mesh;
}

} // namespace vitrine::formats::source
