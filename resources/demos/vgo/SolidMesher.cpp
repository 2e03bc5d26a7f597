#include "resources/demos/vgo/SolidMesher.h"

#include <cmath>

namespace vitrine::demos::vgo {

namespace {

constexpr std::uint32_t kNothing = 0xFFFFFFFF;

class Grid {
public:
  Grid(const Solid& solid, const Box& box, double cell) : m_solid(solid), m_origin(box.mins), m_cell(cell) {
    for (int axis = 0; axis < 3; ++axis)
      m_counts[static_cast<std::size_t>(axis)] = static_cast<int>(std::ceil(box.size()[axis] / cell)) + 1;
    m_values.reserve(size());
    for (int z = 0; z < m_counts[2]; ++z)
      for (int y = 0; y < m_counts[1]; ++y)
        for (int x = 0; x < m_counts[0]; ++x)
          m_values.push_back(solid(corner(x, y, z)));
  }

  Skin skin() {
    m_vertices.assign(size(), kNothing);
    forCells([this](int x, int y, int z) { addVertex(x, y, z); });
    forCells([this](int x, int y, int z) { addSides(x, y, z); });
    return std::move(m_skin);
  }

private:
  std::size_t size() const {
    return static_cast<std::size_t>(m_counts[0]) * static_cast<std::size_t>(m_counts[1]) *
           static_cast<std::size_t>(m_counts[2]);
  }
  std::size_t index(int x, int y, int z) const {
    return (static_cast<std::size_t>(z) * static_cast<std::size_t>(m_counts[1]) + static_cast<std::size_t>(y)) *
               static_cast<std::size_t>(m_counts[0]) +
           static_cast<std::size_t>(x);
  }
  Vec3 corner(int x, int y, int z) const { return m_origin + Vec3{x * m_cell, y * m_cell, z * m_cell}; }

  template <class Use>
  void forCells(Use use) {
    for (int z = 0; z + 1 < m_counts[2]; ++z)
      for (int y = 0; y + 1 < m_counts[1]; ++y)
        for (int x = 0; x + 1 < m_counts[0]; ++x)
          use(x, y, z);
  }

  /// In the middle of where the surface crosses the cell's edges.
  void addVertex(int x, int y, int z) {
    Vec3 sum;
    int crossings = 0;
    for (int axis = 0; axis < 3; ++axis)
      for (int edge = 0; edge < 4; ++edge) {
        std::array<int, 3> a{x, y, z};
        a[static_cast<std::size_t>((axis + 1) % 3)] += edge % 2;
        a[static_cast<std::size_t>((axis + 2) % 3)] += edge / 2;
        std::array<int, 3> b = a;
        b[static_cast<std::size_t>(axis)] += 1;
        const double va = m_values[index(a[0], a[1], a[2])];
        const double vb = m_values[index(b[0], b[1], b[2])];
        if ((va < 0) == (vb < 0))
          continue;
        sum += lerp(corner(a[0], a[1], a[2]), corner(b[0], b[1], b[2]), va / (va - vb));
        ++crossings;
      }
    if (crossings == 0)
      return;
    m_vertices[index(x, y, z)] = static_cast<std::uint32_t>(m_skin.positions.size());
    const Vec3 middle = sum / crossings;
    const Vec3 moved = onSurface(m_solid, middle);
    m_skin.positions.push_back(lengthOf(moved - middle) < m_cell ? moved : middle);
    m_skin.normals.push_back(outward(m_solid, m_skin.positions.back()));
  }

  /// A side for each edge from the cell's first corner that the surface crosses; four cells share it.
  void addSides(int x, int y, int z) {
    for (int axis = 0; axis < 3; ++axis) {
      const std::array<int, 3> at{x, y, z};
      const auto first = static_cast<std::size_t>((axis + 1) % 3);
      const auto second = static_cast<std::size_t>((axis + 2) % 3);
      if (at[first] == 0 || at[second] == 0)
        continue;
      std::array<int, 3> end = at;
      end[static_cast<std::size_t>(axis)] += 1;
      const double from = m_values[index(x, y, z)];
      const double to = m_values[index(end[0], end[1], end[2])];
      if ((from < 0) == (to < 0))
        continue;
      std::array<std::uint32_t, 4> corners{};
      for (int k = 0; k < 4; ++k) {
        std::array<int, 3> cell = at;
        cell[first] -= k == 1 || k == 2 ? 1 : 0;
        cell[second] -= k >= 2 ? 1 : 0;
        corners[static_cast<std::size_t>(k)] = m_vertices[index(cell[0], cell[1], cell[2])];
      }
      addSide(corners, from < 0);
    }
  }

  /// Divided along the shorter diagonal.
  void addSide(std::array<std::uint32_t, 4> c, bool forward) {
    if (!forward)
      std::swap(c[1], c[3]);
    const auto& p = m_skin.positions;
    if (lengthOf(p[c[0]] - p[c[2]]) <= lengthOf(p[c[1]] - p[c[3]])) {
      m_skin.triangles.push_back({c[0], c[1], c[2]});
      m_skin.triangles.push_back({c[0], c[2], c[3]});
    } else {
      m_skin.triangles.push_back({c[1], c[2], c[3]});
      m_skin.triangles.push_back({c[1], c[3], c[0]});
    }
  }

  const Solid& m_solid;
  Vec3 m_origin;
  double m_cell;
  std::array<int, 3> m_counts{};
  std::vector<double> m_values;
  std::vector<std::uint32_t> m_vertices;
  Skin m_skin;
};

} // namespace

Skin meshOf(const Solid& solid, const Box& box, double cell) {
  return Grid(solid, box, cell).skin();
}

} // namespace vitrine::demos::vgo
