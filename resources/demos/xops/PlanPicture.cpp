#include "resources/demos/xops/PlanPicture.h"

#include "resources/demos/xops/BlockBuilder.h"

namespace vitrine::demos {

namespace {

constexpr double kFlat = 0.02; ///< the upward part of a normal from which on a side is seen from above

/// Paints triangles of the ground plan, the higher over the lower.
class PlanPainter {
public:
  PlanPainter(const Rect& area, int size)
      : m_area(area), m_canvas(size, size), m_heights(static_cast<std::size_t>(size) * size, -1e9) {}

  void triangle(const Vec3& a, const Vec3& b, const Vec3& c, const Vec3& colour);
  Canvas take() { return std::move(m_canvas); }

private:
  Vec3 groundAt(int x, int y) const;

  Rect m_area;
  Canvas m_canvas;
  std::vector<double> m_heights;
};

Vec3 PlanPainter::groundAt(int x, int y) const {
  const double u = (x + 0.5) / m_canvas.width();
  const double v = (y + 0.5) / m_canvas.height();
  return {m_area.left + u * (m_area.right - m_area.left), 0, m_area.back - v * (m_area.back - m_area.front)};
}

void PlanPainter::triangle(const Vec3& a, const Vec3& b, const Vec3& c, const Vec3& colour) {
  const double area = (b.x - a.x) * (c.z - a.z) - (b.z - a.z) * (c.x - a.x);
  if (std::abs(area) < 1e-9)
    return;
  for (int y = 0; y < m_canvas.height(); ++y)
    for (int x = 0; x < m_canvas.width(); ++x) {
      const Vec3 p = groundAt(x, y);
      const double toB = ((p.x - a.x) * (c.z - a.z) - (p.z - a.z) * (c.x - a.x)) / area;
      const double toC = ((b.x - a.x) * (p.z - a.z) - (b.z - a.z) * (p.x - a.x)) / area;
      double& top = m_heights[static_cast<std::size_t>(y) * m_canvas.width() + x];
      const double height = a.y + toB * (b.y - a.y) + toC * (c.y - a.y);
      if (toB < 0 || toC < 0 || toB + toC > 1 || height <= top)
        continue;
      top = height;
      m_canvas.at(x, y) = colour;
    }
}

} // namespace

Canvas paintPlan(const Bd1Map& map, const std::vector<Vec3>& colours, const Rect& area, int size) {
  const Vec3 light = normalized({-0.5, 1, 0.35});
  PlanPainter painter(area, size);
  for (const Bd1Block& block : map.blocks)
    for (std::size_t side = 0; side < 6; ++side) {
      const Vec3 normal = sideNormal(block.corners, static_cast<int>(side));
      const auto texture = static_cast<std::size_t>(block.faces[side].texture);
      if (normal.y < kFlat || texture >= colours.size())
        continue;
      const Vec3 colour = colours[texture] * (0.5 + 0.6 * std::max(0.0, dot(normal, light)));
      const auto at = [&](std::size_t i) { return block.corners[static_cast<std::size_t>(kPictureCorners[side][i])]; };
      painter.triangle(at(0), at(1), at(2), colour);
      painter.triangle(at(0), at(2), at(3), colour);
    }
  return painter.take();
}

} // namespace vitrine::demos
