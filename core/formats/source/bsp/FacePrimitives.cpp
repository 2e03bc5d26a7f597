// Faces whose triangles the compiler has stored: those with corners on their edges, and old water.
#include "core/formats/source/bsp/FaceMeshes.h"

namespace vitrine::formats::source {
namespace {

constexpr std::int32_t kTriangleList = 0;
constexpr std::int32_t kTriangleStrip = 1;

} // namespace

FaceMeshes::PrimitiveColumns::PrimitiveColumns(const MapRecords& records)
    : type(records.view(LumpId::Primitives), "type"), firstIndex(records.view(LumpId::Primitives), "firstIndex"),
      indexCount(records.view(LumpId::Primitives), "indexCount"),
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
  // Where it has vertices of its own, they are not the face's corners; the plain polygon shows the same surface.
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
  for (const CornerTriangle& triangle : m_faceTriangles) {
    const QVector3D& a = m_faceCorners[triangle[0]];
    const QVector3D cross = QVector3D::crossProduct(m_faceCorners[triangle[1]] - a, m_faceCorners[triangle[2]] - a);
    const bool front = QVector3D::dotProduct(cross, shape.normal) > 0;
    mesh.indices.insert(mesh.indices.end(),
                        {base + triangle[0], base + triangle[front ? 1 : 2], base + triangle[front ? 2 : 1]});
  }
  return true;
}

} // namespace vitrine::formats::source
