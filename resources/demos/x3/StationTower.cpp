// The lighthouse itself: base with a landing pad, tower, gallery, lantern, solar wings and glass houses.
#include "resources/demos/x3/Station.h"
#include "resources/demos/x3/StationMaterials.h"

namespace vitrine::demos::x3::station {

namespace {

enum MaterialOf { Trim, Solar, Lantern, Dome, Garden };

constexpr double kFoot = -16;   ///< where the tower leaves its base
constexpr double kGallery = 28; ///< where it ends
constexpr double kTop = 50;     ///< of the mast: the reach of every level of detail

/// Fineness of a level of detail.
struct Detail {
  int segments = 32;
  bool isFine = true; ///< rails, bars and other small things
};

/// The radius of the tower, which becomes slimmer like a tree.
double towerRadius(double height) {
  const double t = (height - kFoot) / (kGallery - kFoot);
  return 4.6 + 3.6 * std::pow(1 - t, 1.8);
}

void addBase(Modeller& m, int segments) {
  const auto turned = [&](const std::vector<Outline>& outline, const Patch& picture, int repeats) {
    m.lathe(outline, {segments, repeats, picture});
  };
  turned({{-24, 11}, {-20, 13}}, trim::kMachinery, 4);
  turned({{-20, 13}, {-20, 15}}, trim::kMachinery, 4);
  turned({{-20, 15}, {-17.6, 15}}, trim::kWindows, 3);
  turned({{-17.6, 15}, {-17, 14.4}}, trim::kHazard, 6);
  turned({{-17, 14.4}, {kFoot, 9}}, trim::kPanels, 3);
  turned({{kFoot, 9}, {kFoot + 1.6, towerRadius(kFoot + 1.6)}}, trim::kVents, 3);
}

void addTower(Modeller& m, int segments) {
  constexpr int kBands = 6;
  const double from = kFoot + 1.6;
  const double height = (kGallery - from) / kBands;
  for (int band = 0; band < kBands; ++band) {
    const double low = from + band * height;
    std::vector<Outline> outline;
    for (int i = 0; i <= 3; ++i) {
      const double y = low + height * i / 3;
      outline.push_back({y, towerRadius(y)});
    }
    m.lathe(outline, {segments, 2, band % 2 == 0 ? trim::kPanels : trim::kRed});
    if (band == 1 || band == 3) { // a collar with windows
      const double r = towerRadius(low + height) + 0.5;
      m.lathe({{low + height - 1.1, r - 0.5}, {low + height - 0.8, r}}, {segments, 2, trim::kMachinery});
      m.lathe({{low + height - 0.8, r}, {low + height + 0.8, r}}, {segments, 2, trim::kWindows});
      m.lathe({{low + height + 0.8, r}, {low + height + 1.1, r - 0.6}}, {segments, 2, trim::kMachinery});
    }
  }
}

void addGallery(Modeller& m, const Detail& detail) {
  m.lathe({{kGallery - 1.6, 4.6}, {kGallery, 7.6}}, {detail.segments, 2, trim::kMachinery});
  m.lathe({{kGallery, 7.6}, {kGallery + 0.8, 7.6}}, {detail.segments, 4, trim::kHazard});
  m.lathe({{kGallery + 0.8, 7.6}, {kGallery + 0.8, 4}}, {detail.segments, 2, trim::kPanels});
  if (!detail.isFine)
    return;
  constexpr int kPosts = 24;
  for (int i = 0; i < kPosts; ++i) {
    const double angle = 2 * kPi * i / kPosts;
    const Vec3 foot{7.3 * std::cos(angle), kGallery + 0.8, 7.3 * std::sin(angle)};
    m.box(foot + Vec3{0, 0.7, 0}, {0.07, 0.7, 0.07}, trim::kPanels);
  }
  for (const double height : {0.8, 1.4})
    m.lathe({{kGallery + 0.72 + height, 7.3},
             {kGallery + 0.8 + height, 7.4},
             {kGallery + 0.88 + height, 7.3},
             {kGallery + 0.8 + height, 7.2},
             {kGallery + 0.72 + height, 7.3}},
            {detail.segments, 4, trim::kPanels});
}

void addRoof(Modeller& m, const Detail& detail) {
  m.lathe({{36.4, 3.6}, {36.4, 5.4}}, {detail.segments, 2, trim::kMachinery});
  m.lathe({{36.4, 5.4}, {37, 5.4}}, {detail.segments, 4, trim::kHazard});
  m.lathe({{37, 5.4}, {38.6, 4.3}, {40.4, 2.4}, {41.6, 0.9}}, {detail.segments, 2, trim::kRed});
  m.lathe({{41.6, 0.9}, {42.4, 0.9}, {43, 0.3}, {kTop, 0}}, {std::min(detail.segments, 12), 1, trim::kVents});
  if (!detail.isFine)
    return;
  for (const double height : {44.5, 46.5})
    for (const Vec3& half : {Vec3{1.6, 0.06, 0.06}, Vec3{0.06, 0.06, 1.6}})
      m.box({0, height, 0}, half * (height > 45 ? 0.6 : 1.0), trim::kVents);
}

/// The room with the light: panes all around, between bars.
void addLantern(Modeller& m, const Detail& detail) {
  m.part("lantern").material(Lantern);
  m.lathe({{kGallery + 0.8, 3.6}, {36.4, 3.6}}, {detail.segments, 3, {{0, 0}, {1, 1}}});
  if (!detail.isFine)
    return;
  m.part("lantern bars").material(Trim);
  constexpr int kBars = 12;
  for (int i = 0; i < kBars; ++i) {
    const double angle = 2 * kPi * i / kBars;
    const Vec3 at{3.75 * std::cos(angle), 0, 3.75 * std::sin(angle)};
    m.tube(at + Vec3{0, kGallery + 0.8, 0}, at + Vec3{0, 36.4, 0}, 0.16, {6, 1, trim::kMachinery});
  }
}

void addPad(Modeller& m, const Detail& detail) {
  m.part("landing pad").material(Trim);
  m.place(shift({kPad.x, kPad.y - 1.6, kPad.z}));
  const int segments = std::max(8, detail.segments / 2);
  m.lathe({{-1.4, 3}, {-0.8, 7}}, {segments, 3, trim::kMachinery});
  m.lathe({{-0.8, 7}, {0, 7}}, {segments, 5, trim::kHazard});
  m.lathe({{0, 7}, {0, 5.6}}, {segments, 4, trim::kHazard});
  m.lathe({{0, 5.6}, {0, 0}}, {segments, 2, trim::kVents});
  m.place({});
  m.box({0, kPad.y - 2.6, kPad.z + 8}, {2.2, 0.7, 4}, trim::kMachinery);
}

void addWings(Modeller& m, const Detail& detail) {
  for (const double side : {-1.0, 1.0}) {
    m.part(side < 0 ? "solar wing left" : "solar wing right").material(Trim);
    m.tube({side * 5, 17, 0}, {side * 27, 17, 0}, 0.35, {detail.isFine ? 10 : 5, 4, trim::kPanels});
    m.material(Solar);
    m.place(shift({side * 18, 17, 0}) * pitch(0.5));
    for (int panel = 0; panel < 3; ++panel)
      m.box({(panel - 1) * 5.9, 0, 0}, {2.75, 0.08, 4.2}, {{0, 0}, {1, 2}});
    m.place({});
  }
}

void addDomes(Modeller& m, const Detail& detail) {
  struct DomeAt {
    double angle;
    double radius;
  };
  const std::vector<DomeAt> domes{{0.35, 4.2}, {1.1, 2.9}, {2.6, 3.6}};
  const int segments = std::max(8, detail.segments / 2);
  m.part("gardens").material(Garden);
  const auto at = [&](const DomeAt& dome) {
    return shift({19.5 * std::cos(dome.angle), -17.6, 19.5 * std::sin(dome.angle)});
  };
  for (const DomeAt& dome : domes) {
    m.place(at(dome));
    m.lathe({{0, dome.radius * 0.85},
             {dome.radius * 0.35, dome.radius * 0.7},
             {dome.radius * 0.55, dome.radius * 0.3},
             {dome.radius * 0.6, 0}},
            {segments, 1, {}});
  }
  m.part("dome rims").material(Trim);
  for (const DomeAt& dome : domes) {
    m.place(at(dome));
    m.lathe({{-8, dome.radius + 0.5}, {-1.4, dome.radius + 0.5}}, {segments, 2, trim::kMachinery});
    m.lathe({{-1.4, dome.radius + 0.5}, {-0.1, dome.radius + 0.5}}, {segments, 2, trim::kWindows});
    m.lathe({{-0.1, dome.radius + 0.5}, {0.1, dome.radius}}, {segments, 3, trim::kHazard});
  }
  m.part("domes").material(Dome);
  for (const DomeAt& dome : domes) {
    std::vector<Outline> outline;
    for (int i = 0; i <= 6; ++i)
      outline.push_back({dome.radius * std::sin(kPi / 12 * i), dome.radius * std::cos(kPi / 12 * i)});
    m.place(at(dome));
    m.lathe(outline, {segments, 2, {}});
  }
  m.place({});
}

Record level(const Detail& detail, int threshold) {
  Modeller m;
  m.part("base").material(Trim);
  addBase(m, detail.segments);
  m.part("tower");
  addTower(m, detail.segments);
  m.part("gallery");
  addGallery(m, detail);
  m.part("roof");
  addRoof(m, detail);
  addLantern(m, detail);
  addPad(m, detail);
  addWings(m, detail);
  addDomes(m, detail);
  m.part("collision", 1 | kHiddenPart).material(Trim);
  m.lathe({{-24, 0}, {-24, 15}, {kFoot, 15}, {kGallery, 8}, {kTop, 0}}, {8, 1, trim::kPanels});
  return threshold == 0 ? m.record() : m.record(threshold);
}

} // namespace

Body lighthouse() {
  Body body;
  body.info = "Vitrine: lighthouse";
  body.materials = {
      solid({"vitrine_trim_diff.dds", "vitrine_trim_bump.dds", "vitrine_trim_spec.dds", "vitrine_trim_light.dds"}),
      solid({"vitrine_solar_diff.dds", {}, {}, {}}, 1, 40),
      solid({"vitrine_lantern_diff.dds", {}, {}, "vitrine_lantern_light.dds"}), pane("vitrine_dome_diff.dds"),
      plain({46, 104, 40}, 5, 0, 20)};
  body.records = {level({32, true}, 0), level({16, false}, 120), level({8, false}, 40)};
  body.collisionBoxes = {{{-15 * 500, -24 * 500, -15 * 500}, {15 * 500, 50 * 500, 15 * 500}}};
  return body;
}

} // namespace vitrine::demos::x3::station
