#include "resources/demos/source/PropWriter.h"

#include <algorithm>
#include <numeric>

namespace vitrine::demos {

namespace {

void sortByLod(PropMesh& mesh) {
  std::vector<int> order(mesh.vertices.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, std::greater{}, [&](int vertex) { return mesh.vertices[vertex].lod; });
  std::vector<int> places(order.size());
  std::vector<PropVertex> vertices;
  for (const int vertex : order) {
    places[vertex] = static_cast<int>(vertices.size());
    vertices.push_back(mesh.vertices[vertex]);
  }
  mesh.vertices = std::move(vertices);
  for (auto& triangles : mesh.triangles)
    for (PropTriangle& triangle : triangles)
      for (int& corner : triangle)
        corner = places[corner];
}

} // namespace

std::uint32_t checksumOf(const PropModel& model) {
  std::uint32_t sum = 2166136261u;
  for (const char c : model.name)
    sum = (sum ^ static_cast<unsigned char>(c)) * 16777619u;
  return sum;
}

PropModel inFileOrder(PropModel model) {
  for (PropBodyGroup& group : model.groups)
    for (PropChoice& choice : group.choices)
      for (PropMesh& mesh : choice.meshes)
        sortByLod(mesh);
  return model;
}

std::vector<PakFile> modelFiles(const PropModel& model) {
  const PropModel sorted = inFileOrder(model);
  const std::string stem = "models/" + model.name.substr(0, model.name.rfind('.'));
  return {{stem + ".mdl", writeMdl(sorted)}, {stem + ".vvd", writeVvd(sorted)}, {stem + ".dx90.vtx", writeVtx(sorted)}};
}

} // namespace vitrine::demos
