#include "resources/demos/xops/Courtyard.h"

#include <numbers>

namespace vitrine::demos::courtyard {

namespace {

/// Sheets that cross in one upright axis.
void addCrossedSheets(BlockBuilder& map, const Vec3& foot, double width, double height, int sheets, double angle,
                      const Paper& paper) {
  for (int i = 0; i < sheets; ++i) {
    const double a = angle + i * std::numbers::pi / sheets;
    const Vec3 half{std::sin(a) * width / 2, 0, std::cos(a) * width / 2};
    map.add(standingSheet(foot - half, foot + half, foot.y, foot.y + height), paper);
  }
}

/// A sheet of leaves through a point, turned about the upright axis and leaning over: seen from its edge, an upright
/// one would be a stake.
BoxCorners leaningSheet(const Vec3& centre, double size, double angle, double lean) {
  const Vec3 right = Vec3{std::sin(angle), 0, std::cos(angle)} * (size / 2);
  const Vec3 up =
      Vec3{std::cos(angle) * std::sin(lean), std::cos(lean), -std::sin(angle) * std::sin(lean)} * (size / 2);
  BoxCorners sheet;
  sheet[0] = sheet[3] = centre - right + up;
  sheet[1] = sheet[2] = centre + right + up;
  sheet[4] = sheet[7] = centre - right - up;
  sheet[5] = sheet[6] = centre + right - up;
  return sheet;
}

void addTree(BlockBuilder& map, const Vec3& foot, double size, double angle) {
  const BoxCorners trunk = between(Rect::around(foot.x, foot.z, 0.11 * size, 0.11 * size), foot.y - 2,
                                   Rect::around(foot.x, foot.z, 0.05 * size, 0.05 * size), foot.y + 0.55 * size);
  map.add(turned(trunk, foot, angle), kBarkPaper);
  for (int i = 0; i < 3; ++i) {
    const double lean = i == 1 ? -0.5 : 0.45;
    map.add(leaningSheet(foot + Vec3{0, 0.68 * size, 0}, 0.9 * size, angle + i * std::numbers::pi / 3, lean),
            kCrownPaper);
  }
}

void addBed(BlockBuilder& map, const Rect& plan) {
  Bd1Block& bed = map.add(box(plan, -2, 4), kStonePaper);
  BlockBuilder::paper(bed, {kTop}, kGrassPaper);
}

void addGround(BlockBuilder& map) {
  map.add(box({-480, -500, 480, 440}, -24, -2), kGrassPaper);
  map.add(box({-200, -150, 200, 150}, -10, 0), kCobblesPaper);
  map.add(box({-30, -500, 30, -150}, -10, -0.5), kCobblesPaper);
}

/// Low hills around, so that the world does not end in a line.
void addHills(BlockBuilder& map) {
  map.add(between({-460, 215, 460, 440}, -4, {-250, 320, 320, 400}, 46), kGrassPaper);
  map.add(between({-480, -400, -260, 340}, -4, {-440, -220, -370, 170}, 30), kGrassPaper);
  map.add(between({270, -420, 480, 360}, -4, {370, -160, 430, 230}, 36), kGrassPaper);
}

/// Ends the road: nothing is to be seen, but nobody gets through.
void addInvisibleWall(BlockBuilder& map) {
  map.add(box({-320, -450, 320, -440}, -2, 120), kNothing);
}

} // namespace

void addGlasshouse(BlockBuilder& map) {
  constexpr double kLow = 10;
  constexpr double kEaves = 38;
  constexpr double kHigh = 48;
  const Rect plan{152, -70, 200, 50};
  map.add(box({plan.left, plan.front, plan.left + 4, plan.back}, -2, kLow), kStonePaper);
  for (const double z : {plan.front, plan.back - 4})
    map.add(box({plan.left + 4, z, plan.right, z + 4}, -2, kLow), kStonePaper);
  for (int post = 0; post < 4; ++post)
    map.add(box(Rect::around(plan.left + 2, plan.front + 2 + post * 38.67, 3, 3), kLow, kEaves), kUprightPlanksPaper);
  map.add(box({plan.left, plan.front - 2, plan.left + 4, plan.back + 2}, kEaves, kEaves + 3), kPlanksPaper);
  Bd1Block& bed = map.add(box({plan.left + 12, plan.front + 8, plan.right, plan.back - 8}, 0, 9), kUprightPlanksPaper);
  BlockBuilder::paper(bed, {kTop}, kSoilPaper);
  for (const double z : {-48.0, -14.0, 22.0})
    addCrossedSheets(map, {180, 9, z}, 28, 28, 1, 0.35, z < -20 || z > 20 ? kFlowersPaper : kBushPaper);
  // Glass: the front, both ends, the roof
  map.add(standingSheet({plan.left + 2, 0, plan.back - 2}, {plan.left + 2, 0, plan.front + 2}, kLow, kEaves),
          kGlassPaper);
  for (const double z : {plan.front + 2, plan.back - 2}) {
    BoxCorners end = standingSheet({plan.left + 2, 0, z}, {plan.right, 0, z}, kLow, kEaves);
    end[1].y = end[2].y = kHigh;
    map.add(end, kGlassPaper);
  }
  map.add(slab({{{plan.left - 1, kEaves + 3, plan.front},
                 {plan.right, kHigh + 3, plan.front},
                 {plan.right, kHigh + 3, plan.back},
                 {plan.left - 1, kEaves + 3, plan.back}}},
               0),
          kGlassPaper);
}

void addGarden(BlockBuilder& map) {
  addGround(map);
  addHills(map);
  addInvisibleWall(map);
  addBed(map, {-128, -40, -72, 30});
  addBed(map, {72, -112, 124, -60});
  addTree(map, {-100, 4, -5}, 92, 0.2);
  addTree(map, {98, 4, -86}, 80, 0.9);
  addTree(map, {-132, -2, -262}, 118, 0.5);
  addTree(map, {150, -2, -240}, 104, 1.2);
  addCrossedSheets(map, {-84, 4, 18}, 18, 16, 2, 0.4, kFlowersPaper);
  addCrossedSheets(map, {114, 4, -68}, 16, 14, 2, 0.1, kFlowersPaper);
}

Bd1Map map() {
  BlockBuilder builder;
  addGarden(builder);
  addGate(builder);
  addHouse(builder);
  addTower(builder);
  addShed(builder);
  addFountain(builder);
  addGlasshouse(builder);
  Bd1Map map;
  map.textures = {"stone.bmp",   "plaster.bmp", "planks.bmp",  "roof.bmp",  "grass.bmp",
                  "cobbles.bmp", "details.bmp", "foliage.png", "water.png", "glass.png"};
  map.blocks = builder.blocks();
  return map;
}

} // namespace vitrine::demos::courtyard
