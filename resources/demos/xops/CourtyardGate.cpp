#include "resources/demos/xops/Courtyard.h"

#include <numbers>

namespace vitrine::demos::courtyard {

namespace {

constexpr double kWallHeight = 50;
constexpr double kTowerHeight = 90;
constexpr double kGateTop = 76;
constexpr double kGateHalf = 28;
constexpr double kGateFront = -168;
constexpr double kGateBack = -148;

void addWall(BlockBuilder& map, const Rect& plan) {
  map.add(box(plan, -6, kWallHeight), kStonePaper);
  Bd1Block& coping = map.add(between(plan.grown(2.5), kWallHeight, plan.grown(-3), kWallHeight + 5), kRoofPaper);
  BlockBuilder::paper(coping, {kBottom}, kStonePaper);
}

void addWalls(BlockBuilder& map) {
  addWall(map, {-216, -166, -200, 166});
  addWall(map, {200, -166, 216, 166});
  addWall(map, {-200, -166, -66, -150});
  addWall(map, {66, -166, 200, -150});
  addWall(map, {-200, 150, -120, 166});
  addWall(map, {120, 150, 200, 166});
}

/// A piece of an arch between two places of its span, whose underside rises or falls between them.
BoxCorners archPiece(double left, double lowLeft, double right, double lowRight) {
  BoxCorners piece = box({left, kGateFront, right, kGateBack}, 0, kGateTop);
  piece[4].y = piece[7].y = lowLeft;
  piece[5].y = piece[6].y = lowRight;
  return piece;
}

void addArch(BlockBuilder& map) {
  const BoxCorners foot = archPiece(-kGateHalf, 34, -17, 51);
  const BoxCorners crown = archPiece(-17, 51, 0, 58);
  for (const BoxCorners& piece : {foot, crown, mirrored(crown), mirrored(foot)})
    map.add(piece, kStonePaper);
  for (const double x : {-19.0, 0.0, 19.0})
    map.add(box(Rect::around(x, kGateFront + 4, 11, 8), kGateTop, kGateTop + 9), kStonePaper);
}

void addTowers(BlockBuilder& map) {
  for (const double x : {-47.0, 47.0}) {
    const Rect plan = Rect::around(x, -158, 38, 38);
    map.add(box(plan, -6, kTowerHeight), kStonePaper);
    Bd1Block& roof =
        map.add(between(plan.grown(5), kTowerHeight, Rect::around(x, -158, 0, 0), kTowerHeight + 38), kRoofPaper);
    BlockBuilder::paper(roof, {kBottom}, kUprightPlanksPaper);
    // Lanterns on both sides of the gate
    const Rect lamp = Rect::around(x * 0.83, -180, 5, 5);
    map.add(between(lamp.grown(-1), 43, lamp, 51), kLampPaper);
    map.add(between(lamp.grown(1.5), 51, Rect::around(x * 0.83, -180, 0, 0), 56), kIronPaper);
  }
}

void addLeaves(BlockBuilder& map) {
  const BoxCorners shut = box({-kGateHalf, -151, -1, -149}, 1, 50);
  const Vec3 hinge{-kGateHalf, 0, -149};
  const BoxCorners open = turned(shut, hinge, -80 * std::numbers::pi / 180);
  map.add(open, kUprightPlanksPaper);
  map.add(mirrored(open), kUprightPlanksPaper);
}

} // namespace

void addGate(BlockBuilder& map) {
  addWalls(map);
  addTowers(map);
  addArch(map);
  addLeaves(map);
  Bd1Block& sign = map.add(box({-26, -170, 26, -168}, 61.5, 74.5), kIronPaper);
  BlockBuilder::paper(sign, {kFront}, kSignPaper);
}

} // namespace vitrine::demos::courtyard
