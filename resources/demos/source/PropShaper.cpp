#include "resources/demos/source/PropShaper.h"

#include <algorithm>
#include <numbers>

namespace vitrine::demos {

namespace {

double radians(double degrees) {
  return degrees * std::numbers::pi / 180;
}

/// Normals of a stretched shape lean the other way than the shape.
Vec3 normalIn(const PropFrame& frame, const Vec3& normal) {
  return normalized(frame.x * (normal.x / dot(frame.x, frame.x)) + frame.y * (normal.y / dot(frame.y, frame.y)) +
                    frame.z * (normal.z / dot(frame.z, frame.z)));
}

} // namespace

PropFrame turnedFrame(const Vec3& origin, double yaw) {
  const double c = std::cos(radians(yaw));
  const double s = std::sin(radians(yaw));
  return {origin, {c, s, 0}, {-s, c, 0}, {0, 0, 1}};
}

PropFrame leantFrame(const Vec3& origin, double lean) {
  const double c = std::cos(radians(lean));
  const double s = std::sin(radians(lean));
  return {origin, {c, 0, -s}, {0, 1, 0}, {s, 0, c}};
}

PropFrame stretchedFrame(const Vec3& origin, const Vec3& radii) {
  return {origin, {radii.x, 0, 0}, {0, radii.y, 0}, {0, 0, radii.z}};
}

PropShaper::PropShaper(std::string_view name) {
  m_model.name = "vitrine/" + std::string(name) + ".mdl";
  m_model.materialFolders = {"models\\vitrine\\"};
}

PropMesh& PropShaper::meshOf(std::string_view material) {
  const auto found = std::ranges::find(m_model.materials, material);
  const auto column = static_cast<int>(found - m_model.materials.begin());
  if (found == m_model.materials.end()) {
    m_model.materials.emplace_back(material);
    m_meshes.push_back(emptyMesh(column, m_model.lodCount()));
  }
  return m_meshes[column];
}

void PropShaper::place(PropMesh& mesh, std::size_t first) const {
  for (std::size_t i = first; i < mesh.vertices.size(); ++i) {
    PropVertex& vertex = mesh.vertices[i];
    const Vec3 at = vertex.position;
    vertex.position = m_frame.origin + m_frame.x * at.x + m_frame.y * at.y + m_frame.z * at.z;
    vertex.normal = normalIn(m_frame, vertex.normal);
  }
}

void PropShaper::lathe(std::string_view material, std::initializer_list<Profile> profiles, int columns,
                       double repeats) {
  PropMesh& mesh = meshOf(material);
  const std::size_t first = mesh.vertices.size();
  for (const Profile& profile : profiles)
    addLathe(mesh, profile, columns);
  for (std::size_t i = first; i < mesh.vertices.size(); ++i)
    mesh.vertices[i].u *= repeats;
  place(mesh, first);
}

void PropShaper::ball(std::string_view material, int columns, int rows, double repeats, double lumps) {
  PropMesh& mesh = meshOf(material);
  const std::size_t first = mesh.vertices.size();
  Profile profile;
  for (int row = 0; row <= rows; ++row) {
    const double angle = std::numbers::pi * row / rows;
    profile.push_back({row == 0 || row == rows ? 0 : std::sin(angle), -std::cos(angle)});
  }
  addLathe(mesh, profile, columns);
  for (std::size_t i = first; i < mesh.vertices.size(); ++i) {
    PropVertex& vertex = mesh.vertices[i];
    vertex.normal = normalized(vertex.position);
    vertex.u *= repeats;
    vertex.v *= std::max(1.0, repeats / 2);
    const Vec3 at = vertex.position; // whole waves round the axis, none at the poles: no seam opens
    vertex.position *= 1 + lumps * std::sin(5 * at.x + 1) * std::sin(5 * at.y + 2) + lumps * std::sin(4 * at.z) / 2;
  }
  place(mesh, first);
}

void PropShaper::block(std::string_view material, const Vec3& mins, const Vec3& maxs, double repeat) {
  PropMesh& mesh = meshOf(material);
  const std::size_t first = mesh.vertices.size();
  addBlock(mesh, {mins, maxs});
  for (std::size_t i = first; i < mesh.vertices.size(); i += 4) {
    const double width = lengthOf(mesh.vertices[i + 1].position - mesh.vertices[i].position);
    const double height = lengthOf(mesh.vertices[i + 3].position - mesh.vertices[i].position);
    for (std::size_t k = i; k < i + 4; ++k) {
      PropVertex& vertex = mesh.vertices[k];
      vertex.u *= width / repeat;
      vertex.v *= height / repeat;
      if (width > height)
        std::swap(vertex.u, vertex.v);
    }
  }
  place(mesh, first);
}

void PropShaper::leaf(std::string_view material, const std::array<Vec3, 4>& corners,
                      const std::array<double, 4>& texture) {
  const auto& [left, right, top, bottom] = texture;
  PropMesh& mesh = meshOf(material);
  const std::size_t first = mesh.vertices.size();
  const auto& [a, b, c, d] = corners;
  addQuad(mesh, a, b, c, d);
  addQuad(mesh, b, a, d, c);
  for (std::size_t i = first; i < mesh.vertices.size(); ++i) {
    PropVertex& vertex = mesh.vertices[i];
    const double across = i < first + 4 ? vertex.u : 1 - vertex.u;
    vertex.u = left + (right - left) * across;
    vertex.v = top + (bottom - top) * vertex.v;
  }
  place(mesh, first);
}

PropModel PropShaper::take() {
  PropChoice body{"body", std::move(m_meshes)};
  m_model.groups = {{"body", {std::move(body)}}};
  std::vector<int> columns;
  for (std::size_t i = 0; i < m_model.materials.size(); ++i)
    columns.push_back(static_cast<int>(i));
  m_model.skins = {std::move(columns)};
  return std::move(m_model);
}

} // namespace vitrine::demos
