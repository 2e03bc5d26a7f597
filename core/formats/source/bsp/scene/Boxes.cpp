#include "core/formats/source/bsp/scene/Boxes.h"

namespace vitrine::formats::source {

void addBox(scene::Mesh& mesh, const QVector3D& centre, const QVector3D& half, const scene::Axes& axes) {
  constexpr std::pair<float, float> kCorners[] = {{-1.0F, -1.0F}, {1.0F, -1.0F}, {1.0F, 1.0F}, {-1.0F, 1.0F}};
  for (int side = 0; side < 6; ++side) {
    const int axis = side / 2;
    const float sign = side % 2 == 0 ? 1.0F : -1.0F;
    QVector3D out, right, up;
    out[axis] = sign;
    right[(axis + 1) % 3] = sign;
    up[(axis + 2) % 3] = 1;
    const QVector3D normal = axes.toScene(out);
    const QVector3D middle = centre + normal * half;
    const QVector3D toRight = axes.toScene(right) * half;
    const QVector3D upwards = axes.toScene(up) * half;
    const auto base = static_cast<std::uint32_t>(mesh.vertices.positions.size());
    for (const auto& [r, u] : kCorners) {
      mesh.vertices.positions.push_back(middle + toRight * r + upwards * u);
      mesh.vertices.normals.push_back(normal);
    }
    for (const std::uint32_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) {
      mesh.indices.push_back(base + corner);
    }
  }
}

} // namespace vitrine::formats::source
