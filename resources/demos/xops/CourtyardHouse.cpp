#include "resources/demos/xops/Courtyard.h"

namespace vitrine::demos::courtyard {

namespace {

constexpr double kHouseFront = 120; ///< of the house itself; the arcade stands before it
constexpr double kHouseBack = 170;
constexpr double kHalf = 120;
constexpr double kEaves = 88;
constexpr double kRidge = 124;
constexpr double kFloor = 46; ///< of the gallery above the arcade
constexpr double kArcade = 92;

constexpr double kColumns[] = {-114, -57, 0, 57, 114};

/// A slope of the roof from the eaves in front to the ridge; `turnedBack` makes it the other one.
BoxCorners roofSlope(bool turnedBack) {
  const double middle = (kHouseFront + kHouseBack) / 2;
  const double eaves = turnedBack ? kHouseBack + 8 : kHouseFront - 8;
  const Vec3 low[2] = {{-kHalf - 7, kEaves - 5, eaves}, {kHalf + 7, kEaves - 5, eaves}};
  const Vec3 high[2] = {{-kHalf - 7, kRidge, middle}, {kHalf + 7, kRidge, middle}};
  return turnedBack ? slab({{high[0], high[1], low[1], low[0]}}, 3) : slab({{low[0], low[1], high[1], high[0]}}, 3);
}

void addBody(BlockBuilder& map) {
  Bd1Block& body = map.add(box({-kHalf, kHouseFront, kHalf, kHouseBack}, -6, kEaves), kPlasterPaper);
  body.faces[kTop].texture = kInvisible;
  const double middle = (kHouseFront + kHouseBack) / 2;
  map.add(between({-kHalf, kHouseFront, kHalf, kHouseBack}, kEaves, {-kHalf, middle, kHalf, middle}, kRidge - 2),
          kPlasterPaper);
  for (const bool back : {false, true}) {
    Bd1Block& slope = map.add(roofSlope(back), kRoofPaper);
    BlockBuilder::paper(slope, {kBottom, kFront, kBack, kLeft, kRight}, kPlanksPaper);
  }
  const Rect chimney = Rect::around(70, 158, 16, 14);
  map.add(box(chimney, 95, 136), kStonePaper);
  map.add(between(chimney.grown(2), 136, chimney.grown(-1), 140), kTrimPaper);
}

/// The corner piece under the beam, from a column towards the middle of an opening.
BoxCorners haunch(double column) {
  BoxCorners piece = box({column + 4, kArcade, column + 18, kArcade + 8}, 22, 38);
  piece[5].y = piece[6].y = 36.5;
  return piece;
}

void addArcade(BlockBuilder& map) {
  for (const double x : kColumns) {
    const Rect plan = Rect::around(x, kArcade + 4, 9, 9);
    map.add(between(plan, 0, plan.grown(-1), 38), kTrimPaper);
  }
  for (std::size_t i = 0; i + 1 < std::size(kColumns); ++i) {
    map.add(haunch(kColumns[i]), kStonePaper);
    map.add(mirrored(haunch(-kColumns[i + 1])), kStonePaper);
  }
  map.add(box({-kHalf, kArcade - 0.5, kHalf, kArcade + 8.5}, 38, 43), kStonePaper);
  map.add(box({-kHalf - 2, kArcade - 3, kHalf + 2, kHouseFront}, 43, kFloor), kPlanksPaper);
}

void addRailing(BlockBuilder& map) {
  for (const double x : kColumns)
    map.add(box(Rect::around(x, kArcade, 3, 3), kFloor, kFloor + 12), kUprightPlanksPaper);
  map.add(box({-kHalf, kArcade - 2, kHalf, kArcade + 2}, kFloor + 12, kFloor + 14), kPlanksPaper);
}

/// Seven steps along the wall, up to the west end of the gallery.
void addStairs(BlockBuilder& map) {
  constexpr int kSteps = 7;
  constexpr double kRun = 9;
  for (int step = 0; step < kSteps; ++step) {
    const double left = -kHalf - 2 - (kSteps - step) * kRun;
    Bd1Block& block =
        map.add(box({left, kArcade, left + kRun, kHouseFront - 2}, -2, kFloor * (step + 1) / kSteps), kStonePaper);
    BlockBuilder::paper(block, {kTop}, kTrimPaper);
  }
}

/// Adds a flat part on the front of the house.
void addOnFront(BlockBuilder& map, double x, double low, double width, double height, const Paper& paper) {
  Bd1Block& block =
      map.add(box({x - width / 2, kHouseFront - 1, x + width / 2, kHouseFront + 1}, low, low + height), kTrimPaper);
  BlockBuilder::paper(block, {kFront}, paper);
}

void addOpenings(BlockBuilder& map) {
  addOnFront(map, 0, 0, 18, 36, kDoorPaper);
  addOnFront(map, 0, kFloor, 16, 32, kDoorPaper);
  for (const double x : {-86.0, -30.0, 30.0, 86.0})
    addOnFront(map, x, 8, 13, 26, kWindowPaper);
  for (const double x : {-88.0, -40.0, 40.0, 88.0})
    addOnFront(map, x, kFloor + 8, 13, 26, kWindowPaper);
}

} // namespace

void addHouse(BlockBuilder& map) {
  addBody(map);
  addArcade(map);
  addRailing(map);
  addStairs(map);
  addOpenings(map);
  map.add(standingSheet({128, 0, 149}, {172, 0, 149}, 8, 52), kIvyPaper);
}

} // namespace vitrine::demos::courtyard
