// The laboratory: boards whose luxels have known values, and targets at known distances, to measure pictures by.
#include "resources/demos/source/DemoLayout.h"
#include "resources/demos/source/DemoMap.h"

namespace vitrine::demos {

using namespace plan;

namespace {

constexpr double kBoard = 48;
constexpr double kStandOut = 2; // of a board in front of its wall

Vec3 even(double value) {
  return {value, value, value};
}

GivenLight steady(double value) {
  return {0, even(value), even(value), {even(value), even(value), even(value)}};
}

GivenLight ofStyle(int style, double value) {
  GivenLight light = steady(value);
  light.style = style;
  return light;
}

/// Red, green and blue light from the three bump directions.
GivenLight fromThreeSides() {
  return {0, even(0.5), even(0.5), {Vec3{0.75, 0.125, 0.125}, Vec3{0.125, 0.75, 0.125}, Vec3{0.125, 0.125, 0.75}}};
}

} // namespace

SideLook DemoMap::lookWithLight(std::string_view material, std::vector<GivenLight> styles) {
  SideLook look = m_parts.look(material, 0.25, 8);
  look.fit = true;
  look.givenLight = static_cast<int>(m_model.givenLights.size());
  m_model.givenLights.push_back(std::move(styles));
  return look;
}

void DemoMap::board(const Vec3& centre, const Vec3& normal, double width, double height, const SideLook& front) {
  m_parts.slab(centre, normal, width, height, kStandOut, front, m_parts.look("metalpanel", 0.25, 8));
}

void DemoMap::fitLab() {
  m_parts.trim(kLab, 134, 144, 3, m_parts.look("plaster", 0.5));
  m_parts.hangingLamp({470, -350, kLab.maxs.z}, 30, Vec3{1, 0.86, 0.68} * 0.55);
  m_parts.hangingLamp({560, -500, kLab.maxs.z}, 30, Vec3{1, 0.86, 0.68} * 0.45);
  m_parts.bench({592, -416, 0}, true);
  fitLightBoards();
  fitStyleBoards();
  fitBlendingBoards();
  fitTunnel();
}

/// On the west wall: white boards from dark to brighter than any display, a grey card, a ramp, a colour.
void DemoMap::fitLightBoards() {
  const Vec3 east{1, 0, 0};
  const auto place = [&](double y, double z) { return Vec3{kLab.mins.x, y, z}; };
  const double values[] = {0.25, 0.5, 1.0, 2.0};
  for (int i = 0; i < 4; ++i)
    board(place(-576 + 56.0 * i, 96), east, kBoard, kBoard, lookWithLight("white", {steady(values[i])}));
  board(place(-336, 96), east, 24, 24, lookWithLight("white", {steady(8)})); // the LDR set cannot hold this one
  board(place(-576, 40), east, kBoard, kBoard, lookWithLight("grey", {steady(1)}));
  GivenLight ramp;
  ramp.last = even(2);
  board(place(-484, 40), east, 128, kBoard, lookWithLight("white", {ramp}));
  const Vec3 colour{1, 0.5, 0.25};
  board(place(-392, 40), east, kBoard, kBoard, lookWithLight("white", {{0, colour, colour, {}}}));
  board(place(-336, 40), east, kBoard, kBoard, lookWithLight("grey", {steady(2)}));
  m_parts.sign(place(-484, 132), east, 44, "LIGHT");
}

/// On the south wall: light that is switched or flickers, and light that comes from three sides.
void DemoMap::fitStyleBoards() {
  const Vec3 north{0, 1, 0};
  const auto place = [&](double x) { return Vec3{x, kLab.mins.y, 72}; };
  board(place(376), north, kBoard, kBoard, lookWithLight("white", {ofStyle(33, 1)}));
  board(place(428), north, kBoard, kBoard, lookWithLight("white", {steady(0.25), ofStyle(10, 0.5)}));
  board(place(480), north, kBoard, kBoard, lookWithLight("pyramids", {fromThreeSides()}));
  board(place(532), north, kBoard, kBoard, lookWithLight("ridges", {fromThreeSides()}));
  board(place(592), north, kBoard, kBoard, lookWithLight("white", {steady(1)})); // overlays are laid on it
  m_parts.addLight({376, kLab.mins.y + 20, 124}, Vec3{0.7, 0.85, 1} * 0.06, 2, 160, 33, "lab_switch");
  m_model.lights.back().pattern = "aaggmmzzmmgg";
  m_parts.sign({402, kLab.mins.y, 112}, north, 44, "STYLES");
  m_parts.sign({506, kLab.mins.y, 112}, north, 44, "RELIEF");
  m_parts.sign({592, kLab.mins.y, 112}, north, 48, "OVERLAYS");
}

/// Two boards, bright and dim, behind the coloured panes.
void DemoMap::fitBlendingBoards() {
  const Vec3 north{0, 1, 0};
  const double wall = kLab.mins.y;
  board({668, wall, 72}, north, kBoard, 72, lookWithLight("white", {steady(0.25)}));
  board({716, wall, 72}, north, kBoard, 72, lookWithLight("white", {steady(1)}));
  m_parts.sign({692, wall, 122}, north, 48, "BLENDING");
  const SideLook brass = m_parts.look("brass", 0.25, 8);
  m_parts.box({644, wall + 22, 36}, {742, wall + 40, 38}, brass);
  for (const double x : {646.0, 738.0})
    m_parts.box({x, wall + 30, 0}, {x + 2, wall + 32, 36}, brass);
}

/// A tunnel with targets, black above and white below, at known distances from a mark on the floor.
void DemoMap::fitTunnel() {
  const SideLook brass = m_parts.look("brass", 0.25, 8);
  const SideLook black = lookWithLight("black", {steady(1)});
  const SideLook white = lookWithLight("white", {steady(1)});
  const double sideways[] = {0, 34, -34, 0};
  for (int i = 0; i < 4; ++i) {
    const Vec3 middle{kFogEye.x + kFogTargets[i], kFogEye.y + sideways[i], i == 0 ? 30.0 : kFogEye.z};
    const double half = i == 0 ? 8 : 10;
    m_parts.slab(middle + Vec3{0, 0, half / 2 + 3}, {-1, 0, 0}, 2 * half, half + 6, 2, black, brass);
    m_parts.slab(middle - Vec3{0, 0, half / 2 + 3}, {-1, 0, 0}, 2 * half, half + 6, 2, white, brass);
    const Vec3 foot{middle.x, middle.y, 0};
    m_parts.box(foot + Vec3{0, -1.5, 0}, foot + Vec3{2, 1.5, middle.z - half - 6}, brass);
  }
  m_parts.box({kFogEye.x - 6, kFogEye.y - 6, 0}, {kFogEye.x + 6, kFogEye.y + 6, 0.5}, brass);
  for (double x = 860; x < kLabTunnel.maxs.x; x += 184)
    m_parts.addLight({x, kFogEye.y, 100}, Vec3{0.8, 0.9, 1} * 0.05, 3, 220);
  for (double x = kLabTunnel.mins.x + 184; x < kLabTunnel.maxs.x; x += 184)
    for (const double y : {kLabTunnel.mins.y, kLabTunnel.maxs.y - 4})
      m_parts.box({x - 4, y, 0}, {x + 4, y + 4, kLabTunnel.maxs.z}, m_parts.look("metalpanel"));
  m_parts.sign({kLab.maxs.x, kFogEye.y, 126}, {-1, 0, 0}, 48, "FOG");
}

} // namespace vitrine::demos
