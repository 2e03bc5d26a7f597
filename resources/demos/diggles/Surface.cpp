#include "resources/demos/diggles/Surface.h"

#include <numbers>
#include <stdexcept>

namespace vitrine::demos::diggles {

namespace {

/// A power that keeps the sign.
double signedPower(double value, double exponent) {
  return std::copysign(std::pow(std::abs(value), exponent), value);
}

/// Through b and c at 0 and 1, with a before and d after.
template <class Value>
Value catmullRom(const Value& a, const Value& b, const Value& c, const Value& d, double t) {
  return (b * 2.0 + (c - a) * t + (a * 2.0 - b * 5.0 + c * 4.0 - d) * (t * t) +
          (b * 3.0 - a - c * 3.0 + d) * (t * t * t)) *
         0.5;
}

template <class Value>
Value smoothAt(const std::vector<Value>& values, double at) {
  const auto last = static_cast<int>(values.size()) - 1;
  const int i = std::clamp(static_cast<int>(at * last), 0, std::max(0, last - 1));
  const auto value = [&](int index) { return values[static_cast<std::size_t>(std::clamp(index, 0, last))]; };
  return catmullRom(value(i - 1), value(i), value(i + 1), value(i + 2), at * last - i);
}

} // namespace

void Surface::add(const Vec3& point, const TexturePoint& place, int part, double glow) {
  points.push_back(point);
  picture.push_back(place);
  smooth.push_back(part);
  glows.push_back(glow);
}

void Surface::addTriangle(std::size_t a, std::size_t b, std::size_t c) {
  if (std::max({a, b, c}) > 0xFFFF)
    throw std::length_error("a part of a model has more than 65,536 points");
  for (const std::size_t corner : {a, b, c})
    triangles.push_back(static_cast<std::uint16_t>(corner));
}

void Surface::add(const Surface& other) {
  const std::size_t base = points.size();
  for (std::size_t i = 0; i < other.points.size(); ++i)
    add(other.points[i], other.picture[i], m_parts + other.smooth[i], other.glows[i]);
  for (std::size_t i = 0; i < other.triangles.size(); i += 3)
    addTriangle(base + other.triangles[i], base + other.triangles[i + 1], base + other.triangles[i + 2]);
  m_parts += other.m_parts;
}

void addSheet(Surface& surface, const Sheet& sheet, const std::function<Vec3(double, double)>& pointAt) {
  const std::size_t base = surface.points.size();
  const int part = surface.newPart();
  for (int row = 0; row <= sheet.rows; ++row)
    for (int column = 0; column <= sheet.columns; ++column) {
      const double u = static_cast<double>(column) / sheet.columns;
      const double v = static_cast<double>(row) / sheet.rows;
      surface.add(pointAt(u, v), sheet.picture.at(u, v), part, sheet.glow);
    }
  const auto addIfWide = [&surface](std::size_t a, std::size_t b, std::size_t c) {
    const auto& p = surface.points;
    if (p[a] != p[b] && p[b] != p[c] && p[c] != p[a])
      surface.addTriangle(a, b, c);
  };
  const auto stride = static_cast<std::size_t>(sheet.columns) + 1;
  for (std::size_t row = 0; row < static_cast<std::size_t>(sheet.rows); ++row)
    for (std::size_t column = 0; column + 1 < stride; ++column) {
      const std::size_t a = base + row * stride + column;
      addIfWide(a, a + 1, a + stride + 1);
      addIfWide(a, a + stride + 1, a + stride);
    }
}

Vec3 onRing(const Ring& ring, double angle, double factor) {
  const double exponent = 2 / ring.square;
  return ring.place.point({ring.halfWidth * factor * signedPower(std::sin(angle), exponent), 0,
                           ring.halfDepth * factor * signedPower(std::cos(angle), exponent)});
}

void addLoft(Surface& surface, const std::vector<Ring>& rings, const Loft& loft) {
  const int rows = static_cast<int>(rings.size()) - 1;
  const std::size_t base = surface.points.size();
  const bool closed = std::abs(loft.to - loft.from - 2 * std::numbers::pi) < 1e-9;
  addSheet(surface, {loft.columns, rows, loft.picture, loft.glow}, [&](double u, double v) {
    // The seam of a closed body has the same places at both ends, to the last bit.
    const double angle = closed && u == 1 ? loft.from : loft.from + (loft.to - loft.from) * u;
    const Ring& ring = rings[static_cast<std::size_t>(std::lround(v * rows))];
    if (ring.halfWidth == 0 && ring.halfDepth == 0)
      return ring.place.origin;
    return onRing(ring, angle, loft.swell ? loft.swell(angle, v) : 1);
  });
  if (!loft.round)
    return;
  std::vector<double> length{0};
  for (std::size_t i = 1; i < rings.size(); ++i)
    length.push_back(length.back() + lengthOf(rings[i].place.origin - rings[i - 1].place.origin) +
                     std::abs(rings[i].halfDepth - rings[i - 1].halfDepth) * 0.7);
  const auto stride = static_cast<std::size_t>(loft.columns) + 1;
  for (std::size_t i = 0; i < rings.size(); ++i)
    for (std::size_t column = 0; column < stride; ++column)
      surface.picture[base + i * stride + column].v = loft.picture.at(0, length[i] / length.back()).v;
}

std::vector<Ring> tube(const std::vector<Vec3>& line, const std::vector<double>& radii, const Vec3& front) {
  std::vector<Ring> rings;
  Vec3 forward = front;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const Vec3 way = line[std::min(i + 1, line.size() - 1)] - line[i == 0 ? 0 : i - 1];
    const bool last = i + 1 == line.size(); // a tip is a tip, to the last bit
    const double radius = i == 0 ? radii.front()
                          : last ? radii.back()
                                 : smoothValue(radii, double(i) / (line.size() - 1));
    rings.push_back({along(line[i], way, forward), radius, radius});
    forward = rings.back().place.z;
  }
  return rings;
}

