#pragma once

#include "resources/demos/pictures/Canvas.h"
#include "resources/demos/x3/Modeller.h"
#include "resources/demos/x3/SceneModel.h"

namespace vitrine::demos::x3::station {

// The demo: a lighthouse on a rock in space, with a ring that turns around it, buoys, and a shuttle that goes for a
// flight of twenty seconds. Metres; the lighthouse stands around the origin, up is y, its landing pad is at -z.

inline constexpr int kFlight = 20'000; ///< milliseconds
inline constexpr double kLanternHeight = 33;
inline constexpr double kRingHeight = 4;
inline constexpr double kRingRadius = 25;
inline constexpr Vec3 kPad{0, -13.2, -21};

Body lighthouse();
Body rock();
Body ring();
Body pod(); ///< of the old kind: materials by number, quads
Body beam();
Body shuttle();
Body flame();
Body buoy();
Body lamp(); ///< a red glow

Scene stationScene();
Scene buoyScene();

// Stretches of the picture that most of it is made of; all repeat from left to right.
namespace trim {
inline constexpr Patch kPanels{{0, 0.002}, {1, 0.373}};
inline constexpr Patch kWindows{{0, 0.377}, {1, 0.498}};
inline constexpr Patch kRed{{0, 0.502}, {1, 0.623}};
inline constexpr Patch kMachinery{{0, 0.627}, {1, 0.748}};
inline constexpr Patch kVents{{0, 0.752}, {1, 0.873}};
inline constexpr Patch kHazard{{0, 0.877}, {1, 0.998}};
} // namespace trim

/// Look of a surface, in four pictures of it.
struct Relief {
  Canvas diffuse{1, 1};
  Canvas bump{1, 1};
  Canvas specular{1, 1};
  Canvas light{1, 1};
};
Relief paintTrim(int size);
Relief paintStone(int size);
Canvas paintSolarCells(int size);
/// Panes with a lit lamp behind them.
struct LanternGlass {
  Canvas diffuse{1, 1};
  Canvas light{1, 1};
};
LanternGlass paintLantern(int size);
Canvas paintDomeGlass(int size);
Canvas paintBeam(int size);  ///< u around, v from the lantern outward
Canvas paintFlame(int size); ///< v from the nozzle outward
Canvas paintHalo(int size);
Canvas paintSignOfLight(int width, int height);
Canvas paintPodHull(int size);

} // namespace vitrine::demos::x3::station
