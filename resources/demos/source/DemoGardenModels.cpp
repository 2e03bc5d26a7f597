// Plants, and what stands among them.
#include "resources/demos/source/DemoModels.h"
#include "resources/demos/source/PropShaper.h"

#include <numbers>

namespace vitrine::demos {

namespace {

/// An arched frond, folded along its midrib.
void addFrond(PropShaper& shaper, const Vec3& root, double yaw, double reach, double rise) {
  constexpr int kPieces = 4;
  const double angle = yaw * std::numbers::pi / 180;
  const Vec3 outwards{std::cos(angle), std::sin(angle), 0};
  const Vec3 aside{-std::sin(angle), std::cos(angle), 0};
  const auto rib = [&](double t) {
    return root + outwards * (reach * t * (0.55 + 0.45 * t)) + Vec3{0, 0, rise * (1.75 * t - t * t)};
  };
  for (int i = 0; i < kPieces; ++i) {
    const double t0 = static_cast<double>(i) / kPieces;
    const double t1 = static_cast<double>(i + 1) / kPieces;
    for (const double side : {-1.0, 1.0}) {
      const Vec3 width = aside * (side * 6.5) + Vec3{0, 0, 2.2};
      shaper.leaf("palm_frond", {rib(t0), rib(t0) + width, rib(t1) + width, rib(t1)},
                  {0.5, 0.5 + side * 0.5, 1 - t1, 1 - t0});
    }
  }
}

} // namespace

PropModel pottedPalmModel() {
  PropShaper shaper("potted_palm");
  shaper.lathe("terracotta",
               {{{7.4, 0}, {9.6, 13}},
                {{9.6, 13}, {10.8, 13}},
                {{10.8, 13}, {11, 16.5}},
                {{11, 16.5}, {9.8, 16.5}},
                {{9.8, 16.5}, {9.8, 15}}},
               12);
  shaper.lathe("soil", {{{9.8, 15}, {0, 15.6}}}, 12);
  shaper.lathe("bark", {{{2.2, 15}, {1.4, 24}, {1.2, 38}}}, 6);
  for (int i = 0; i < 10; ++i) {
    const bool inner = i % 2 == 1;
    addFrond(shaper, {0, 0, 37}, 137.5 * i, inner ? 17.0 : 22.5, inner ? 54.0 + i : 32.0 + 1.5 * i);
  }
  return shaper.take();
}

PropModel limeTreeModel() {
  PropShaper shaper("tree_lime");
  shaper.lathe("bark", {{{6, 0}, {4, 4}, {3.2, 14}, {2.8, 55}, {1.5, 100}}}, 8, 2);
  struct Ball {
    Vec3 middle;
    double radius;
  };
  for (const Ball& ball :
       {Ball{{2, -2, 124}, 33}, Ball{{21, 10, 92}, 26}, Ball{{-17, 19, 96}, 25}, Ball{{-5, -22, 90}, 27}}) {
    shaper.stand(stretchedFrame(ball.middle, Vec3{1, 1, 0.92} * ball.radius));
    shaper.ball("lime_leaves", 10, 6, 3, 0.13);
  }
  return shaper.take();
}

PropModel stoneBenchModel() {
  PropShaper shaper("bench_stone");
  const std::string_view stone = "stone";
  shaper.block(stone, {-9, -25, 15.5}, {9, 25, 18.5}, 32);
  shaper.block(stone, {-8, -24, 14.2}, {8, 24, 15.5}, 32);
  shaper.block(stone, {-1.5, -12, 6}, {1.5, 12, 8.5}, 32);
  for (const double y : {-17.0, 12.0}) {
    shaper.block(stone, {-8, y - 1, 0}, {8, y + 6, 2.5}, 32);
    shaper.block(stone, {-5.5, y, 2.5}, {5.5, y + 5, 11.5}, 32);
    shaper.block(stone, {-7.5, y - 0.7, 11.5}, {7.5, y + 5.7, 14.2}, 32);
  }
  return shaper.take();
}

PropModel urnModel() {
  PropShaper shaper("urn");
  shaper.lathe("stone",
               {{{5, 0}, {5, 1.8}},
                {{5, 1.8}, {2.4, 3.6}, {2.1, 6}, {3, 7.4}},
                {{3, 7.4}, {7.8, 10}, {10.4, 15}, {10.6, 19}, {9.2, 22.5}},
                {{9.2, 22.5}, {11.6, 23.8}, {11.6, 25.2}},
                {{11.6, 25.2}, {10, 25.2}},
                {{10, 25.2}, {8.6, 23}}},
               14, 2);
  shaper.stand(stretchedFrame({0, 0, 24.5}, {9.4, 9.4, 7.5}));
  shaper.ball("lime_leaves", 10, 6, 1, 0.12);
  return shaper.take();
}

} // namespace vitrine::demos
