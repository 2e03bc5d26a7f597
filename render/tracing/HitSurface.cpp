#include "render/tracing/HitSurface.h"

#include <algorithm>
#include <cmath>

namespace vitrine::tracing {
namespace {

QVector3D turned(const QMatrix3x3& matrix, const QVector3D& v) {
  return {matrix(0, 0) * v.x() + matrix(0, 1) * v.y() + matrix(0, 2) * v.z(),
          matrix(1, 0) * v.x() + matrix(1, 1) * v.y() + matrix(1, 2) * v.z(),
          matrix(2, 0) * v.x() + matrix(2, 1) * v.y() + matrix(2, 2) * v.z()};
}

template <class T>
T entryOr(const std::vector<T>& stream, std::size_t index, const T& otherwise) {
  return index < stream.size() ? stream[index] : otherwise;
}

/// Normals cancel out where both sides of a sheet share their vertices.
constexpr float kNoNormal = 0.01F;
/// Pixels that see a surface from the side cover it far: no further than this cosine makes them.
constexpr float kFlattest = 0.05F;

} // namespace

HitSurface::HitSurface(const animation::Pose& pose, const picking::Hit& hit, const QVector3D& direction, bool parallel)
    : m_hit(hit), m_item(pose.scene().drawItems()[hit.item]), m_mesh(pose.scene().meshOf(hit.item)),
      m_surface(pose.scene().surfaceOf(hit.item)) {
  const QMatrix4x4& world = pose.worldTransform(m_item.node);
  const std::vector<QVector3D>& positions = pose.positionsOf(hit.item);
  for (std::uint32_t k = 0; k < 3; ++k) {
    m_vertices[k] = m_mesh.indices[m_surface.firstIndex + 3 * hit.triangle + k];
    m_corners[k] = world.map(positions[m_vertices[k]]);
  }
  const bool turns = m_mesh.facing != scene::Billboard::Fixed;
  const QVector3D ofTriangle =
      turns ? -direction
            : QVector3D::crossProduct(m_corners[1] - m_corners[0], m_corners[2] - m_corners[0]).normalized();
  const animation::PosedVertices* posed = pose.verticesOf(m_item.node);
  const std::vector<QVector3D>& normals = posed && !posed->normals.empty() ? posed->normals : m_mesh.vertices.normals;
  const QVector3D given = between([&](std::uint32_t v) { return entryOr(normals, v, QVector3D()); });
  const bool none = turns || given.lengthSquared() < kNoNormal * kNoNormal;
  m_outward = none ? ofTriangle : turned(world.normalMatrix(), given).normalized();
  const float facing = QVector3D::dotProduct(ofTriangle, direction);
  m_normal = facing > 0.0F ? -m_outward : m_outward;
  m_covered = (parallel ? 1.0F : hit.distance) / std::sqrt(std::max(std::abs(facing), kFlattest));
  m_posedColors = posed && !posed->colors.empty() ? &posed->colors : nullptr;
}

QVector3D HitSurface::streamColor(const scene::VertexStreams::Colors& stream) const {
  const bool posed = m_posedColors && &stream == &m_mesh.vertices.colors.front();
  const std::vector<QVector4D>& values = posed ? *m_posedColors : stream.values;
  return between([&](std::uint32_t v) {
    return entryOr(values, stream.indexOf(v, m_item.surface), QVector4D(1, 1, 1, 1)).toVector3D();
  });
}

QVector2D HitSurface::uv(int set) const {
  const std::vector<QVector2D>& uvs = m_mesh.vertices.uvs[set == 0 ? 0 : 1];
  return between([&](std::uint32_t v) { return entryOr(uvs, v, QVector2D()); });
}

float HitSurface::repeatsTo(int set, float length) const {
  const std::vector<QVector2D>& uvs = m_mesh.vertices.uvs[set == 0 ? 0 : 1];
  const auto at = [&](std::size_t corner) { return entryOr(uvs, m_vertices[corner], QVector2D()); };
  const QVector2D a = at(1) - at(0);
  const QVector2D b = at(2) - at(0);
  const float ofPicture = std::abs(a.x() * b.y() - a.y() * b.x());
  const float ofWorld = QVector3D::crossProduct(m_corners[1] - m_corners[0], m_corners[2] - m_corners[0]).length();
  return ofWorld > 0.0F ? length * std::sqrt(ofPicture / ofWorld) : 0.0F;
}

} // namespace vitrine::tracing
