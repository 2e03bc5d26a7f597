#include "resources/demos/source/PropShapes.h"

#include <numbers>

namespace vitrine::demos {

PropMesh emptyMesh(int material, int lods) {
  PropMesh mesh;
  mesh.material = material;
  mesh.triangles.resize(lods);
  return mesh;
}

void addQuad(PropMesh& mesh, const Vec3& a, const Vec3& b, const Vec3& c, const Vec3& d, int bone) {
  const int first = static_cast<int>(mesh.vertices.size());
  const int lod = static_cast<int>(mesh.triangles.size()) - 1;
  const Vec3 normal = normalized(cross(b - a, c - a));
  mesh.vertices.push_back({a, normal, 0, 1, bone, lod});
  mesh.vertices.push_back({b, normal, 1, 1, bone, lod});
  mesh.vertices.push_back({c, normal, 1, 0, bone, lod});
  mesh.vertices.push_back({d, normal, 0, 0, bone, lod});
  for (auto& triangles : mesh.triangles) {
    triangles.push_back({first, first + 1, first + 2});
    triangles.push_back({first, first + 2, first + 3});
  }
}

void addBlock(PropMesh& mesh, const Box& box, int bone) {
  const Vec3& l = box.mins;
  const Vec3& h = box.maxs;
  addQuad(mesh, {l.x, h.y, l.z}, {l.x, l.y, l.z}, {l.x, l.y, h.z}, {l.x, h.y, h.z}, bone);
  addQuad(mesh, {h.x, l.y, l.z}, {h.x, h.y, l.z}, {h.x, h.y, h.z}, {h.x, l.y, h.z}, bone);
  addQuad(mesh, {l.x, l.y, l.z}, {h.x, l.y, l.z}, {h.x, l.y, h.z}, {l.x, l.y, h.z}, bone);
  addQuad(mesh, {h.x, h.y, l.z}, {l.x, h.y, l.z}, {l.x, h.y, h.z}, {h.x, h.y, h.z}, bone);
  addQuad(mesh, {l.x, h.y, l.z}, {h.x, h.y, l.z}, {h.x, l.y, l.z}, {l.x, l.y, l.z}, bone);
  addQuad(mesh, {l.x, l.y, h.z}, {h.x, l.y, h.z}, {h.x, h.y, h.z}, {l.x, h.y, h.z}, bone);
}

void addLathe(PropMesh& mesh, const std::vector<ProfilePoint>& profile, int columns) {
  const int lods = static_cast<int>(mesh.triangles.size());
  const int rows = static_cast<int>(profile.size());
  const int first = static_cast<int>(mesh.vertices.size());
  const double height = profile.back().height - profile.front().height;
  for (int column = 0; column <= columns; ++column) { // the seam has two of each, as the texture ends there
    int lod = 0;
    while (lod + 1 < lods && column % (2 << lod) == 0)
      ++lod;
    const double angle = 2 * std::numbers::pi * column / columns;
    const Vec3 outwards{std::cos(angle), std::sin(angle), 0};
    for (int row = 0; row < rows; ++row) {
      const ProfilePoint& below = profile[std::max(row - 1, 0)];
      const ProfilePoint& above = profile[std::min(row + 1, rows - 1)];
      const Vec3 normal =
          normalized(outwards * (above.height - below.height) + Vec3{0, 0, below.radius - above.radius});
      mesh.vertices.push_back({outwards * profile[row].radius + Vec3{0, 0, profile[row].height}, normal,
                               static_cast<double>(column) / columns,
                               1 - (profile[row].height - profile.front().height) / std::max(height, 1e-9), 0, lod});
    }
  }
  for (int lod = 0; lod < lods; ++lod) {
    const int step = 1 << lod;
    for (int column = 0; column + step <= columns; column += step)
      for (int row = 0; row + 1 < rows; ++row) {
        const int a = first + column * rows + row;
        const int b = a + step * rows;
        if (profile[row].radius > 0)
          mesh.triangles[lod].push_back({a, b, b + 1});
        if (profile[row + 1].radius > 0)
          mesh.triangles[lod].push_back({a, b + 1, a + 1});
      }
  }
}

Box boundsOf(const PropModel& model) {
  Box box = Box::nothing();
  for (const PropBodyGroup& group : model.groups)
    for (const PropChoice& choice : group.choices)
      for (const PropMesh& mesh : choice.meshes)
        for (const PropVertex& vertex : mesh.vertices)
          box.add(vertex.position);
  return box;
}

std::size_t triangleCount(const PropModel& model, int lod) {
  std::size_t count = 0;
  for (const PropBodyGroup& group : model.groups)
    for (const PropChoice& choice : group.choices)
      for (const PropMesh& mesh : choice.meshes)
        count += mesh.triangles[lod].size();
  return count;
}

} // namespace vitrine::demos
