#pragma once

#include "resources/demos/source/MapModel.h"

namespace vitrine::demos {

/// The grid of a displacement: 2^power + 1 vertices a side, rows along y, columns along x.
class DisplacementSurface {
public:
  explicit DisplacementSurface(const Displacement& patch);

  int side() const { return m_side; }
  Vec3 vertex(int row, int column) const { return m_vertices[row * m_side + column]; }
  Vec3 base(int row, int column) const;
  double height(int row, int column) const { return vertex(row, column).z - m_patch.mins.z; }
  /// The drawn surface at grid parameters 0..1 along x and y.
  Vec3 pointAt(double tx, double ty) const;
  Vec3 normalAt(double tx, double ty) const;
  /// Triangles as vertex numbers, clockwise seen from above, two a cell, diagonals alternating as the engine's do.
  std::vector<std::array<int, 3>> triangles() const;
  const std::vector<Vec3>& vertices() const { return m_vertices; }

private:
  const Displacement& m_patch;
  int m_side;
  std::vector<Vec3> m_vertices;
};

} // namespace vitrine::demos
