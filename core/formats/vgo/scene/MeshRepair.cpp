#include "core/formats/vgo/scene/MeshRepair.h"

#include <algorithm>
#include <span>

namespace vitrine::formats::vgo {
namespace {

constexpr float kShortest = 1e-6F;

bool hasDirection(const QVector3D& normal) {
  const float length = normal.length();
  return length > kShortest && std::isfinite(length);
}

/// Sums over the triangles around each vertex, larger ones counting for more.
std::vector<QVector3D> normalsAround(const std::vector<QVector3D>& positions,
                                     const std::vector<std::uint32_t>& indices) {
  std::vector<QVector3D> normals(positions.size());
  for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
    const QVector3D& a = positions[indices[i]];
    const QVector3D across = QVector3D::crossProduct(positions[indices[i + 1]] - a, positions[indices[i + 2]] - a);
    for (std::size_t corner = 0; corner < 3; ++corner) {
      normals[indices[i + corner]] += across;
    }
  }
  return normals;
}

} // namespace

bool isWithin(const QMatrix4x4& matrix, float largest) {
  const std::span<const float, 16> numbers(matrix.constData(), 16);
  return std::ranges::all_of(numbers, [=](float number) { return std::abs(number) <= largest; });
}

void repairNormals(scene::VertexStreams& vertices, const std::vector<std::uint32_t>& indices) {
  std::vector<QVector3D>& normals = vertices.normals;
  normals.resize(vertices.positions.size());
  if (!std::ranges::all_of(normals, hasDirection)) {
    const std::vector<QVector3D> around = normalsAround(vertices.positions, indices);
    for (std::size_t i = 0; i < normals.size(); ++i) {
      if (!hasDirection(normals[i])) {
        normals[i] = hasDirection(around[i] * 1e6F) ? around[i] * 1e6F : QVector3D(0, 1, 0);
      }
    }
  }
  for (QVector3D& normal : normals) {
    normal /= normal.length();
  }
}

void joinDeltas(VectorDeltas positions, const VectorDeltas& normals, scene::BlendShape& shape) {
  if (normals.elements.empty()) {
    shape.vertices = std::move(positions.elements);
    shape.positions = std::move(positions.values);
    return;
  }
  std::ranges::set_union(positions.elements, normals.elements, std::back_inserter(shape.vertices));
  shape.positions.resize(shape.vertices.size());
  shape.normals.resize(shape.vertices.size());
  std::size_t p = 0;
  std::size_t n = 0;
  for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
    const std::uint32_t vertex = shape.vertices[i];
    if (p < positions.elements.size() && positions.elements[p] == vertex) {
      shape.positions[i] = positions.values[p++];
    }
    if (n < normals.elements.size() && normals.elements[n] == vertex) {
      shape.normals[i] = normals.values[n++];
    }
  }
}

} // namespace vitrine::formats::vgo
