// Faces whose triangles the compiler has stored: those with corners on their edges, and old water.
#include "core/formats/source/bsp/FaceMeshes.h"

#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr std::int32_t kTriangleList = 0;
constexpr std::int32_t kTriangleStrip = 1;
// Own vertices are the polygon cut finer: as large as it, and in its plane (units).
constexpr double kAreaTolerance = 0.01;
constexpr float kFarthestFromPlane = 1;

} // namespace

FaceMeshes::PrimitiveColumns::PrimitiveColumns(const MapRecords& records)
    : type(records.view(LumpId::Primitives), "type"), firstIndex(records.view(LumpId::Primitives), "firstIndex"),
      indexCount(records.view(LumpId::Primitives), "indexCount"),
      firstVertex(records.view(LumpId::Primitives), "firstVert"),
      vertexCount(records.view(LumpId::Primitives), "vertCount"), index(records.view(LumpId::PrimIndices), "index") {}

/// Appends the corner numbers of a primitive's triangles. False when something leads nowhere.
bool FaceMeshes::readPrimitive(std::int64_t number) {
  const RecordView& primitives = m_records.view(LumpId::Primitives);
  const RecordView& indices = m_records.view(LumpId::PrimIndices);
  if (number < 0 || number >= static_cast<std::int64_t>(primitives.count())) {
    return false;
  }
  const std::byte* at = primitives.at(static_cast<std::size_t>(number));
  const std::int32_t type = m_primitives.type.integer(at);
  const std::int64_t first = m_primitives.firstIndex.integer(at);
  const std::int64_t count = m_primitives.indexCount.integer(at);
  const auto corners = static_cast<std::int64_t>(m_faceCorners.size());
  // Where it has vertices of its own, they are not the face's corners.
  if (m_primitives.vertexCount.integer(at) != 0 || first < 0 || count < 3 || count > 3 * corners ||
      first + count > static_cast<std::int64_t>(indices.count()) || (type != kTriangleList && type != kTriangleStrip)) {
    return false;
  }
  const auto corner = [&](std::int64_t i) {
    return static_cast<std::uint32_t>(m_primitives.index.integer(indices.at(static_cast<std::size_t>(first + i))));
  };
  for (std::int64_t i = 0; i + 2 < count; i += type == kTriangleList ? 3 : 1) {
    const CornerTriangle triangle{corner(i), corner(i + 1), corner(i + 2)};
    if (std::ranges::any_of(triangle, [corners](std::uint32_t c) { return c >= corners; })) {
      return false;
    }
    m_faceTriangles.push_back(triangle);
  }
  return true;
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
  const RecordView& primitives = m_records.view(LumpId::Primitives);
  const RecordView& indices = m_records.view(LumpId::PrimIndices);
  const RecordView& vertices = m_records.view(LumpId::PrimVerts);
  if (number < 0 || number >= static_cast<std::int64_t>(primitives.count())) {
    return false;
  }
  const std::byte* at = primitives.at(static_cast<std::size_t>(number));
  const std::int32_t type = m_primitives.type.integer(at);
  const std::int64_t first = m_primitives.firstIndex.integer(at);
  const std::int64_t count = m_primitives.indexCount.integer(at);
  const std::int64_t firstVertex = m_primitives.firstVertex.integer(at);
  const std::int64_t vertexCount = m_primitives.vertexCount.integer(at);
  if (vertexCount < 3 || count < 3 || first < 0 || firstVertex < 0 ||
      first + count > static_cast<std::int64_t>(indices.count()) ||
      firstVertex + vertexCount > static_cast<std::int64_t>(vertices.count()) ||
      (type != kTriangleList && type != kTriangleStrip) ||
      static_cast<std::uint64_t>(count + vertexCount) > m_primitiveBudget) {
    return false;
  }
  m_primitiveBudget -= static_cast<std::uint64_t>(count + vertexCount);
  const auto index = [&](std::int64_t i) {
    return std::int64_t{m_primitives.index.integer(indices.at(static_cast<std::size_t>(first + i)))};
  };
  // Counted from the primitive's first vertex; by some compilers from the first of all.
  bool counted = false;
  for (std::int64_t i = 0; i < count; ++i) {
    counted = counted || index(i) >= vertexCount;
  }
  const auto base = static_cast<std::int64_t>(m_ownVertices.size()) - (counted ? firstVertex : 0);
  const auto end = static_cast<std::int64_t>(m_ownVertices.size()) + vertexCount;
  for (std::int64_t i = 0; i < vertexCount; ++i) {
    m_ownVertices.push_back(bytes::loadVec3(vertices.at(static_cast<std::size_t>(firstVertex + i))));
  }
  for (std::int64_t i = 0; i + 2 < count; i += type == kTriangleList ? 3 : 1) {
    CornerTriangle triangle{};
    for (std::int64_t k = 0; k < 3; ++k) {
      const std::int64_t vertex = base + index(i + k);
      if (vertex < end - vertexCount || vertex >= end) {
        return false;
      }
      triangle[static_cast<std::size_t>(k)] = static_cast<std::uint32_t>(vertex);
    }
    m_faceTriangles.push_back(triangle);
  }
  return true;
}

/// Whether the triangles between own vertices show what the face's polygon shows.
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
