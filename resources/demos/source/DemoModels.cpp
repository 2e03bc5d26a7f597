#include "resources/demos/source/DemoModels.h"

#include "resources/demos/source/PropShaper.h"
#include "resources/demos/source/PropWriter.h"

namespace vitrine::demos {

PropModel bustModel() {
  PropShaper shaper("bust");
  const std::string_view bronze = "bronze";
  shaper.lathe(bronze, {{{5.6, 0}, {5.6, 1.6}}, {{5.6, 1.6}, {3, 2.6}, {2.6, 4.4}, {3.4, 5.6}}}, 8);
  shaper.stand(stretchedFrame({-0.4, 0, 0}, {0.55, 1, 1}));
  shaper.lathe(bronze, {{{3.4, 5.4}, {7.2, 6.6}, {8.9, 10.5}, {9.2, 13}, {7.6, 14.8}, {3.4, 15.8}, {2, 16.4}}}, 12);
  shaper.stand(leantFrame({-0.6, 0, 15.4}, 8));
  shaper.lathe(bronze, {{{2.4, 0}, {2, 3.6}}}, 8);
  const auto ellipsoid = [&](std::string_view material, const Vec3& middle, const Vec3& radii, int columns, int rows) {
    shaper.stand(stretchedFrame(middle, radii));
    shaper.ball(material, columns, rows);
  };
  const std::string_view patina = "bronze_dark";
  ellipsoid(bronze, {0.5, 0, 21.2}, {3.7, 3.3, 4.5}, 12, 6);  // head
  ellipsoid(patina, {-0.9, 0, 22.8}, {3.9, 3.7, 3.9}, 10, 5); // hair
  ellipsoid(bronze, {4.1, 0, 20.8}, {1.1, 0.6, 1.5}, 6, 3);   // nose
  ellipsoid(patina, {3.5, 0, 22.5}, {0.8, 2.1, 0.5}, 6, 3);   // brows
  ellipsoid(patina, {2.9, 0, 17.8}, {1.5, 2, 1.6}, 6, 3);     // beard
  return shaper.take();
}

PropModel ropePostModel() {
  PropShaper shaper("rope_post");
  const std::string_view brass = "brass";
  shaper.lathe(brass,
               {{{6, 0}, {6, 1}},
                {{6, 1}, {4.6, 1.6}, {1.8, 2.4}, {0.95, 4}},
                {{0.95, 4}, {0.95, 32}},
                {{0.95, 32}, {1.7, 32.6}, {1.7, 34.4}, {0.95, 35}}},
               14);
  shaper.stand(stretchedFrame({0, 0, 36.8}, {2.1, 2.1, 2.1}));
  shaper.ball(brass, 12, 6);
  return shaper.take();
}

PropModel chairModel() {
  PropShaper shaper("chair");
  const std::string_view wood = "wood";
  for (const double y : {-8.5, 6.7}) {
    shaper.block(wood, {6.2, y, 0}, {8, y + 1.8, 16});
    shaper.block(wood, {-8, y, 0}, {-6.2, y + 1.8, 16});
    shaper.block(wood, {-6.2, y + 0.5, 6}, {6.2, y + 1.3, 7.4});
  }
  shaper.block(wood, {-0.7, -7, 6.1}, {0.7, 7, 7.3});
  shaper.block(wood, {-8.2, -8.7, 14.6}, {8.4, 8.7, 16.8});
  shaper.block("velvet", {-6.2, -7.6, 16.8}, {7.8, 7.6, 18.6});
  shaper.stand(leantFrame({-7.2, 0, 16.8}, -7));
  for (const double y : {-8.5, 6.7})
    shaper.block(wood, {-0.8, y, -0.6}, {0.8, y + 1.8, 22});
  for (const double y : {-4.4, -0.8, 2.8})
    shaper.block(wood, {-0.4, y, 5}, {0.4, y + 1.6, 18});
  shaper.block(wood, {-0.6, -6.7, 3.6}, {0.6, 6.7, 5.2});
  shaper.block(wood, {-0.7, -8.9, 18}, {0.7, 8.9, 22.4});
  return shaper.take();
}

PropModel globeModel() {
  constexpr double kMiddle = 27;
  PropShaper shaper("globe");
  const std::string_view wood = "wood";
  shaper.lathe(
      wood,
      {{{10, 0}, {10, 1.4}}, {{10, 1.4}, {4, 3}, {1.8, 5}}, {{1.8, 5}, {2.6, 8}, {1.6, 12}}, {{1.6, 12}, {0, 12}}}, 8);
  for (int i = 0; i < 4; ++i) { // arms from the foot to the ring
    PropFrame arm = turnedFrame({0, 0, 9}, 45 + 90 * i);
    const Vec3 along = normalized(arm.x * 14.6 + Vec3{0, 0, kMiddle - 10});
    shaper.stand({arm.origin, cross(arm.y, along), arm.y, along});
    shaper.block(wood, {-0.6, -0.7, 0}, {0.6, 0.7, 22.4});
  }
  shaper.stand();
  shaper.lathe(wood,
               {{{13.9, kMiddle - 1}, {16.2, kMiddle - 1}},
                {{16.2, kMiddle - 1}, {16.2, kMiddle + 0.2}},
                {{16.2, kMiddle + 0.2}, {13.9, kMiddle + 0.2}}},
               16, 4);
  PropFrame globe = leantFrame({0, 0, kMiddle}, 23);
  for (Vec3* axis : {&globe.x, &globe.y, &globe.z})
    *axis *= 13;
  shaper.stand(globe);
  shaper.ball("globe_map", 14, 8);
  // The meridian: a ring that stands upright, in the plane the axis leans in.
  shaper.stand({{0, 0, kMiddle}, {0, 0, 1}, {1, 0, 0}, {0, 1, 0}});
  shaper.lathe("brass", {{{13.2, -0.5}, {13.8, -0.5}}, {{13.8, -0.5}, {13.8, 0.5}}, {{13.8, 0.5}, {13.2, 0.5}}}, 12);
  return shaper.take();
}

PropModel ladderModel() {
  constexpr double kLength = 158;
  PropShaper shaper("ladder");
  shaper.stand(leantFrame({0, 0, 0}, -5));
  for (const double y : {-10.5, 9.0})
    shaper.block("oak", {-1.3, y, 0}, {1.3, y + 1.5, kLength});
  for (double z = 11; z < kLength; z += 12)
    shaper.block("oak", {-0.8, -9, z}, {0.8, 9, z + 1.4});
  return shaper.take();
}

PropModel bookStackModel() {
  struct Book {
    std::string_view cover;
    double length;
    double width;
    double thickness;
    double yaw;
  };
  PropShaper shaper("book_stack");
  double z = 0;
  for (const Book& book :
       {Book{"book_green", 9.6, 7, 2.2, 4}, Book{"book_red", 9, 6.4, 1.6, -9}, Book{"book_blue", 7.8, 5.6, 1.8, 16}}) {
    const double x = book.width / 2;
    const double y = book.length / 2;
    shaper.stand(turnedFrame({0, 0, z}, book.yaw));
    shaper.block(book.cover, {-x, -y, 0}, {x, y, 0.2}, 8);
    shaper.block(book.cover, {-x, -y, book.thickness - 0.2}, {x, y, book.thickness}, 8);
    shaper.block(book.cover, {-x, -y, 0.2}, {-x + 0.25, y, book.thickness - 0.2}, 8);
    shaper.block("pages", {-x + 0.25, -y + 0.25, 0.2}, {x - 0.3, y - 0.25, book.thickness - 0.2}, 4);
    z += book.thickness;
  }
  return shaper.take();
}

PropModel crateModel() {
  constexpr double kHalf = 10.5;
  constexpr double kSize = 2 * kHalf;
  PropShaper shaper("crate");
  shaper.block("dark", {-kHalf + 1.6, -kHalf + 1.6, 0.4}, {kHalf - 1.6, kHalf - 1.6, kSize - 1});
  for (int side = 0; side < 4; ++side) {
    shaper.stand(turnedFrame({}, 90 * side));
    for (int i = 0; i < 4; ++i)
      shaper.block("oak", {kHalf - 1.5, -kHalf + 1.2, 0.6 + 4.95 * i}, {kHalf - 0.7, kHalf - 1.2, 4.5 + 4.95 * i});
    shaper.block("oak", {kHalf - 1.5, kHalf - 3, 0},
                 {kHalf, kHalf, kSize - 0.8}); // the post covers the next side's end
  }
  shaper.stand();
  for (int i = 0; i < 4; ++i)
    shaper.block("oak", {-kHalf, -kHalf + 0.15 + 5.25 * i, kSize - 0.8}, {kHalf, -kHalf + 5.1 + 5.25 * i, kSize});
  return shaper.take();
}

PropModel barrelModel() {
  PropShaper shaper("barrel");
  shaper.lathe("staves", {{{10.6, 0}, {12.4, 6}, {13.4, 13}, {13.4, 21}, {12.4, 28}, {10.6, 34}}}, 14, 3);
  shaper.lathe("staves", {{{10.6, 34}, {9.8, 34}}, {{9.8, 34}, {9.8, 32.8}}}, 14, 3);
  shaper.lathe("oak", {{{9.8, 32.8}, {0, 32.8}}}, 14);
  shaper.lathe("iron",
               {{{11.2, 1}, {11.9, 3.4}},
                {{11.9, 3.4}, {11.2, 3.4}},
                {{13.4, 9.4}, {13.8, 12}},
                {{13.8, 12}, {13.2, 12}},
                {{13.8, 22}, {13.4, 24.6}},
                {{13.4, 24.6}, {12.8, 24.6}},
                {{11.9, 30.6}, {11.2, 33}},
                {{11.2, 33}, {10.6, 33}}},
               14);
  return shaper.take();
}

PropModel lanternModel() {
  PropShaper shaper("lantern");
  const std::string_view iron = "iron";
  shaper.lathe(iron, {{{5, 0}, {5, 1.2}}, {{5, 1.2}, {4, 2}, {0, 2}}}, 12);
  shaper.lathe("flame", {{{0, 2}, {1.6, 3}, {1.9, 5}, {1.1, 7.5}, {0, 9.4}}}, 8);
  for (int i = 0; i < 4; ++i) {
    shaper.stand(turnedFrame({}, 45 + 90 * i));
    shaper.block(iron, {3.4, -0.3, 1.6}, {4, 0.3, 11});
  }
  shaper.stand();
  shaper.lathe(
      iron, {{{0, 10.6}, {5, 10.6}}, {{5, 10.6}, {4.6, 11.4}, {1.6, 14}, {1.2, 15.6}}, {{1.2, 15.6}, {0, 15.6}}}, 12);
  shaper.stand({{0, 0, 17}, {0, 0, 1}, {1, 0, 0}, {0, 1, 0}}); // the ring to carry it by
  shaper.lathe(iron, {{{1.5, -0.3}, {2.1, -0.3}, {2.1, 0.3}, {1.5, 0.3}, {1.5, -0.3}}}, 10);
  return shaper.take();
}

std::vector<PropModel> demoModels() {
  return {bustModel(),     pottedPalmModel(), ropePostModel(), chairModel(),  globeModel(),
          ladderModel(),   bookStackModel(),  crateModel(),    barrelModel(), lanternModel(),
          limeTreeModel(), stoneBenchModel(), urnModel()};
}

void addDemoModels(MapModel& map) {
  for (const PropModel& model : demoModels())
    for (PakFile& file : modelFiles(model))
      map.pakFiles.push_back(std::move(file));
  for (PakFile& file : demoModelMaterials())
    map.pakFiles.push_back(std::move(file));
}

} // namespace vitrine::demos
