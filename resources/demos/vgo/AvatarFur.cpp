#include "resources/demos/pictures/Noise.h"
#include "resources/demos/vgo/Avatar.h"

namespace vitrine::demos::vgo::avatar {

namespace {

using namespace colours;

std::vector<int> jointsNamed(const Rig& rig, const std::vector<std::string>& names) {
  std::vector<int> joints;
  for (const std::string& name : names)
    joints.push_back(rig.indexOf(name));
  return joints;
}

std::vector<int> chain(const Rig& rig, const std::string& name, int count, std::vector<std::string> more) {
  for (int i = 1; i <= count; ++i)
    more.push_back(name + std::to_string(i));
  return jointsNamed(rig, more);
}

Vec3 mirrored(const Vec3& v, double side) {
  return {side * v.x, v.y, v.z};
}

/// Soft streaks along the body.
Vec3 furry(const Vec3& tone, const Vec3& p) {
  const double u = p.x * 1.7 + 0.5;
  const double v = p.y * 1.1;
  const double streaks = tileFractal(u - std::floor(u), v - std::floor(v), 22, 5, 3, 77);
  return tone * (1 + 0.035 * streaks);
}

/// The mask of a fox: cream below a line that rises from the bridge of the nose to under the eyes.
Vec3 headColour(const Vec3& p, const Vec3& n) {
  const double side = std::abs(p.x);
  const double line = 0.688 + 0.052 * smoothstep(0.012, 0.075, side) - 0.06 * smoothstep(0.17, 0.28, side) +
                      0.004 * tileNoise(p.x * 2 + 0.5, 0.3, 31, 5);
  const double cream = smoothstep(0.006, -0.006, p.y - line) * smoothstep(-0.07, -0.03, p.z);
  const double brow =
      smoothstep(1.0, 0.75, std::hypot((side - 0.085) / 0.026, (p.y - 0.884) / 0.016)) * smoothstep(0, 0.05, p.z);
  Vec3 colour = lerp(kOrange, kCream, std::max(cream, brow));
  const double blush = std::exp(-(std::pow((side - 0.162) / 0.03, 2) + std::pow((p.y - 0.708) / 0.018, 2)));
  colour = lerp(colour, kRosy, 0.75 * blush * smoothstep(0, 0.05, p.z));
  const double under = smoothstep(0.66, 0.60, p.y) * smoothstep(0.1, -0.6, n.y); // the chin's own shadow
  return furry(colour, p) * (1 - 0.12 * under);
}

Part head(const Rig& rig) {
  return {headSolid(), {{-0.31, 0.54, -0.22}, {0.31, 0.98, 0.28}}, 0.021, headColour, jointsNamed(rig, {"Head"})};
}

Part nose(const Rig& rig) {
  const Solid solid = ellipsoid({0, 0.7265, 0.252}, {0.026, 0.018, 0.018});
  const auto paint = [](const Vec3& p, const Vec3&) {
    const double shine = smoothstep(1, 0.4, std::hypot((p.x + 0.007) / 0.009, (p.y - 0.735) / 0.004));
    return lerp({0.17, 0.10, 0.11}, {0.75, 0.68, 0.70}, 0.8 * shine);
  };
  return {solid, {{-0.04, 0.70, 0.22}, {0.04, 0.76, 0.29}}, 0.0075, paint, jointsNamed(rig, {"Head"})};
}

Solid earSolid(double side) {
  const Vec3 foot = mirrored({0.118, 0.885, -0.01}, side);
  const Vec3 tip = mirrored({0.205, 1.155, -0.02}, side);
  const Vec3 middle = lerp(foot, tip, 0.45);
  const Solid whole = limb({foot, middle, tip}, {0.080, 0.064, 0.017}, 0.03);
  const Solid flat = stretched(whole, foot, {1, 1, 0.5});
  const Solid hollow = stretched(
      limb({lerp(foot, tip, 0.12), lerp(foot, tip, 0.45), lerp(foot, tip, 0.86)}, {0.050, 0.043, 0.006}, 0.03), foot,
      {1, 1, 0.55});
  return without(flat, [hollow](const Vec3& p) { return hollow(p - Vec3{0, 0, 0.028}); }, 0.012);
}

Part ear(const Rig& rig, double side) {
  const auto paint = [side](const Vec3& p, const Vec3& n) {
    const Vec3 foot = mirrored({0.118, 0.885, 0}, side);
    const Vec3 tip = mirrored({0.205, 1.155, 0}, side);
    const Vec3 way = normalized(tip - foot);
    const Vec3 q{p.x - foot.x, p.y - foot.y, 0};
    const double along = dot(q, way);
    const double beside = lengthOf(q - way * along);
    const double wide = 0.052 * (1 - 0.75 * std::clamp(along / 0.25, 0.0, 1.0));
    const double within =
        smoothstep(wide, wide * 0.72, beside) * smoothstep(0, 0.3, n.z) * smoothstep(0.25, 0.22, along);
    const Vec3 outer = lerp(kOrange, kBrown, smoothstep(1.055, 1.075, p.y + 0.006 * std::sin(p.x * 260)));
    return lerp(furry(outer, p), lerp({0.99, 0.80, 0.72}, kCream, smoothstep(0.10, 0.04, along)), within);
  };
  const Box box =
      side > 0 ? Box{{0.02, 0.82, -0.07}, {0.25, 1.18, 0.06}} : Box{{-0.25, 0.82, -0.07}, {-0.02, 1.18, 0.06}};
  return {earSolid(side), box, 0.0155, paint, chain(rig, side > 0 ? "LeftEar" : "RightEar", 3, {"Head"})};
}

Part tuft(const Rig& rig) {
  const std::vector<double> radii{0.05, 0.047, 0.03, 0.005};
  const Solid solid =
      joined({limb({{0, 0.935, 0.0}, {0.03, 0.965, 0.09}, {0.055, 0.935, 0.17}, {0.05, 0.875, 0.222}}, radii, 0.03),
              limb({{-0.02, 0.935, 0.0}, {-0.04, 0.962, 0.08}, {-0.075, 0.93, 0.15}, {-0.09, 0.885, 0.19}},
                   {0.045, 0.04, 0.026, 0.004}, 0.03),
              limb({{0.03, 0.935, -0.02}, {0.085, 0.965, 0.05}, {0.125, 0.935, 0.115}, {0.145, 0.88, 0.15}},
                   {0.04, 0.038, 0.024, 0.004}, 0.03),
              limb({{0, 0.93, -0.03}, {-0.01, 0.985, -0.02}, {-0.03, 1.02, -0.05}, {-0.06, 1.03, -0.09}},
                   {0.05, 0.042, 0.026, 0.004}, 0.03)},
             0.012);
  const auto paint = [](const Vec3& p, const Vec3&) {
    const double tip = smoothstep(0.12, 0.21, p.z + 0.25 * std::abs(p.x));
    return furry(lerp(kOrange * 0.93, kCream, tip), p);
  };
  return {solid, {{-0.12, 0.84, -0.13}, {0.17, 1.05, 0.24}}, 0.0145, paint, chain(rig, "Tuft", 3, {"Head"})};
}

Part tail(const Rig& rig) {
  const Solid solid = limb({{0.0, 0.275, -0.08},
                            {0.07, 0.235, -0.165},
                            {0.165, 0.24, -0.225},
                            {0.26, 0.325, -0.25},
                            {0.305, 0.43, -0.245},
                            {0.31, 0.54, -0.215},
                            {0.275, 0.685, -0.175}},
                           {0.034, 0.046, 0.068, 0.092, 0.096, 0.076, 0.024}, 0.04);
  const auto paint = [](const Vec3& p, const Vec3&) {
    const double wave = 0.014 * std::sin(p.x * 95) + 0.008 * std::sin(p.z * 120);
    return furry(lerp(kOrange, kCream, smoothstep(0.525, 0.54, p.y + wave)), p);
  };
  return {solid, {{-0.05, 0.15, -0.37}, {0.42, 0.71, -0.03}}, 0.0235, paint, chain(rig, "Tail", 6, {"Hips"})};
}

/// A hand's fingers and thumb.
Solid handSolid(double side) {
  const auto finger = [side](const Vec3& from, const Vec3& to) {
    return taper(mirrored(from, side), mirrored(to, side), 0.0205, 0.015);
  };
  return joined({ellipsoid(mirrored({0.265, 0.318, 0.004}, side), {0.038, 0.038, 0.040}),
                 finger({0.285, 0.303, 0.022}, {0.308, 0.272, 0.03}), finger({0.287, 0.295, 0}, {0.314, 0.262, 0}),
                 finger({0.280, 0.295, -0.022}, {0.302, 0.266, -0.03}),
                 finger({0.255, 0.330, 0.03}, {0.270, 0.318, 0.062})},
                0.014);
}

Part arm(const Rig& rig, double side) {
  const std::string name = side > 0 ? "Left" : "Right";
  const Solid wrist = taper(mirrored({0.20, 0.38, 0}, side), mirrored({0.26, 0.325, 0}, side), 0.030, 0.034);
  const Box box =
      side > 0 ? Box{{0.16, 0.23, -0.07}, {0.36, 0.43, 0.09}} : Box{{-0.36, 0.23, -0.07}, {-0.16, 0.43, 0.09}};
  const auto paint = [](const Vec3& p, const Vec3&) { return furry(kBrown, p); };
  return {joined({wrist, handSolid(side)}, 0.02), box, 0.013, paint,
          jointsNamed(rig, {name + "LowerArm", name + "Hand", name + "Thumb", name + "Index", name + "Middle",
                            name + "Little"})};
}

Part leg(const Rig& rig, double side) {
  const std::string name = side > 0 ? "Left" : "Right";
  const auto at = [side](double x, double y, double z) { return Vec3{side * x, y, z}; };
  std::vector<Solid> solids{
      limb({at(0.062, 0.27, 0), at(0.066, 0.165, 0), at(0.07, 0.055, 0)}, {0.066, 0.054, 0.046}, 0.02),
      ellipsoid(at(0.076, 0.036, 0.035), {0.055, 0.038, 0.085})};
  for (const double toe : {-0.03, 0.0, 0.03})
    solids.push_back(ellipsoid(at(0.078 + toe, 0.026, 0.105 - 0.3 * std::abs(toe)), {0.021, 0.025, 0.025}));
  const Solid solid = without(joined(solids, 0.018), below(0.0), 0.008);
  const auto paint = [](const Vec3& p, const Vec3&) {
    return furry(lerp(kBrown, kOrange, smoothstep(0.148, 0.156, p.y + 0.006 * std::sin(p.x * 180))), p);
  };
  const Box box =
      side > 0 ? Box{{-0.01, -0.01, -0.08}, {0.15, 0.32, 0.14}} : Box{{-0.15, -0.01, -0.08}, {0.01, 0.32, 0.14}};
  return {solid, box, 0.018, paint,
          jointsNamed(rig, {"Hips", name + "UpperLeg", name + "LowerLeg", name + "Foot", name + "Toes"})};
}

} // namespace

Solid headSolid() {
  std::vector<Solid> solids{ellipsoid({0, 0.765, 0}, {0.222, 0.198, 0.198}),
                            ellipsoid({0, 0.692, 0.165}, {0.085, 0.055, 0.085})};
  for (const double side : {1.0, -1.0}) {
    solids.push_back(taper(mirrored({0.13, 0.69, 0.04}, side), mirrored({0.268, 0.664, 0.03}, side), 0.085, 0.013));
    solids.push_back(taper(mirrored({0.12, 0.665, 0.05}, side), mirrored({0.232, 0.598, 0.045}, side), 0.07, 0.013));
  }
  return joined(solids, 0.05);
}

Sculpture fur(const Rig& rig) {
  Sculpture fur("Fur", rig, 330);
  fur.add(head(rig));
  fur.add(tail(rig));
  for (const double side : {1.0, -1.0}) {
    fur.add(ear(rig, side));
    fur.add(leg(rig, side));
    fur.add(arm(rig, side));
  }
  fur.add(tuft(rig));
  fur.add(nose(rig));
  fur.build();
  return fur;
}

} // namespace vitrine::demos::vgo::avatar
