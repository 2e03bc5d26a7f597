#include "resources/demos/source/LuxelGrid.h"

namespace vitrine::demos {

namespace {

constexpr double kLift = 0.5;   // distance of the measuring point in front of the surface
constexpr double kInside = 0.5; // and from the face's border, so that it does not sit in the next wall

} // namespace

bool isLit(const MapModel& model, const BuiltFace& face) {
  return !(model.materials[face.material].surfaceFlags & (kSurfaceNoLight | kSurfaceSky | kSurfaceNoDraw));
}

LuxelGrid::LuxelGrid(const MapModel& model, const FaceBuilder& builder, const BuiltFace& face)
    : m_face(face), m_mapping(builder.mappingOf(face)) {
  if (face.displacement >= 0)
    m_surface.emplace(model.displacements[face.displacement]);
}

LuxelPoint LuxelGrid::at(double column, double row) const {
  if (m_surface) {
    const double tx = column / m_face.lightSize[0];
    const double ty = row / m_face.lightSize[1];
    const Vec3 normal = m_surface->normalAt(tx, ty);
    return {m_surface->pointAt(std::clamp(tx, 0.002, 0.998), std::clamp(ty, 0.002, 0.998)) + normal, normal};
  }
  const Vec3& n = m_face.plane.normal;
  Vec3 p = n * m_face.plane.dist;
  const double coordinates[2] = {column, row};
  for (int i = 0; i < 2; ++i) {
    const Projection& light = m_mapping.light[i];
    const double perUnit = dot(light.axis, light.axis);
    p += light.axis * ((coordinates[i] + m_face.lightMins[i] - light.offset) / perUnit);
  }
  return {insideFace(p) + n * kLift, n};
}

Vec3 LuxelGrid::insideFace(Vec3 p) const {
  const Corners& corners = m_face.corners;
  for (int pass = 0; pass < 3; ++pass)
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Vec3 edge = corners[(i + 1) % corners.size()] - corners[i];
      const Vec3 inward = normalized(cross(m_face.plane.normal, edge));
      const double depth = dot(p - corners[i], inward);
      if (depth < kInside)
        p += inward * (kInside - depth);
    }
  return p;
}

} // namespace vitrine::demos
