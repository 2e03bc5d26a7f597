#include "core/formats/x3/scene/Corners.h"

#include "core/formats/x3/scene/Interning.h"
#include "core/scene/Axes.h"
#include "core/scene/Bounds.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace vitrine::formats::x3 {
namespace {

/// The bits of a number; of both zeros the same.
std::uint32_t bitsOf(float number) {
  return std::bit_cast<std::uint32_t>(number == 0 ? 0.0F : number);
}

constexpr std::uint32_t kOwnNormal = 0xFFFFFFFF;
constexpr std::size_t kStride = 1U << 14U; // faces between looks at whether to stop

class CornerMaker {
public:
  CornerMaker(const BodyRecord& record, float scale, const Progress& progress)
      : m_record(record), m_scale(scale), m_progress(progress) {}

  Corners run() {
    placePoints();
    m_corners.hasUvs = !m_record.uvs.empty();
    m_corners.hasUvs2 = !m_record.uvs2.empty();
    m_corners.ofFace.resize(m_record.faces.size());
    for (std::uint32_t face = 0; face < m_record.faces.size(); ++face) {
      if (face % kStride == 0) {
        m_progress.check();
      }
      addFace(face);
    }
    setNormals();
    return std::move(m_corners);
  }

private:
  void placePoints() {
    Interning<3> places;
    m_places.reserve(m_record.points.size());
    for (const QVector3D& point : m_record.points) {
      m_places.push_back(places.of({bitsOf(point.x()), bitsOf(point.y()), bitsOf(point.z())}));
    }
  }

  void addFace(std::uint32_t face) {
    const std::size_t corners = m_record.faces[face].corners;
    for (std::size_t corner = 0; corner < corners; ++corner) {
      m_corners.ofFace[face][corner] = vertexOf(face, corner);
    }
    for (std::size_t third = 2; third < corners; ++third) {
      addAngles(face, {0, third - 1, third});
    }
  }

  std::uint32_t vertexOf(std::uint32_t face, std::size_t corner) {
    const BodyFace& from = m_record.faces[face];
    const std::uint32_t point = from.points[corner];
    const QVector2D uv = uvOf(m_record.uvs, from.firstUv, point, corner);
    const QVector2D uv2 = uvOf(m_record.uvs2, from.firstUv2, point, corner);
    const std::uint32_t group = groupOf(face, corner, uv);
    m_sums.resize(m_groups.keys().size());
    const std::uint32_t vertex = m_vertices.of({group, bitsOf(uv2.x()), bitsOf(uv2.y())});
    if (vertex == m_corners.vertices.size()) {
      constexpr float kFarthest = 4e9F; // sizes are whole numbers of 32 bits
      const QVector3D placed = scene::kYUpLeftHanded.toScene(m_record.points[point]) * m_scale;
      const QVector3D position = scene::isWithin(placed, kFarthest) ? placed : QVector3D();
      const QVector3D own = hasOwnNormal(point) ? m_record.normals[point] : QVector3D();
      m_corners.vertices.push_back({position, scene::kYUpLeftHanded.toScene(own), uv, uv2});
      m_groupOf.push_back(group);
    }
    return vertex;
  }

  std::uint32_t groupOf(std::uint32_t face, std::size_t corner, const QVector2D& uv) {
    const BodyFace& from = m_record.faces[face];
    const std::uint32_t point = from.points[corner];
    if (hasOwnNormal(point)) {
      return m_groups.of({point, kOwnNormal, bitsOf(uv.x()), bitsOf(uv.y()), 0});
    }
    const std::uint32_t smoothing = point < m_record.smoothing.size() ? m_record.smoothing[point] : from.smoothing;
    // Flat: its own face's and no other's.
    const std::uint32_t alone = smoothing == 0 ? face + 1 : 0;
    return m_groups.of({m_places[point], smoothing, bitsOf(uv.x()), bitsOf(uv.y()), alone});
  }

  /// Outwards on the stored numbers is (v1 - v0) x (v2 - v0).
  void addAngles(std::uint32_t face, const std::array<std::size_t, 3>& triangle) {
    for (std::size_t i = 0; i < 3; ++i) {
      const QVector3D at = pointOf(face, triangle[i]);
      const QVector3D next = (pointOf(face, triangle[(i + 1) % 3]) - at).normalized();
      const QVector3D last = (pointOf(face, triangle[(i + 2) % 3]) - at).normalized();
      const QVector3D normal = QVector3D::crossProduct(next, last).normalized();
      const float angle = std::acos(std::clamp(QVector3D::dotProduct(next, last), -1.0F, 1.0F));
      m_sums[m_groupOf[m_corners.ofFace[face][triangle[i]]]] += normal * angle;
    }
  }

  void setNormals() {
    for (std::size_t vertex = 0; vertex < m_corners.vertices.size(); ++vertex) {
      QVector3D& normal = m_corners.vertices[vertex].normal;
      if (normal.isNull()) {
        const QVector3D sum = m_sums[m_groupOf[vertex]].normalized();
        normal = sum.isNull() ? QVector3D(0, 1, 0) : scene::kYUpLeftHanded.toScene(sum);
      }
    }
  }

  QVector2D uvOf(const std::vector<QVector2D>& uvs, std::uint32_t first, std::uint32_t point,
                 std::size_t corner) const {
    const std::size_t at = m_record.uvsByPoint ? point : first == kNoUvs ? uvs.size() : first + corner;
    const QVector2D uv = at < uvs.size() ? uvs[at] : QVector2D();
    return std::isfinite(uv.x()) && std::isfinite(uv.y()) ? uv : QVector2D();
  }

  QVector3D pointOf(std::uint32_t face, std::size_t corner) const {
    return m_record.points[m_record.faces[face].points[corner]];
  }
  bool hasOwnNormal(std::uint32_t point) const {
    return point < m_record.normals.size() && !m_record.normals[point].isNull();
  }

  const BodyRecord& m_record;
  float m_scale;
  const Progress& m_progress;
  Corners m_corners;
  std::vector<std::uint32_t> m_places; ///< by point: equal for those at the same place
  Interning<5> m_groups;               ///< of corners that share a normal
  std::vector<QVector3D> m_sums;       ///< by group: angles times normals, file axes
  Interning<3> m_vertices;
  std::vector<std::uint32_t> m_groupOf; ///< by vertex
};

} // namespace

Corners cornersOf(const BodyRecord& record, float scale, const Progress& progress) {
  return CornerMaker(record, scale, progress).run();
}

} // namespace vitrine::formats::x3
