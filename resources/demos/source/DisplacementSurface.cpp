#include "resources/demos/source/DisplacementSurface.h"

namespace vitrine::demos {

DisplacementSurface::DisplacementSurface(const Displacement& patch) : m_patch(patch), m_side((1 << patch.power) + 1) {
  for (int row = 0; row < m_side; ++row)
    for (int column = 0; column < m_side; ++column) {
      Vec3 p = base(row, column);
      p.z += patch.height(p);
      m_vertices.push_back(p);
    }
}

Vec3 DisplacementSurface::base(int row, int column) const {
  const double last = m_side - 1;
  return {m_patch.mins.x + (m_patch.maxs.x - m_patch.mins.x) * (column / last),
          m_patch.mins.y + (m_patch.maxs.y - m_patch.mins.y) * (row / last), m_patch.mins.z};
}

Vec3 DisplacementSurface::pointAt(double tx, double ty) const {
  const double x = std::clamp(tx, 0.0, 1.0) * (m_side - 1);
  const double y = std::clamp(ty, 0.0, 1.0) * (m_side - 1);
  const int column = std::min(static_cast<int>(x), m_side - 2);
  const int row = std::min(static_cast<int>(y), m_side - 2);
  const Vec3 low = lerp(vertex(row, column), vertex(row, column + 1), x - column);
  const Vec3 high = lerp(vertex(row + 1, column), vertex(row + 1, column + 1), x - column);
  return lerp(low, high, y - row);
}

Vec3 DisplacementSurface::normalAt(double tx, double ty) const {
  const double step = 1.0 / (m_side - 1);
  const Vec3 alongX = pointAt(tx + step, ty) - pointAt(tx - step, ty);
  const Vec3 alongY = pointAt(tx, ty + step) - pointAt(tx, ty - step);
  return normalized(cross(alongX, alongY));
}

std::vector<std::array<int, 3>> DisplacementSurface::triangles() const {
  std::vector<std::array<int, 3>> result;
  const int n = m_side;
  for (int row = 0; row + 1 < n; ++row)
    for (int column = 0; column + 1 < n; ++column) {
      const int i = row * n + column;
      if (i % 2 == 0) {
        result.push_back({i, i + n, i + n + 1});
        result.push_back({i, i + n + 1, i + 1});
      } else {
        result.push_back({i, i + n, i + 1});
        result.push_back({i + 1, i + n, i + n + 1});
      }
    }
  return result;
}

} // namespace vitrine::demos
