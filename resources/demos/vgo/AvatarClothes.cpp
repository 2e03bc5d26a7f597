#include "resources/demos/pictures/Noise.h"
#include "resources/demos/vgo/Avatar.h"

namespace vitrine::demos::vgo::avatar {

namespace {

using namespace colours;

constexpr double kDepth = 0.86; ///< of the trunk against its width

/// 1 at a line, 0 away from it.
double line(double distance, double halfWidth) {
  return smoothstep(halfWidth * 1.3, halfWidth * 0.7, std::abs(distance));
}

Vec3 woven(const Vec3& tone, const Vec3& p) {
  const double u = p.x * 1.3 + 0.5;
  const double v = p.y * 1.3;
  return tone * (1 + 0.05 * tileFractal(u - std::floor(u), v - std::floor(v), 9, 2, 91));
}

Solid sleeve(double side) {
  const auto at = [side](double x, double y) { return Vec3{side * x, y, 0}; };
  return joined({limb({at(0.075, 0.485), at(0.17, 0.405), at(0.232, 0.348)}, {0.052, 0.046, 0.052}, 0.02),
                 taper(at(0.222, 0.357), at(0.236, 0.344), 0.058, 0.058)},
                0.008);
}

const Vec3 kShoulder{0.085, 0.485, 0};
const Vec3 kWrist{0.235, 0.345, 0};

/// Place of a point along a sleeve, from the shoulder's joint on.
double alongSleeve(const Vec3& p) {
  return dot(Vec3{std::abs(p.x), p.y, p.z} - kShoulder, normalized(kWrist - kShoulder));
}

bool isOnSleeve(const Vec3& p) {
  constexpr double kWidest = 0.068;
  return alongSleeve(p) > 0.05 && taper(kShoulder, kWrist, kWidest, kWidest)({std::abs(p.x), p.y, p.z}) < 0;
}

Solid coatSolid() {
  const Solid hollow = lathe({0, 0, 0}, {{0.14, 0.165}, {0.25, 0.130}, {0.275, 0.115}}, kDepth);
  const Solid cuffs = [](const Vec3& p) { // open at the ends
    const Vec3 q{std::abs(p.x), p.y, p.z};
    return taper({0.225, 0.354, 0}, {0.30, 0.284, 0}, 0.036, 0.036)(q);
  };
  const Solid cloth = joined({torsoSolid(), sleeve(1), sleeve(-1)}, 0.035);
  return without(without(cloth, hollow, 0.012), cuffs, 0.01);
}

/// Teal, with golden hems, a row of buttons and a badge.
Vec3 coatColour(const Vec3& p, const Vec3& n) {
  const double along = alongSleeve(p);
  const bool onSleeve = isOnSleeve(p);
  Vec3 colour = woven(kTeal, p);
  const double hem = onSleeve ? line(along - 0.181, 0.010) : line(p.y - 0.232, 0.008);
  colour = lerp(colour, kGold, hem);
  if (n.z > 0 && !onSleeve) {
    colour = lerp(colour, kTeal * 0.72, line(p.x - 0.012, 0.0022) * smoothstep(0.24, 0.25, p.y));
    for (const double height : {0.29, 0.345, 0.40, 0.455}) {
      const double button = std::hypot(p.x + 0.012, p.y - height);
      colour = lerp(
          colour, lerp(kGold, {1, 0.9, 0.62}, smoothstep(0.009, 0.002, std::hypot(p.x + 0.015, p.y - height - 0.003))),
          smoothstep(0.0115, 0.0095, button));
    }
    const double badge = std::max(std::abs(p.x + 0.066) + 0.6 * std::abs(p.y - 0.43), std::abs(p.y - 0.43));
    colour = lerp(colour, {0.86, 0.97, 1.0}, smoothstep(0.023, 0.021, badge));
    colour = lerp(colour, kGold, line(badge - 0.0225, 0.0025));
  }
  const double inside = smoothstep(0.2, -0.5, n.y) * smoothstep(0.235, 0.20, p.y);
  return colour * (1 - 0.35 * inside);
}

Part coat(const Rig& rig) {
  std::vector<int> joints;
  for (const char* name : {"Hips", "Spine", "Chest", "Neck"})
    joints.push_back(rig.indexOf(name));
  for (const std::string side : {"Left", "Right"})
    for (const char* part : {"Shoulder", "UpperArm", "LowerArm"})
      joints.push_back(rig.indexOf(side + part));
  return {coatSolid(), {{-0.32, 0.18, -0.19}, {0.32, 0.57, 0.19}}, 0.0152, coatColour, joints};
}

Vec3 knitted(const Vec3& p, double along, double stripes) {
  const double band = std::sin(along * stripes);
  return lerp(kRed, kCream, smoothstep(0.80, 0.88, band)) * (1 + 0.03 * tileNoise(p.x + 0.5, p.y, 40, 4));
}

Part wrap(const Rig& rig) {
  const Solid solid = joined({stretched(ring({0, 0.545, 0}, 0.098, 0.043, 0.92), {0, 0.545, 0}, {1, 1, 0.98}),
                              ellipsoid({0.055, 0.525, 0.125}, {0.037, 0.034, 0.026})},
                             0.012);
  const auto paint = [](const Vec3& p, const Vec3&) { return knitted(p, std::atan2(p.z, p.x), 9); };
  return {solid,
          {{-0.16, 0.47, -0.16}, {0.16, 0.61, 0.17}},
          0.0155,
          paint,
          {rig.indexOf("Chest"), rig.indexOf("Neck"), rig.indexOf("Spine"), rig.indexOf("Head")}};
}

/// An end of the scarf, with fringes.
Part end(const Rig& rig, const std::string& name, const std::vector<Vec3>& points, const Box& box) {
  constexpr double kWide = 2.7; // times as wide as thick
  std::vector<Vec3> narrow;
  for (const Vec3& point : points)
    narrow.push_back({point.x / kWide, point.y, point.z});
  std::vector<Solid> solids{
      stretched(limb(narrow, std::vector<double>(points.size(), 0.0135), 0.02), {}, {kWide, 1, 1})};
  const Vec3 last = points.back();
  const Vec3 way = normalized(last - points[points.size() - 2]);
  for (const double beside : {-0.024, -0.008, 0.008, 0.024})
    solids.push_back(taper(last + Vec3{beside, 0, 0}, last + Vec3{beside * 1.15, 0, 0} + way * 0.032, 0.0085, 0.006));
  const double top = points.front().y;
  const double bottom = last.y;
  const auto paint = [top, bottom](const Vec3& p, const Vec3&) {
    const Vec3 colour = knitted(p, (top - p.y) * 6 + 0.25, 9);
    return lerp(colour, kCream * 0.96, smoothstep(bottom - 0.010, bottom - 0.014, p.y));
  };
  std::vector<int> joints{rig.indexOf("Chest")};
  for (int i = 1; i <= 3; ++i)
    joints.push_back(rig.indexOf(name + std::to_string(i)));
  return {joined(solids, 0.008), box, 0.0115, paint, joints};
}

} // namespace

Solid torsoSolid() {
  return lathe({0, 0, 0}, {{0.212, 0.172}, {0.30, 0.138}, {0.40, 0.112}, {0.49, 0.094}, {0.545, 0.062}}, kDepth);
}

Sculpture clothes(const Rig& rig) {
  Sculpture clothes("Clothes", rig, 330);
  clothes.add(coat(rig));
  clothes.add(wrap(rig));
  clothes.add(end(rig, "ScarfFront",
                  {{0.06, 0.51, 0.132}, {0.083, 0.44, 0.146}, {0.098, 0.365, 0.160}, {0.108, 0.295, 0.172}},
                  {{0.0, 0.23, 0.10}, {0.17, 0.54, 0.21}}));
  clothes.add(end(rig, "ScarfBack",
                  {{-0.035, 0.525, -0.125}, {-0.062, 0.45, -0.160}, {-0.085, 0.375, -0.190}, {-0.10, 0.31, -0.205}},
                  {{-0.17, 0.24, -0.25}, {0.03, 0.56, -0.09}}));
  clothes.build();
  return clothes;
}

} // namespace vitrine::demos::vgo::avatar
