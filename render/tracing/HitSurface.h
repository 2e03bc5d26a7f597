#pragma once

#include "core/animation/Pose.h"
#include "core/picking/RayCaster.h"

#include <QVector2D>
#include <QVector3D>

#include <array>

namespace vitrine::tracing {

/// Place where a ray met a surface: what its corners say, between them.
class HitSurface {
public:
  /// `direction`: of the ray, unit length. `parallel`: of a view without perspective.
  HitSurface(const animation::Pose& pose, const picking::Hit& hit, const QVector3D& direction, bool parallel);

  const picking::Hit& hit() const { return m_hit; }
  const scene::Mesh& mesh() const { return m_mesh; }
  const scene::Surface& surface() const { return m_surface; }
  const scene::DrawItem& item() const { return m_item; }
  /// World space, unit length; faces the eye.
  const QVector3D& normal() const { return m_normal; }
  /// The same, before it is turned to the eye.
  const QVector3D& outward() const { return m_outward; }
  /// Numbers of the corners' vertices.
  const std::array<std::uint32_t, 3>& vertices() const { return m_vertices; }

  /// Mean of a value of the corners' vertices, weighted by how near they are.
  template <class ValueOf>
  auto between(ValueOf&& valueOf) const {
    return valueOf(m_vertices[0]) * m_hit.barycentric[0] + valueOf(m_vertices[1]) * m_hit.barycentric[1] +
           valueOf(m_vertices[2]) * m_hit.barycentric[2];
  }
  QVector2D uv(int set) const;
  /// Value of a colour stream of the mesh.
  QVector3D streamColor(const scene::VertexStreams::Colors& stream) const;
  /// Width on the surface of what a pixel sees; `spread`: that a unit away, or anywhere in a parallel view.
  float coveredBy(float spread) const { return m_covered * spread; }
  /// Repeats of a picture that a length in the world covers.
  float repeatsTo(int set, float length) const;

private:
  const picking::Hit& m_hit;
  const scene::DrawItem& m_item;
  const scene::Mesh& m_mesh;
  const scene::Surface& m_surface;
  std::array<std::uint32_t, 3> m_vertices{};
  std::array<QVector3D, 3> m_corners; ///< world space; of what faces the eye as it was modelled
  QVector3D m_normal;
  QVector3D m_outward;
  float m_covered = 0;                                   ///< by a pixel, for a spread of 1
  const std::vector<QVector4D>* m_posedColors = nullptr; ///< of the mesh's first stream; null: as the mesh has them
};

} // namespace vitrine::tracing
