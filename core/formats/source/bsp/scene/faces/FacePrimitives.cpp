// Faces whose triangles the compiler has stored: those with corners on their edges, and old water.
#include "core/formats/source/bsp/scene/faces/FaceMeshes.h"

#include <cmath>

namespace vitrine::formats::source {
namespace {

// Own vertices are the polygon cut finer: as large as it, and in its plane (units).
constexpr double kAreaTolerance = 0.01;
constexpr float kFarthestFromPlane = 1;

} // namespace

/// Appends a primitive's triangles, with `offset` added to its indices. False when one is not from `first` to before
/// `end`.
bool FaceMeshes::appendTriangles(const Primitive& primitive, std::int64_t offset, std::int64_t first,
                                 std::int64_t end) {
  for (std::int64_t i = 0; i + 2 < primitive.indexCount; i += primitive.strip ? 1 : 3) {
    CornerTriangle triangle{};
    for (std::int64_t k = 0; k < 3; ++k) {
      const std::int64_t vertex = m_primitives.indexOf(primitive, i + k) + offset;
      if (vertex < first || vertex >= end) {
        return false;
      }
      triangle[static_cast<std::size_t>(k)] = static_cast<std::uint32_t>(vertex);
    }
    m_faceTriangles.push_back(triangle);
  }
  return true;
}

/// Appends the corner numbers of a primitive's triangles. False when something leads nowhere, and for one that has
/// vertices of its own: they are not the face's corners.
bool FaceMeshes::readPrimitive(std::int64_t number) {
  const auto corners = static_cast<std::int64_t>(m_faceCorners.size());
  const auto primitive = m_primitives.at(number);
  return primitive && primitive->vertexCount == 0 && primitive->indexCount <= 3 * corners &&
         appendTriangles(*primitive, 0, 0, corners);
}

bool FaceMeshes::usePrimitives(const Shape& shape, std::uint32_t base, scene::Mesh& mesh) {
  const std::size_t corners = m_faceCorners.size();
  m_faceTriangles.clear();
  for (std::int64_t i = 0; i < shape.face->primitiveCount; ++i) {
    if (!readPrimitive(static_cast<std::int64_t>(shape.face->firstPrimitive) + i) || m_faceTriangles.size() > corners) {
      m_faceTriangles.clear();
      break;
    }
  }
  // Anything but a full cut of the polygon would leave a hole.
  if (m_faceTriangles.size() + 2 != corners) {
    return false;
  }
  addTriangles(shape, m_faceCorners, base, mesh);
  return true;
}

/// Appends the vertices of a primitive that has its own, and the triangles between them. False for one that uses the
/// face's corners, and when something leads nowhere.
bool FaceMeshes::readOwnVertices(std::int64_t number) {
  const auto primitive = m_primitives.at(number);
  if (!primitive || primitive->vertexCount < 3 ||
      static_cast<std::uint64_t>(primitive->indexCount + primitive->vertexCount) > m_primitiveBudget) {
    return false;
  }
  m_primitiveBudget -= static_cast<std::uint64_t>(primitive->indexCount + primitive->vertexCount);
  // Counted from the primitive's first vertex; by some compilers from the first of all.
  bool fromFirstOfAll = false;
  for (std::int64_t i = 0; i < primitive->indexCount; ++i) {
    fromFirstOfAll = fromFirstOfAll || m_primitives.indexOf(*primitive, i) >= primitive->vertexCount;
  }
  const auto base = static_cast<std::int64_t>(m_ownVertices.size());
  for (std::int64_t i = 0; i < primitive->vertexCount; ++i) {
    m_ownVertices.push_back(m_primitives.vertexAt(primitive->firstVertex + i));
  }
  return appendTriangles(*primitive, fromFirstOfAll ? base - primitive->firstVertex : base, base,
                         base + primitive->vertexCount);
}

/// True if the triangles between own vertices show what the face's polygon shows.
bool FaceMeshes::coversFace(const Shape& shape) const {
  const Plane& plane = m_records.planes[static_cast<std::size_t>(shape.face->plane)];
  const bool inPlane = std::ranges::all_of(m_ownVertices, [&plane](const QVector3D& vertex) {
    return isSane(vertex) &&
           std::abs(QVector3D::dotProduct(vertex, plane.normal) - plane.distance) <= kFarthestFromPlane;
  });
  const auto areaOf = [](const QVector3D& a, const QVector3D& b, const QVector3D& c) {
    return static_cast<double>(QVector3D::crossProduct(b - a, c - a).length());
  };
  double wanted = 0;
  for (std::size_t i = 1; i + 1 < m_faceCorners.size(); ++i) {
    wanted += areaOf(m_faceCorners[0], m_faceCorners[i], m_faceCorners[i + 1]);
  }
  double covered = 0;
  for (const CornerTriangle& triangle : m_faceTriangles) {
    covered += areaOf(m_ownVertices[triangle[0]], m_ownVertices[triangle[1]], m_ownVertices[triangle[2]]);
  }
  return inPlane && std::abs(covered - wanted) <= kAreaTolerance * wanted;
}

bool FaceMeshes::useOwnVertices(const Shape& shape, scene::Mesh& mesh) {
  m_faceTriangles.clear();
  m_ownVertices.clear();
  for (std::int64_t i = 0; i < shape.face->primitiveCount; ++i) {
    if (!readOwnVertices(static_cast<std::int64_t>(shape.face->firstPrimitive) + i)) {
      return false;
    }
  }
  if (m_faceTriangles.empty() || !coversFace(shape) ||
      m_triangles + m_faceTriangles.size() > m_parts.limits.maxTriangles) {
    return false;
  }
  const auto base = static_cast<std::uint32_t>(mesh.vertices.positions.size());
  for (const QVector3D& vertex : m_ownVertices) {
    addVertex(shape, vertex, vertex, shape.normal, luxelAt(shape, vertex), mesh.vertices);
  }
  addTriangles(shape, m_ownVertices, base, mesh);
  return true;
}

/// The triangles at hand, each turned so that its front is that of the face.
void FaceMeshes::addTriangles(const Shape& shape, std::span<const QVector3D> vertices, std::uint32_t base,
                              scene::Mesh& mesh) const {
  for (const CornerTriangle& triangle : m_faceTriangles) {
    const QVector3D& a = vertices[triangle[0]];
    const QVector3D cross = QVector3D::crossProduct(vertices[triangle[1]] - a, vertices[triangle[2]] - a);
    const bool front = QVector3D::dotProduct(cross, shape.normal) > 0;
    mesh.indices.insert(mesh.indices.end(),
                        {base + triangle[0], base + triangle[front ? 1 : 2], base + triangle[front ? 2 : 1]});
  }
}

} // namespace vitrine::formats::source