std::vector<Vec3> smoothLine(const std::vector<Vec3>& joints, int steps) {
  std::vector<Vec3> line;
  for (int i = 0; i <= steps; ++i)
    line.push_back(smoothAt(joints, static_cast<double>(i) / steps));
  return line;
}

double smoothValue(const std::vector<double>& values, double at) {
  return smoothAt(values, at);
}

void addBox(Surface& surface, const Placement& place, const Vec3& half, const PictureRect& picture,
            const std::optional<PictureRect>& front) {
  for (int side = 0; side < 6; ++side) {
    const int axis = side / 2;
    Vec3 normal = axisVector(axis, side % 2 ? 1 : -1);
    const Vec3 up = axis == 1 ? Vec3{0, 0, 1} : Vec3{0, 1, 0};
    const Vec3 right = cross(up, normal);
    addSheet(surface, {1, 1, side == 5 && front ? *front : picture, 0},
             [&](double u, double v) { return place.point((normal + right * (2 * u - 1) + up * (2 * v - 1)) * half); });
  }
}

void addBall(Surface& surface, const Placement& place, const Vec3& radii, int columns, int rows,
             const PictureRect& picture, double glow) {
  std::vector<Ring> rings;
  for (int row = 0; row <= rows; ++row) {
    const double angle = std::numbers::pi * row / rows;
    const double width = row == 0 || row == rows ? 0 : std::sin(angle);
    rings.push_back({place.at(place.point({0, -radii.y * std::cos(angle), 0})), radii.x * width, radii.z * width});
  }
  Loft loft{.columns = columns, .picture = picture};
  loft.glow = glow;
  addLoft(surface, rings, loft);
}

Surface bothSides(const Surface& shell) {
  Surface both;
  both.add(shell);
  Surface inside = shell;
  for (std::size_t i = 0; i < inside.triangles.size(); i += 3)
    std::swap(inside.triangles[i + 1], inside.triangles[i + 2]);
  both.add(inside);
  return both;
}

} // namespace vitrine::demos::diggles
