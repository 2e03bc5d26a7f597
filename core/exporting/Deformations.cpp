#include "core/exporting/Deformations.h"

#include "core/animation/SmoothNormals.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace vitrine::exporting {
namespace {

/// Each joint once, those without weight as the first, weights that add up to 1.
ExportJoints tidied(const scene::VertexJoints& from, std::size_t still) {
  std::map<std::uint16_t, float> shares;
  for (std::size_t i = 0; i < from.joints.size(); ++i) {
    if (from.weights[i] > 0) {
      shares[from.joints[i]] += from.weights[i];
    }
  }
  const float all = std::accumulate(shares.begin(), shares.end(), 0.0F,
                                    [](float sum, const auto& each) { return sum + each.second; });
  if (!(all > 0)) {
    return {{static_cast<std::uint16_t>(still)}, {1}};
  }
  ExportJoints to;
  std::size_t at = 0;
  for (const auto& [joint, weight] : shares) {
    to.joints[at] = joint;
    to.weights[at++] = weight / all;
  }
  return to;
}

/// Adds a vertex that moves to a shape; what stays is left out.
void addMove(ExportShape& shape, std::uint32_t vertex, const QVector3D& position, const QVector3D& normal) {
  if (!position.isNull() || !normal.isNull()) {
    shape.vertices.push_back(vertex);
    shape.positions.push_back(position);
    shape.normals.push_back(normal);
  }
}

ExportShape shapeOf(const scene::BlendShape& from, const DeformationSource& source) {
  ExportShape to;
  to.name = from.name;
  for (std::size_t i = 0; i < source.vertices.size(); ++i) {
    const auto found = std::ranges::lower_bound(from.vertices, source.vertices[i]);
    if (found != from.vertices.end() && *found == source.vertices[i]) {
      const auto at = static_cast<std::size_t>(found - from.vertices.begin());
      const QVector3D normal = at < from.normals.size() ? from.normals[at] : QVector3D();
      addMove(to, static_cast<std::uint32_t>(i), from.positions[at], source.turned ? -normal : normal);
    }
  }
  return to;
}

} // namespace

void addJoints(ExportMesh& to, const DeformationSource& from, std::size_t still) {
  const auto& joints = from.mesh.deformation->joints;
  for (const std::uint32_t vertex : from.vertices) {
    to.joints.push_back(tidied(joints[vertex], still));
  }
}

void addShapes(ExportMesh& to, const DeformationSource& from) {
  for (const scene::BlendShape& shape : from.mesh.deformation->shapes) {
    to.shapes.push_back(shapeOf(shape, from));
  }
}

void addFrames(ExportMesh& to, const DeformationSource& from, const std::vector<int>& frames) {
  const scene::VertexFrames& all = *from.mesh.frames;
  const auto positionsOf = [&](int frame) -> const std::vector<QVector3D>& {
    return *all[static_cast<std::size_t>(frame)].positions;
  };
  const std::vector<QVector3D>& first = positionsOf(frames.front());
  const std::vector<QVector3D> firstNormals = animation::smoothNormals(from.mesh, first);
  for (std::size_t i = 1; i < frames.size(); ++i) {
    const std::vector<QVector3D>& positions = positionsOf(frames[i]);
    const std::vector<QVector3D> normals = animation::smoothNormals(from.mesh, positions);
    ExportShape shape;
    shape.name = QStringLiteral("frame %1").arg(frames[i]);
    for (std::size_t v = 0; v < from.vertices.size(); ++v) {
      const std::uint32_t vertex = from.vertices[v];
      const QVector3D turn = normals[vertex] - firstNormals[vertex];
      addMove(shape, static_cast<std::uint32_t>(v), positions[vertex] - first[vertex], from.turned ? -turn : turn);
    }
    to.shapes.push_back(std::move(shape));
  }
}

} // namespace vitrine::exporting
