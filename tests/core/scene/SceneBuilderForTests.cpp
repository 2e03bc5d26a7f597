#include "tests/core/scene/SceneBuilderForTests.h"

namespace vitrine::tests {

using namespace scene;

void addSurface(Mesh& mesh, const std::vector<QVector3D>& corners, Surface surface) {
  surface.firstIndex = static_cast<std::uint32_t>(mesh.indices.size());
  surface.indexCount = static_cast<std::uint32_t>(corners.size());
  for (const QVector3D& corner : corners) {
    mesh.indices.push_back(static_cast<std::uint32_t>(mesh.vertices.positions.size()));
    mesh.vertices.positions.push_back(corner);
    surface.bounds.add(corner);
    mesh.bounds.add(corner);
  }
  mesh.surfaces.push_back(std::move(surface));
}

MeshIndex addMesh(SceneData& scene, const std::vector<QVector3D>& corners, const Surface& surface) {
  Mesh mesh;
  addSurface(mesh, corners, surface);
  return scene.meshes.add(std::move(mesh));
}

NodeIndex addNode(SceneData& scene, MeshIndex mesh, NodeIndex parent, const QMatrix4x4& local) {
  Node node;
  node.mesh = mesh;
  node.parent = parent;
  node.local = local;
  return scene.nodes.add(std::move(node));
}

std::vector<QVector3D> square(float z) {
  return {{-1, -1, z}, {1, -1, z}, {1, 1, z}, {-1, -1, z}, {1, 1, z}, {-1, 1, z}};
}

scene::Curve lineOverTwoSeconds(float from, float to) {
  scene::Curve::Key first{0, from};
  scene::Curve::Key last{2, to};
  first.outTangent = last.inTangent = (to - from) / 2;
  return {{first, last}};
}

} // namespace vitrine::tests
