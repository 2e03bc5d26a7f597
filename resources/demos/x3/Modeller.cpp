#include "resources/demos/x3/Modeller.h"

#include <numbers>

namespace vitrine::demos::x3 {

Modeller& Modeller::part(std::string name, std::uint32_t flags) {
  m_record.parts.push_back({std::move(name), flags, {}});
  return *this;
}

Modeller& Modeller::material(int index) {
  m_material = index;
  return *this;
}

Modeller& Modeller::place(const Placement& where) {
  m_place = where;
  return *this;
}

std::uint32_t Modeller::point(const Vec3& metres) {
  m_record.points.push_back(m_place.point(metres) * kUnitsPerMetre);
  return static_cast<std::uint32_t>(m_record.points.size() - 1);
}

/// Faces that come to a point lose the corner that is there twice; those without an area are left out.
void Modeller::face(std::vector<Corner> corners, std::uint32_t smoothing) {
  const auto at = [&](const Corner& corner) { return m_record.points[corner.point]; };
  for (std::size_t i = corners.size(); i-- > 0;)
    if (lengthOf(at(corners[i]) - at(corners[(i + 1) % corners.size()])) < 1e-6)
      corners.erase(corners.begin() + static_cast<std::ptrdiff_t>(i));
  if (corners.size() >= 3)
    m_record.parts.back().faces.push_back({m_material, std::move(corners), smoothing});
}

void Modeller::quad(const std::array<Vec3, 4>& corners, const Patch& picture) {
  face({{point(corners[0]), picture.at(0, 1), {}},
        {point(corners[1]), picture.at(0, 0), {}},
        {point(corners[2]), picture.at(1, 0), {}},
        {point(corners[3]), picture.at(1, 1), {}}},
       0);
}

void Modeller::triangle(const std::array<Vec3, 3>& corners, const std::array<Uv, 3>& picture) {
  face({{point(corners[0]), picture[0], {}}, {point(corners[1]), picture[1], {}}, {point(corners[2]), picture[2], {}}},
       0);
}

void Modeller::box(const Vec3& centre, const Vec3& half, const Patch& picture) {
  for (int side = 0; side < 6; ++side) {
    const int axis = side / 2;
    const Vec3 out = axisVector(axis, side % 2 ? 1 : -1);
    const Vec3 up = axis == 1 ? Vec3{0, 0, 1} : Vec3{0, 1, 0};
    const Vec3 right = cross(out, up); // so that up x right points out
    const Vec3 middle = centre + out * half[axis];
    const auto corner = [&](double x, double y) { return middle + right * half * x + up * half * y; };
    quad({corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1)}, picture);
  }
}

void Modeller::lathe(const std::vector<Outline>& outline, const Lathe& how) {
  double length = 0;
  std::vector<double> way{0};
  for (std::size_t i = 1; i < outline.size(); ++i) {
    length += std::hypot(outline[i].height - outline[i - 1].height, outline[i].radius - outline[i - 1].radius);
    way.push_back(length);
  }
  std::vector<std::vector<std::uint32_t>> rings;
  for (const Outline& at : outline) {
    rings.emplace_back();
    for (int s = 0; s < how.segments; ++s) {
      const double angle = 2 * std::numbers::pi * s / how.segments;
      rings.back().push_back(point({at.radius * std::cos(angle), at.height, at.radius * std::sin(angle)}));
    }
  }
  const std::uint32_t smoothing = newSmoothing();
  for (std::size_t i = 1; i < outline.size(); ++i)
    for (int s = 0; s < how.segments; ++s) {
      const std::size_t here = static_cast<std::size_t>(s);
      const std::size_t next = (here + 1) % rings[i].size();
      const auto uv = [&](int column, std::size_t row) {
        return how.picture.at(static_cast<double>(column * how.repeats) / how.segments, 1 - way[row] / length);
      };
      face({{rings[i - 1][here], uv(s, i - 1), {}},
            {rings[i][here], uv(s, i), {}},
            {rings[i][next], uv(s + 1, i), {}},
            {rings[i - 1][next], uv(s + 1, i - 1), {}}},
           smoothing);
    }
}

void Modeller::sheet(const Sheet& how, const std::function<Vec3(double u, double v)>& pointAt) {
  std::vector<std::uint32_t> points;
  const auto share = [](int i, int count) { return static_cast<double>(i) / count; };
  for (int row = 0; row <= how.rows; ++row)
    for (int column = 0; column <= how.columns; ++column)
      points.push_back(point(pointAt(share(column, how.columns), share(row, how.rows))));
  const auto corner = [&](int column, int row) {
    return Corner{points[static_cast<std::size_t>(row * (how.columns + 1) + column)],
                  how.picture.at(share(column, how.columns), share(row, how.rows)),
                  {}};
  };
  const std::uint32_t smoothing = newSmoothing();
  for (int row = 0; row < how.rows; ++row)
    for (int column = 0; column < how.columns; ++column)
      face({corner(column, row + 1), corner(column, row), corner(column + 1, row), corner(column + 1, row + 1)},
           smoothing);
}

void Modeller::tube(const Vec3& from, const Vec3& to, double radius, const Lathe& how) {
  const Placement before = m_place;
  const Vec3 way = to - from;
  const Vec3 aside = std::abs(way.y) > 0.9 * lengthOf(way) ? Vec3{0, 0, 1} : Vec3{0, 1, 0};
  m_place = before * along(from, way, aside);
  lathe({{0, radius}, {lengthOf(way), radius}}, how);
  m_place = before;
}

Record Modeller::record(int value) {
  m_record.value = value;
  return std::move(m_record);
}

Record Modeller::record() {
  return record(static_cast<int>(std::lround(reachOf(m_record))));
}

} // namespace vitrine::demos::x3
