#include "render/build/HighlightGeometry.h"

#include <map>
#include <set>
#include <tuple>

namespace vitrine::render {
namespace {

/// Triangles whose normals differ by less than this (cosine) lie in one plane.
constexpr float kSamePlane = 0.9995F;

struct Triangle {
  std::array<QVector3D, 3> corners;
  QVector3D normal;
};

using Point = std::tuple<float, float, float>;
using Edge = std::pair<Point, Point>;

Point pointOf(const QVector3D& v) {
  return {v.x(), v.y(), v.z()};
}

Edge edgeOf(const Triangle& triangle, std::size_t corner) {
  // The edge that faces a corner.
  const Point a = pointOf(triangle.corners[(corner + 1) % 3]);
  const Point b = pointOf(triangle.corners[(corner + 2) % 3]);
  return std::minmax(a, b);
}

std::vector<Triangle> trianglesOf(const scene::Scene& scene, const std::vector<scene::DrawItemId>& items) {
  std::vector<Triangle> triangles;
  for (const scene::DrawItemId item : items) {
    const scene::Mesh& mesh = scene.meshOf(item);
    const scene::Surface& surface = scene.surfaceOf(item);
    const QMatrix4x4& world = scene.worldTransform(scene.drawItems()[item].node);
    for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; i += 3) {
      Triangle triangle;
      for (std::size_t k = 0; k < 3; ++k) {
        triangle.corners[k] = world.map(mesh.vertices.positions[mesh.indices[i + k]]);
      }
      triangle.normal = QVector3D::crossProduct(triangle.corners[1] - triangle.corners[0],
                                                triangle.corners[2] - triangle.corners[0]).normalized();
      if (std::ranges::all_of(triangle.corners, scene::isFinite)) {
        triangles.push_back(triangle);
      }
    }
  }
  return triangles;
}

/// Edges that lie inside a plane face of the selection.
std::set<Edge> innerEdges(const std::vector<Triangle>& triangles) {
  std::map<Edge, std::vector<QVector3D>> normals;
  for (const Triangle& triangle : triangles) {
    for (std::size_t corner = 0; corner < 3; ++corner) {
      normals[edgeOf(triangle, corner)].push_back(triangle.normal);
    }
  }
  std::set<Edge> inner;
  for (const auto& [edge, of] : normals) {
    if (of.size() == 2 && QVector3D::dotProduct(of[0], of[1]) > kSamePlane) {
      inner.insert(edge);
    }
  }
  return inner;
}

} // namespace

HighlightGeometry::HighlightGeometry(const scene::Scene& scene, const std::vector<scene::DrawItemId>& items) {
  const std::vector<Triangle> triangles = trianglesOf(scene, items);
  const std::set<Edge> inner = innerEdges(triangles);
  std::vector<float> floats;
  floats.reserve(triangles.size() * 3 * kFloatsPerVertex);
  for (const Triangle& triangle : triangles) {
    // Component c is the distance from the edge that faces corner c: 1 there and 0 along the edge, or 1 everywhere for
    // an edge that should not show.
    std::array<bool, 3> hidden{};
    for (std::size_t corner = 0; corner < 3; ++corner) {
      hidden[corner] = inner.contains(edgeOf(triangle, corner));
    }
    for (std::size_t corner = 0; corner < 3; ++corner) {
      const QVector3D& at = triangle.corners[corner];
      bounds.add(at);
      floats.insert(floats.end(), {at.x(), at.y(), at.z()});
      for (std::size_t edge = 0; edge < 3; ++edge) {
        floats.push_back(hidden[edge] || edge == corner ? 1.0F : 0.0F);
      }
    }
  }
  vertexCount = static_cast<std::uint32_t>(triangles.size() * 3);
  vertices = QByteArray(reinterpret_cast<const char*>(floats.data()),
                        static_cast<qsizetype>(floats.size() * sizeof(float)));
}

} // namespace vitrine::render
