// Faces whose triangles the compiler has stored: those with corners on their edges, and old water.
#include "core/formats/source/bsp/FaceMeshes.h"

namespace vitrine::formats::source {
namespace {

constexpr std::int32_t kTriangleList = 0;
constexpr std::int32_t kTriangleStrip = 1;

struct Primitive {
  std::int32_t type = kTriangleList;
  std::int64_t firstIndex = 0;
  std::int64_t indexCount = 0;
  std::int64_t vertexCount = 0;
};

std::optional<Primitive> readPrimitive(const RecordView& view, std::int64_t number) {
  if (number < 0 || number >= static_cast<std::int64_t>(view.count())) {
    return std::nullopt;
  }
  const std::byte* at = view.at(static_cast<std::size_t>(number));
  return Primitive{Column(view, "type").integer(at), Column(view, "firstIndex").integer(at),
                   Column(view, "indexCount").integer(at), Column(view, "vertCount").integer(at)};
}

/// Corner numbers of a primitive's triangles. False when one leads nowhere.
bool readTriangles(const Primitive& primitive, const RecordView& indices, std::size_t corners,
                   std::vector<CornerTriangle>& out) {
  const auto available = static_cast<std::int64_t>(indices.count());
  // Where it has vertices of its own, they are not the face's corners; the plain polygon shows the same surface.
  if (primitive.vertexCount != 0 || primitive.firstIndex < 0 || primitive.indexCount < 3 ||
      primitive.firstIndex + primitive.indexCount > available ||
      (primitive.type != kTriangleList && primitive.type != kTriangleStrip)) {
    return false;
  }
  const Column column(indices, "index");
  const auto corner = [&](std::int64_t i) {
    return static_cast<std::uint32_t>(column.integer(indices.at(static_cast<std::size_t>(primitive.firstIndex + i))));
  };
  const bool list = primitive.type == kTriangleList;
  for (std::int64_t i = 0; i + 2 < primitive.indexCount; i += list ? 3 : 1) {
    const CornerTriangle triangle{corner(i), corner(i + 1), corner(i + 2)};
    if (std::ranges::any_of(triangle, [corners](std::uint32_t c) { return c >= corners; })) {
      return false;
    }
    out.push_back(triangle);
  }
  return true;
}

} // namespace

bool FaceMeshes::usePrimitives(const Shape& shape, std::uint32_t base, scene::Mesh& mesh) {
  const RecordView& primitives = m_records.view(LumpId::Primitives);
  const std::size_t corners = m_faceCorners.size();
  m_faceTriangles.clear();
  for (std::int64_t i = 0; i < shape.face->primitiveCount; ++i) {
    const auto primitive = readPrimitive(primitives, static_cast<std::int64_t>(shape.face->firstPrimitive) + i);
    if (!primitive ||
        !readTriangles(*primitive, m_records.view(LumpId::PrimIndices), corners, m_faceTriangles) ||
        m_faceTriangles.size() > corners) {
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
    const QVector3D cross =
        QVector3D::crossProduct(m_faceCorners[triangle[1]] - a, m_faceCorners[triangle[2]] - a);
    const bool front = QVector3D::dotProduct(cross, shape.normal) > 0;
    mesh.indices.insert(mesh.indices.end(), {base + triangle[0], base + triangle[front ? 1 : 2],
                                             base + triangle[front ? 2 : 1]});
  }
  return true;
}

} // namespace vitrine::formats::source
