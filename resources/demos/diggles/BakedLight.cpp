#include "resources/demos/diggles/BakedLight.h"

#include "resources/demos/common/RayScene.h"

#include <map>
#include <numbers>
#include <tuple>

namespace vitrine::demos::diggles {

namespace {

constexpr int kRays = 32;
constexpr double kReach = 70;  ///< what is farther away hides nothing
constexpr double kLift = 0.35; ///< rays start a little above the surface
constexpr double kSun = 0.95;
constexpr double kSky = 1.02;
constexpr double kGround = 0.62;
constexpr double kGlowReach = 26;

/// Directions over a hemisphere about +y, more of them near the pole: the cosine is in their number.
std::vector<Vec3> hemisphere() {
  std::vector<Vec3> rays;
  const double golden = std::numbers::pi * (3 - std::sqrt(5.0));
  for (int i = 0; i < kRays; ++i) {
    const double area = (i + 0.5) / kRays;
    const double radius = std::sqrt(area);
    rays.push_back({radius * std::cos(golden * i), std::sqrt(1 - area), radius * std::sin(golden * i)});
  }
  return rays;
}

/// Means of the triangles about a point, larger triangles counting more, shared along seams.
std::vector<Vec3> normalsOf(const Surface& surface) {
  using Place = std::tuple<int, double, double, double>;
  std::map<Place, Vec3> sums;
  const auto placeOf = [&surface](std::size_t i) {
    const Vec3& p = surface.points[i];
    const auto rounded = [](double value) { return std::round(value * 1000); };
    return Place{surface.smooth[i], rounded(p.x), rounded(p.y), rounded(p.z)};
  };
  for (std::size_t i = 0; i < surface.triangles.size(); i += 3) {
    const auto corner = [&](std::size_t k) -> const Vec3& { return surface.points[surface.triangles[i + k]]; };
    const Vec3 normal = cross(corner(1) - corner(0), corner(2) - corner(0));
    for (std::size_t k = 0; k < 3; ++k)
      sums[placeOf(surface.triangles[i + k])] += normal;
  }
  std::vector<Vec3> normals;
  for (std::size_t i = 0; i < surface.points.size(); ++i)
    normals.push_back(normalized(sums[placeOf(i)]));
  return normals;
}

/// Glowing part: its middle and its power.
struct Lamp {
  Vec3 place;
  double power = 0;
};

Lamp lampOf(const Figure& figure) {
  Vec3 sum;
  double weight = 0;
  for (const Surface& surface : figure.surfaces)
    for (std::size_t i = 0; i < surface.points.size(); ++i)
      if (surface.glows[i] >= 1) {
        sum += surface.points[i];
        weight += 1;
      }
  return weight > 0 ? Lamp{sum / weight, 0.45} : Lamp{};
}

class Light {
public:
  explicit Light(const Figure& figure) : m_lamp(lampOf(figure)) {
    int number = 0;
    for (const Surface& surface : figure.surfaces) {
      for (std::size_t i = 0; i < surface.triangles.size(); i += 3)
        if (surface.glows[surface.triangles[i]] == 0) // glass and flames throw no shadow
          m_scene.addTriangle(surface.points[surface.triangles[i]], surface.points[surface.triangles[i + 1]],
                              surface.points[surface.triangles[i + 2]], number);
      ++number;
    }
    m_scene.build();
  }

  double at(const Vec3& point, const Vec3& normal) const {
    const Vec3 start = point + normal * kLift;
    return kSun * sun(start, normal) + around(start, normal) + lamp(start, normal);
  }

private:
  double sun(const Vec3& start, const Vec3& normal) const {
    const double cosine = dot(normal, towardsSun());
    if (cosine <= 0)
      return 0;
    return m_scene.clear(start, start + towardsSun() * 400) ? cosine : 0.15 * cosine;
  }
  double around(const Vec3& start, const Vec3& normal) const {
    static const std::vector<Vec3> rays = hemisphere();
    const Placement frame = along(start, normal, std::abs(normal.z) < 0.9 ? Vec3{0, 0, 1} : Vec3{1, 0, 0});
    double light = 0;
    for (const Vec3& ray : rays) {
      const Vec3 way = frame.direction(ray);
      const auto hit = m_scene.closest(start, way, kReach);
      const double open = hit.face < 0 ? 1 : 0.75 * smoothstep(4, kReach, hit.distance);
      light += open * (way.y >= 0 ? kSky * (0.65 + 0.35 * way.y) : ground(start, way));
    }
    return light / kRays;
  }
  /// The ground is darker close to the feet.
  static double ground(const Vec3& start, const Vec3& way) {
    const double distance = std::max(start.y, 0.0) / std::max(-way.y, 0.05);
    return kGround * (0.35 + 0.65 * smoothstep(0, 30, distance));
  }
  double lamp(const Vec3& start, const Vec3& normal) const {
    const Vec3 way = m_lamp.place - start;
    const double distance = lengthOf(way);
    const double cosine = 0.3 + 0.7 * dot(normal, normalized(way));
    if (m_lamp.power <= 0 || distance > kGlowReach * 2 || cosine <= 0)
      return 0;
    const double near = std::max(0.0, 1 - distance / (2 * kGlowReach));
    return m_lamp.power * cosine * near * near;
  }

  RayScene m_scene;
  Lamp m_lamp;
};

} // namespace

Vec3 towardsSun() {
  return normalized({0.42, 0.74, 0.62});
}

std::vector<std::vector<std::uint8_t>> bakedLight(const Figure& figure) {
  const Light light(figure);
  std::vector<std::vector<std::uint8_t>> all;
  for (const Surface& surface : figure.surfaces) {
    const std::vector<Vec3> normals = normalsOf(surface);
    auto& bytes = all.emplace_back();
    for (std::size_t i = 0; i < surface.points.size(); ++i) {
      const double value = std::max(surface.glows[i], light.at(surface.points[i], normals[i]));
      bytes.push_back(static_cast<std::uint8_t>(std::clamp(std::lround(value * 255), 12L, 255L)));
    }
  }
  return all;
}

} // namespace vitrine::demos::diggles
