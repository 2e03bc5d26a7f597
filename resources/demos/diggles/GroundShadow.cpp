#include "resources/demos/diggles/GroundShadow.h"

namespace vitrine::demos::diggles {

namespace {

constexpr double kSlant = 0.32;   ///< how far back the shadow of a point falls for each unit of height
constexpr double kMargin = 0.125; ///< of the figure's width, on either side
constexpr double kDarkest = 200;
constexpr int kFine = 4; ///< samples to a pixel, each way
constexpr int kFineSide = kShadowSide * kFine;
constexpr double kSharpBelow = 10; ///< shadows of what is higher are paler and softer

Vec3 fallen(const Vec3& p) {
  return {p.x, 0, p.z - p.y * kSlant};
}

/// Share of light that is taken away, in fine samples; what stands close to the ground takes more.
class Coverage {
public:
  explicit Coverage(const Box& plan) : m_plan(plan), m_samples(static_cast<std::size_t>(kFineSide) * kFineSide) {}

  void add(const Vec3& a, const Vec3& b, const Vec3& c) {
    const Vec3 corners[3] = {inSamples(a), inSamples(b), inSamples(c)};
    const double height = (a.y + b.y + c.y) / 3;
    const double strength = 0.62 + 0.38 * smoothstep(60, kSharpBelow, height);
    const auto [low, high] = std::minmax({corners[0].z, corners[1].z, corners[2].z});
    for (int y = std::max(0, static_cast<int>(low)); y <= std::min(kFineSide - 1, static_cast<int>(high)); ++y)
      addRow(corners, y, strength);
  }
  double at(int x, int y) const {
    x = std::clamp(x, 0, kFineSide - 1);
    y = std::clamp(y, 0, kFineSide - 1);
    return m_samples[static_cast<std::size_t>(y) * kFineSide + static_cast<std::size_t>(x)];
  }

private:
  Vec3 inSamples(const Vec3& p) const {
    const Vec3 f = fallen(p);
    return {(f.x - m_plan.mins.x) / m_plan.size().x * kFineSide, 0,
            (f.z - m_plan.mins.z) / m_plan.size().z * kFineSide};
  }
  void addRow(const Vec3 (&corners)[3], int y, double strength) {
    double from = 1e30;
    double to = -1e30;
    for (int i = 0; i < 3; ++i) {
      const Vec3& a = corners[i];
      const Vec3& b = corners[(i + 1) % 3];
      const double t = (y + 0.5 - a.z) / (b.z - a.z);
      if (b.z == a.z || t < 0 || t > 1)
        continue;
      from = std::min(from, a.x + (b.x - a.x) * t);
      to = std::max(to, a.x + (b.x - a.x) * t);
    }
    for (int x = std::max(0, static_cast<int>(std::ceil(from - 0.5))); x < std::min<double>(kFineSide, to - 0.5); ++x) {
      double& sample = m_samples[static_cast<std::size_t>(y) * kFineSide + static_cast<std::size_t>(x)];
      sample = std::max(sample, strength);
    }
  }

  Box m_plan;
  std::vector<double> m_samples;
};

/// A round brush of about three pixels takes the steps out of the edges.
double softened(const Coverage& coverage, int pixelX, int pixelY) {
  constexpr int kRadius = kFine + 2;
  double sum = 0;
  double weight = 0;
  for (int dy = -kRadius; dy <= kRadius; ++dy)
    for (int dx = -kRadius; dx <= kRadius; ++dx) {
      const double w = std::max(0.0, 1 - (dx * dx + dy * dy) / double(kRadius * kRadius + 1));
      sum += w * coverage.at(pixelX * kFine + kFine / 2 + dx, pixelY * kFine + kFine / 2 + dy);
      weight += w;
    }
  return sum / weight;
}

Box planOf(const Figure& figure) {
  Box bounds = Box::nothing();
  for (const Surface& surface : figure.surfaces)
    for (const Vec3& point : surface.points)
      bounds.add(fallen(point));
  const Vec3 margin = bounds.size() * kMargin;
  return {bounds.mins - margin, bounds.maxs + margin};
}

} // namespace

GroundShadow groundShadow(const Figure& figure) {
  const Box plan = planOf(figure);
  Coverage coverage(plan);
  for (const Surface& surface : figure.surfaces)
    for (std::size_t i = 0; i < surface.triangles.size(); i += 3)
      coverage.add(surface.points[surface.triangles[i]], surface.points[surface.triangles[i + 1]],
                   surface.points[surface.triangles[i + 2]]);
  GroundShadow shadow;
  for (int y = 0; y < kShadowSide; ++y)
    for (int x = 0; x < kShadowSide; ++x) {
      const bool border = x == 0 || y == 0 || x == kShadowSide - 1 || y == kShadowSide - 1;
      shadow.picture[static_cast<std::size_t>(y * kShadowSide + x)] =
          border ? 0 : static_cast<std::uint8_t>(std::lround(kDarkest * softened(coverage, x, y)));
    }
  const auto corner = [&plan](bool left, bool front) {
    return Vec3{left ? plan.maxs.x : plan.mins.x, 0, front ? plan.maxs.z : plan.mins.z};
  };
  shadow.quad = {corner(false, false), corner(true, false), corner(false, true), corner(true, true)};
  return shadow;
}

} // namespace vitrine::demos::diggles
