#include "resources/demos/pictures/Noise.h"
#include "resources/demos/source/DemoLayout.h"
#include "resources/demos/source/DemoMap.h"

#include <numbers>

namespace vitrine::demos {

using namespace plan;

namespace {

/// Height of the hill: a ridge towards the north-east corner, flat along the south and west borders of its field.
double hillHeight(const Vec3& p) {
  const double u = (p.x - kHill.mins.x) / (kHill.maxs.x - kHill.mins.x);
  const double v = (p.y - kHill.mins.y) / (kHill.maxs.y - kHill.mins.y);
  const double rise = smoothstep(0.0, 0.75, u) * smoothstep(0.0, 0.85, v);
  const double bumps = tileFractal(p.x / 1024 + 0.3, p.y / 1024, 5, 4, 501);
  const double knoll = std::exp(-(std::pow((u - 0.62) * 4, 2) + std::pow((v - 0.6) * 4, 2)));
  const double border = smoothstep(0, 0.14, u) * smoothstep(0, 0.2, v);
  return std::max(0.0, rise * 132 + border * (knoll * 46 + bumps * 26 * (0.35 + rise)));
}

/// The patches differ in power. Where two meet, points the coarser one does not have lie on its straight edge, or
/// cracks would show.
double meshedHeight(const Vec3& p, int power) {
  const double step = kHillPatch / (1 << power);
  const double coarse = kHillPatch / 8;
  const auto onBorder = [](double at, double origin) {
    return std::abs(std::remainder(at - origin, kHillPatch)) < 0.01;
  };
  if (step >= coarse)
    return hillHeight(p);
  const auto between = [&](int axis) {
    const double origin = axis == 0 ? kHill.mins.x : kHill.mins.y;
    const double low = origin + std::floor((p[axis] - origin) / coarse + 1e-6) * coarse;
    Vec3 a = p;
    Vec3 b = p;
    a[axis] = low;
    b[axis] = low + coarse;
    const double t = (p[axis] - low) / coarse;
    return t < 1e-6 ? hillHeight(p) : std::lerp(hillHeight(a), hillHeight(b), t);
  };
  if (onBorder(p.x, kHill.mins.x))
    return between(1);
  if (onBorder(p.y, kHill.mins.y))
    return between(0);
  return hillHeight(p);
}

/// Rock shows where it is steep, and in patches on top.
double hillAlpha(const Vec3& p) {
  constexpr double kStep = 12;
  const double dx = hillHeight(p + Vec3{kStep, 0, 0}) - hillHeight(p - Vec3{kStep, 0, 0});
  const double dy = hillHeight(p + Vec3{0, kStep, 0}) - hillHeight(p - Vec3{0, kStep, 0});
  const double slope = std::hypot(dx, dy) / (2 * kStep);
  const double patch = tileFractal(p.x / 512 + 0.2, p.y / 512, 6, 3, 502);
  return 255 * smoothstep(0.22, 0.62, slope + patch * 0.22);
}

} // namespace

void DemoMap::fitHill() {
  const SideLook look = m_parts.look("hill", 0.25, 16);
  for (int row = 0; row < 2; ++row)
    for (int column = 0; column < 3; ++column) {
      Displacement patch;
      patch.mins = kHill.mins + Vec3{column * kHillPatch, row * kHillPatch, 0};
      patch.maxs = patch.mins + Vec3{kHillPatch, kHillPatch, 0};
      patch.power = (row + column) % 2 ? 4 : 3;
      patch.look = look;
      const int power = patch.power;
      patch.height = [power](const Vec3& p) { return meshedHeight(p, power); };
      patch.alpha = hillAlpha;
      m_model.displacements.push_back(patch);
    }
}

void DemoMap::fitGarden() {
  const SideLook gravel = m_parts.look("gravel");
  const SideLook stone = m_parts.look("sandstone");
  // Paths: from the door to the pond, round it, on to the pavilion, and along the house.
  m_parts.box({-64, 384, 0}, {64, 600, 1}, gravel);
  m_parts.box({-176, 600, 0}, {176, 648, 1}, gravel);
  m_parts.box({-176, 648, 0}, {-120, 888, 1}, gravel);
  m_parts.box({120, 648, 0}, {176, 888, 1}, gravel);
  m_parts.box({-176, 888, 0}, {176, 936, 1}, gravel);
  m_parts.box({-48, 936, 0}, {48, 976, 1}, gravel);
  m_parts.box({64, 432, 0}, {880, 496, 1}, gravel);
  m_parts.box({-496, 432, 0}, {-64, 496, 1}, gravel);
  m_parts.box({-72, 384, 0}, {72, 416, 2}, stone); // threshold
  fitPond();
  fitHedges();
  fitPavilion();
  fitFlowers();
  for (const double x : {-240.0, 240.0})
    m_parts.bench({x > 0 ? 208.0 : -208.0, 720, 0}, false);
  m_parts.pedestal({-256, 624, 0}, 1);
  m_parts.pedestal({-256, 912, 0}, 3);
  m_parts.column({-384, 1080, 0}, 14, 96, stone, stone); // a broken column as a folly
  m_parts.column({-320, 1128, 0}, 14, 132, stone, stone);
  m_parts.column({-440, 1136, 0}, 14, 150, stone, stone);
  m_parts.box({-460, 1116, 150}, {-300, 1156, 164}, stone);
}

void DemoMap::fitPond() {
  const SideLook rim = m_parts.look("sandstone", 0.25, 8);
  const Box pond = kPond;
  m_parts.box({pond.mins.x - 12, pond.mins.y - 12, 0}, {pond.maxs.x + 12, pond.mins.y, 12}, rim);
  m_parts.box({pond.mins.x - 12, pond.maxs.y, 0}, {pond.maxs.x + 12, pond.maxs.y + 12, 12}, rim);
  m_parts.box({pond.mins.x - 12, pond.mins.y, 0}, {pond.mins.x, pond.maxs.y, 12}, rim);
  m_parts.box({pond.maxs.x, pond.mins.y, 0}, {pond.maxs.x + 12, pond.maxs.y, 12}, rim);
  const Vec3 middle{0, 768, -56};
  const SideLook marble = m_parts.look("marble", 0.25, 8);
  const Vec3 foot{0, 768, pond.mins.z};
  m_parts.add(columnBrush(foot, 40, 20, 8, {rim, rim, rim}));
  m_parts.add(columnBrush(foot + Vec3{0, 0, 20}, 26, middle.z + 42 - pond.mins.z, 12, {marble, marble, marble}));
  // What fell in: a column in two pieces, and a chest.
  m_parts.add(prismBrush({{690, -190}, {698, -198}, {706, -190}, {698, -182}}, 0, -90, -30, {rim, rim, rim}));
  m_parts.add(columnBrush({78, 840, pond.mins.z}, 10, 44, 8, {rim, rim, rim}));
  m_parts.box({50, 690, pond.mins.z}, {86, 712, pond.mins.z + 20}, m_parts.look("planks", 0.125, 8));
  m_parts.box({49, 689, pond.mins.z + 14}, {87, 713, pond.mins.z + 17}, m_parts.look("brass", 0.25, 8));
  m_parts.add(coneBrush(middle + Vec3{0, 0, 62}, 9, 7, 34, 12, {marble, marble, marble}));
  m_parts.add(coneBrush(middle + Vec3{0, 0, 96}, 8, 34, 12, 12, {marble, marble, marble}));
  m_parts.add(coneBrush(middle + Vec3{0, 0, 108}, 6, 4, 22, 12, {marble, marble, marble}));
  m_parts.add(coneBrush(middle + Vec3{0, 0, 130}, 5, 16, 8, 12, {marble, marble, marble}));
  m_parts.add(coneBrush(middle + Vec3{0, 0, 138}, 4, 1, 12, 8, {marble, marble, marble}));
}

void DemoMap::fitHedges() {
  const SideLook hedge = m_parts.look("hedge", 0.2);
  const auto row = [&](double x0, double y0, double x1, double y1, double height) {
    m_parts.box({x0, y0, 0}, {x1, y1, height}, hedge);
  };
  row(-96, 512, -72, 592, 34);
  row(72, 512, 96, 592, 34);
  row(-496, 512, -96, 536, 34);
  row(96, 512, 520, 536, 34);
  row(-512, 544, -488, 1216, 110);
  row(-488, 1192, 208, 1216, 110);
  row(-212, 968, -188, 1160, 46);
  row(188, 968, 212, 1160, 46);
  // Clipped cones at the corners
  for (const Vec3 foot : {Vec3{-84, 492, 0}, Vec3{84, 492, 0}, Vec3{-200, 624, 0}, Vec3{200, 624, 0},
                          Vec3{-200, 912, 0}, Vec3{-84, 988, 0}, Vec3{84, 988, 0}}) {
    m_parts.add(coneBrush(foot, 17, 3, 68, 10, {hedge, hedge, hedge}));
    m_parts.add(columnBrush(foot, 19, 5, 10, {m_parts.look("brick", 0.25, 8), hedge, m_parts.look("gravel", 0.25, 8)}));
  }
}

/// A round temple at the end of the garden's axis.
void DemoMap::fitPavilion() {
  const Vec3 middle{0, 1072, 0};
  const SideLook stone = m_parts.look("sandstone", 0.25, 8);
  const SideLook marble = m_parts.look("marble", 0.25, 8);
  const SideLook tiles = m_parts.look("rooftiles", 0.125, 16);
  m_parts.add(columnBrush(middle, 104, 6, 12, {stone, stone, stone}));
  m_parts.add(columnBrush(middle + Vec3{0, 0, 6}, 92, 6, 12, {stone, stone, marble}));
  for (int i = 0; i < 6; ++i) {
    const double angle = (i + 0.5) * std::numbers::pi / 3;
    m_parts.column(middle + Vec3{std::round(std::cos(angle) * 72), std::round(std::sin(angle) * 72), 12}, 9, 108,
                   marble, marble);
  }
  m_parts.add(columnBrush(middle + Vec3{0, 0, 120}, 94, 14, 12, {marble, m_parts.look("plaster", 0.5, 8), marble}));
  m_parts.add(coneBrush(middle + Vec3{0, 0, 134}, 100, 18, 48, 12, {tiles, marble, tiles}));
  m_parts.add(coneBrush(middle + Vec3{0, 0, 182}, 18, 2, 26, 12, {tiles, tiles, tiles}));
  const SideLook gold = m_parts.look("brass", 0.25, 8);
  m_parts.add(columnBrush(middle + Vec3{0, 0, 12}, 24, 22, 12, {marble, marble, marble}));
  m_parts.add(coneBrush(middle + Vec3{0, 0, 34}, 10, 7, 26, 12, {gold, gold, gold}));
  m_parts.add(coneBrush(middle + Vec3{0, 0, 60}, 7, 11, 12, 12, {gold, gold, gold}));
  m_parts.add(coneBrush(middle + Vec3{0, 0, 72}, 11, 4, 10, 12, {gold, gold, gold}));
  m_parts.addLight(middle + Vec3{0, 0, 112}, Vec3{1, 0.82, 0.58} * 0.25, 6, 220);
}

void DemoMap::fitFacade() {
  const SideLook stone = m_parts.look("sandstone");
  const SideLook marble = m_parts.look("marble");
  constexpr double kLeft = -512;
  constexpr double kRight = 992;
  const auto band = [&](double low, double high, double depth, const SideLook& look) {
    m_parts.box({kLeft, kFacade, low}, {kRight, kFacade + depth, high}, look);
  };
  m_parts.box({kWorld.mins.x, kFacade, 404}, {kWorld.maxs.x, kFacade + 20, kRoof}, marble);
  m_parts.box({kWorld.mins.x, kFacade, 392}, {kWorld.maxs.x, kFacade + 12, 404}, marble);
  band(288, 300, 6, marble);
  for (const double x : {-496.0, -296.0, -232.0, -88.0, 88.0, 232.0, 328.0, 466.0, 606.0, 744.0, 972.0}) {
    m_parts.box({x - 12, kFacade, 0}, {x + 12, kFacade + 8, 288}, stone);
    m_parts.box({x - 15, kFacade, 0}, {x + 15, kFacade + 11, 24}, stone);
    m_parts.box({x - 15, kFacade, 272}, {x + 15, kFacade + 11, 288}, marble);
  }
  // Plinth between the pilasters, open at the garden door.
  m_parts.box({kLeft, kFacade, 0}, {-60, kFacade + 4, 30}, stone);
  m_parts.box({60, kFacade, 0}, {kRight, kFacade + 4, 30}, stone);
  for (const Box& window : kHallWindows)
    m_parts.box({window.mins.x - 8, kFacade, window.mins.z - 8}, {window.maxs.x + 8, kFacade + 10, window.mins.z},
                marble);
  for (const Box& window : kLibraryWindows)
    m_parts.box({window.mins.x - 8, kFacade, window.mins.z - 8}, {window.maxs.x + 8, kFacade + 10, window.mins.z},
                marble);
  m_parts.box({kGalleryWindow.mins.x - 8, kFacade, 40}, {kGalleryWindow.maxs.x + 8, kFacade + 10, 48}, marble);
  m_parts.sign({0, kFacade + 2, 236}, {0, 1, 0}, 144, "MUSEUM");
  // Coping of the garden wall, roof of the tower.
  const SideLook coping = m_parts.look("sandstone", 0.25, 32);
  m_parts.box({kGarden.mins.x - 8, kFacade, kGardenWall}, {kGarden.mins.x + 4, 1220, kGardenWall + 10}, coping);
  m_parts.box({kGarden.maxs.x - 4, kFacade, kGardenWall}, {kGarden.maxs.x + 8, 1220, kGardenWall + 10}, coping);
  m_parts.box({kGarden.mins.x + 4, 1212, kGardenWall}, {kGarden.maxs.x - 4, 1224, kGardenWall + 10}, coping);
  const SideLook tiles = m_parts.look("rooftiles", 0.25, 32);
  const Vec3 top = Vec3{kTowerShaft.centre().x, kTowerShaft.centre().y, kTowerTop};
  m_parts.add(coneBrush(top, 190, 6, 170, 8, {tiles, tiles, tiles}));
}

/// Flowers in the grass: flat pictures that turn to the viewer.
void DemoMap::fitFlowers() {
  m_parts.look("flowers");
  m_model.detailSprites.push_back({12, 22, 0, 0, 1, 1});
  m_model.detailSprites.push_back({8, 15, 0.1, 0, 0.9, 1});
  Dice dice(77);
  const auto scatter = [&](double x0, double y0, double x1, double y1, int count) {
    for (int i = 0; i < count; ++i)
      m_model.details.push_back({{dice.between(x0, x1), dice.between(y0, y1), 0}, dice.between(0, 360), dice.below(2)});
  };
  scatter(-470, 545, -220, 1180, 70);
  scatter(220, 545, 980, 690, 60);
  scatter(-100, 540, -70, 590, 8);
  // The other ways in which a sprite may stand: crossed tufts, puffs that face the eye, and cards that never turn.
  const auto add = [&](DetailFacing facing, DetailShape shape, const Vec3& at, double scale) {
    m_model.details.push_back({at, dice.between(0, 360), 1, facing, shape, scale});
  };
  for (int i = 0; i < 24; ++i) {
    const double along = 16.0 * i;
    add(DetailFacing::Fixed, DetailShape::Cross, {-470 + along, 505 + dice.between(0, 5), 0}, 0.7);
    add(DetailFacing::Fixed, DetailShape::Triangle, {100 + along, 505 + dice.between(0, 5), 0}, 0.7);
    add(DetailFacing::Eye, DetailShape::Sprite, {-470 + along * 0.6, 1184 - dice.between(0, 5), 2}, 0.5);
    add(DetailFacing::Fixed, DetailShape::Sprite, {-230 - along * 0.3, 944 + dice.between(0, 8), 0}, 0.8);
  }
}

/// The far country, sixteen times smaller.
void DemoMap::fitSkyRoom() {
  const SideLook rock = m_parts.look("rock", 0.03125);
  const SideLook grass = m_parts.look("grass", 0.0625);
  const SideLook trees = m_parts.look("hedge", 0.03);
  Dice dice(5);
  const Vec3 ground = kSkyCamera + Vec3{0, 0, -2};
  const auto peak = [&](double angle, double distance, double radius, double height, double tip, const SideLook& look) {
    const Vec3 foot = ground + Vec3{std::round(std::cos(angle) * distance), std::round(std::sin(angle) * distance), 0};
    m_parts.add(coneBrush(foot, radius, radius * tip, height, 6, {look, look, look}));
  };
  constexpr int kDirections = 24;
  for (int i = 0; i < kDirections; ++i) {
    const double angle = (i + dice.between(-0.3, 0.3)) * 2 * std::numbers::pi / kDirections;
    if (i % 2 == 0) { // a mountain of three peaks that run into each other
      const double height = dice.between(16, 34);
      peak(angle, 214, 40, height, 0.03, rock);
      peak(angle + dice.between(0.06, 0.1), 208, 34, height * dice.between(0.6, 0.8), 0.05, rock);
      peak(angle - dice.between(0.06, 0.1), 220, 34, height * dice.between(0.55, 0.85), 0.05, rock);
    } else {
      peak(angle, dice.between(165, 190), dice.between(40, 52), dice.between(5, 9), 0.45, grass);
    }
    peak(angle + 0.12, dice.between(130, 150), dice.between(18, 30), dice.between(3.5, 6), 0.5, trees);
  }
  fitLighthouse();
  const SideLook sandstone = m_parts.look("sandstone", 0.03125);
  const SideLook tiles = m_parts.look("rooftiles", 0.03125);
  for (int i = 0; i < 9; ++i) { // a village to the north
    const Vec3 foot = ground + Vec3{-36.0 + 9 * i, 112 + dice.between(-6, 10), 0};
    const double size = dice.between(1.8, 2.8);
    m_parts.box(foot - Vec3{size, size, 0}, foot + Vec3{size, size, 9 + size}, sandstone);
    m_parts.add(coneBrush(foot + Vec3{0, 0, 9 + size}, size * 1.7, 0.3, i == 4 ? 9.0 : 2.5, 4, {tiles, tiles, tiles}));
  }
}

/// A light on the hills to the north-west: the one thing out there whose place is known to the unit.
void DemoMap::fitLighthouse() {
  const Vec3 foot = kSkyCamera + kLighthouse;
  const SideLook plaster = m_parts.look("plaster", 0.0625);
  const SideLook tiles = m_parts.look("rooftiles", 0.03125);
  m_parts.add(coneBrush(foot, 3.5, 2, 22, 8, {plaster, plaster, plaster}));
  m_parts.box(foot + Vec3{-2, -2, 22}, foot + Vec3{2, 2, 26}, m_parts.look("beacon"));
  m_parts.add(coneBrush(foot + Vec3{0, 0, 26}, 3, 0.2, 3, 8, {tiles, tiles, tiles}));
}

} // namespace vitrine::demos
