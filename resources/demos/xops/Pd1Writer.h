#pragma once

#include "resources/demos/common/ByteWriter.h"
#include "resources/demos/common/Geometry.h"

#include <vector>

namespace vitrine::demos {

/// Kind of a mission's point, as numbered in the file (docs/formats/xops-maps.md, "Points").
enum PointKind {
  kPerson = 1,
  kWeapon = 2,
  kPath = 3,
  kPersonTemplate = 4,
  kSmallObject = 5,
  kPersonOneWeapon = 6,
  kRandomWeapon = 7,
  kRandomPath = 8,
  kMissionWon = 10,
  kMissionLost = 11,
  kWaitForDeath = 12,
  kWaitForArrival = 13,
  kPathToWalk = 14,
  kWaitForBreaking = 15,
  kWaitForCase = 16,
  kWaitForTime = 17,
  kShowMessage = 18,
  kChangeTeam = 19,
};

/// One point. `direction` is in radians about the upward axis: 0 looks along +z, a quarter turn along +x.
struct Pd1Point {
  Vec3 position;
  double direction = 0;
  int kind = 0;
  int p2 = 0;
  int p3 = 0;
  int p4 = 0;
};

Bytes writePd1(const std::vector<Pd1Point>& points, bool editorTail = true);

} // namespace vitrine::demos
