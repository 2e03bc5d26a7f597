#include "resources/demos/source/BrushBuilder.h"

#include <numbers>

namespace vitrine::demos {

namespace {

Plane planeThrough(const Vec3& point, const Vec3& direction) {
  const Vec3 normal = normalized(direction);
  return {normal, dot(normal, point)};
}

double roundedTo(double value, double step) {
  return std::round(value / step) * step;
}

} // namespace

Brush boxBrush(const Box& box, const SideLook& look) {
  return boxBrush(box, {look, look, look, look, look, look});
}

Brush boxBrush(const Box& box, const std::array<SideLook, 6>& looks) {
  Brush brush;
  for (int side = 0; side < 6; ++side)
    brush.sides.push_back({boxSide(box, side), looks[side]});
  return brush;
}

Brush prismBrush(const std::vector<OutlinePoint>& outline, int axis, double from, double to, const PrismLooks& looks) {
  const int firstAxis = (axis + 1) % 3;
  const int secondAxis = (axis + 2) % 3;
  Brush brush;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const OutlinePoint& a = outline[i];
    const OutlinePoint& b = outline[(i + 1) % outline.size()];
    Vec3 point;
    point[firstAxis] = a.first;
    point[secondAxis] = a.second;
    Vec3 outward;
    outward[firstAxis] = b.second - a.second;
    outward[secondAxis] = a.first - b.first;
    brush.sides.push_back({planeThrough(point, outward), looks.mantle});
  }
  brush.sides.push_back({{axisVector(axis, -1), -from}, looks.low});
  brush.sides.push_back({{axisVector(axis, 1), to}, looks.high});
  return brush;
}

Brush columnBrush(const Vec3& foot, double radius, double height, int sides, const PrismLooks& looks) {
  std::vector<OutlinePoint> outline;
  for (int i = 0; i < sides; ++i) {
    const double angle = (i - 0.5) * 2 * std::numbers::pi / sides;
    outline.push_back(
        {foot.x + roundedTo(radius * std::cos(angle), 0.125), foot.y + roundedTo(radius * std::sin(angle), 0.125)});
  }
  return prismBrush(outline, 2, foot.z, foot.z + height, looks);
}

Brush coneBrush(const Vec3& foot, double lowRadius, double highRadius, double height, int sides,
                const PrismLooks& looks) {
  Brush brush;
  const double halfAngle = std::numbers::pi / sides;
  const double slope = (lowRadius - highRadius) * std::cos(halfAngle) / height;
  for (int i = 0; i < sides; ++i) {
    const double angle = i * 2 * std::numbers::pi / sides;
    const Vec3 out{std::cos(angle), std::sin(angle), 0};
    const Vec3 point = foot + out * (lowRadius * std::cos(halfAngle));
    brush.sides.push_back({planeThrough(point, out + Vec3{0, 0, slope}), looks.mantle});
  }
  brush.sides.push_back({{axisVector(2, -1), -foot.z}, looks.low});
  brush.sides.push_back({{axisVector(2, 1), foot.z + height}, looks.high});
  return brush;
}

std::vector<Brush> archBrushes(const Box& box, int axis, int segments, const PrismLooks& looks) {
  const int across = axis == 0 ? 1 : 0;
  const double radius = (box.maxs[across] - box.mins[across]) / 2;
  const double middle = (box.maxs[across] + box.mins[across]) / 2;
  const double spring = box.mins.z;
  const double rise = box.maxs.z - spring;
  const auto pointAt = [&](int i) {
    const double angle = std::numbers::pi * i / segments;
    return OutlinePoint{middle - roundedTo(radius * std::cos(angle), 0.125),
                        spring + roundedTo(rise * std::sin(angle), 0.125)};
  };
  std::vector<Brush> brushes;
  for (int i = 0; i < segments; ++i) {
    const OutlinePoint a = pointAt(i);
    const OutlinePoint b = pointAt(i + 1);
    // A quadrangle between the arc and the lintel; (across, up) is the cyclic order for axis 0, reversed for axis 1.
    std::vector<OutlinePoint> outline{a, b, {b.first, box.maxs.z}, {a.first, box.maxs.z}};
    std::erase_if(outline, [&](const OutlinePoint& p) {
      return &p > &outline[1] && std::abs(p.second - (p.first == a.first ? a.second : b.second)) < 0.01;
    });
    if (outline.size() < 3)
      continue;
    if (axis == 1) {
      for (OutlinePoint& p : outline)
        std::swap(p.first, p.second);
      std::reverse(outline.begin(), outline.end());
    }
    brushes.push_back(prismBrush(outline, axis, box.mins[axis], box.maxs[axis], looks));
  }
  return brushes;
}

std::vector<Corners> sidePolygons(const Brush& brush) {
  std::vector<Corners> polygons;
  for (std::size_t i = 0; i < brush.sides.size(); ++i) {
    Corners polygon = polygonOnPlane(brush.sides[i].plane);
    for (std::size_t other = 0; other < brush.sides.size() && !polygon.empty(); ++other)
      if (other != i)
        polygon = split(polygon, brush.sides[other].plane).back;
    polygons.push_back(areaOf(polygon) > 0.05 ? polygon : Corners{});
  }
  return polygons;
}

Box boundsOf(const Brush& brush) {
  Box box = Box::nothing();
  for (const Corners& polygon : sidePolygons(brush))
    box.add(boundsOf(polygon));
  return box;
}

bool contains(const Brush& brush, const Vec3& point, double margin) {
  return std::all_of(brush.sides.begin(), brush.sides.end(),
                     [&](const BrushSide& side) { return side.plane.distanceTo(point) <= margin; });
}

Brush moved(Brush brush, const Vec3& by) {
  for (BrushSide& side : brush.sides)
    side.plane.dist += dot(side.plane.normal, by);
  return brush;
}

} // namespace vitrine::demos
