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

int addMesh(Scene& scene, const std::vector<QVector3D>& corners, const Surface& surface) {
  Mesh mesh;
  addSurface(mesh, corners, surface);
  scene.meshes.push_back(std::move(mesh));
  return static_cast<int>(scene.meshes.size()) - 1;
}

int addNode(Scene& scene, int mesh, int parent, const QMatrix4x4& local) {
  Node node;
  node.mesh = mesh;
  node.parent = parent;
  node.local = local;
  scene.nodes.push_back(std::move(node));
  return static_cast<int>(scene.nodes.size()) - 1;
}

std::vector<QVector3D> square(float z) {
  return {{-1, -1, z}, {1, -1, z}, {1, 1, z}, {-1, -1, z}, {1, 1, z}, {-1, 1, z}};
}

} // namespace vitrine::tests
