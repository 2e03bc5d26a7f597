// Surroundings of the lighthouse: the rock under it, the ring, pods, light, buoys and the shuttle.
#include "resources/demos/pictures/Noise.h"
#include "resources/demos/x3/Station.h"
#include "resources/demos/x3/StationMaterials.h"

namespace vitrine::demos::x3::station {

namespace {

Pictures trimPictures() {
  return {"vitrine_trim_diff.dds", "vitrine_trim_bump.dds", "vitrine_trim_spec.dds", "vitrine_trim_light.dds"};
}

/// Noise in space, without a seam.
double lumps(const Vec3& p, double scale, std::uint32_t seed) {
  const double x = p.x * scale + 0.5;
  const double y = p.y * scale + 0.5;
  const double z = p.z * scale + 0.5;
  return (tileFractal(x, y, 6, 4, seed) + tileFractal(y, z, 6, 4, seed + 7) + tileFractal(z, x, 6, 4, seed + 13)) / 3;
}

/// The rock by direction: a potato with a flat top, and below its tip, which all levels of detail have.
Vec3 rockPoint(const Vec3& direction) {
  const double tip = smoothstep(0.6, 1.0, -direction.y);
  const double radius = 25 + 10 * lumps(direction, 0.28, 101) + 3 * lumps(direction, 0.8, 102);
  Vec3 p = direction * (radius * (1 - tip) + 37 * tip) * Vec3{1.08, 0.78, 1.05};
  constexpr double kFlat = 12.5; // above the middle
  if (p.y > kFlat - 3)
    p.y = kFlat - 3 + 3 * std::tanh((p.y - kFlat + 3) / 6);
  return p + Vec3{0, -33.5, 0};
}

/// A square folded around a ball: its middle is the top, its corners meet below.
Vec3 foldedAround(double u, double v) {
  const double x = u * 2 - 1;
  const double z = 1 - v * 2;
  const double y = 1 - std::abs(x) - std::abs(z);
  if (y >= 0)
    return normalized({x, y, z});
  return normalized({(1 - std::abs(z)) * (x < 0 ? -1 : 1), y, (1 - std::abs(x)) * (z < 0 ? -1 : 1)});
}

Record rockLevel(int cells, int threshold) {
  Modeller m;
  m.part("rock");
  m.sheet({cells, cells, {{0, 0}, {3, 3}}}, [](double u, double v) { return rockPoint(foldedAround(u, v)); });
  return threshold == 0 ? m.record() : m.record(threshold);
}

void addRing(Modeller& m, int segments) {
  constexpr double kOut = kRingRadius + 3;
  constexpr double kIn = kRingRadius - 2;
  const auto turned = [&](const std::vector<Outline>& outline, const Patch& picture, int repeats) {
    m.lathe(outline, {segments, repeats, picture});
  };
  turned({{-1.6, kIn}, {-2.2, kIn + 1}, {-2.2, kOut - 1}, {-1.5, kOut}}, trim::kMachinery, 8);
  turned({{-1.5, kOut}, {1.5, kOut}}, trim::kWindows, 5);
  turned({{1.5, kOut}, {1.9, kOut - 0.5}}, trim::kHazard, 16);
  turned({{1.9, kOut - 0.5}, {2.1, kIn + 0.7}}, trim::kPanels, 6);
  turned({{2.1, kIn + 0.7}, {1.6, kIn}}, trim::kRed, 8);
  turned({{1.6, kIn}, {-1.6, kIn}}, trim::kWindows, 5);
}

Record ringLevel(int segments, int spokes, int threshold) {
  Modeller m;
  m.part("ring");
  addRing(m, segments);
  m.part("spokes");
  for (int i = 0; i < spokes; ++i) {
    const double angle = 2 * kPi * (i + 0.5) / spokes;
    const Vec3 out{std::cos(angle), 0, std::sin(angle)};
    m.tube(out * 7.6, out * (kRingRadius - 1.9), 0.7, {segments > 30 ? 10 : 6, 1, trim::kPanels});
  }
  m.part("hub");
  m.lathe({{-1.5, 6.9}, {-1.5, 8}}, {segments / 2, 3, trim::kMachinery});
  m.lathe({{-1.5, 8}, {1.5, 8}}, {segments / 2, 4, trim::kVents});
  m.lathe({{1.5, 8}, {1.5, 6.9}}, {segments / 2, 3, trim::kMachinery});
  return threshold == 0 ? m.record() : m.record(threshold);
}

/// A hull through outlines along z: half widths and half heights that grow and shrink.
struct Rib {
  double z;
  double halfWidth;
  double halfHeight;
  double lift = 0;
};

void addHull(Modeller& m, const std::vector<Rib>& ribs, std::size_t from, std::size_t to, int columns,
             const Patch& picture) {
  const std::size_t rows = to - from;
  m.sheet({columns, static_cast<int>(rows), picture}, [&](double u, double v) {
    const Rib& rib = ribs[from + static_cast<std::size_t>(std::lround(v * static_cast<double>(rows)))];
    const double angle = -kPi / 2 - u * 2 * kPi; // from below, over the right side of who looks at its tail
    const auto squarish = [](double x) { return std::copysign(std::pow(std::abs(x), 0.7), x); };
    return Vec3{rib.halfWidth * squarish(std::cos(angle)), rib.lift + rib.halfHeight * squarish(std::sin(angle)),
                rib.z};
  });
}

void addFin(Modeller& m, const std::array<Vec3, 4>& outline, const Vec3& thickness, const Patch& picture) {
  const auto at = [&](std::size_t i, double side) { return outline[i] + thickness * side; };
  m.quad({at(0, 1), at(1, 1), at(2, 1), at(3, 1)}, picture);
  m.quad({at(3, -1), at(2, -1), at(1, -1), at(0, -1)}, picture);
  for (std::size_t i = 0; i < 4; ++i) {
    const std::size_t next = (i + 1) % 4;
    m.quad({at(i, -1), at(next, -1), at(next, 1), at(i, 1)}, trim::kHazard);
  }
}

Record shuttleLevel(int columns, bool isFine, int threshold) {
  const std::vector<Rib> ribs{{7, 0.25, 0.2, -0.3}, {6, 0.9, 0.6, -0.2},   {4.2, 1.35, 1.0},     {2.4, 1.6, 1.35, 0.15},
                              {-1, 1.75, 1.5, 0.2}, {-4.2, 1.7, 1.4, 0.2}, {-5.6, 1.3, 1.1, 0.2}};
  Modeller m;
  m.part("hull");
  addHull(m, ribs, 0, 2, columns, trim::kRed);
  addHull(m, ribs, 2, 4, columns, trim::kPanels);
  addHull(m, ribs, 4, 5, columns, trim::kPanels);
  addHull(m, ribs, 5, 6, columns, trim::kVents);
  m.quad({Vec3{-1, -0.8, -5.6}, {-1, 1.1, -5.6}, {1, 1.1, -5.6}, {1, -0.8, -5.6}}, trim::kMachinery);
  m.part("cockpit").material(1);
  m.sheet({8, 4, {}}, [](double u, double v) {
    const double angle = kPi * (0.16 + 0.68 * u);
    const double z = 5.2 - 2.9 * v;
    const double swell = 0.98 + 0.36 * std::sin(kPi * std::min(1.0, v * 0.9 + 0.1));
    return Vec3{-1.08 * swell * std::cos(angle), 0.05 + 1.0 * swell * std::sin(angle), z};
  });
  m.material(0);
  for (const double side : {-1.0, 1.0}) {
    m.part(side < 0 ? "wing left" : "wing right");
    const double s = side * 1.5;
    std::array<Vec3, 4> wing{Vec3{s, -0.2, -4.8}, {s, 0, 1.4}, {side * 6, -0.9, -3}, {side * 6, -0.9, -5.2}};
    if (side < 0)
      wing = {wing[3], wing[2], wing[1], wing[0]};
    addFin(m, wing, {0, 0.13, 0}, trim::kPanels);
    if (isFine)
      m.tube({side * 2.3, -0.1, 0.6}, {side * 2.3, -0.1, -5.9}, 0.62, {12, 1, trim::kMachinery});
    m.place(shift({side * 2.3, -0.1, -5.9}));
    m.sheet({12, 1, trim::kHazard}, [](double u, double v) {
      const double angle = u * 2 * kPi;
      const double r = 0.75 - 0.15 * v;
      return Vec3{r * std::cos(angle), r * std::sin(angle), -0.7 + 0.7 * v};
    });
    m.place({});
  }
  m.part("tail fin");
  addFin(m, {Vec3{0, 1.4, -5.2}, {0, 4, -6.4}, {0, 4, -5.2}, {0, 1.5, -1.6}}, {0.12, 0, 0}, trim::kRed);
  return threshold == 0 ? m.record() : m.record(threshold);
}

} // namespace

Body rock() {
  Body body;
  body.info = "Vitrine: rock";
  body.materials = {solid({"vitrine_rock_diff.dds", "vitrine_rock_bump.dds", "vitrine_rock_spec.dds", {}}, 0.2, 8)};
  body.records = {rockLevel(64, 0), rockLevel(32, 100), rockLevel(12, 30)};
  body.hasTangents = true;
  return body;
}

Body ring() {
  Body body;
  body.info = "Vitrine: ring";
  body.materials = {solid(trimPictures())};
  body.records = {ringLevel(64, 6, 0), ringLevel(32, 6, 120), ringLevel(16, 3, 40)};
  body.hasTangents = true;
  return body;
}

Body pod() {
  Body body;
  body.info = "Vitrine: pod";
  Material material;
  material.kind = Material::Kind::Three;
  material.texture = "802";
  body.materials = {material};
  Modeller m;
  m.part("pod").place(pitch(kPi / 2)); // lies, its front to +z
  m.lathe({{-3.2, 0}, {-3.2, 1.1}}, {12, 1, {}});
  m.lathe({{-3.2, 1.1}, {-2.4, 1.6}, {1.4, 1.6}, {2.6, 1.1}, {3.2, 0}}, {12, 1, {}});
  m.place({});
  for (const double side : {-1.0, 1.0})
    m.box({side * 1.9, 0, -1}, {0.35, 0.5, 1.6}, {});
  body.records = {m.record()};
  body.collisionBoxes = {{{-1125, -800, -1600}, {1125, 800, 1600}}};
  return body;
}

Body beam() {
  Body body;
  body.info = "Vitrine: beam of light";
  body.materials = {glow("vitrine_beam_diff.dds", false)};
  Modeller m;
  m.part("beam");
  for (const double side : {-1.0, 1.0})
    for (const double width : {1.0, 0.45}) {
      m.place(roll(-side * kPi / 2));
      m.lathe({{60, 7 * width}, {3.9, 1.3 * width}}, {24, 1, {{0, 0.06}, {1, 0.94}}});
    }
  body.records = {m.record()};
  return body;
}

Body shuttle() {
  Body body;
  body.info = "Vitrine: shuttle";
  body.materials = {solid(trimPictures()), plain({16, 26, 44}, 70, 90)};
  body.records = {shuttleLevel(20, true, 0), shuttleLevel(10, false, 90)};
  return body;
}

Body flame() {
  Body body;
  body.info = "Vitrine: flame";
  body.materials = {glow("vitrine_flame_diff.dds", true)};
  Modeller m;
  m.part("flame").place(pitch(-kPi / 2)); // y becomes -z: backwards
  for (const double width : {1.0, 0.5})
    m.lathe({{0, 0.55 * width}, {1.5, 0.62 * width}, {5 - 2 * (1 - width), 0.05}}, {12, 1, {{0, 1}, {1, 0}}});
  body.records = {m.record()};
  return body;
}

Body buoy() {
  Body body;
  body.info = "Vitrine: buoy";
  body.materials = {solid(trimPictures())};
  Modeller m;
  m.part("buoy");
  m.lathe({{-5, 0}, {-2.6, 2.0}}, {12, 1, trim::kMachinery});
  m.lathe({{-2.6, 2.0}, {-0.6, 2.7}, {0.6, 2.7}, {2.6, 2.0}}, {12, 2, trim::kRed});
  m.lathe({{2.6, 2.0}, {3.0, 0.5}, {6, 0.3}}, {12, 1, trim::kHazard});
  for (int i = 0; i < 3; ++i) {
    m.place(yaw(2 * kPi * i / 3));
    m.tube({2.2, 0, 0}, {6.4, -0.8, 0}, 0.22, {6, 1, trim::kPanels});
    m.box({6.8, -0.8, 0}, {0.4, 1.3, 1.3}, {{0, trim::kVents.from.v}, {0.2, trim::kVents.to.v}});
  }
  m.place({});
  body.records = {m.record()};
  return body;
}

Body lamp() {
  Body body;
  body.info = "Vitrine: lamp";
  body.materials = {glow("vitrine_halo_diff.dds", false)};
  Modeller m;
  m.part("lamp");
  constexpr double kHalf = 2.1;
  for (int i = 0; i < 3; ++i) {
    m.place(i == 2 ? pitch(kPi / 2) : yaw(i * kPi / 2));
    m.quad({Vec3{-kHalf, -kHalf, 0}, {-kHalf, kHalf, 0}, {kHalf, kHalf, 0}, {kHalf, -kHalf, 0}}, {});
  }
  body.records = {m.record()};
  return body;
}

} // namespace vitrine::demos::x3::station
