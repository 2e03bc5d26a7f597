#pragma once

#include "resources/demos/x3/SceneModel.h"

namespace vitrine::demos::x3::station {

/// Orientation of a thing by its axes, as a turn about one axis.
Turn turnOf(const Vec3& right, const Vec3& up, const Vec3& forward);
/// Looks along a direction, its top as far up as that allows, then leans to its right (radians).
Turn headedTo(const Vec3& direction, double bank = 0);

/// The shuttle's way: from the pad, around the lighthouse, and back. Metres.
struct Waypoint {
  int time = 0; ///< milliseconds
  Vec3 place;
  Vec3 heading;
  double bank = 0;
};
const std::vector<Waypoint>& flight();

/// Keys along the way, in scene units.
std::vector<Frame> flightFrames();
/// Positions of the way as targets of a camera that stands still and draws near.
std::vector<Frame> watchingFrames(const Vec3& from);

} // namespace vitrine::demos::x3::station
