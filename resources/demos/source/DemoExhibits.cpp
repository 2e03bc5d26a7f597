// Things the engine draws in other ways than walls: panes, cases, a hologram, lattices.
#include "resources/demos/source/DemoLayout.h"
#include "resources/demos/source/DemoMap.h"
#include "resources/demos/source/EntityText.h"

namespace vitrine::demos {

using namespace plan;

namespace {

// Numbers of the entity key "rendermode".
constexpr int kColourMode = 1;
constexpr int kTextureMode = 2;
constexpr int kAlphaTestMode = 4;
constexpr int kAdditiveMode = 5;
constexpr int kInvisibleMode = 10;

/// The front and the back of an upright box whose thin side lies along `axis`; the edges have no faces.
Brush sheet(const Box& box, int axis, const SideLook& look) {
  std::array<SideLook, 6> looks;
  looks[axis * 2] = looks[axis * 2 + 1] = look;
  Brush brush = boxBrush(box, looks);
  brush.opaque = false;
  return brush;
}

} // namespace

void DemoMap::addRendered(std::string_view classname, std::string_view name, const Brush& brush, int mode, int amount,
                          std::string_view colour) {
  const Vec3 origin = boundsOf(brush).centre();
  m_model.brushEntities.push_back({{{"classname", std::string(classname)},
                                    {"targetname", std::string(name)},
                                    {"origin", vectorText(origin)},
                                    {"angles", "0 0 0"},
                                    {"rendermode", std::to_string(mode)},
                                    {"renderamt", std::to_string(amount)},
                                    {"rendercolor", std::string(colour)},
                                    {"disableshadows", "1"}},
                                   origin,
                                   {brush}});
}

void DemoMap::addExhibits() {
  addPanes();
  addJewelCase();
  addHologram();
  addGrates();
  // A wall of air, which no player ever sees, keeps visitors off the bench of the panes.
  SideLook wall = m_parts.look("white");
  addRendered("func_brush", "pane_guard", boxBrush({{640, -560, 0}, {744, -558, 96}}, wall), kInvisibleMode, 255,
              "255 255 255");

  // Overlays with sharp edges; the one that comes first in the file lies on top.
  const int green = m_parts.materials()("vitrine/marker_green");
  const int red = m_parts.materials()("vitrine/marker_red");
  const Vec3 board{592, kLab.mins.y + 2, 72};
  m_model.overlays.push_back({board + Vec3{-8, 0, 6}, {0, 1, 0}, {-1, 0, 0}, 7, 7, green, 1});
  m_model.overlays.push_back({board + Vec3{2, 0, -2}, {0, 1, 0}, {-1, 0, 0}, 14, 10, red, 0});
}

/// Three panes before the boards of the south wall; red and blue overlap each other and both boards.
void DemoMap::addPanes() {
  const GivenLight full{0, {1, 1, 1}, {1, 1, 1}, {}};
  const SideLook look = lookWithLight("white", {full});
  const double wall = kLab.mins.y;
  addRendered("func_brush", "pane_red", sheet({{660, wall + 24, 40}, {724, wall + 25, 80}}, 1, look), kColourMode, 128,
              "255 0 0");
  addRendered("func_brush", "pane_blue", sheet({{684, wall + 36, 56}, {736, wall + 37, 104}}, 1, look), kTextureMode,
              96, "0 0 255");
  addRendered("func_brush", "pane_green", sheet({{650, wall + 30, 84}, {680, wall + 31, 104}}, 1, look), kAdditiveMode,
              200, "0 128 0");
}

/// A case of tinted glass with a flask of another glass in it: one looks through both.
void DemoMap::addJewelCase() {
  const Vec3 foot{430, -312, 0};
  const SideLook stone = m_parts.look("marble", 0.25, 8);
  m_parts.box(foot - Vec3{20, 20, 0}, foot + Vec3{20, 20, 34}, stone);
  m_parts.treasure(foot + Vec3{0, 0, 34}, 1);
  Brush glass = boxBrush({foot + Vec3{-18, -18, 34}, foot + Vec3{18, 18, 74}}, m_parts.look("white", 0.25, 8));
  glass.opaque = false;
  addRendered("func_brush", "jewel_case", glass, kTextureMode, 56, "170 215 255");
  const SideLook amber = m_parts.look("white", 0.25, 8);
  Brush flask = coneBrush(foot + Vec3{0, 0, 35}, 13, 9, 30, 8, {amber, amber, amber});
  flask.opaque = false;
  addRendered("func_illusionary", "jewel_flask", flask, kColourMode, 90, "255 180 70");
}

void DemoMap::addHologram() {
  const Vec3 foot{700, -312, 0};
  const SideLook iron = m_parts.look("metalpanel", 0.25, 8);
  m_parts.add(columnBrush(foot, 18, 40, 10, {iron, iron, iron}));
  m_parts.add(columnBrush(foot + Vec3{0, 0, 40}, 12, 2, 10,
                          {m_parts.look("beacon"), m_parts.look("beacon"), m_parts.look("beacon")}));
  SideLook light = m_parts.look("hologram", 0.25, 8);
  light.fit = true;
  for (int axis = 0; axis < 2; ++axis) {
    Vec3 half{22, 22, 22};
    half[axis] = 0.25;
    const Vec3 middle = foot + Vec3{0, 0, 70};
    addRendered("func_illusionary", axis == 0 ? "hologram_a" : "hologram_b",
                sheet({middle - half, middle + half}, axis, light), kAdditiveMode, 230, "160 230 255");
  }
}

/// A screen that is cut out by its render mode, and a floor grate that is by its material alone.
void DemoMap::addGrates() {
  SideLook lattice = m_parts.look("grate", 0.1875, 8);
  addRendered("func_brush", "lattice", sheet({{500, -300.5, 8}, {548, -299.5, 104}}, 1, lattice), kAlphaTestMode, 255,
              "255 255 255");
  const SideLook wood = m_parts.look("darkwood", 0.25, 8);
  for (const double x : {496.0, 548.0})
    m_parts.box({x, -302, 0}, {x + 4, -298, 110}, wood);
  m_parts.box({500, -302, 104}, {548, -298, 108}, wood);
  m_parts.box({500, -302, 4}, {548, -298, 8}, wood);
  std::array<SideLook, 6> looks;
  looks[4] = looks[5] = lattice;
  Brush grate = boxBrush({{592, -192, -193}, {688, -128, -192}}, looks);
  grate.opaque = false;
  grate.contents = kContentsGrate | kContentsDetail;
  m_parts.add(grate);
}

} // namespace vitrine::demos
