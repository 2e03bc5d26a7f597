#include "resources/demos/vgo/Avatar.h"

namespace vitrine::demos::vgo::avatar {

namespace {

struct Point {
  double radius;
  double height;
};

/// Turned around the y axis through `centre`: a profile told upwards on the outside; each stretch flat for itself.
void addTurned(Mesh& mesh, std::size_t part, const Vec3& centre, const std::vector<Point>& profile, int sides) {
  for (std::size_t i = 0; i + 1 < profile.size(); ++i) {
    const Point& a = profile[i];
    const Point& b = profile[i + 1];
    const auto base = static_cast<std::uint32_t>(mesh.positions.size());
    for (int side = 0; side <= sides; ++side) {
      const double angle = kTurn * side / sides;
      const Vec3 out{std::sin(angle), 0, std::cos(angle)};
      const Vec3 normal = normalized(out * (b.height - a.height) + Vec3{0, a.radius - b.radius, 0});
      for (const Point& point : {a, b}) {
        mesh.positions.push_back(centre + out * point.radius + Vec3{0, point.height, 0});
        mesh.normals.push_back(normal);
        const bool isFlat = std::abs(normal.y) > 0.9;
        if (isFlat)
          mesh.picture.push_back({0.5 + out.x * point.radius, 0.5 + out.z * point.radius});
        else
          mesh.picture.push_back({3.0 * side / sides, point.height * 2});
      }
    }
    for (std::uint32_t side = 0; side < static_cast<std::uint32_t>(sides); ++side) {
      const std::uint32_t at = base + 2 * side;
      for (const std::uint32_t corner : {at, at + 2, at + 3, at, at + 3, at + 1})
        mesh.parts[part].push_back(corner);
    }
  }
}

void addSkin(Mesh& mesh, std::size_t part, const Skin& skin) {
  const auto base = static_cast<std::uint32_t>(mesh.positions.size());
  mesh.positions.insert(mesh.positions.end(), skin.positions.begin(), skin.positions.end());
  mesh.normals.insert(mesh.normals.end(), skin.normals.begin(), skin.normals.end());
  for (const Vec3& p : skin.positions)
    mesh.picture.push_back({0.5 + p.x, 0.5 + p.y});
  for (const auto& triangle : skin.triangles)
    for (const std::uint32_t corner : triangle)
      mesh.parts[part].push_back(base + corner);
}

} // namespace

Mesh plinth() {
  Mesh mesh;
  mesh.name = "Plinth";
  mesh.parts.resize(2);
  constexpr int kSides = 56;
  addTurned(mesh, 0, {}, {{0.0, -0.075}, {0.385, -0.075}}, kSides);
  addTurned(mesh, 0, {}, {{0.385, -0.075}, {0.385, -0.052}, {0.372, -0.046}}, kSides);
  addTurned(mesh, 1, {}, {{0.372, -0.046}, {0.376, -0.044}, {0.376, -0.030}, {0.366, -0.026}}, kSides);
  addTurned(mesh, 0, {}, {{0.366, -0.026}, {0.352, -0.020}, {0.352, -0.006}, {0.345, 0.0}, {0.0, 0.0}}, kSides);
  return mesh;
}

Mesh magnifier() {
  Mesh mesh;
  mesh.name = "Magnifier";
  mesh.parts.resize(2);
  const Vec3 lens{0, 0.150, 0};
  const Vec3 towards{0, 0, 1};
  const Solid frame = joined(
      {leaned(ring(lens, 0.064, 0.0095, 1.15), lens, towards), taper({0, -0.06, 0}, {0, 0.05, 0}, 0.0135, 0.0115),
       taper({0, 0.05, 0}, {0, 0.083, 0}, 0.0085, 0.0085), ellipsoid({0, -0.066, 0}, {0.017, 0.012, 0.017})},
      0.006);
  addSkin(mesh, 0, meshOf(frame, {{-0.085, -0.09, -0.025}, {0.085, 0.235, 0.025}}, 0.009));
  const Solid glass = ellipsoid(lens, {0.062, 0.062, 0.0075});
  addSkin(mesh, 1, meshOf(glass, {{-0.07, 0.08, -0.015}, {0.07, 0.22, 0.015}}, 0.0075));
  return mesh;
}

} // namespace vitrine::demos::vgo::avatar
