#include "resources/demos/xops/Courtyard.h"

#include <numbers>

namespace vitrine::demos::courtyard {

namespace {

constexpr Vec3 kFountain{0, 0, -20};

/// A place on a circle around the fountain; a turn has eight steps.
Vec3 around(double step, double radius) {
  const double angle = step * std::numbers::pi / 4;
  return {kFountain.x + radius * std::sin(angle), 0, kFountain.z + radius * std::cos(angle)};
}

void addBasin(BlockBuilder& map) {
  constexpr double kOuter = 44;
  constexpr double kInner = 37;
  for (int i = 0; i < 8; ++i) {
    // BoxCorners of an octagon; its sides look along the axes and between them.
    const BoxCorners rim = prism(
        {{around(i - 0.5, kOuter), around(i - 0.5, kInner), around(i + 0.5, kInner), around(i + 0.5, kOuter)}}, -2, 12);
    Bd1Block& block = map.add(rim, kStonePaper);
    BlockBuilder::paper(block, {kTop}, kTrimPaper);
  }
  // The water in three pieces, since blocks have four corners. Only the surface is drawn.
  const auto corner = [](double step) { return around(step, kInner + 1); };
  const std::array<std::array<Vec3, 4>, 3> pieces = {{{corner(4.5), corner(3.5), corner(2.5), corner(5.5)},
                                                      {corner(5.5), corner(2.5), corner(1.5), corner(6.5)},
                                                      {corner(6.5), corner(1.5), corner(0.5), corner(7.5)}}};
  for (const auto& piece : pieces) {
    Bd1Block& water = map.add(prism(piece, 0, 8.5), kNothing);
    BlockBuilder::paper(water, {kTop}, kWaterPaper);
  }
}

void addFountainPillar(BlockBuilder& map) {
  const auto plan = [](double width) { return Rect::around(kFountain.x, kFountain.z, width, width); };
  map.add(between(plan(16), 0, plan(7), 24), kTrimPaper);
  Bd1Block& bowl = map.add(between(plan(8), 24, plan(32), 31), kTrimPaper);
  BlockBuilder::paper(bowl, {kTop}, kWaterPaper);
  map.add(between(plan(5), 31, plan(0), 46), kBrassPaper);
}

void addCrate(BlockBuilder& map, double x, double z, double low, double size, double angle) {
  map.add(turned(box(Rect::around(x, z, size, size), low, low + size), {x, 0, z}, angle), kCratePaper);
}

} // namespace

void addFountain(BlockBuilder& map) {
  addBasin(map);
  addFountainPillar(map);
}

void addTower(BlockBuilder& map) {
  constexpr double kBelfry = 132;
  constexpr double kPlate = 160;
  const Rect plan{148, 98, 200, 150};
  map.add(box(plan, -6, kBelfry), kPlasterPaper);
  map.add(between(plan.grown(-0.5), kBelfry - 4, plan.grown(3), kBelfry), kStonePaper);
  for (const double x : {plan.left + 5, plan.right - 5})
    for (const double z : {plan.front + 5, plan.back - 5})
      map.add(box(Rect::around(x, z, 10, 10), kBelfry, kPlate), kPlasterPaper);
  Bd1Block& roof = map.add(between(plan.grown(6), kPlate, Rect::around(174, 124, 0, 0), kPlate + 46), kRoofPaper);
  BlockBuilder::paper(roof, {kBottom}, kPlanksPaper);
  map.add(between(Rect::around(174, 124, 17, 17), 138, Rect::around(174, 124, 8, 8), 154), kBrassPaper);
  // A band of stone, the door, and windows towards the yard
  map.add(box(plan.grown(1), 60, 64), kStonePaper);
  BlockBuilder::paper(map.add(box({166, 97, 182, 99}, 0, 32), kTrimPaper), {kFront}, kDoorPaper);
  BlockBuilder::paper(map.add(box({168, 97, 180, 99}, 84, 108), kTrimPaper), {kFront}, kWindowPaper);
  BlockBuilder::paper(map.add(box({147, 118, 149, 130}, 84, 108), kTrimPaper), {kLeft}, kWindowPaper);
}

void addShed(BlockBuilder& map) {
  const Rect plan{-200, -40, -148, 76};
  const double left = plan.left - 1;
  const double right = plan.right + 8;
  Bd1Block& roof = map.add(slab({{{left, 46, plan.front - 5},
                                  {right, 32, plan.front - 5},
                                  {right, 32, plan.back + 5},
                                  {left, 46, plan.back + 5}}},
                                2.5),
                           kRoofPaper);
  BlockBuilder::paper(roof, {kBottom, kFront, kBack, kRight}, kPlanksPaper);
  for (const double z : {plan.front + 3, (plan.front + plan.back) / 2, plan.back - 3})
    map.add(box(Rect::around(plan.right, z, 4, 4), 0, 30), kUprightPlanksPaper);
  map.add(box({plan.right - 2.5, plan.front - 2, plan.right + 2.5, plan.back + 2}, 26.5, 30.5), kPlanksPaper);
  BoxCorners side = box({plan.left, plan.back - 2, plan.right, plan.back}, 0, 30);
  side[0].y = side[3].y = 42;
  map.add(side, kUprightPlanksPaper);
  addCrate(map, -178, -18, 0, 20, 0.12);
  addCrate(map, -177, -16, 20, 16, -0.3);
  addCrate(map, -158, -24, 0, 16, 0.5);
  addCrate(map, -120, -104, 0, 18, 0.35);
  map.add(between({-196, 30, -166, 68}, 0, {-194, 34, -174, 64}, 16), kStrawPaper);
}

} // namespace vitrine::demos::courtyard
