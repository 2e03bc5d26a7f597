#pragma once

#include "core/scene/Mesh.h"

#include <span>

namespace vitrine::scene {

/// Puts closed solids together in one mesh, in scene axes; faces turn outwards. The caller adds the surfaces.
class ShapeBuilder {
public:
  /// A point of a profile: distance from the axis, and height.
  struct Ring {
    float radius = 0;
    float height = 0;
  };

  /// Turns a profile, given from bottom to top, around the y axis; round. Ends that are not on the axis are closed.
  void addTurned(std::span<const Ring> profile, int sides);

  /// A convex outline as (x, z), counter-clockwise as seen from above, raised from `bottom` to `top`.
  void addRaised(std::span<const QVector2D> outline, float bottom, float top);

  /// A flat-sided solid of two pyramids with a square between them, around `centre`.
  void addDiamond(const QVector3D& centre, float radius, float halfHeight);

  /// A bar with a pyramid at its end: an arrow from `from` to `to`, which are not the same place.
  void addArrow(const QVector3D& from, const QVector3D& to, float thickness, float headLength, float headWidth);

  std::uint32_t indexCount() const { return static_cast<std::uint32_t>(m_mesh.indices.size()); }

  /// Makes the triangles since `firstIndex` a surface.
  Surface& addSurface(std::uint32_t firstIndex, MaterialIndex material);

  Mesh take(QString name);

private:
  std::uint32_t add(const QVector3D& position, const QVector3D& normal);
  /// Corners counter-clockwise as seen from outside; all with the normal of their plane.
  void addFlat(std::initializer_list<QVector3D> corners);
  void addFan(std::span<const std::uint32_t> corners);
  void addQuad(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d);
  void addBand(const Ring& below, const Ring& above, int sides);
  void addLid(const Ring& ring, int sides, bool top);

  Mesh m_mesh;
};

} // namespace vitrine::scene
